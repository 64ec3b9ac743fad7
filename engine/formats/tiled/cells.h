#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace pampas::formats {

/// The cells of a layer in reading order: the number of a tile, 0 for none.
using Cells = std::vector<std::uint32_t>;

/// Cells as text in a file.
struct EncodedCells {
    std::string encoding;    ///< `csv` or `base64`
    std::string compression; ///< of base64: `zlib`, `gzip` or `zstd`; empty for none
    std::string text;
};

/// Decodes `count` cells. Throws `InputError` with `place` for other encodings, for damaged data
/// and for another number of cells. Needs no more memory than these cells and the text, whatever is
/// compressed.
Cells decoded(const EncodedCells& cells, std::size_t count, const std::string& place);

} // namespace pampas::formats
