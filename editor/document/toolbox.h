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
    /// Chooses a random mix to paint with.
    void choose_mix(const Mix& mix);
    /// Widens or narrows the brush, within 1 to `max_rings`.
    void choose_rings(int rings);

    /// Lets a mix give spaces other kinds from now on.
    void draw_again() { ++brush_.draw; }

    /// The chosen tool, as an index into `all_tools()`.
    std::size_t tool_index() const { return index_; }
    /// Chooses a tool and drops what is held.
    void choose_tool(std::size_t index);
    /// What a press uses: the chosen tool or, while something is held, the tool that puts it down.
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
    /// Calls the listener if `work` has changed the brush.
    void change(const std::function<void(Brush&)>& work);

    std::vector<std::unique_ptr<Tool>> tools_;
    std::unique_ptr<Tool> stamp_ = make_stamp_tool();
    std::size_t index_ = 0;
    Brush brush_{.space = map::Space::Forest};
    std::function<void()> listener_;
};

/// A press, drag and release with the chosen tool, by pointer or by keys: at most one at a time. It
/// keeps the tool that it began with.
class Gesture {
  public:
    Gesture(Document& document, Toolbox& toolbox) : document_(document), toolbox_(toolbox) {}

    /// Whether a gesture is in progress.
    bool active() const { return tool_ != nullptr; }

    /// Begins a gesture at a space of the map and abandons one in progress. `combine` says how its
    /// selection combines with the one before.
    void press(hex::Coordinate at, Combine combine = Combine::Replace);
    /// Goes on to a space; does nothing without a gesture or if the space is the last one.
    void drag(hex::Coordinate at);
    /// Ends the gesture where it last was.
    void release();
    /// Takes back what the gesture did.
    void cancel();
    /// Ends the gesture because something else happens: what is painted stays, what was only begun
    /// is cancelled.
    void abandon();

    /// What a press, or a release of the gesture in progress, would do at `at`.
    Preview preview(hex::Coordinate at) const;

  private:
    Brush brush() const;

    Document& document_;
    Toolbox& toolbox_;
    Tool* tool_ = nullptr;
    Combine combine_ = Combine::Replace;
    hex::Coordinate last_;
};

} // namespace pampas::document
