#pragma once

#include "analysis/graph/symmetries.h"
#include "analysis/legality/client.h"
#include "analysis/measures/published.h"
#include "engine/files/bounded.h"
#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Generating maps by request (analysis#generation).
namespace pampas::generation {

using measures::Target;

/// Which spaces of the grid belong to the board.
enum class Shape {
    Rectangle, ///< all spaces
    Hexagon    ///< the largest regular hexagon in the middle
};

/// The requested board. What is left open follows published maps, as closely as the symmetry
/// allows.
struct BoardRequest {
    /// Most published maps have 19 columns of 19 or 20 spaces.
    static constexpr Bounded<int> columns_bounds{1, hex::max_side, 19};
    static constexpr Bounded<int> rows_bounds{1, hex::max_side, 20};

    std::optional<int> columns = {};
    std::optional<int> rows = {};
    std::optional<hex::StaggerAxis> axis = {};
    hex::StaggerIndex index = hex::StaggerIndex::Odd;
    std::optional<hex::Grid> usual = {}; ///< the default for what is left open
    Shape shape = Shape::Rectangle;
    std::optional<graph::SymmetryMotion> symmetry = {};
};

/// The allowed distance of a figure from that of a map to resemble: a tenth of the range of
/// published maps, but at least two for counts, or one step of the last decimal.
double near_by(const measures::Figure& figure);

/// The requested maps. Numbers of spaces left open follow the proportions of published maps.
struct Request {
    static constexpr Bounded<int> spaces_bounds{0, hex::max_side* hex::max_side}; ///< of one kind
    static constexpr Bounded<std::size_t> count_bounds{1, 100, 1};

    BoardRequest board = {};
    std::optional<int> markets = {};
    std::optional<int> waters = {};
    std::optional<int> land = {};
    std::optional<map::PlayerRange> players = {};
    legality::Client client = {};
    std::vector<Target> targets = {};
    /// How many of the targets the user stated; those after them are figures of a map to resemble
    /// (`like`).
    std::size_t stated = std::numeric_limits<std::size_t>::max();
    std::size_t count = count_bounds.usual; ///< number of maps
    std::uint64_t seed = 1;
};

/// The first target for the figure with this key; null if there is none.
const Target* target_of(const Request& request, std::string_view figure);

/// The request completed to ask for maps like this one: a board of its size and stagger, its
/// symmetry if it has one up to a few spaces, and each figure within `near_by` of its own. What the
/// request already states is kept. Terrains are as even as possible, regardless of the map.
Request like(const map::Map& map, Request request);

} // namespace pampas::generation
