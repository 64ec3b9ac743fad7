#pragma once

#include "editor/document/selection.h"
#include "engine/map/difference.h"
#include "engine/map/map.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The open map and the one way to change it. Knows no window.
namespace pampas::document {

/// One space painted over: what it was, and what it is now.
using SpaceEdit = map::SpaceDifference;

/// A value replaced by another.
template <class Value>
struct Exchange {
    Value before;
    Value after;
};

/// What a step changed, so that windows draw and check only that again.
struct Change {
    std::vector<hex::Coordinate> spaces = {}; ///< each once, if `grid` is false
    bool grid = false;                        ///< the whole map: its size, stagger or every space
    bool details = false;                     ///< name, description and the like
    bool selection = false;

    /// Whether the map is as it was.
    bool leaves_map() const { return spaces.empty() && !grid && !details; }
};

/// A change that can be done and undone. Immutable, so that others may keep it.
struct Step {
    std::string label; ///< for the history panel: `Paint forest`
    /// The edit of the map: none, spaces painted, or the whole map or its details replaced.
    std::variant<std::monostate, std::vector<SpaceEdit>, Exchange<map::Map>, Exchange<map::Details>>
        edit;
    std::optional<Exchange<Selection>> selection = {};

    bool changes_map() const { return !std::holds_alternative<std::monostate>(edit); }
};

/// What steps change.
struct State {
    map::Map map;
    Selection selection = {};
};

/// The steps that led to a map, and those undone, without the map itself. The number of steps is
/// not limited.
class History {
  public:
    using Steps = std::vector<std::shared_ptr<const Step>>;

    /// Adds a step that has just been done and forgets all undone steps.
    void add(Step step);
    /// Does a step and adds it.
    Change carry_out(Step step, State& state);

    bool can_undo() const { return done_ > 0; }
    bool can_redo() const { return done_ < steps_.size(); }
    /// Takes the last step back. There must be one.
    Change undo(State& state);
    /// Does the next step again. There must be one.
    Change redo(State& state);

    /// All steps, the oldest first; the first `done()` of them are in effect.
    const Steps& steps() const { return steps_; }
    std::size_t done() const { return done_; }
    /// The label of the step that `undo` or `redo` would take, if there is one.
    std::optional<std::string> undo_label() const;
    std::optional<std::string> redo_label() const;
    std::vector<std::string> labels() const;

    /// Whether the map differs from the one last saved. A saved state that can no longer be reached
    /// by undo or redo is forgotten.
    bool modified() const;
    void mark_saved() { saved_ = done_; }
    /// The map was saved when `done` steps were in effect, at most all.
    void mark_saved_at(std::size_t done) { saved_ = done; }
    /// No state counts as saved any more, because the map is saved nowhere.
    void mark_unsaved() { saved_.reset(); }
    /// How many steps were in effect when the map was saved, if that state can be reached.
    std::optional<std::size_t> saved() const { return saved_; }
    /// Whether both histories, or copies of them, began as the same one.
    bool continues(const History& earlier) const { return beginning_ == earlier.beginning_; }

  private:
    /// Shared by all copies of a history.
    std::shared_ptr<const int> beginning_ = std::make_shared<const int>();
    Steps steps_;
    std::size_t done_ = 0;
    std::optional<std::size_t> saved_ = 0;
};

} // namespace pampas::document
