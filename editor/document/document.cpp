#include "editor/document/document.h"

#include <cassert>
#include <utility>

namespace pampas::document {
namespace {

/// The spaces in which two maps of one grid differ.
std::vector<SpaceEdit> difference(const map::Map& before, const map::Map& after) {
    std::vector<SpaceEdit> edits;
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        if (before.spaces()[offset] != after.spaces()[offset]) {
            edits.push_back({before.grid().coordinate(offset), before.spaces()[offset],
                             after.spaces()[offset]});
        }
    }
    return edits;
}

} // namespace

void Document::open(map::Map map) {
    stroke_.reset();
    map_ = std::move(map);
    history_ = History();
    tell({.spaces = {}, .grid = true, .details = true});
}

void Document::begin_stroke(std::string label) {
    end_stroke();
    stroke_ = Stroke{std::move(label), map_};
}

void Document::paint(std::span<const hex::Coordinate> spaces, map::Space space) {
    assert(stroke_);
    Change change;
    for (const hex::Coordinate at : spaces) {
        if (map_.at(at) != space) {
            map_.set(at, space);
            change.spaces.push_back(at);
        }
    }
    if (!change.spaces.empty()) {
        tell(change);
    }
}

void Document::end_stroke() {
    if (!stroke_) {
        return;
    }
    Stroke stroke = *std::exchange(stroke_, std::nullopt);
    auto edits = difference(stroke.before, map_);
    if (!edits.empty()) {
        history_.add({std::move(stroke.label), std::move(edits)});
    }
    tell({});
}

void Document::cancel_stroke() {
    if (!stroke_) {
        return;
    }
    const Stroke stroke = *std::exchange(stroke_, std::nullopt);
    Change change;
    for (const SpaceEdit& edit : difference(stroke.before, map_)) {
        map_.set(edit.at, edit.before);
        change.spaces.push_back(edit.at);
    }
    tell(change);
}

void Document::replace(map::Map map, std::string label) {
    end_stroke();
    if (map == map_) {
        return;
    }
    std::swap(map_, map);
    history_.add({std::move(label), std::move(map)});
    tell({.spaces = {}, .grid = true, .details = true});
}

void Document::set_details(map::Details details, std::string label) {
    end_stroke();
    if (details == map_.details()) {
        return;
    }
    std::swap(map_.details(), details);
    history_.add({std::move(label), std::move(details)});
    tell({.spaces = {}, .grid = false, .details = true});
}

void Document::undo() {
    end_stroke();
    if (history_.can_undo()) {
        tell(history_.undo(map_));
    }
}

void Document::redo() {
    end_stroke();
    if (history_.can_redo()) {
        tell(history_.redo(map_));
    }
}

void Document::go_to(std::size_t done) {
    end_stroke();
    while (history_.done() > done && history_.can_undo()) {
        undo();
    }
    while (history_.done() < done && history_.can_redo()) {
        redo();
    }
}

void Document::mark_saved() {
    end_stroke();
    history_.mark_saved();
}

void Document::tell(const Change& change) const {
    if (listener_) {
        listener_(change);
    }
}

} // namespace pampas::document
