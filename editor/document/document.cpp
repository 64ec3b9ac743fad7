#include "editor/document/document.h"

#include <cassert>
#include <utility>

namespace pampas::document {

void Document::open(map::Map map) {
    resume({std::move(map)}, History());
}

void Document::resume(State state, History history) {
    stroke_.reset();
    state_ = std::move(state);
    history_ = std::move(history);
    report({.spaces = {}, .grid = true, .details = true, .selection = true});
}

void Document::begin_stroke(std::string label) {
    end_stroke();
    stroke_ = Stroke{std::move(label), state_};
}

std::vector<hex::Coordinate> Document::paintable(const std::vector<hex::Coordinate>& spaces,
                                                 map::Space space) const {
    const Selection& locked = map().details().locked;
    if (!symmetry_) {
        return combined(selection_of(spaces), Combine::Remove, locked);
    }
    Selection others = locked;
    std::erase_if(others, [&](hex::Coordinate at) { return map().at(at) == space; });
    return combined(combined(symmetry_->images(spaces), Combine::Remove, locked), Combine::Remove,
                    symmetry_->images(others));
}

void Document::paint(const std::vector<hex::Coordinate>& spaces, map::Space space) {
    assert(stroke_);
    Change change;
    for (const hex::Coordinate at : paintable(spaces, space)) {
        if (map().at(at) != space) {
            state_.map.set(at, space);
            change.spaces.push_back(at);
        }
    }
    if (!change.spaces.empty()) {
        report(change);
    }
}

void Document::select(Selection selection) {
    assert(stroke_);
    if (selection != state_.selection) {
        state_.selection = std::move(selection);
        report({.selection = true});
    }
}

void Document::end_stroke() {
    if (!stroke_) {
        return;
    }
    Stroke stroke = *std::exchange(stroke_, std::nullopt);
    Step step{std::move(stroke.label), {}};
    if (auto edits = map::differences(stroke.before.map, map()); !edits.empty()) {
        step.edit = std::move(edits);
    }
    if (stroke.before.selection != selection()) {
        step.selection = {std::move(stroke.before.selection), selection()};
    }
    if (step.changes_map() || step.selection) {
        history_.add(std::move(step));
    }
    report({});
}

void Document::cancel_stroke() {
    if (!stroke_) {
        return;
    }
    Stroke stroke = *std::exchange(stroke_, std::nullopt);
    Change change;
    for (const SpaceEdit& edit : map::differences(stroke.before.map, map())) {
        state_.map.set(edit.at, edit.one);
        change.spaces.push_back(edit.at);
    }
    change.selection = stroke.before.selection != selection();
    state_.selection = std::move(stroke.before.selection);
    report(change);
}

void Document::step(std::string label, const std::function<void()>& work) {
    end_stroke();
    report_once([&] {
        begin_stroke(std::move(label));
        work();
        end_stroke();
    });
}

void Document::replace(map::Map map, std::string label) {
    end_stroke();
    if (map == state_.map) {
        return;
    }
    Step step{std::move(label), Exchange<map::Map>{state_.map, std::move(map)}};
    if (!selection().empty()) {
        step.selection = {selection(), {}};
    }
    report(history_.carry_out(std::move(step), state_));
}

void Document::repaint(const map::Map& like, std::string label) {
    assert(like.grid() == map().grid());
    step(std::move(label), [&] {
        Change change;
        for (const SpaceEdit& edit : map::differences(map(), like)) {
            if (!map().is_locked(edit.at)) {
                state_.map.set(edit.at, edit.other);
                change.spaces.push_back(edit.at);
            }
        }
        report(change);
    });
}

void Document::set_details(map::Details details, std::string label) {
    end_stroke();
    if (details == map().details()) {
        return;
    }
    report(history_.carry_out(
        {std::move(label), Exchange<map::Details>{map().details(), std::move(details)}}, state_));
}

void Document::select(Selection selection, std::string label) {
    step(std::move(label), [&] { select(std::move(selection)); });
}

void Document::set_symmetry(const hex::Symmetry& symmetry) {
    const hex::Point end = hex::extent(map().grid());
    set_symmetry(symmetry, {end.x / 2, end.y / 2});
}

void Document::set_symmetry(const hex::Symmetry& symmetry, hex::Point close_to) {
    end_stroke();
    symmetry_ =
        symmetry == hex::Symmetry()
            ? std::nullopt
            : std::optional<hex::Symmetric>(std::in_place, map().grid(), symmetry, close_to);
    report({});
}

void Document::undo() {
    end_stroke();
    if (history_.can_undo()) {
        report(history_.undo(state_));
    }
}

void Document::redo() {
    end_stroke();
    if (history_.can_redo()) {
        report(history_.redo(state_));
    }
}

void Document::go_to(std::size_t done) {
    end_stroke();
    report_once([&] {
        while (history_.done() > done && history_.can_undo()) {
            undo();
        }
        while (history_.done() < done && history_.can_redo()) {
            redo();
        }
    });
}

void Document::mark_saved() {
    end_stroke();
    history_.mark_saved();
}

void Document::report_once(const std::function<void()>& work) {
    gathered_.emplace();
    work();
    report(*std::exchange(gathered_, std::nullopt));
}

void Document::report(const Change& change) {
    if (gathered_) {
        gathered_->spaces = combined(gathered_->spaces, Combine::Add, selection_of(change.spaces));
        gathered_->grid |= change.grid;
        gathered_->details |= change.details;
        gathered_->selection |= change.selection;
        return;
    }
    if (symmetry_ && symmetry_->grid() != map().grid()) {
        set_symmetry(symmetry_->symmetry());
    }
    if (listener_) {
        listener_(change);
    }
}

} // namespace pampas::document
