#pragma once

#include "engine/formats/bit_coder.h"
#include "engine/map/map.h"

#include <string>
#include <string_view>

/// What a share code holds, told by a simple model of boards and of texts. Each function writes
/// what it is given, and gives it back; or gives what was written, whatever it is given
/// (`BitCoder::code`).
namespace pampas::formats {

/// A board of this grid, without details. `map` may be null when one is read.
map::Map code_board(BitCoder& coder, const hex::Grid& grid, const map::Map* map);

/// Any bytes, at most so many.
std::string code_text(BitCoder& coder, std::string_view text, std::size_t most);

} // namespace pampas::formats
