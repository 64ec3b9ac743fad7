#include "editor/document/tool.h"

#include "editor/document/edits.h"
#include "engine/hex/shapes.h"
#include "engine/language/tr.h"
#include "engine/map/map.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace pampas::document {
namespace {

using hex::Coordinate;

std::vector<Coordinate> dab(const map::Map& map, Coordinate at, const Brush& brush) {
    return hex::disk(map.grid(), at, brush.rings - 1);
}

Preview preview_of(const Document& document, const std::vector<Coordinate>& spaces,
                   const Brush& brush) {
    return {.painted = painted(document, spaces, brush), .chosen = {}};
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
        paint(document, dab(document.map(), at, brush), brush);
        last_ = at;
    }
    void drag(Document& document, Coordinate at, const Brush& brush) override {
        // A fast pointer skips spaces; the stroke must not.
        paint(document, LineShape::spaces(document.map(), last_, at, brush), brush);
        last_ = at;
    }
    void release(Document& document, Coordinate, const Brush&) override { document.end_stroke(); }
    void cancel(Document& document) override { document.cancel_stroke(); }
    Preview preview(const Document& document, Coordinate at, const Brush& brush) const override {
        return preview_of(document, dab(document.map(), at, brush), brush);
    }

  private:
    Coordinate last_;
};

class FillTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        document.step(tr("Fill {}", kind_text(brush)),
                      [&] { paint(document, map::region_of_kind(document.map(), at), brush); });
    }
    Preview preview(const Document& document, Coordinate at, const Brush& brush) const override {
        return preview_of(document, map::region_of_kind(document.map(), at), brush);
    }
};

/// Paints a shape from the press to the release.
template <class Shape>
class ShapeTool final : public Tool {
  public:
    void press(Document&, Coordinate at, const Brush&) override { start_ = at; }
    void release(Document& document, Coordinate at, const Brush& brush) override {
        if (start_) {
            document.step(Shape::label(kind_text(brush)),
                          [&] { paint(document, spaces(document.map(), at, brush), brush); });
        }
        start_.reset();
    }
    void cancel(Document&) override { start_.reset(); }
    Preview preview(const Document& document, Coordinate at, const Brush& brush) const override {
        return preview_of(document, spaces(document.map(), at, brush), brush);
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

void choose(Document& document, Selection spaces, const Brush& brush) {
    document.select(combined(document.selection(), brush.combine, std::move(spaces)), tr("Select"));
}

/// Selects a rectangle, or moves the selection if the drag begins there.
class SelectRectangleTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        start_ = at;
        moving_ = brush.combine == Combine::Replace && is_in(document.selection(), at);
    }
    void release(Document& document, Coordinate at, const Brush& brush) override {
        if (moves_to(at)) {
            put_down(document, lifted(document, *start_), at);
        } else if (start_) {
            choose(document, spaces(document, at), brush);
        }
        cancel(document);
    }
    void cancel(Document&) override {
        start_.reset();
        moving_ = false;
    }
    Preview preview(const Document& document, Coordinate at, const Brush&) const override {
        if (moves_to(at)) {
            return {.painted = put_down_preview(document, lifted(document, *start_), at),
                    .chosen = {}};
        }
        return {.painted = {}, .chosen = spaces(document, at)};
    }

  private:
    bool moves_to(Coordinate at) const { return moving_ && at != *start_; }
    Selection spaces(const Document& document, Coordinate to) const {
        return hex::rectangle(document.map().grid(), start_.value_or(to), to);
    }

    std::optional<Coordinate> start_;
    bool moving_ = false;
};

class LassoTool final : public Tool {
  public:
    void press(Document&, Coordinate at, const Brush&) override { way_ = {at}; }
    void drag(Document&, Coordinate at, const Brush&) override { way_.push_back(at); }
    void release(Document& document, Coordinate, const Brush& brush) override {
        if (!way_.empty()) {
            choose(document, lasso(document.map().grid(), way_), brush);
        }
        way_.clear();
    }
    void cancel(Document&) override { way_.clear(); }
    Preview preview(const Document& document, Coordinate at, const Brush&) const override {
        return {.painted = {},
                .chosen = way_.empty() ? Selection{at} : lasso(document.map().grid(), way_)};
    }

  private:
    std::vector<Coordinate> way_;
};

class WandTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        choose(document, map::region_of_kind(document.map(), at), brush);
    }
    Preview preview(const Document& document, Coordinate at, const Brush&) const override {
        return {.painted = {}, .chosen = map::region_of_kind(document.map(), at)};
    }
};

/// Inspects spaces and changes nothing.
class InspectTool final : public Tool {
  public:
    void press(Document&, hex::Coordinate, const Brush&) override {}
    Preview preview(const Document&, hex::Coordinate, const Brush&) const override { return {}; }
};

enum Use { Paints, Spans, Inspects, Selects, SelectsSpan };

template <class Made>
std::unique_ptr<Tool> make() {
    return std::make_unique<Made>();
}

ToolInfo info(std::string_view name, char key, std::string_view help, Use use,
              std::unique_ptr<Tool> (*maker)()) {
    return {.name = name,
            .key = key,
            .help = help,
            .spans = use == Spans || use == SelectsSpan,
            .inspects = use == Inspects,
            .selects = use == Selects || use == SelectsSpan,
            .make = maker};
}

} // namespace

std::unique_ptr<Tool> make_stamp_tool() {
    return std::make_unique<StampTool>();
}

std::span<const ToolInfo> all_tools() {
    static const std::array tools{
        info(tr_later("Brush"), 'B', tr_later("Click or drag to paint"), Paints, make<BrushTool>),
        info(tr_later("Fill"), 'F', tr_later("Click to fill the region of one kind"), Paints,
             make<FillTool>),
        info(tr_later("Line"), 'L', tr_later("Drag from one end of the line to the other"), Spans,
             make<ShapeTool<LineShape>>),
        info(tr_later("Rectangle"), 'R', tr_later("Drag from one corner to the opposite one"),
             Spans, make<ShapeTool<RectangleShape>>),
        info(tr_later("Select"), 'S',
             tr_later("Drag to select, or to move the selection; Shift adds, Ctrl removes"),
             SelectsSpan, make<SelectRectangleTool>),
        info(tr_later("Lasso"), 'A',
             tr_later("Drag around the spaces to select; Shift adds, Ctrl removes"), SelectsSpan,
             make<LassoTool>),
        info(tr_later("Wand"), 'W',
             tr_later("Click to select the region of one kind; Shift adds, Ctrl removes"), Selects,
             make<WandTool>),
        info(tr_later("Inspect"), 'Q',
             tr_later("Click a market to see the way there and what closes it"), Inspects,
             make<InspectTool>),
    };
    return tools;
}

} // namespace pampas::document
