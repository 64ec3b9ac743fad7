#pragma once

#include "editor/document/tool.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace pampas::document {

/// What the user paints with: one of the tools and a brush.
class Toolbox {
  public:
    Toolbox();

    const Brush& brush() const { return brush_; }
    void choose_space(map::Space space);
    /// Widens or narrows the brush, within 1 to `max_rings`.
    void choose_rings(int rings);

    /// The chosen tool, as an index into `all_tools()`.
    std::size_t tool_index() const { return index_; }
    /// Whatever is held is dropped.
    void choose_tool(std::size_t index);
    /// What a press does: the chosen tool or, while something is held, putting that down.
    Tool& tool() const { return holding() ? *stamp_ : *tools_[index_]; }

    /// Holds a piece of a map, which presses put down, until it is dropped.
    void hold(Held held);
    void drop() { hold({}); }
    bool holding() const { return !brush_.held.stamp.cells.empty(); }

    /// The help for the status bar: what a press does.
    std::string help() const;

    /// Calls `listener` after every choice that changed something.
    void on_change(std::function<void()> listener) { listener_ = std::move(listener); }

  private:
    template <class T>
    void choose(T& place, T value);

    std::vector<std::unique_ptr<Tool>> tools_;
    std::unique_ptr<Tool> stamp_ = make_stamp_tool();
    std::size_t index_ = 0;
    Brush brush_{.space = map::Space::Forest};
    std::function<void()> listener_;
};

/// A press, drag and release with the chosen tool, by pointer or by keys: at most one at a time. It
/// keeps to the tool it began with.
class Gesture {
  public:
    Gesture(Document& document, const Toolbox& toolbox) : document_(document), toolbox_(toolbox) {}

    /// Whether one is going on.
    bool active() const { return tool_ != nullptr; }

    /// Begins one at a space of the map. `combine` says how its choice goes together with the
    /// selection. One that is going on is abandoned.
    void press(hex::Coordinate at, Combine combine = Combine::Replace);
    /// Goes on to a space; nothing happens when none is going on or the space is the last one.
    void drag(hex::Coordinate at);
    /// Ends the gesture where it last was.
    void release();
    /// Takes back what the gesture did.
    void cancel();
    /// Ends the gesture because something else happens: what is painted stays, what was only begun
    /// is given up.
    void abandon();

    /// What a press, or a release of what is going on, would do at `at`.
    Preview preview(hex::Coordinate at) const;

  private:
    Brush brush() const;

    Document& document_;
    const Toolbox& toolbox_;
    Tool* tool_ = nullptr;
    Combine combine_ = Combine::Replace;
    hex::Coordinate last_;
};

} // namespace pampas::document
