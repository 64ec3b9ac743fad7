#pragma once

#include <boost/locale/utf.hpp>

#include <cstddef>
#include <string_view>

/// UTF-8 text character by character, as decoded by Boost.Locale.
namespace pampas::utf8 {

/// A character of a text or, where it is not valid UTF-8, a single byte.
struct Character {
    std::string_view bytes; ///< within the text
    char32_t code = 0;      ///< the code point, if valid
    bool is_valid = true;   ///< whether `bytes` is a character
};

/// Removes the first character of a non-empty text and returns it.
inline Character take(std::string_view& text) {
    auto end = text.begin();
    const auto code = boost::locale::utf::utf_traits<char>::decode(end, text.end());
    const bool is_valid = boost::locale::utf::is_valid_codepoint(code);
    const auto length = is_valid ? static_cast<std::size_t>(end - text.begin()) : 1;
    const Character result{text.substr(0, length), is_valid ? code : 0, is_valid};
    text.remove_prefix(length);
    return result;
}

/// Whether the whole text is well-formed UTF-8.
inline bool is_valid(std::string_view text) {
    while (!text.empty()) {
        if (!take(text).is_valid) {
            return false;
        }
    }
    return true;
}

/// The longest prefix of a text with at most `most` bytes that splits no character.
inline std::string_view beginning(std::string_view text, std::size_t most) {
    if (text.size() <= most) {
        return text;
    }
    while (most > 0 && boost::locale::utf::utf_traits<char>::is_trail(text[most])) {
        --most;
    }
    return text.substr(0, most);
}

} // namespace pampas::utf8
