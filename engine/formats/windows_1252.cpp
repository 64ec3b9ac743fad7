#include "engine/formats/windows_1252.h"

#include <boost/locale/utf.hpp>

#include <algorithm>
#include <array>
#include <iterator>

namespace pampas::formats {
namespace {

namespace utf = boost::locale::utf;

/// The characters of bytes 0x80 to 0x9f; all other bytes are the characters of their number.
constexpr std::array<char32_t, 32> upper_controls{
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178};

std::optional<char> byte_of(utf::code_point character) {
    if (character < 0x80 || (character >= 0xa0 && character <= 0xff)) {
        return static_cast<char>(character);
    }
    const auto found = std::ranges::find(upper_controls, static_cast<char32_t>(character));
    if (found == upper_controls.end()) {
        return std::nullopt;
    }
    return static_cast<char>(0x80 + (found - upper_controls.begin()));
}

} // namespace

std::string from_windows_1252(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) {
        const auto number = static_cast<unsigned char>(byte);
        const utf::code_point character =
            number >= 0x80 && number < 0xa0 ? upper_controls[number - 0x80U] : number;
        utf::utf_traits<char>::encode(character, std::back_inserter(text));
    }
    return text;
}

std::optional<std::string> to_windows_1252(std::string_view text) {
    std::string bytes;
    for (auto next = text.begin(); next != text.end();) {
        const utf::code_point character = utf::utf_traits<char>::decode(next, text.end());
        if (character == utf::illegal || character == utf::incomplete) {
            return std::nullopt;
        }
        const auto byte = byte_of(character);
        if (!byte) {
            return std::nullopt;
        }
        bytes += *byte;
    }
    return bytes;
}

} // namespace pampas::formats
