#include "engine/hex/grid.h"

#include <utility>

namespace pampas::hex {
namespace {

/// A motion in terms of lines: what it reverses, and whether it swaps rows and columns.
struct Reversal {
    bool lines = false;       ///< the order of the lines
    bool along_lines = false; ///< the order of the spaces in each line
    bool turns_axis = false;
};

Reversal reversal(StaggerAxis axis, Motion motion) {
    const bool rows_are_lines = axis == StaggerAxis::Y;
    switch (motion) {
    case Motion::Rotate90:
        return {rows_are_lines, !rows_are_lines, true};
    case Motion::Rotate180:
        return {true, true, false};
    case Motion::Rotate270:
        return {!rows_are_lines, rows_are_lines, true};
    case Motion::MirrorX:
        return {!rows_are_lines, rows_are_lines, false};
    case Motion::MirrorY:
        return {rows_are_lines, !rows_are_lines, false};
    }
    return {};
}

StaggerIndex other(StaggerIndex index) {
    return index == StaggerIndex::Odd ? StaggerIndex::Even : StaggerIndex::Odd;
}

} // namespace

Grid moved(const Grid& grid, Motion motion) {
    const Reversal reversed = reversal(grid.axis, motion);
    Grid result = grid;
    if (reversed.lines && grid.lines() % 2 == 0) {
        result.index = other(result.index);
    }
    if (reversed.along_lines) {
        result.index = other(result.index);
    }
    if (reversed.turns_axis) {
        std::swap(result.columns, result.rows);
        result.axis = grid.axis == StaggerAxis::Y ? StaggerAxis::X : StaggerAxis::Y;
    }
    return result;
}

Coordinate moved(const Grid& grid, Coordinate at, Motion motion) {
    const Reversal reversed = reversal(grid.axis, motion);
    const bool rows_are_lines = grid.axis == StaggerAxis::Y;
    if (rows_are_lines ? reversed.lines : reversed.along_lines) {
        at.row = grid.rows - 1 - at.row;
    }
    if (rows_are_lines ? reversed.along_lines : reversed.lines) {
        at.column = grid.columns - 1 - at.column;
    }
    if (reversed.turns_axis) {
        std::swap(at.column, at.row);
    }
    return at;
}

} // namespace pampas::hex
