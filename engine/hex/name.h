#pragma once

#include "engine/hex/grid.h"

#include <optional>
#include <string>
#include <string_view>

namespace pampas::hex {

/// The display name of a space: its column as letters (A to Z, then AA ...) and its row from 1, so
/// that [2, 6] is `C7`. Column and row must not be negative.
std::string name(Coordinate at);

/// The letters of a column, which must not be negative.
std::string column_name(int column);

/// The space with this name, in any case, on a board of any size; empty if the text is no name.
std::optional<Coordinate> coordinate_named(std::string_view text);

/// A space as users write it, on a board of any size: its name, or column and row as in files,
/// `[2,6]`, with optional blanks; empty if it is neither.
std::optional<Coordinate> coordinate_written(std::string_view text);

} // namespace pampas::hex
