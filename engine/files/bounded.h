#pragma once

#include <algorithm>

namespace pampas {

/// The numbers that a user may give for something, and the one that is taken when none is given.
/// Options of commands, fields of windows and files that ask for games all refer to the same one.
template <class Number>
struct Bounded {
    Number least;
    Number most; ///< is allowed as well
    Number usual = least;

    constexpr bool holds(Number number) const { return number >= least && number <= most; }
    constexpr Number nearest(Number number) const { return std::clamp(number, least, most); }
    /// The same bounds with another usual number.
    constexpr Bounded usually(Number number) const { return {least, most, number}; }
};

} // namespace pampas
