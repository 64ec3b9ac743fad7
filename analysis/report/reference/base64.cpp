#include "analysis/report/reference/base64.h"

#include <cstdint>

namespace pampas::report {

std::string base64(std::string_view bytes) {
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const auto byte = [&](std::size_t number) -> std::uint32_t {
            return at + number < bytes.size() ? static_cast<unsigned char>(bytes[at + number]) : 0;
        };
        const std::uint32_t three = byte(0) << 16 | byte(1) << 8 | byte(2);
        const std::size_t used = bytes.size() - at < 3 ? bytes.size() - at : 3;
        for (std::size_t letter = 0; letter < 4; ++letter) {
            text += letter <= used ? letters[three >> (18 - 6 * letter) & 63] : '=';
        }
    }
    return text;
}

} // namespace pampas::report
