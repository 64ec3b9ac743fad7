#include "engine/formats/encodings.h"

#include "engine/language/utf8.h"

#include <boost/archive/iterators/base64_from_binary.hpp>
#include <boost/archive/iterators/binary_from_base64.hpp>
#include <boost/archive/iterators/transform_width.hpp>

#include <algorithm>
#include <array>
#include <iterator>

namespace pampas::formats {
namespace {

namespace iterators = boost::archive::iterators;

using Letters =
    iterators::base64_from_binary<iterators::transform_width<std::string::const_iterator, 6, 8>>;
using Bytes =
    iterators::transform_width<iterators::binary_from_base64<std::string::const_iterator>, 8, 6>;

constexpr std::string_view blanks = " \t\r\n";

std::string without_blanks(std::string_view text) {
    std::string result;
    std::ranges::copy_if(text, std::back_inserter(result), [](char character) {
        return blanks.find(character) == std::string_view::npos;
    });
    return result;
}

/// The characters of bytes 0x80 to 0x9f; every other byte is the character with its number.
constexpr std::array<char32_t, 32> upper_controls{
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178};

std::optional<char> byte_of(char32_t character) {
    if (character < 0x80 || (character >= 0xa0 && character <= 0xff)) {
        return static_cast<char>(character);
    }
    const auto found = std::ranges::find(upper_controls, character);
    if (found == upper_controls.end()) {
        return std::nullopt;
    }
    return static_cast<char>(0x80 + (found - upper_controls.begin()));
}

} // namespace

std::string base64(std::string_view bytes) {
    const std::size_t missing = (3 - bytes.size() % 3) % 3;
    // Boost reads groups of three.
    const std::string threes = std::string(bytes) + std::string(missing, '\0');
    std::string text(Letters(threes.begin()), Letters(threes.end()));
    std::fill_n(text.rbegin(), missing, '=');
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string letters = without_blanks(text);
    const std::size_t missing = letters.ends_with("==") ? 2 : letters.ends_with('=') ? 1 : 0;
    std::fill_n(letters.rbegin(), missing, 'A');
    // Boost accepts "=" as "A" anywhere.
    if (letters.size() % 4 != 0 || letters.find('=') != std::string::npos) {
        return std::nullopt;
    }
    try {
        std::string bytes(Bytes(letters.cbegin()), Bytes(letters.cend()));
        bytes.resize(bytes.size() - missing);
        return bytes;
    } catch (const iterators::dataflow_exception&) {
        return std::nullopt;
    }
}

std::string from_windows_1252(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) {
        const auto number = static_cast<unsigned char>(byte);
        const char32_t character =
            number >= 0x80 && number < 0xa0 ? upper_controls[number - 0x80U] : number;
        boost::locale::utf::utf_traits<char>::encode(character, std::back_inserter(text));
    }
    return text;
}

std::optional<std::string> to_windows_1252(std::string_view text) {
    std::string bytes;
    while (!text.empty()) {
        const utf8::Character next = utf8::take(text);
        const auto byte = next.is_valid ? byte_of(next.code) : std::nullopt;
        if (!byte) {
            return std::nullopt;
        }
        bytes += *byte;
    }
    return bytes;
}

} // namespace pampas::formats
