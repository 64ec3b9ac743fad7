#pragma once

#include <zlib.h>
#include <zstd.h>

#include <stdexcept>
#include <string>
#include <string_view>

/// Compresses cells as Tiled does.
namespace pampas::testing {

/// Compresses a stream as zlib or gzip.
class Deflation {
  public:
    explicit Deflation(std::string_view compression) {
        const int window = MAX_WBITS + (compression == "gzip" ? 16 : 0);
        if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, window, 8,
                         Z_DEFAULT_STRATEGY) != Z_OK) {
            throw std::runtime_error("deflateInit2");
        }
    }
    Deflation(const Deflation&) = delete;
    Deflation& operator=(const Deflation&) = delete;
    ~Deflation() { deflateEnd(&stream_); }

    /// The output for some more bytes.
    std::string add(std::string bytes, int flush) {
        std::string result(deflateBound(&stream_, bytes.size()) + 16, '\0');
        stream_.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream_.avail_in = static_cast<uInt>(bytes.size());
        stream_.next_out = reinterpret_cast<Bytef*>(result.data());
        stream_.avail_out = static_cast<uInt>(result.size());
        deflate(&stream_, flush);
        result.resize(result.size() - stream_.avail_out);
        return result;
    }

  private:
    z_stream stream_{};
};

/// The bytes compressed with `zlib`, `gzip` or `zstd`; unchanged if it is empty.
inline std::string compressed(const std::string& bytes, std::string_view compression) {
    if (compression.empty()) {
        return bytes;
    }
    if (compression != "zstd") {
        return Deflation(compression).add(bytes, Z_FINISH);
    }
    std::string result(ZSTD_compressBound(bytes.size()), '\0');
    result.resize(ZSTD_compress(result.data(), result.size(), bytes.data(), bytes.size(), 3));
    return result;
}

/// So many MiB of zeros, compressed. A zlib or gzip stream has no end, as no reader gets there.
inline std::string zeros(int mebibytes, std::string_view compression) {
    const std::string one(std::size_t{1} << 20, '\0');
    std::string result;
    if (compression == "zstd") {
        const std::string frame = compressed(one, compression);
        for (int i = 0; i < mebibytes; ++i) {
            result += frame;
        }
        return result;
    }
    Deflation deflation(compression);
    result = deflation.add(one, Z_FULL_FLUSH);
    const std::string next = deflation.add(one, Z_FULL_FLUSH); // the same for all that follow
    for (int i = 1; i < mebibytes; ++i) {
        result += next;
    }
    return result;
}

} // namespace pampas::testing
