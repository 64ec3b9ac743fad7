#pragma once

#include <algorithm>

namespace pampas {

/// The range of a number that users may set, and its default. Options of commands, fields of
/// windows and files that request games share the same bounds.
template <class Number>
struct Bounded {
    Number least;
    Number most; ///< inclusive
    Number usual = least;

    /// Whether the number is within the bounds.
    constexpr bool holds(Number number) const { return number >= least && number <= most; }
    /// The nearest number within the bounds.
    constexpr Number nearest(Number number) const { return std::clamp(number, least, most); }
    /// The same bounds with another default.
    constexpr Bounded usually(Number number) const { return {least, most, number}; }
};

} // namespace pampas
