#include "engine/map/transform.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <optional>

namespace pampas::map {
namespace {

/// Moves notes and locks to the spaces that `image_of` returns for theirs; drops those without one.
template <class ImageOf>
Details moved(Details details, ImageOf image_of) {
    const auto take = [&image_of](auto& all, auto at) {
        std::erase_if(all, [&](auto& one) {
            const std::optional<hex::Coordinate> now = image_of(std::invoke(at, one));
            std::invoke(at, one) = now.value_or(hex::Coordinate());
            return !now;
        });
        std::ranges::sort(all, {}, at);
    };
    take(details.notes, &Note::at);
    take(
        details.locked, [](auto& at) -> auto& { return at; });
    return details;
}

Map with_terrains(Map map, const std::vector<hex::Coordinate>& spaces,
                  const std::vector<Space>& drawn) {
    assert(spaces.size() == drawn.size());
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        map.set(spaces[i], drawn[i]);
    }
    return map;
}

} // namespace

Map moved(const Map& map, hex::Motion motion) {
    Map result(hex::moved(map.grid(), motion));
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        result.set(hex::moved(map.grid(), at, motion), map.at(at));
    }
    result.details() = moved(map.details(), [&](hex::Coordinate at) {
        return std::optional(hex::moved(map.grid(), at, motion));
    });
    return result;
}

Map reframed(const Map& map, hex::Coordinate top_left, int columns, int rows, Space fill) {
    hex::Grid grid = map.grid();
    const int first_line = grid.axis == hex::StaggerAxis::Y ? top_left.row : top_left.column;
    grid.columns = columns;
    grid.rows = rows;
    grid.index = map.grid().shifts(first_line) ? hex::StaggerIndex::Even : hex::StaggerIndex::Odd;
    Map result(grid, fill);
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const hex::Coordinate at = grid.coordinate(offset);
        const hex::Coordinate before{at.column + top_left.column, at.row + top_left.row};
        if (map.grid().contains(before)) {
            result.set(at, map.at(before));
        }
    }
    result.details() = moved(map.details(), [&](hex::Coordinate at) {
        const hex::Coordinate now{at.column - top_left.column, at.row - top_left.row};
        return grid.contains(now) ? std::optional(now) : std::nullopt;
    });
    return result;
}

Map cropped(const Map& map) {
    hex::Coordinate first{map.grid().columns, map.grid().rows};
    hex::Coordinate last{-1, -1};
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        if (map.spaces()[offset] != Space::Void) {
            const hex::Coordinate at = map.grid().coordinate(offset);
            first = {std::min(first.column, at.column), std::min(first.row, at.row)};
            last = {std::max(last.column, at.column), std::max(last.row, at.row)};
        }
    }
    if (last.column < 0) {
        return map;
    }
    return reframed(map, first, last.column - first.column + 1, last.row - first.row + 1,
                    Space::Void);
}

std::array<Map, 2> on_one_grid(const Map& one, const Map& other) {
    const int columns = std::max(one.grid().columns, other.grid().columns);
    const int rows = std::max(one.grid().rows, other.grid().rows);
    const auto framed = [&](const Map& map) {
        return reframed(map, {0, 0}, columns, rows, Space::Void);
    };
    return {framed(one), framed(other)};
}

std::vector<Space> draw_terrains(std::size_t count, chance::Stream& stream) {
    auto order = terrains; // the first ones get the remaining spaces
    chance::shuffle(order, stream);
    std::vector<Space> drawn;
    for (std::size_t i = 0; i < count; ++i) {
        drawn.push_back(order[i % order.size()]);
    }
    chance::shuffle(drawn, stream);
    return drawn;
}

TerrainCounts even_counts(int spaces) {
    TerrainCounts counts{};
    for (int i = 0; i < spaces; ++i) {
        ++counts[static_cast<std::size_t>(i) % counts.size()];
    }
    return counts;
}

Map decided(const Map& map, const std::vector<hex::Coordinate>& spaces, const TerrainCounts& counts,
            std::uint64_t seed) {
    std::vector<Space> drawn;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        drawn.insert(drawn.end(), static_cast<std::size_t>(counts[i]), terrains[i]);
    }
    chance::Stream stream(seed);
    chance::shuffle(drawn, stream);
    return with_terrains(map, spaces, drawn);
}

Map decided(const Map& map, std::uint64_t seed) {
    chance::Stream stream(seed);
    const std::vector<hex::Coordinate> undecided = map.all(Space::Land);
    return with_terrains(map, undecided, draw_terrains(undecided.size(), stream));
}

} // namespace pampas::map
