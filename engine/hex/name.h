#pragma once

#include "engine/hex/grid.h"

#include <string>

namespace pampas::hex {

/// What people call a space: its column as letters (A to Z, then AA ...) and its row counted from
/// 1, so [2, 6] is `C7`. Column and row are not negative.
std::string name(Coordinate at);

} // namespace pampas::hex
