#pragma once

#include "engine/map/map.h"

#include <optional>
#include <string>
#include <vector>

/// Spaces as the user meets them: what they are called, and which comes next.
namespace pampas::desktop {

/// A space and what it is: `C7 forest, locked`; nothing without a space.
std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at);

/// What is noted about a space, if anything.
std::string note_text(const map::Map& map, std::optional<hex::Coordinate> at);

/// Where a key leads from a space of the grid, if it is one that moves: arrows to the next one,
/// Home and its like to the border.
std::optional<hex::Coordinate> led_by_key(const hex::Grid& grid, hex::Coordinate from, int key);

/// The place in `spaces`, which are some, in reading order, of the first behind `from` or the last
/// before it; past the end it goes on at the other.
std::size_t next_place(const std::vector<hex::Coordinate>& spaces,
                       std::optional<hex::Coordinate> from, bool forwards);

} // namespace pampas::desktop
