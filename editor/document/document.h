#pragma once

#include "editor/document/history.h"
#include "engine/hex/symmetry.h"
#include "engine/map/map.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::document {

/// A map being edited, with its undo history. Nothing else changes the map. Every edit is a step
/// that can be undone; an edit that changes nothing leaves no step.
class Document {
  public:
    explicit Document(map::Map map = map::Map()) : state_{std::move(map)} {}

    const map::Map& map() const { return state_.map; }
    const Selection& selection() const { return state_.selection; }
    const History& history() const { return history_; }

    /// Calls `listener` after every change of map or selection, also of an open stroke: once for
    /// each call of a function of the document, whatever that does.
    void on_change(std::function<void(const Change&)> listener) { listener_ = std::move(listener); }

    /// Another map takes this one's place, and its history begins: it counts as saved.
    void open(map::Map map);
    /// The same with a history that has led to the map.
    void resume(State state, History history);

    /// Opens a stroke: everything painted and selected until `end_stroke` becomes one step with
    /// this label. A stroke that is still open ends first.
    void begin_stroke(std::string label);
    /// Paints spaces of the map, and where the symmetry carries them, but none that is locked, as a
    /// part of the open stroke; there must be one.
    void paint(const std::vector<hex::Coordinate>& spaces, map::Space space);
    /// What `paint` would paint: each once, in reading order.
    std::vector<hex::Coordinate> paintable(const std::vector<hex::Coordinate>& spaces) const;
    /// Chooses spaces of the map, as a part of the open stroke; there must be one.
    void select(Selection selection);
    /// Closes the open stroke, if any.
    void end_stroke();
    /// Takes the open stroke back, if any.
    void cancel_stroke();
    /// Whether a stroke is open.
    bool painting() const { return stroke_.has_value(); }

    /// Makes everything that `work` paints and selects one step with this label. A stroke that is
    /// still open ends first.
    void step(std::string label, const std::function<void()>& work);

    /// Exchanges the map for another: turned, resized. Nothing is chosen on it.
    void replace(map::Map map, std::string label);
    /// Makes the spaces like those of a map of the same grid, except locked ones. The symmetry adds
    /// nothing.
    void repaint(const map::Map& like, std::string label);
    /// Changes what the map says about itself.
    void set_details(map::Details details, std::string label);
    /// Chooses spaces of the map, as a step of its own.
    void select(Selection selection, std::string label);

    /// What is painted appears wherever this carries it; none: only where it is painted. No step:
    /// it is how one paints. A map of another grid gets the same symmetry around its middle.
    void set_symmetry(const hex::Symmetry& symmetry);
    void set_symmetry(const hex::Symmetry& symmetry, hex::Point near);
    const hex::Symmetric* symmetry() const { return symmetry_ ? &*symmetry_ : nullptr; }

    /// Whether there is a step to undo, or a stroke that would become one.
    bool can_undo() const { return stroke_.has_value() || history_.can_undo(); }
    /// Undo and redo one step; without one they do nothing. An open stroke ends first.
    void undo();
    void redo();
    /// Undoes or redoes until `done` steps are in effect, at most all of them.
    void go_to(std::size_t done);

    bool modified() const { return stroke_.has_value() || history_.modified(); }
    /// The map as it is now has been saved.
    void mark_saved();
    /// The map as it is now is kept nowhere.
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
