#pragma once

#include "editor/document/document.h"
#include "editor/document/stamp.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::document {

/// What the palette says: what is painted, and how wide; and what is held, to be put down.
struct Brush {
    map::Space space = map::Space::Pampas;
    int rings = 1;                      ///< from 1 (a single space) to `max_rings`
    Combine combine = Combine::Replace; ///< of what is selected with what was
    Held held = {};
};

inline constexpr int max_rings = 3;

/// What a tool would do, to be shown before it does.
struct Preview {
    std::vector<PlacedSpace> painted;
    std::vector<hex::Coordinate> chosen; ///< only chosen, or looked at; in reading order
};

/// What a press, drag and release of the pointer on the canvas do. Coordinates are of spaces on the
/// document's map. The canvas only forwards.
class Tool {
  public:
    virtual ~Tool() = default;

    /// The pointer goes down.
    virtual void press(Document& document, hex::Coordinate at, const Brush& brush) = 0;
    /// The pointer moved onto another space while down.
    virtual void drag(Document&, hex::Coordinate, const Brush&) {}
    /// The pointer goes up.
    virtual void release(Document&, hex::Coordinate, const Brush&) {}
    /// The gesture is given up; the map is as it was before the press.
    virtual void cancel(Document&) {}
    /// What a press (or, in a gesture, a release) at `at` would do.
    virtual Preview preview(const Document& document, hex::Coordinate at,
                            const Brush& brush) const = 0;
};

/// A tool as the palette offers it.
struct ToolInfo {
    std::string_view name; ///< `Fill`, to be looked up by `tr`
    char key;              ///< chooses it
    std::string_view help; ///< for the status bar: what to do with it; to be looked up, too
    bool spans;            ///< goes from the press to the release, so that one needs the other
    bool inspects;         ///< paints nothing: a press asks about the space
    bool selects;          ///< paints nothing: chooses spaces
    std::unique_ptr<Tool> (*make)();
};

/// The tools in the palette's order; the first is chosen at the start.
std::span<const ToolInfo> all_tools();

/// Paints what is held. Not in the palette: it is at hand while something is held.
std::unique_ptr<Tool> make_stamp_tool();

} // namespace pampas::document
