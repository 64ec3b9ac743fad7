#include "engine/formats/tiled/cells.h"

#include "engine/files/input_error.h"
#include "engine/formats/encodings.h"
#include "engine/language/tr.h"

#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <string_view>

namespace pampas::formats {
namespace {

/// Bytes of a cell, in little-endian order.
constexpr std::size_t cell_size = 4;

/// Maximum number of bytes of a wrong cell in a message: without commas it may be the whole layer.
constexpr std::size_t longest_shown = 20;

/// Removes blanks and line ends around the text.
std::string_view trimmed_number(std::string_view text) {
    constexpr std::string_view removed = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(removed), text.size());
    return text.substr(first, text.find_last_not_of(removed) + 1 - first);
}

/// Decodes the cells of a layer, one per space of the map.
class CellDecoder {
  public:
    CellDecoder(const EncodedCells& cells, std::size_t count, const std::string& place)
        : cells_(cells), count_(count), place_(place) {}

    Cells cells() const {
        if (cells_.encoding == "csv") {
            return from_csv();
        }
        if (cells_.encoding != "base64") {
            fail(tr("the cells are encoded as \"{}\"; expected csv or base64", cells_.encoding));
        }
        return from_bytes(decompressed(unpacked()));
    }

  private:
    [[noreturn]] void fail(std::string message) const {
        throw InputError(std::move(message), place_);
    }
    [[noreturn]] void fail_count() const { fail(tr("the number of cells must be {}", count_)); }
    [[noreturn]] void fail_damaged() const { fail(tr("the cells are damaged or cut short")); }

    Cells from_csv() const {
        Cells result;
        for (std::size_t begin = 0; begin <= cells_.text.size();) {
            const std::size_t end = std::min(cells_.text.find(',', begin), cells_.text.size());
            const auto text =
                trimmed_number(std::string_view(cells_.text).substr(begin, end - begin));
            const auto cell = number_in<std::uint32_t>(text);
            if (!cell) {
                fail(tr("\"{}\" is not a tile number", text.substr(0, longest_shown)));
            }
            result.push_back(*cell);
            begin = end + 1;
        }
        if (result.size() != count_) {
            fail_count();
        }
        return result;
    }

    std::string unpacked() const {
        auto bytes = from_base64(cells_.text);
        if (!bytes) {
            fail_damaged();
        }
        return *std::move(bytes);
    }

    /// Returns at most one byte more than the cells need; further bytes are ignored.
    std::string decompressed(std::string bytes) const {
        const std::string& compression = cells_.compression;
        if (compression.empty()) {
            return bytes;
        }
        if (compression == "zlib" || compression == "gzip") {
            return inflated(std::move(bytes));
        }
        if (compression == "zstd") {
            return from_zstd(bytes);
        }
        fail(tr("the cells are compressed as \"{}\"; expected zlib, gzip or zstd", compression));
    }

    std::string inflated(std::string bytes) const {
        constexpr int zlib_or_gzip = 32 + MAX_WBITS;
        std::string result(room(), '\0');
        z_stream stream{};
        stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream.avail_in = static_cast<uInt>(bytes.size());
        stream.next_out = reinterpret_cast<Bytef*>(result.data());
        stream.avail_out = static_cast<uInt>(result.size());
        if (inflateInit2(&stream, zlib_or_gzip) != Z_OK) {
            fail_damaged();
        }
        const int status = inflate(&stream, Z_FINISH);
        inflateEnd(&stream);
        if (status != Z_STREAM_END && stream.avail_out > 0) {
            fail_damaged();
        }
        result.erase(stream.total_out);
        return result;
    }

    std::string from_zstd(const std::string& bytes) const {
        std::string result(room(), '\0');
        const std::size_t size =
            ZSTD_decompress(result.data(), result.size(), bytes.data(), bytes.size());
        if (ZSTD_isError(size) != 0) {
            if (ZSTD_getErrorCode(size) == ZSTD_error_dstSize_tooSmall) {
                fail_count();
            }
            fail_damaged();
        }
        result.resize(size);
        return result;
    }

    std::size_t room() const { return cell_size * count_ + 1; }

    Cells from_bytes(const std::string& bytes) const {
        if (bytes.size() != cell_size * count_) {
            fail_count();
        }
        Cells result(count_);
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            const auto byte = static_cast<unsigned char>(bytes[i]);
            result[i / cell_size] |= std::uint32_t{byte} << 8 * (i % cell_size);
        }
        return result;
    }

    const EncodedCells& cells_;
    std::size_t count_;
    const std::string& place_;
};

} // namespace

Cells decoded(const EncodedCells& cells, std::size_t count, const std::string& place) {
    return CellDecoder(cells, count, place).cells();
}

} // namespace pampas::formats
