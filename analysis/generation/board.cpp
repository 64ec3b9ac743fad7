#include "analysis/generation/board.h"

#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/hex/grid.h"
#include "engine/hex/symmetry.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <optional>

namespace pampas::generation {
namespace {

using graph::SymmetryMotion;
using hex::Coordinate;
using hex::Grid;
using hex::StaggerAxis;

/// Gives a hexagon of 331 spaces, about as many as published maps have.
constexpr int usual_hexagon = 21;

hex::Symmetry symmetry_of(SymmetryMotion motion) {
    switch (motion) {
    case SymmetryMotion::Rotate180:
        return {.turns = 2};
    case SymmetryMotion::MirrorX:
        return {.mirror_x = true};
    case SymmetryMotion::MirrorY:
        return {.mirror_y = true};
    case SymmetryMotion::Rotate120:
        return {.turns = 3};
    case SymmetryMotion::Rotate60:
        break;
    }
    return {.turns = 6};
}

/// The centre space of a hexagon.
Coordinate middle(const Grid& grid) {
    return {(grid.columns - 1) / 2, (grid.rows - 1) / 2};
}

bool is_on_board(const Grid& grid, Shape shape, Coordinate at) {
    if (!grid.contains(at)) {
        return false;
    }
    const int radius = (std::min(grid.columns, grid.rows) - 1) / 2;
    return shape == Shape::Rectangle ||
           hex::distance(axial(grid, at), axial(grid, middle(grid))) <= radius;
}

/// The centre of every symmetry that maps the board onto itself.
hex::Point centre_of(const Grid& grid, Shape shape) {
    if (shape == Shape::Hexagon) {
        return centre(grid, middle(grid));
    }
    hex::Point least = centre(grid, {0, 0});
    hex::Point most = least;
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const hex::Point here = centre(grid, grid.coordinate(offset));
        least = {std::min(least.x, here.x), std::min(least.y, here.y)};
        most = {std::max(most.x, here.x), std::max(most.y, here.y)};
    }
    return {(least.x + most.x) / 2, (least.y + most.y) / 2};
}

/// The requested size, sizes one off, and the other stagger axis: candidates that may fit a
/// symmetry.
std::vector<Grid> grids_near(const Grid& grid) {
    std::vector<Grid> result;
    for (const StaggerAxis axis :
         {grid.axis, grid.axis == StaggerAxis::Y ? StaggerAxis::X : StaggerAxis::Y}) {
        for (const auto& [columns, rows] : {std::pair{0, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            const Grid near{grid.columns + columns, grid.rows + rows, axis, grid.index};
            if (std::min(near.columns, near.rows) >= 1 &&
                std::max(near.columns, near.rows) <= hex::max_side) {
                result.push_back(near);
            }
        }
    }
    return result;
}

/// Whether a grid agrees with the request.
bool is_asked_for(const BoardRequest& request, const Grid& grid) {
    return request.columns.value_or(grid.columns) == grid.columns &&
           request.rows.value_or(grid.rows) == grid.rows &&
           request.axis.value_or(grid.axis) == grid.axis;
}

std::string size_words(const Grid& grid) {
    return tr("{} x {} spaces, stagger axis {}", grid.columns, grid.rows,
              grid.axis == StaggerAxis::Y ? 'y' : 'x');
}

} // namespace

Board::Board(const BoardRequest& request)
    : Board(grid_for(request), request.shape, request.symmetry) {}

Board::Board(const Grid& grid, Shape shape, std::optional<SymmetryMotion> symmetry)
    : grid_(grid), shape_(shape), symmetry_(symmetry) {
    find_orbits();
    find_neighbours();
}

Grid Board::grid_for(const BoardRequest& request) {
    const bool is_hexagon = request.shape == Shape::Hexagon;
    const Grid published =
        is_hexagon ? Grid{usual_hexagon, usual_hexagon}
                   : Grid{BoardRequest::columns_bounds.usual, BoardRequest::rows_bounds.usual};
    const Grid otherwise = request.usual.value_or(published);
    const Grid usual{request.columns.value_or(otherwise.columns),
                     request.rows.value_or(otherwise.rows), request.axis.value_or(otherwise.axis),
                     request.index};
    std::optional<Grid> other;
    for (const Grid& grid : grids_near(usual)) {
        if (Board(grid, request.shape, request.symmetry).orbits().empty()) {
            continue;
        }
        if (is_asked_for(request, grid)) {
            return grid;
        }
        other = other ? other : grid;
    }
    const std::string symmetry = wording::symmetry(*request.symmetry);
    throw InputError(
        other ? tr("no board of {} has the symmetry “{}”, but one of {} does", size_words(usual),
                   symmetry, size_words(*other))
              : tr("no rectangle of spaces has the symmetry “{}”; try --shape hexagon", symmetry));
}

void Board::find_orbits() {
    const hex::Symmetry symmetry = symmetry_ ? symmetry_of(*symmetry_) : hex::Symmetry{};
    const hex::Symmetric symmetric(grid_, symmetry, centre_of(grid_, shape_));
    turns_ = motions(symmetry, grid_.axis).size();
    const auto is_board = [this](Coordinate at) { return is_on_board(grid_, shape_, at); };
    for (std::size_t offset = 0; offset < grid_.size(); ++offset) {
        const Coordinate at = grid_.coordinate(offset);
        if (!is_board(at)) {
            continue;
        }
        ++size_;
        Orbit orbit = symmetric.orbit(at);
        if (!std::ranges::all_of(orbit, is_board)) {
            orbits_.clear();
            return;
        }
        if (at == std::ranges::min(orbit)) { // visits each orbit once
            orbits_.push_back(std::move(orbit));
        }
    }
}

void Board::find_neighbours() {
    std::vector<std::size_t> orbit_of(grid_.size(), orbits_.size());
    for (std::size_t orbit = 0; orbit < orbits_.size(); ++orbit) {
        for (const Coordinate at : orbits_[orbit]) {
            orbit_of[grid_.offset(at)] = orbit;
        }
    }
    beside_.resize(orbits_.size());
    for (std::size_t orbit = 0; orbit < orbits_.size(); ++orbit) {
        // By symmetry, the neighbours of one space represent those of all.
        for (const Coordinate at : grid_.neighbours(orbits_[orbit].front())) {
            const std::size_t other = orbit_of[grid_.offset(at)];
            if (other < orbits_.size() &&
                std::ranges::find(beside_[orbit], other) == beside_[orbit].end()) {
                beside_[orbit].push_back(other);
            }
        }
    }
}

map::Map Board::blank() const {
    map::Map map(grid_, map::Space::Void);
    for (const Orbit& orbit : orbits_) {
        for (const Coordinate at : orbit) {
            map.set(at, map::Space::Pampas);
        }
    }
    return map;
}

std::string Board::words() const {
    return size_words(grid_);
}

namespace {

using map::Space;

/// The kind of a space, with all land as one.
enum class Class { Pampas, Land, Market, Water };

Class class_of(Space space) {
    return map::is_land(space)      ? Class::Land
           : space == Space::Market ? Class::Market
           : space == Space::Water  ? Class::Water
                                    : Class::Pampas;
}

/// Swaps orbits of a map.
class Mutation {
  public:
    Mutation(const map::Map& map, const Board& board, chance::Stream& stream)
        : map_(map), board_(board), stream_(stream) {}

    /// Moves an orbit of a random kind: land in half of the cases.
    void change() {
        switch (stream_.below(4)) {
        case 0:
            move(Class::Market);
            break;
        case 1:
            move(Class::Water);
            break;
        default:
            move(Class::Land);
            break;
        }
    }

    map::Map result() const { return map_; }

  private:
    Class at(std::size_t orbit) const { return class_of(map_.at(board_.orbits()[orbit].front())); }

    int beside(std::size_t orbit, Class kind) const {
        return static_cast<int>(std::ranges::count(
            board_.beside(orbit), kind, [this](std::size_t other) { return at(other); }));
    }

    /// A random orbit for which `fits` holds, if a few draws find one.
    template <class Fits>
    std::optional<std::size_t> drawn(const Fits& fits) {
        constexpr int draws = 60;
        for (int draw = 0; draw < draws; ++draw) {
            const std::size_t orbit = stream_.below(board_.orbits().size());
            if (fits(orbit)) {
                return orbit;
            }
        }
        return std::nullopt;
    }

    void move(Class kind) {
        const auto from = drawn([&](std::size_t orbit) {
            return at(orbit) == kind && (kind != Class::Land || beside(orbit, Class::Pampas) > 0);
        });
        if (!from) {
            return;
        }
        const auto to = drawn([&](std::size_t orbit) {
            return at(orbit) == Class::Pampas && is_place_for(kind, orbit) &&
                   board_.orbits()[orbit].size() == board_.orbits()[*from].size();
        });
        if (to) {
            exchange(*from, *to);
        }
    }

    /// Land grows beside land, markets stand apart.
    bool is_place_for(Class kind, std::size_t orbit) const {
        return kind == Class::Land     ? beside(orbit, Class::Land) > 0
               : kind == Class::Market ? beside(orbit, Class::Market) == 0
                                       : true;
    }

    void exchange(std::size_t one, std::size_t other) {
        for (std::size_t i = 0; i < board_.orbits()[one].size(); ++i) {
            const hex::Coordinate here = board_.orbits()[one][i];
            const hex::Coordinate there = board_.orbits()[other][i];
            const Space space = map_.at(here);
            map_.set(here, map_.at(there));
            map_.set(there, space);
        }
    }

    map::Map map_;
    const Board& board_;
    chance::Stream& stream_;
};

} // namespace

map::Map mutated(const map::Map& map, const Board& board, chance::Stream& stream) {
    Mutation mutation(map, board, stream);
    do { // one change with probability 1/2, two with 1/4 ...
        mutation.change();
    } while (stream.below(2) == 0);
    return mutation.result();
}

} // namespace pampas::generation
