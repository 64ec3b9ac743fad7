#include "editor/document/history.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace pampas::document {
namespace {

enum class Direction { Back, Forward };

/// Carries out a step, or takes it back.
class Carrier {
  public:
    Carrier(State& state, Direction direction) : state_(state), direction_(direction) {}

    Change carry(const Step& step) const {
        Change change = std::visit(*this, step.edit);
        if (step.selection) {
            state_.selection = towards(*step.selection);
            change.selection = true;
        }
        return change;
    }

    Change operator()(std::monostate) const { return {}; }
    Change operator()(const std::vector<SpaceEdit>& edits) const {
        Change change;
        for (const SpaceEdit& edit : edits) {
            state_.map.set(edit.at, direction_ == Direction::Forward ? edit.after : edit.before);
            change.spaces.push_back(edit.at);
        }
        return change;
    }
    Change operator()(const Exchange<map::Map>& exchange) const {
        state_.map = towards(exchange);
        return {.spaces = {}, .grid = true, .details = true};
    }
    Change operator()(const Exchange<map::Details>& exchange) const {
        state_.map.details() = towards(exchange);
        return {.spaces = {}, .grid = false, .details = true};
    }

  private:
    template <class Value>
    const Value& towards(const Exchange<Value>& exchange) const {
        return direction_ == Direction::Forward ? exchange.after : exchange.before;
    }

    State& state_;
    Direction direction_;
};

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
    return Carrier(state, Direction::Forward).carry(*steps_.back());
}

Change History::undo(State& state) {
    assert(can_undo());
    --done_;
    return Carrier(state, Direction::Back).carry(*steps_[done_]);
}

Change History::redo(State& state) {
    assert(can_redo());
    ++done_;
    return Carrier(state, Direction::Forward).carry(*steps_[done_ - 1]);
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
