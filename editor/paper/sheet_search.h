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

/// The spaces of a map whose hexes measure `hex`. There may be none; then the box has no meaning.
Board board_of(const map::Map& map, double hex);

/// Sheets beside each other, along one side of the paper. A place that two of them show belongs to
/// the first.
struct Run {
    double start = 0;  ///< of the first sheet, on the board
    double window = 0; ///< what a sheet shows
    double step = 0;   ///< from sheet to sheet
    int count = 1;

    double end(int sheet) const { return start + sheet * step + window; }
    /// The sheet that a place belongs to.
    int sheet_of(double place) const {
        const double sheet = std::ceil((place - end(0)) / step);
        return static_cast<int>(std::clamp(sheet, 0.0, double(count - 1)));
    }
    /// How much room the sheets have beyond the board.
    double slack(double from, double to) const { return end(count - 1) - start - (to - from); }
};

/// The board on sheets in one orientation.
struct SheetPlan {
    Run across;
    Run down;
    std::vector<bool> used;
    double off_centre = 0;

    auto rank() const {
        return std::tuple(std::ranges::count(used, true), used.size(), off_centre);
    }
};

/// The plan with the fewest sheets, each showing `width` times `height` of the board. Tries many
/// positions of the board, as finely as time allows. The board has spaces.
SheetPlan best_plan(const Board& board, double width, double height, double overlap);

} // namespace pampas::paper
