#include "editor/picture/pieces.h"

#include "engine/hex/geometry.h"

#include <algorithm>
#include <iterator>

namespace pampas::picture {
namespace {

/// The sides of a space across which its water tile goes on, as bits.
unsigned joined_sides(const hex::Grid& grid, hex::Coordinate at,
                      std::span<const hex::Coordinate> tile) {
    unsigned joined = 0;
    for (std::size_t way = 0; way < hex::directions.size(); ++way) {
        const auto beside = grid.neighbour(at, way);
        if (beside && std::ranges::find(tile, *beside) != tile.end()) {
            joined |= 1U << hex::side_across(grid.axis, way);
        }
    }
    return joined;
}

void add_water(Pieces& pieces, const rules::Board& board, const rules::WaterPlacement& placement) {
    std::vector<hex::Coordinate> tile;
    for (const rules::Cell cell : placement.spaces()) {
        tile.push_back(board.at(cell));
    }
    for (const hex::Coordinate at : tile) {
        pieces.push_back({at, water_glyph(joined_sides(board.map().grid(), at, tile))});
    }
}

} // namespace

Pieces pieces_of(const rules::Position& position, std::span<const rules::PlaceNumber> waters) {
    const rules::Board& board = position.board();
    Pieces pieces;
    for (int seat = 0; seat < position.players(); ++seat) {
        position.each_tile(seat, [&](rules::Cell cell) {
            const auto species = position.tile(cell)->species;
            pieces.push_back({board.at(cell),
                              species ? animal_glyph(seat, *species) : land_glyph(seat),
                              position.has_hacienda(cell), position.has_chip(cell)});
        });
    }
    for (const rules::PlaceNumber number : waters) {
        add_water(pieces, board, board.placements()[number]);
    }
    std::ranges::sort(pieces, {}, &Piece::at);
    return pieces;
}

std::vector<hex::Coordinate> differing(const Pieces& one, const Pieces& other) {
    Pieces pieces;
    std::ranges::set_symmetric_difference(one, other, std::back_inserter(pieces));
    std::vector<hex::Coordinate> result;
    std::ranges::transform(pieces, std::back_inserter(result), &Piece::at);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
}

} // namespace pampas::picture
