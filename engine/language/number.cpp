#include "engine/language/number.h"

#include "engine/language/language.h"

#include <algorithm>

namespace pampas::language {
namespace {

/// Whether it is a 0 with a minus, which says nothing.
bool is_negative_zero(std::string_view number) {
    return number.find('-') == 0 && number.find_first_of("123456789ein") == std::string_view::npos;
}

constexpr std::string_view minus = "\u2212";

} // namespace

std::string localized(std::string number) {
    number.erase(0, is_negative_zero(number) ? 1 : 0);
    std::ranges::replace(number, '.', used().decimal_separator);
    if (const auto sign = number.find_first_not_of(' ');
        sign != std::string::npos && number[sign] == '-') {
        number.replace(sign, 1, minus);
    }
    return number;
}

std::string decimal(double value, int decimals) {
    return localized(fmt::format("{:.{}f}", value, decimals));
}

std::string signed_decimal(double value, int decimals) {
    const std::string number = decimal(value, decimals);
    return number.starts_with(minus) ? number : "+" + number;
}

} // namespace pampas::language
