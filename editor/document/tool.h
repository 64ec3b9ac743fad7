#pragma once

#include "editor/document/brush.h"
#include "editor/document/document.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::document {

/// What a tool would do, to show before it does so.
struct Preview {
    std::vector<PlacedSpace> painted;
    std::vector<hex::Coordinate> chosen; ///< only selected or inspected; in reading order
};

/// What a press, drag and release of the pointer on the canvas do. All coordinates are spaces of
/// the document's map.
class Tool {
  public:
    virtual ~Tool() = default;

    /// The pointer goes down.
    virtual void press(Document& document, hex::Coordinate at, const Brush& brush) = 0;
    /// The pointer moved onto another space while down.
    virtual void drag(Document&, hex::Coordinate, const Brush&) {}
    /// The pointer goes up.
    virtual void release(Document&, hex::Coordinate, const Brush&) {}
    /// The gesture is abandoned; the map is again as it was before the press.
    virtual void cancel(Document&) {}
    /// What a press (or, in a gesture, a release) at `at` would do.
    virtual Preview preview(const Document& document, hex::Coordinate at,
                            const Brush& brush) const = 0;
};

/// A tool as the palette offers it.
struct ToolInfo {
    std::string_view name; ///< `Fill`, in English, for `tr`
    char key;              ///< chooses the tool
    std::string_view help; ///< for the status bar: how to use it; in English, for `tr`
    bool spans;            ///< works from the press to the release, so it needs both
    bool inspects;         ///< paints nothing: a press asks about the space
    bool selects;          ///< paints nothing: selects spaces
    std::unique_ptr<Tool> (*make)();
};

/// The tools in the palette's order; the first is chosen at the start.
std::span<const ToolInfo> all_tools();

/// Puts down what is held. The palette does not have it: it is in use while something is held.
std::unique_ptr<Tool> make_stamp_tool();

} // namespace pampas::document
