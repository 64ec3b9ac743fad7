#pragma once

#include "engine/hex/grid.h"

#include <optional>
#include <vector>

namespace pampas::desktop {

/// The place in `spaces`, which are some, in reading order, of the first behind `from` or the last
/// before it; past the end it goes on at the other.
std::size_t next_place(const std::vector<hex::Coordinate>& spaces,
                       std::optional<hex::Coordinate> from, bool forwards);

} // namespace pampas::desktop
