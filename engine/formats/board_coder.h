#pragma once

#include "engine/formats/bit_coder.h"
#include "engine/map/map.h"

#include <string>
#include <string_view>

/// Codes the contents of a share code with a simple model of boards and texts. As in
/// `BitCoder::code`, each function writes its argument with an encoder and returns it; with a
/// decoder it returns what was written.
namespace pampas::formats {

/// A board with this grid, without details. `map` may be null for a decoder.
map::Map code_board(BitCoder& coder, const hex::Grid& grid, const map::Map* map);

/// Any bytes, at most `most`.
std::string code_text(BitCoder& coder, std::string_view text, std::size_t most);

} // namespace pampas::formats
