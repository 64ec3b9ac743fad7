#include "editor/document/tool.h"

#include "editor/document/painting_tools.h"
#include "editor/document/selecting_tools.h"

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
        info("Brush", 'B', "Click or drag to paint", Paints, make_brush),
        info("Fill", 'F', "Click to fill the region of one kind", Paints, make_fill),
        info("Line", 'L', "Drag from one end of the line to the other", Spans, make_line),
        info("Rectangle", 'R', "Drag from one corner to the opposite one", Spans, make_rectangle),
        info("Select", 'S', "Drag to select or to move what is selected; Shift adds, Ctrl removes",
             SelectsSpan, make_select_rectangle),
        info("Lasso", 'A', "Drag around what is to be selected; Shift adds, Ctrl removes",
             SelectsSpan, make_lasso),
        info("Wand", 'W', "Click to select the region of one kind; Shift adds, Ctrl removes",
             Selects, make_wand),
        info("Inspect", 'Q', "Click a market to see the way there and what closes it", Inspects,
             [] { return std::unique_ptr<Tool>(std::make_unique<InspectTool>()); }),
    };
    return tools;
}

} // namespace pampas::document
