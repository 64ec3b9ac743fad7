#pragma once

#include "editor/document/history.h"
#include "engine/hex/symmetry.h"
#include "engine/map/map.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::document {

/// A map being edited, with its undo history. Only the document changes the map. Every edit is a
/// step that can be undone; an edit that changes nothing leaves no step.
class Document {
  public:
    explicit Document(map::Map map = map::Map()) : state_{std::move(map)} {}

    const map::Map& map() const { return state_.map; }
    const Selection& selection() const { return state_.selection; }
    const History& history() const { return history_; }

    /// Calls `listener` after every change of map or selection, also of an open stroke: once for
    /// each call of a member function, however much it does.
    void on_change(std::function<void(const Change&)> listener) { listener_ = std::move(listener); }

    /// Replaces the map and begins a new history. The map counts as saved.
    void open(map::Map map);
    /// The same with the history that led to the map.
    void resume(State state, History history);

    /// Opens a stroke: everything painted and selected until `end_stroke` becomes one step with
    /// this label. A stroke that is still open ends first.
    void begin_stroke(std::string label);
    /// Paints spaces of the map and their images under the symmetry, except locked ones, as part of
    /// the open stroke; there must be one.
    void paint(const std::vector<hex::Coordinate>& spaces, map::Space space);
    /// The spaces that `paint` would paint: each once, in reading order. Under a symmetry, a locked
    /// space of another kind keeps its images as they are, too.
    std::vector<hex::Coordinate> paintable(const std::vector<hex::Coordinate>& spaces,
                                           map::Space space) const;
    /// Selects spaces of the map, as part of the open stroke; there must be one.
    void select(Selection selection);
    /// Closes the open stroke, if any.
    void end_stroke();
    /// Takes back the open stroke, if any.
    void cancel_stroke();
    /// Whether a stroke is open.
    bool painting() const { return stroke_.has_value(); }

    /// Makes everything that `work` paints and selects one step with this label. A stroke that is
    /// still open ends first.
    void step(std::string label, const std::function<void()>& work);

    /// Replaces the map with another, such as a rotated or resized one. Nothing is selected on it.
    void replace(map::Map map, std::string label);
    /// Makes the spaces like those of a map of the same grid, except locked ones. Ignores the
    /// symmetry.
    void repaint(const map::Map& like, std::string label);
    /// Changes what the map says about itself.
    void set_details(map::Details details, std::string label);
    /// Selects spaces of the map, as a step of its own.
    void select(Selection selection, std::string label);

    /// From now on, `paint` also paints the images under this symmetry. This is no step, as it
    /// changes no map. A map of another grid gets the same symmetry around its middle.
    void set_symmetry(const hex::Symmetry& symmetry);
    void set_symmetry(const hex::Symmetry& symmetry, hex::Point close_to);
    const hex::Symmetric* symmetry() const { return symmetry_ ? &*symmetry_ : nullptr; }

    /// Whether there is a step to undo, or a stroke that would become one.
    bool can_undo() const { return stroke_.has_value() || history_.can_undo(); }
    /// Undo or redo one step, if there is one. An open stroke ends first.
    void undo();
    void redo();
    /// Undoes or redoes until `done` steps are in effect, at most all of them.
    void go_to(std::size_t done);

    bool modified() const { return stroke_.has_value() || history_.modified(); }
    /// Marks the map as saved as it is now.
    void mark_saved();
    /// Marks the map as saved nowhere.
    void mark_unsaved() { history_.mark_unsaved(); }

  private:
    struct Stroke {
        std::string label;
        State before;
    };

    void report(const Change& change);
    /// Calls the listener once for all that `work` does.
    void report_once(const std::function<void()>& work);

    State state_;
    History history_;
    std::optional<hex::Symmetric> symmetry_;
    std::optional<Stroke> stroke_;
    std::optional<Change> gathered_; ///< changes to be reported together
    std::function<void(const Change&)> listener_;
};

} // namespace pampas::document
