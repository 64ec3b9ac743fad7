#pragma once

#include "editor/document/document.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::document {

/// What the palette says: what is painted, and how wide.
struct Brush {
    map::Space space = map::Space::Pampas;
    int rings = 1; ///< from 1 (a single space) to `max_rings`
};

inline constexpr int max_rings = 3;

/// What a press, drag and release of the pointer on the canvas do. Coordinates are of spaces on the
/// document's map. The canvas only forwards.
class Tool {
  public:
    virtual ~Tool() = default;

    /// The pointer goes down.
    virtual void press(Document& document, hex::Coordinate at, const Brush& brush) = 0;
    /// The pointer moved onto another space while down.
    virtual void drag(Document& document, hex::Coordinate at, const Brush& brush) = 0;
    /// The pointer goes up.
    virtual void release(Document& document, hex::Coordinate at, const Brush& brush) = 0;
    /// The gesture is given up; the map is as it was before the press.
    virtual void cancel(Document& document) = 0;
    /// The spaces that a press (or, in a gesture, a release) at `at` would paint, to be outlined.
    virtual std::vector<hex::Coordinate> preview(const map::Map& map, hex::Coordinate at,
                                                 const Brush& brush) const = 0;
};

/// A tool as the palette offers it.
struct ToolInfo {
    std::string_view name; ///< `Fill`
    char key;              ///< chooses it
    std::string_view help; ///< for the status bar: what to do with it
    bool spans;            ///< paints from the press to the release, so that one needs the other
    bool inspects;         ///< paints nothing: a press asks about the space
    std::unique_ptr<Tool> (*make)();
};

/// The tools in the palette's order; the first is chosen at the start.
std::span<const ToolInfo> all_tools();

} // namespace pampas::document
