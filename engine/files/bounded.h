#pragma once

#include <algorithm>

namespace pampas {

/// The numbers that a user may give for something, and the default. Options of commands, fields of
/// windows and files that ask for games all refer to the same bounds.
template <class Number>
struct Bounded {
    Number least;
    Number most; ///< still allowed
    Number usual = least;

    constexpr bool holds(Number number) const { return number >= least && number <= most; }
    constexpr Number nearest(Number number) const { return std::clamp(number, least, most); }
    /// The same bounds with another default.
    constexpr Bounded usually(Number number) const { return {least, most, number}; }
};

} // namespace pampas
