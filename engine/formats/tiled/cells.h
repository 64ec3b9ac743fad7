#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace pampas::formats {

/// The cells of a layer in reading order: tile numbers, 0 for none.
using Cells = std::vector<std::uint32_t>;

/// Cells as text of a file.
struct EncodedCells {
    std::string encoding;    ///< `csv` or `base64`
    std::string compression; ///< of base64: `zlib`, `gzip` or `zstd`; empty for none
    std::string text;
};

/// Decodes `count` cells. Throws `InputError` with `place` for other encodings, damaged data and
/// another number of cells. Memory use is bounded by these cells and the text, whatever the
/// compressed data.
Cells decoded(const EncodedCells& cells, std::size_t count, const std::string& place);

} // namespace pampas::formats
