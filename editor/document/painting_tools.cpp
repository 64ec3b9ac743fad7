#include "editor/document/painting_tools.h"

#include "editor/document/piece_edits.h"
#include "engine/hex/shapes.h"
#include "engine/language/tr.h"
#include "engine/map/map.h"

#include <algorithm>
#include <iterator>

namespace pampas::document {
namespace {

using hex::Coordinate;

/// What is painted, for a label.
std::string kind_text(const Brush& brush) {
    return tr(map::name(brush.space));
}

std::vector<Coordinate> dab(const map::Map& map, Coordinate at, const Brush& brush) {
    return hex::disk(map.grid(), at, brush.rings - 1);
}

Preview painted(const Document& document, const std::vector<Coordinate>& spaces, map::Space space) {
    Preview preview;
    for (const Coordinate at : document.paintable(spaces)) {
        preview.painted.push_back({at, space});
    }
    return preview;
}

struct LineShape {
    static std::string label(const std::string& kind) { return tr("Line of {}", kind); }
    static std::vector<Coordinate> spaces(const map::Map& map, Coordinate from, Coordinate to,
                                          const Brush& brush) {
        std::vector<Coordinate> result;
        for (const Coordinate at : hex::line(map.grid(), from, to)) {
            std::ranges::copy(dab(map, at, brush), std::back_inserter(result));
        }
        return result;
    }
};

class BrushTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        document.begin_stroke(tr("Paint {}", kind_text(brush)));
        document.paint(dab(document.map(), at, brush), brush.space);
        last_ = at;
    }
    void drag(Document& document, Coordinate at, const Brush& brush) override {
        // A fast pointer skips spaces; the stroke does not.
        document.paint(LineShape::spaces(document.map(), last_, at, brush), brush.space);
        last_ = at;
    }
    void release(Document& document, Coordinate, const Brush&) override { document.end_stroke(); }
    void cancel(Document& document) override { document.cancel_stroke(); }
    Preview preview(const Document& document, Coordinate at, const Brush& brush) const override {
        return painted(document, dab(document.map(), at, brush), brush.space);
    }

  private:
    Coordinate last_;
};

class FillTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        document.step(tr("Fill {}", kind_text(brush)), [&] {
            document.paint(map::region_of_kind(document.map(), at), brush.space);
        });
    }
    Preview preview(const Document& document, Coordinate at, const Brush& brush) const override {
        return painted(document, map::region_of_kind(document.map(), at), brush.space);
    }
};

/// Paints a shape that spans from the press to the release.
template <class Shape>
class ShapeTool final : public Tool {
  public:
    void press(Document&, Coordinate at, const Brush&) override { start_ = at; }
    void release(Document& document, Coordinate at, const Brush& brush) override {
        if (start_) {
            document.step(Shape::label(kind_text(brush)),
                          [&] { document.paint(spaces(document.map(), at, brush), brush.space); });
        }
        start_.reset();
    }
    void cancel(Document&) override { start_.reset(); }
    Preview preview(const Document& document, Coordinate at, const Brush& brush) const override {
        return painted(document, spaces(document.map(), at, brush), brush.space);
    }

  private:
    std::vector<Coordinate> spaces(const map::Map& map, Coordinate to, const Brush& brush) const {
        return Shape::spaces(map, start_.value_or(to), to, brush);
    }

    std::optional<Coordinate> start_;
};

struct RectangleShape {
    static std::string label(const std::string& kind) { return tr("Rectangle of {}", kind); }
    static std::vector<Coordinate> spaces(const map::Map& map, Coordinate from, Coordinate to,
                                          const Brush&) {
        return hex::rectangle(map.grid(), from, to);
    }
};

/// Puts down what is held.
class StampTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        put_down(document, brush.held, at);
    }
    Preview preview(const Document& document, Coordinate at, const Brush& brush) const override {
        return {.painted = put_down_preview(document, brush.held, at), .chosen = {}};
    }
};

} // namespace

std::unique_ptr<Tool> make_brush() {
    return std::make_unique<BrushTool>();
}

std::unique_ptr<Tool> make_fill() {
    return std::make_unique<FillTool>();
}

std::unique_ptr<Tool> make_line() {
    return std::make_unique<ShapeTool<LineShape>>();
}

std::unique_ptr<Tool> make_rectangle() {
    return std::make_unique<ShapeTool<RectangleShape>>();
}

std::unique_ptr<Tool> make_stamp_tool() {
    return std::make_unique<StampTool>();
}

} // namespace pampas::document
