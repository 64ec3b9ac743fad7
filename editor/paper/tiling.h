#pragma once

#include "editor/picture/view.h"
#include "engine/hex/geometry.h"
#include "engine/map/map.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

/// Maps on paper at true scale: sheets to join, or one page as large as the board.
namespace pampas::paper {

/// A kind of paper, upright.
struct PaperSize {
    std::string_view name;  ///< as in `--paper`
    std::string_view title; ///< for people, the same in all languages
    double width = 0;       ///< in millimetres
    double height = 0;
};

/// All kinds of paper, in the order in which they are offered.
inline constexpr std::array paper_sizes{
    PaperSize{"a4", "A4", 210, 297},           PaperSize{"a3", "A3", 297, 420},
    PaperSize{"a5", "A5", 148, 210},           PaperSize{"letter", "Letter", 215.9, 279.4},
    PaperSize{"legal", "Legal", 215.9, 355.6}, PaperSize{"tabloid", "Tabloid", 279.4, 431.8},
};

/// The name of paper that is as large as needed.
inline constexpr std::string_view poster_name = "poster";

/// The paper with this name; nothing for `poster_name` and unknown names.
std::optional<PaperSize> paper_named(std::string_view name);

/// How a sheet lies.
enum class Orientation { Automatic, Portrait, Landscape };

/// How to print a board on paper. All lengths are in millimetres.
struct TilingRequest {
    double hex = 25;    ///< between two opposite sides of a hex
    double overlap = 8; ///< width that neighbouring sheets both show
    std::optional<PaperSize> paper = paper_sizes.front(); ///< nothing: one page as large as needed
    Orientation orientation = Orientation::Automatic;
};

/// The free margin at each side of a page: printers do not reach it, and marks stand there.
inline constexpr double page_margin = 8;

/// The longest side of a page: the limit of PDF, 14400 points.
inline constexpr double longest_page = 14400 * 25.4 / 72;

/// The possible sizes of hexes.
inline constexpr double least_hex = 4;
inline constexpr double largest_hex = 250;

/// The most sheets; nobody joins more.
inline constexpr int most_sheets = 1000;

using picture::Area;

/// How a board lies on sheets, which have a column and a row as spaces have, and names like theirs:
/// `B2`. Board coordinates are millimetres on paper, from the upper left corner of the grid's
/// bounding box.
struct Tiling {
    double page_width = 0;
    double page_height = 0;
    Area first; ///< what the sheet in column 0, row 0 shows of the board
    double overlap = 0;
    int across = 1;
    int down = 1;
    std::vector<hex::Coordinate> sheets; ///< those with a space on them, in reading order

    bool is_landscape() const { return page_width > page_height; }
    /// What a sheet shows of the board.
    Area shown(hex::Coordinate place) const;
    /// Whether the sheet at a place is printed.
    bool has(hex::Coordinate place) const;
};

/// The side of a hex whose opposite sides are `hex` apart.
double side_of(double hex);

/// How far the outline of the board may reach beyond its spaces if hexes measure `hex`.
double outline_reach(double hex);

/// The tiling with the fewest sheets, over positions of the board on them and, unless the request
/// fixes one, both orientations. The joined sheets show every space whole. Throws `InputError` for
/// a board without spaces, for values out of range, and for more than `most_sheets`.
Tiling tiling_for(const map::Map& map, const TilingRequest& request);

} // namespace pampas::paper
