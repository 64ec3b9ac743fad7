#pragma once

#include "engine/hex/grid.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// Pieces of the messages.
namespace pampas::legality {

/// The names of the spaces, `C7, C8 and D8`; of a long list the first few and how many more.
std::string names(std::span<const hex::Coordinate> spaces);

/// `1 space`, `3 spaces`.
std::string counted(std::size_t number, std::string_view one, std::string_view many);

} // namespace pampas::legality
