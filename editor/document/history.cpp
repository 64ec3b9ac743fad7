#include "editor/document/history.h"

#include <cassert>
#include <utility>

namespace pampas::document {
namespace {

enum class Direction { Back, Forward };

/// Carries out a step on a map, or takes it back, and keeps what is needed for the way back.
class Carrier {
  public:
    Carrier(map::Map& map, Direction direction) : map_(map), direction_(direction) {}

    Change operator()(const std::vector<SpaceEdit>& edits) const {
        Change change;
        for (const SpaceEdit& edit : edits) {
            map_.set(edit.at, direction_ == Direction::Forward ? edit.after : edit.before);
            change.spaces.push_back(edit.at);
        }
        return change;
    }
    Change operator()(map::Map& other) const {
        std::swap(map_, other);
        return {.spaces = {}, .grid = true, .details = true};
    }
    Change operator()(map::Details& other) const {
        std::swap(map_.details(), other);
        return {.spaces = {}, .grid = false, .details = true};
    }

  private:
    map::Map& map_;
    Direction direction_;
};

} // namespace

void History::add(Step step) {
    steps_.resize(done_);
    if (saved_ && *saved_ > done_) {
        saved_.reset();
    }
    steps_.push_back(std::move(step));
    ++done_;
}

Change History::undo(map::Map& map) {
    assert(can_undo());
    --done_;
    return std::visit(Carrier(map, Direction::Back), steps_[done_].edit);
}

Change History::redo(map::Map& map) {
    assert(can_redo());
    ++done_;
    return std::visit(Carrier(map, Direction::Forward), steps_[done_ - 1].edit);
}

std::optional<std::string> History::undo_label() const {
    return can_undo() ? std::optional(steps_[done_ - 1].label) : std::nullopt;
}

std::optional<std::string> History::redo_label() const {
    return can_redo() ? std::optional(steps_[done_].label) : std::nullopt;
}

std::vector<std::string> History::labels() const {
    std::vector<std::string> result;
    result.reserve(steps_.size());
    for (const Step& step : steps_) {
        result.push_back(step.label);
    }
    return result;
}

} // namespace pampas::document
