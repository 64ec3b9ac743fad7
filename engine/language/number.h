#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>

/// Numbers as people read them, with the decimal separator of the language in use and a real minus
/// sign (U+2212). JSON and other data never use this.
namespace pampas::language {

/// A number formatted by fmt, with the language's decimal separator and a real minus sign. What
/// rounds to 0 has no sign.
std::string localized(std::string number);

/// A number with so many decimals: `12.3`, `12,3` in German, `−12.3`.
std::string decimal(double value, int decimals);

/// The same, always with a sign: `+12.3`; what rounds to 0 is `+0.0`.
std::string signed_decimal(double value, int decimals);

/// A floating-point value in a text (`tr`).
struct Shown {
    double value = 0;
};

/// What a text shows for a value: numbers that may have decimals as `Shown`, others as they are.
template <class Value>
decltype(auto) shown(const Value& value) {
    if constexpr (std::floating_point<Value>) {
        return Shown{static_cast<double>(value)};
    } else {
        return (value);
    }
}

} // namespace pampas::language

/// Formats by the specification of a double.
template <>
struct fmt::formatter<pampas::language::Shown> {
    constexpr auto parse(fmt::format_parse_context& context) {
        const auto* end = std::find(context.begin(), context.end(), '}');
        specification_ = std::string_view(context.begin(), end);
        return end;
    }

    auto format(pampas::language::Shown number, fmt::format_context& context) const {
        const std::string format = fmt::format("{{:{}}}", specification_);
        const std::string text =
            pampas::language::localized(fmt::format(fmt::runtime(format), number.value));
        return std::copy(text.begin(), text.end(), context.out());
    }

  private:
    std::string_view specification_{};
};
