#include "analysis/generation/request.h"

#include "analysis/graph/analysis.h"
#include "analysis/measures/published.h"
#include "engine/map/transform.h"

#include <algorithm>
#include <cmath>

namespace pampas::generation {

double near_by(const measures::Figure& figure) {
    const auto spread = measures::spread(figure, measures::published_maps());
    const double tenth = spread ? (spread->back() - spread->front()) / 10 : 0;
    const double least = figure.decimals == 0 ? 2 : std::pow(10.0, -figure.decimals);
    return std::max(tenth, least);
}

const Target* target_of(const Request& request, std::string_view figure) {
    const auto found = std::ranges::find(request.targets, figure,
                                         [](const Target& target) { return target.figure->key; });
    return found == request.targets.end() ? nullptr : &*found;
}

namespace {

using graph::Analysis;
using graph::SymmetryMotion;

int side(double spaces) {
    return std::clamp(static_cast<int>(std::lround(spaces)), 1, hex::max_side);
}

/// A rectangle with as many spaces as the map, in the proportions of its non-void part.
hex::Grid grid_like(const map::Map& map, double spaces) {
    hex::Grid grid = map::cropped(map).grid();
    const double scale = std::sqrt(spaces / static_cast<double>(grid.size()));
    grid.columns = side(grid.columns * scale);
    grid.rows = side(spaces / grid.columns);
    return grid;
}

/// A grid whose hexagon has as many spaces as the map.
hex::Grid hexagon_like(const map::Map& map, double spaces) {
    hex::Grid grid = map.grid();
    // A hexagon of radius r has 3 r (r + 1) + 1 spaces.
    const double radius = std::sqrt(std::max(0.0, (spaces - 1) / 3 + 0.25)) - 0.5;
    grid.columns = grid.rows = side(2 * std::round(radius) + 1);
    return grid;
}

bool is_asked_for(const Request& request, const measures::Figure& figure) {
    return target_of(request, figure.key) != nullptr ||
           (figure.key == "markets" && request.markets) ||
           (figure.key == "waters" && request.waters) || (figure.key == "land" && request.land);
}

/// Whether the map is nearly enough symmetric to ask for a full symmetry.
bool is_symmetric(const Analysis& analysis) {
    const measures::Figure& figure = measures::figure("symmetry");
    return 100 - measure(figure, analysis).value_or(0) <= near_by(figure);
}

void take_board(Request& request, const Analysis& analysis) {
    BoardRequest& board = request.board;
    if (!board.symmetry && is_symmetric(analysis)) {
        board.symmetry = analysis.symmetries.front().motion;
    }
    const bool is_turned =
        board.symmetry == SymmetryMotion::Rotate120 || board.symmetry == SymmetryMotion::Rotate60;
    const double spaces = *measure(measures::figure("spaces"), analysis);
    board.shape = is_turned ? Shape::Hexagon : board.shape;
    board.usual = board.shape == Shape::Hexagon ? hexagon_like(analysis.map, spaces)
                                                : grid_like(analysis.map, spaces);
    board.index = board.usual->index;
}

/// Whether generation can aim at a figure: terrains are always even, and symmetry is all or none.
bool is_followed(const Request& request, const measures::Figure& figure) {
    return figure.key != "uneven_terrain" &&
           (figure.key != "symmetry" || request.board.symmetry.has_value());
}

} // namespace

Request like(const map::Map& map, Request request) {
    const Analysis analysis = graph::analyze(map);
    take_board(request, analysis);
    Request result = request;
    result.stated = request.targets.size();
    for (const measures::Figure& figure : measures::figures()) {
        const auto value = measure(figure, analysis);
        if (value && is_followed(request, figure) && !is_asked_for(request, figure)) {
            const double by = near_by(figure);
            result.targets.push_back({&figure, *value - by, *value + by});
        }
    }
    return result;
}

} // namespace pampas::generation
