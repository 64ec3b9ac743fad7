#pragma once

#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pampas::formats {
class JsonFields;
}

/// Figures of a map laid over its picture: which space bears which colour and words. Painted by the
/// editor and by the HTML page alike.
namespace pampas::overlays {

/// A colour of the ground of a space, as the map and the legend show it.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr auto operator<=>(const Rgb&, const Rgb&) = default;
};

/// What an overlay shows on one space.
struct Mark {
    hex::Coordinate at;
    Rgb colour;
    std::string label; ///< a figure or name to write on the space, of digits, `A` to `Z` and `.`
    std::string hover; ///< a phrase that says all about the space

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// A line of a legend: what a colour means.
struct Meaning {
    Rgb colour;
    std::string text;

    friend bool operator==(const Meaning&, const Meaning&) = default;
};

/// Figures laid over a map.
struct Overlay {
    /// In reading order, at most one for each space.
    std::vector<Mark> marks;
    /// What the figures of the legend are of, and compared with what, such as "of 100 games"; may
    /// be empty.
    std::string caption;
    /// What each colour of a mark means; a scale is one of steps.
    std::vector<Meaning> legend;
    /// One sentence that sums the overlay up, such as "2 chokepoints".
    std::string summary;

    friend bool operator==(const Overlay&, const Overlay&) = default;
};

/// `{"marks": [[column, row, "#rrggbb", label, hover], ...], "caption": text,
/// "legend": [["#rrggbb", text], ...], "summary": text}`; once there were no captions.
void json_fields(formats::JsonFields& json, Overlay& overlay);

} // namespace pampas::overlays
