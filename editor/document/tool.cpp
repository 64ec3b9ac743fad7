#include "editor/document/tool.h"

#include "engine/hex/shapes.h"
#include "engine/map/region.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pampas::document {
namespace {

using hex::Coordinate;
using Coordinates = std::vector<Coordinate>;

std::string label(std::string_view doing, const Brush& brush) {
    return fmt::format("{} {}", doing, map::name(brush.space));
}

Coordinates dab(const map::Map& map, Coordinate at, const Brush& brush) {
    return hex::disk(map.grid(), at, brush.rings - 1);
}

/// Paints wherever the pointer goes.
class BrushTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        document.begin_stroke(label("Paint", brush));
        document.paint(dab(document.map(), at, brush), brush.space);
        last_ = at;
    }
    void drag(Document& document, Coordinate at, const Brush& brush) override {
        // A fast pointer skips spaces; the stroke does not.
        for (const Coordinate between : hex::line(document.map().grid(), last_, at)) {
            document.paint(dab(document.map(), between, brush), brush.space);
        }
        last_ = at;
    }
    void release(Document& document, Coordinate, const Brush&) override { document.end_stroke(); }
    void cancel(Document& document) override { document.cancel_stroke(); }
    Coordinates preview(const map::Map& map, Coordinate at, const Brush& brush) const override {
        return dab(map, at, brush);
    }

  private:
    Coordinate last_;
};

/// Paints the connected spaces that are of the same kind as the one pressed.
class FillTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        document.begin_stroke(label("Fill", brush));
        document.paint(preview(document.map(), at, brush), brush.space);
        document.end_stroke();
    }
    void drag(Document&, Coordinate, const Brush&) override {}
    void release(Document&, Coordinate, const Brush&) override {}
    void cancel(Document&) override {}
    Coordinates preview(const map::Map& map, Coordinate at, const Brush&) const override {
        Coordinates result =
            map::region(map.grid(), at, [&map, kind = map.at(at)](Coordinate other) {
                return map.at(other) == kind;
            });
        std::ranges::sort(result); // the same wherever the pointer is in it
        return result;
    }
};

/// Paints a shape that spans from the press to the release.
template <class Shape>
class ShapeTool final : public Tool {
  public:
    void press(Document&, Coordinate at, const Brush&) override { start_ = at; }
    void drag(Document&, Coordinate, const Brush&) override {}
    void release(Document& document, Coordinate at, const Brush& brush) override {
        if (start_) {
            document.begin_stroke(label(Shape::name, brush));
            document.paint(preview(document.map(), at, brush), brush.space);
            document.end_stroke();
        }
        start_.reset();
    }
    void cancel(Document&) override { start_.reset(); }
    Coordinates preview(const map::Map& map, Coordinate at, const Brush& brush) const override {
        return Shape::spaces(map, start_.value_or(at), at, brush);
    }

  private:
    std::optional<Coordinate> start_;
};

struct LineShape {
    static constexpr std::string_view name = "Line of";
    static Coordinates spaces(const map::Map& map, Coordinate from, Coordinate to,
                              const Brush& brush) {
        Coordinates result;
        for (const Coordinate at : hex::line(map.grid(), from, to)) {
            const Coordinates wide = dab(map, at, brush);
            result.insert(result.end(), wide.begin(), wide.end());
        }
        std::ranges::sort(result);
        result.erase(std::ranges::unique(result).begin(), result.end());
        return result;
    }
};

struct RectangleShape {
    static constexpr std::string_view name = "Rectangle of";
    static Coordinates spaces(const map::Map& map, Coordinate from, Coordinate to, const Brush&) {
        return hex::rectangle(map.grid(), from, to);
    }
};

/// Looks and leaves everything as it is.
class InspectTool final : public Tool {
  public:
    void press(Document&, Coordinate, const Brush&) override {}
    void drag(Document&, Coordinate, const Brush&) override {}
    void release(Document&, Coordinate, const Brush&) override {}
    void cancel(Document&) override {}
    Coordinates preview(const map::Map&, Coordinate, const Brush&) const override { return {}; }
};

template <class T>
std::unique_ptr<Tool> make() {
    return std::make_unique<T>();
}

constexpr std::array tools{
    ToolInfo{"Brush", 'B', "Click or drag to paint", false, false, make<BrushTool>},
    ToolInfo{"Fill", 'F', "Click to fill the region of one kind", false, false, make<FillTool>},
    ToolInfo{"Line", 'L', "Drag from one end of the line to the other", true, false,
             make<ShapeTool<LineShape>>},
    ToolInfo{"Rectangle", 'R', "Drag from one corner to the opposite one", true, false,
             make<ShapeTool<RectangleShape>>},
    ToolInfo{"Inspect", 'Q', "Click a market to see the way there and what closes it", false, true,
             make<InspectTool>},
};

} // namespace

std::span<const ToolInfo> all_tools() {
    return tools;
}

} // namespace pampas::document
