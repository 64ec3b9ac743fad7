#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace pampas::formats {

/// What lies on the cells of a layer, in reading order: the number of a tile, 0 for none.
using Cells = std::vector<std::uint32_t>;

/// Cells as a file has them in one text.
struct EncodedCells {
    std::string encoding;    ///< `csv` or `base64`
    std::string compression; ///< of base64: `zlib`, `gzip` or `zstd`; empty for none
    std::string text;
};

/// Decodes `count` cells. Throws `InputError` at `place` for what is encoded in another way, for
/// damaged data and for another number of cells; takes no more memory than these cells and the text
/// need, whatever was compressed.
Cells decoded(const EncodedCells& cells, std::size_t count, const std::string& place);

} // namespace pampas::formats
