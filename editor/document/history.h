#pragma once

#include "engine/map/map.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The open map and the one way to change it. Knows no window.
namespace pampas::document {

/// One space painted over.
struct SpaceEdit {
    hex::Coordinate at;
    map::Space before{};
    map::Space after{};
};

/// What a step changed, so that only that is painted and checked again.
struct Change {
    std::vector<hex::Coordinate> spaces; ///< each once, when `grid` is false
    bool grid = false;                   ///< the whole map: its size, stagger or every space
    bool details = false;                ///< name, description and the like

    bool empty() const { return spaces.empty() && !grid && !details; }
};

/// A change that can be done and undone: spaces painted, or the whole map or its details exchanged
/// for those kept here, which are the earlier ones while the step is done and the later ones while
/// it is undone.
struct Step {
    std::string label; ///< for the history panel: `Paint forest`
    std::variant<std::vector<SpaceEdit>, map::Map, map::Details> edit;
};

/// The steps that led to a map, and those undone. Does not hold the map they led to; steps that
/// exchanged a whole map each keep the other one. Nothing limits how many steps there are.
class History {
  public:
    /// Remembers a step that has just been done and forgets what was undone before it.
    void add(Step step);

    bool can_undo() const { return done_ > 0; }
    bool can_redo() const { return done_ < steps_.size(); }
    /// Takes the last step back from `map`. There must be one.
    Change undo(map::Map& map);
    /// Does the next step again. There must be one.
    Change redo(map::Map& map);

    /// The label of the step that `undo`, or `redo`, would take; none without one.
    std::optional<std::string> undo_label() const;
    std::optional<std::string> redo_label() const;
    /// All labels, the oldest first; the first `done()` of them are in effect.
    std::vector<std::string> labels() const;
    std::size_t done() const { return done_; }

    /// Whether the map differs from the one last saved. A saved state that can no longer be reached
    /// by undo or redo is forgotten.
    bool modified() const { return saved_ != done_; }
    void mark_saved() { saved_ = done_; }
    /// No state counts as saved any more, for a map that is kept nowhere.
    void mark_unsaved() { saved_.reset(); }

  private:
    std::vector<Step> steps_;
    std::size_t done_ = 0;
    std::optional<std::size_t> saved_ = 0;
};

} // namespace pampas::document
