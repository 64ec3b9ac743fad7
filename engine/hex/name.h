#pragma once

#include "engine/hex/grid.h"

#include <optional>
#include <string>
#include <string_view>

namespace pampas::hex {

/// The name of a space for people: its column as letters (A to Z, then AA ...) and its row counted
/// from 1, so that [2, 6] is `C7`. Column and row must not be negative.
std::string name(Coordinate at);

/// The letters of a column, which must not be negative.
std::string column_name(int column);

/// The space with this name, in capitals or not, on a board of any size; nothing if the text is not
/// the name of a space.
std::optional<Coordinate> coordinate_named(std::string_view text);

/// A space as users write it, on a board of any size: by its name, or by column and row as in
/// files,
/// `[2,6]`, with optional blanks; nothing if it is neither.
std::optional<Coordinate> coordinate_written(std::string_view text);

} // namespace pampas::hex
