#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>

/// Arithmetic of staggered hexagonal grids, independent of Hacienda.
namespace pampas::hex {

/// The largest number of columns, and of rows, of a grid.
inline constexpr int max_side = 250;

/// Address of a space: column and row, counted from 0 at the top left. Ordered by row, then by
/// column (reading order).
struct Coordinate {
    int column = 0;
    int row = 0;

    friend constexpr bool operator==(Coordinate, Coordinate) = default;
    friend constexpr auto operator<=>(Coordinate a, Coordinate b) {
        const auto by_row = a.row <=> b.row;
        return std::is_neq(by_row) ? by_row : a.column <=> b.column;
    }
};

/// The axis of the stagger (Tiled's term). `Y`: hexes stand on a corner, and some rows are shifted
/// to the right; `X`: hexes lie on a side, and some columns are shifted down.
enum class StaggerAxis { X, Y };

/// Which lines are shifted by half a space: those with odd or those with even numbers.
enum class StaggerIndex { Odd, Even };

/// A coordinate that is independent of the axis. A *line* is a row with stagger axis `Y` and a
/// column with `X`; `half` counts half spaces along the line. Neighbours of (line, half) are (line,
/// half +- 2) and (line +- 1, half +- 1).
struct Doubled {
    int line = 0;
    int half = 0;

    friend constexpr bool operator==(Doubled, Doubled) = default;
};

/// The steps to the six neighbours, in order around a space.
inline constexpr std::array<Doubled, 6> directions{
    {{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}}};

class Neighbours;

/// Size and stagger of a board. Columns and rows are from 1 to `max_side`.
struct Grid {
    int columns = 1;
    int rows = 1;
    StaggerAxis axis = StaggerAxis::Y;
    StaggerIndex index = StaggerIndex::Odd;

    friend constexpr bool operator==(const Grid&, const Grid&) = default;

    /// Number of spaces.
    constexpr std::size_t size() const {
        return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    }
    constexpr bool contains(Coordinate at) const {
        return at.column >= 0 && at.column < columns && at.row >= 0 && at.row < rows;
    }
    /// The index of a space in reading order. `at` must be on the grid.
    constexpr std::size_t offset(Coordinate at) const {
        return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(at.column);
    }
    /// Inverse of `offset`, for 0 <= offset < size().
    constexpr Coordinate coordinate(std::size_t offset) const {
        const auto width = static_cast<std::size_t>(columns);
        return {static_cast<int>(offset % width), static_cast<int>(offset / width)};
    }
    /// Whether this line is shifted by half a space. It may be outside the grid.
    constexpr bool shifts(int line) const {
        return ((line & 1) != 0) == (index == StaggerIndex::Odd);
    }
    /// Number of lines (see `Doubled`).
    constexpr int lines() const { return axis == StaggerAxis::Y ? rows : columns; }
    /// Number of spaces in each line.
    constexpr int line_length() const { return axis == StaggerAxis::Y ? columns : rows; }

    /// `at` may lie outside the grid.
    constexpr Doubled doubled(Coordinate at) const {
        const int line = axis == StaggerAxis::Y ? at.row : at.column;
        const int place = axis == StaggerAxis::Y ? at.column : at.row;
        return {line, 2 * place + (shifts(line) ? 1 : 0)};
    }
    /// The inverse of `doubled`; the result may lie outside the grid. `half` must have the parity
    /// of the line's spaces.
    constexpr Coordinate coordinate(Doubled at) const {
        const int place = (at.half - (shifts(at.line) ? 1 : 0)) / 2;
        return axis == StaggerAxis::Y ? Coordinate{place, at.line} : Coordinate{at.line, place};
    }
    /// The coordinate one step away in a direction, an index into `directions`, if it is on the
    /// grid.
    constexpr std::optional<Coordinate> neighbour(Coordinate at, std::size_t direction) const {
        const Doubled here = doubled(at);
        const Doubled there{here.line + directions[direction].line,
                            here.half + directions[direction].half};
        if (there.half < 0) {
            return std::nullopt;
        }
        const Coordinate result = coordinate(there);
        return contains(result) ? std::optional{result} : std::nullopt;
    }
    /// The up to six coordinates on the grid that share a side with `at` (R1.2).
    constexpr Neighbours neighbours(Coordinate at) const;
};

/// Up to six coordinates, without allocation.
class Neighbours {
  public:
    constexpr void push_back(Coordinate at) { items_[count_++] = at; }
    constexpr const Coordinate* begin() const { return items_.data(); }
    constexpr const Coordinate* end() const { return items_.data() + count_; }
    constexpr std::size_t size() const { return count_; }

  private:
    std::array<Coordinate, 6> items_{};
    std::size_t count_ = 0;
};

constexpr Neighbours Grid::neighbours(Coordinate at) const {
    Neighbours result;
    for (std::size_t direction = 0; direction < directions.size(); ++direction) {
        if (const auto next = neighbour(at, direction)) {
            result.push_back(*next);
        }
    }
    return result;
}

/// Axial coordinates, as in the literature on hexes: the six neighbours always differ by (+-1, 0),
/// (0, +-1), (1, -1) and (-1, 1), so that shapes are sums.
struct Axial {
    int q = 0;
    int r = 0;

    friend constexpr bool operator==(Axial, Axial) = default;
};

/// `at` may lie outside the grid.
constexpr Axial axial(const Grid& grid, Coordinate at) {
    const Doubled here = grid.doubled(at);
    const int half = here.half - (grid.index == StaggerIndex::Even ? 1 : 0);
    return {(half - here.line) / 2, here.line};
}

/// Inverse of `axial`; the result may lie outside the grid.
constexpr Coordinate coordinate(const Grid& grid, Axial at) {
    const int half = 2 * at.q + at.r + (grid.index == StaggerIndex::Even ? 1 : 0);
    const int place = (half - (grid.shifts(at.r) ? 1 : 0)) / 2;
    return grid.axis == StaggerAxis::Y ? Coordinate{place, at.r} : Coordinate{at.r, place};
}

/// The number of steps between two spaces of an unbounded grid.
constexpr int distance(Axial a, Axial b) {
    const auto magnitude = [](int value) { return value < 0 ? -value : value; };
    const int q = a.q - b.q;
    const int r = a.r - b.r;
    return (magnitude(q) + magnitude(r) + magnitude(q + r)) / 2;
}

/// The motions that map a staggered grid onto a staggered grid, space by space. Rotations are
/// clockwise; `MirrorX` swaps left and right, `MirrorY` top and bottom. A quarter turn swaps the
/// stagger axes.
enum class Motion { Rotate90, Rotate180, Rotate270, MirrorX, MirrorY };

/// The image of `grid` under `motion`.
Grid moved(const Grid& grid, Motion motion);

/// The image of the space `at` of `grid` in `moved(grid, motion)`.
Coordinate moved(const Grid& grid, Coordinate at, Motion motion);

} // namespace pampas::hex
