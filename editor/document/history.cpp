#include "editor/document/history.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace pampas::document {
namespace {

enum class Direction { Back, Forward };

template <class Value>
const Value& towards(Direction direction, const Exchange<Value>& exchange) {
    return direction == Direction::Forward ? exchange.after : exchange.before;
}

/// Does or undoes a step.
Change carry(const Step& step, Direction direction, State& state) {
    Change change;
    if (const auto* edits = std::get_if<std::vector<SpaceEdit>>(&step.edit)) {
        for (const SpaceEdit& edit : *edits) {
            state.map.set(edit.at, direction == Direction::Forward ? edit.other : edit.one);
            change.spaces.push_back(edit.at);
        }
    } else if (const auto* maps = std::get_if<Exchange<map::Map>>(&step.edit)) {
        state.map = towards(direction, *maps);
        change.grid = change.details = true;
    } else if (const auto* details = std::get_if<Exchange<map::Details>>(&step.edit)) {
        state.map.details() = towards(direction, *details);
        change.details = true;
    }
    if (step.selection) {
        state.selection = towards(direction, *step.selection);
        change.selection = true;
    }
    return change;
}

} // namespace

void History::add(Step step) {
    steps_.resize(done_);
    if (saved_ && *saved_ > done_) {
        saved_.reset();
    }
    steps_.push_back(std::make_shared<const Step>(std::move(step)));
    ++done_;
}

Change History::carry_out(Step step, State& state) {
    add(std::move(step));
    return carry(*steps_.back(), Direction::Forward, state);
}

Change History::undo(State& state) {
    assert(can_undo());
    --done_;
    return carry(*steps_[done_], Direction::Back, state);
}

Change History::redo(State& state) {
    assert(can_redo());
    ++done_;
    return carry(*steps_[done_ - 1], Direction::Forward, state);
}

std::optional<std::string> History::undo_label() const {
    return can_undo() ? std::optional(steps_[done_ - 1]->label) : std::nullopt;
}

std::optional<std::string> History::redo_label() const {
    return can_redo() ? std::optional(steps_[done_]->label) : std::nullopt;
}

std::vector<std::string> History::labels() const {
    std::vector<std::string> result;
    result.reserve(steps_.size());
    for (const auto& step : steps_) {
        result.push_back(step->label);
    }
    return result;
}

bool History::modified() const {
    if (!saved_) {
        return true;
    }
    const auto [least, most] = std::minmax(*saved_, done_);
    return std::any_of(steps_.begin() + static_cast<std::ptrdiff_t>(least),
                       steps_.begin() + static_cast<std::ptrdiff_t>(most),
                       [](const auto& step) { return step->changes_map(); });
}

} // namespace pampas::document
