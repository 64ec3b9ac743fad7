#pragma once

#include "analysis/graph/symmetries.h"
#include "analysis/legality/client.h"
#include "analysis/measures/published.h"
#include "engine/files/bounded.h"
#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Maps made to measure (analysis#generation).
namespace pampas::generation {

using measures::Target;

/// Which spaces of the grid the board has.
enum class Shape {
    Rectangle, ///< all of them
    Hexagon    ///< the largest regular hexagon in its middle
};

/// The board that is wanted. What is left open becomes what published maps have, or as near to it
/// as the symmetry allows.
struct BoardRequest {
    /// Most published maps have 19 columns of 19 or 20 spaces.
    static constexpr Bounded<int> columns_bounds{1, hex::max_side, 19};
    static constexpr Bounded<int> rows_bounds{1, hex::max_side, 20};

    std::optional<int> columns = {};
    std::optional<int> rows = {};
    std::optional<hex::StaggerAxis> axis = {};
    hex::StaggerIndex index = hex::StaggerIndex::Odd;
    std::optional<hex::Grid> usual = {}; ///< what is left open is as here
    Shape shape = Shape::Rectangle;
    std::optional<graph::SymmetryMotion> symmetry = {};
};

/// How far the figure of a map may lie from that of another one that it is like: the tenth part of
/// the way from the least to the greatest value among published maps, but two of what is counted,
/// or one step of the last decimal, at least.
double near_by(const measures::Figure& figure);

/// What maps are wanted. Numbers of spaces that are left open are in the proportions of published
/// maps.
struct Request {
    static constexpr Bounded<int> spaces_bounds{0, hex::max_side* hex::max_side}; ///< of a kind
    static constexpr Bounded<std::size_t> count_bounds{1, 100, 1};

    BoardRequest board = {};
    std::optional<int> markets = {};
    std::optional<int> waters = {};
    std::optional<int> land = {};
    std::optional<map::PlayerRange> players = {};
    legality::Client client = {};
    std::vector<Target> targets = {};
    std::size_t count = count_bounds.usual; ///< of maps
    std::uint64_t seed = 1;
};

/// The first target for a figure, by its key; null: there is none.
const Target* target_of(const Request& request, std::string_view figure);

/// The request made one for maps like this one: a board of its size and stagger, its symmetry if it
/// has one, except for a few spaces, and each figure as near to its own as `near_by` says. What the
/// request says itself stays. Terrains are as even as they can be, however they are there.
Request like(const map::Map& map, Request request);

} // namespace pampas::generation
