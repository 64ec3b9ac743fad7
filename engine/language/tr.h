#pragma once

#include "engine/language/number.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

/// Texts in the user's language (engine/language/language.h). The sources contain them in English;
/// `resources/languages/update` collects them by the names of these functions.
namespace pampas {

/// The text in the current language.
const char* tr(const char* english);

/// The same for a text marked by `tr_later`.
std::string tr(std::string_view english);

/// The same for a text with values, in fmt syntax. Decimal numbers have the language's decimal
/// separator; their width and precision stand in the text.
template <class First, class... Rest>
std::string tr(fmt::format_string<First, Rest...> english, First&& first, Rest&&... rest) {
    return fmt::vformat(tr(fmt::string_view(english).data()),
                        fmt::make_format_args(language::shown(first), language::shown(rest)...));
}

/// The singular or plural form for `count`.
const char* plural(const char* one, const char* many, std::int64_t count);

/// A text about `count` things, `one` for a single one. The count is its first value; the text need
/// not show it.
template <class Count, class... Rest>
std::string trn(fmt::format_string<Count, Rest...> one, fmt::format_string<Count, Rest...> many,
                Count&& count, Rest&&... rest) {
    const char* text = plural(fmt::string_view(one).data(), fmt::string_view(many).data(),
                              static_cast<std::int64_t>(count));
    return fmt::vformat(text,
                        fmt::make_format_args(language::shown(count), language::shown(rest)...));
}

/// Marks a text that is translated later, when shown.
constexpr const char* tr_later(const char* english) {
    return english;
}

} // namespace pampas
