#pragma once

#include "engine/hex/grid.h"

#include <optional>
#include <string>
#include <string_view>

namespace pampas::hex {

/// What people call a space: its column as letters (A to Z, then AA ...) and its row counted from
/// 1, so [2, 6] is `C7`. Column and row are not negative.
std::string name(Coordinate at);

/// The letters of a column, which is not negative.
std::string column_name(int column);

/// The space that is called so, in capitals or not, on a board of any size; none when this is no
/// name of a space.
std::optional<Coordinate> coordinate_named(std::string_view text);

/// A space as users write it, on a board of any size: by its name, or as `[2,6]`, column and row as
/// in files, blanks between as one likes; none when it is neither.
std::optional<Coordinate> coordinate_written(std::string_view text);

} // namespace pampas::hex
