#pragma once

#include "editor/document/tool.h"

#include <functional>
#include <memory>
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

    /// Holds a piece of a map, to be put down, until it is dropped.
    void hold(Held held);
    void drop() { hold({}); }
    bool holding() const { return !brush_.held.stamp.cells.empty(); }

    /// What a press does, for the status bar.
    std::string help() const;

    /// Is told after every choice that changed something.
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

} // namespace pampas::document
