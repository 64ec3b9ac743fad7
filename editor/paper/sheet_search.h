#pragma once

#include "engine/hex/geometry.h"
#include "engine/map/map.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

/// The search behind `tiling_for`. All lengths are in millimetres.
namespace pampas::paper {

/// The spaces of a board, each with its part of the outline.
struct Board {
    std::vector<hex::Point> middles;
    hex::StaggerAxis axis;
    double apothem;  ///< from the middle of a space to its sides
    hex::Point half; ///< half of the box around a space
    hex::Point from; ///< the box around all
    hex::Point to;
};

/// The spaces of a map whose hexes are so large. They may be none; the box is then without meaning.
Board board_of(const map::Map& map, double hex);

/// Sheets beside each other, along one side of the paper. What two of them show belongs to the
/// first of them.
struct Run {
    double start = 0;  ///< on the board, of the first sheet
    double window = 0; ///< what a sheet shows
    double step = 0;   ///< from sheet to sheet
    int count = 1;

    double end(int sheet) const { return start + sheet * step + window; }
    /// The sheet that a place belongs to.
    int sheet_of(double place) const {
        const double sheet = std::ceil((place - end(0)) / step);
        return static_cast<int>(std::clamp(sheet, 0.0, double(count - 1)));
    }
    /// How much less room the board could have.
    double slack(double from, double to) const { return end(count - 1) - start - (to - from); }
};

/// The board on sheets that lie one way.
struct Plan {
    Run across;
    Run down;
    std::vector<bool> used;
    double off_centre = 0;

    auto rank() const {
        return std::tuple(std::ranges::count(used, true), used.size(), off_centre);
    }
};

/// The plan with the fewest sheets of those with `width` times `height` of the board on them:
/// wherever the board lies, as finely as time allows. The board has spaces.
Plan best_plan(const Board& board, double width, double height, double overlap);

} // namespace pampas::paper
