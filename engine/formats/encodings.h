#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

/// Encodings of bytes and of text.
namespace pampas::formats {

/// The number that a text consists of, in decimal digits; empty for other texts.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [next, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && next == end ? std::optional(number) : std::nullopt;
}

/// Bytes as Base64 (RFC 4648).
std::string base64(std::string_view bytes);

/// The bytes of Base64 text, which may contain blanks and line ends; empty if it is not Base64.
std::optional<std::string> from_base64(std::string_view text);

/// Text in Windows-1252 as UTF-8. The five bytes that the code page leaves undefined become the
/// control characters with the same numbers, as in browsers, so that every byte survives a round
/// trip.
std::string from_windows_1252(std::string_view bytes);

/// UTF-8 text as Windows-1252; empty if the code page lacks a character or the text is not UTF-8.
std::optional<std::string> to_windows_1252(std::string_view text);

} // namespace pampas::formats
