#pragma once

#include "engine/formats/json.h"
#include "engine/map/map.h"

#include <algorithm>
#include <string>
#include <vector>

/// Maps for tests, drawn as text.
namespace pampas::testing {

/// The map with these rows of letters (engine/formats#spaces): hexes on a corner, odd rows shifted.
inline map::Map drawn_map(const std::vector<std::string>& rows) {
    const hex::Grid grid{static_cast<int>(rows.front().size()), static_cast<int>(rows.size()),
                         hex::StaggerAxis::Y, hex::StaggerIndex::Odd};
    map::Map result(grid);
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const hex::Coordinate at = grid.coordinate(offset);
        const char letter =
            rows[static_cast<std::size_t>(at.row)].at(static_cast<std::size_t>(at.column));
        result.set(at, *std::ranges::find(map::all_spaces, letter, formats::letter));
    }
    return result;
}

} // namespace pampas::testing
