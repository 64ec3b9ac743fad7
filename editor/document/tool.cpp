#include "editor/document/tool.h"

#include "editor/document/painting_tools.h"
#include "editor/document/selecting_tools.h"
#include "engine/language/tr.h"

#include <array>

namespace pampas::document {
namespace {

/// Looks and leaves everything as it is.
class InspectTool final : public Tool {
  public:
    void press(Document&, hex::Coordinate, const Brush&) override {}
    Preview preview(const Document&, hex::Coordinate, const Brush&) const override { return {}; }
};

enum Use { Paints, Spans, Inspects, Selects, SelectsSpan };

ToolInfo info(std::string_view name, char key, std::string_view help, Use use,
              std::unique_ptr<Tool> (*make)()) {
    return {name,
            key,
            help,
            use == Spans || use == SelectsSpan,
            use == Inspects,
            use == Selects || use == SelectsSpan,
            make};
}

} // namespace

std::span<const ToolInfo> all_tools() {
    static const std::array tools{
        info(tr_later("Brush"), 'B', tr_later("Click or drag to paint"), Paints, make_brush),
        info(tr_later("Fill"), 'F', tr_later("Click to fill the region of one kind"), Paints,
             make_fill),
        info(tr_later("Line"), 'L', tr_later("Drag from one end of the line to the other"), Spans,
             make_line),
        info(tr_later("Rectangle"), 'R', tr_later("Drag from one corner to the opposite one"),
             Spans, make_rectangle),
        info(tr_later("Select"), 'S',
             tr_later("Drag to select or to move what is selected; Shift adds, Ctrl removes"),
             SelectsSpan, make_select_rectangle),
        info(tr_later("Lasso"), 'A',
             tr_later("Drag around what is to be selected; Shift adds, Ctrl removes"), SelectsSpan,
             make_lasso),
        info(tr_later("Wand"), 'W',
             tr_later("Click to select the region of one kind; Shift adds, Ctrl removes"), Selects,
             make_wand),
        info(tr_later("Inspect"), 'Q',
             tr_later("Click a market to see the way there and what closes it"), Inspects,
             [] { return std::unique_ptr<Tool>(std::make_unique<InspectTool>()); }),
    };
    return tools;
}

} // namespace pampas::document
