#pragma once

#include "analysis/measures/figures.h"

#include <optional>
#include <string>
#include <string_view>

namespace pampas::measures {

/// A figure of maps and the values it may have, both ends included.
struct Target {
    const Figure* figure = nullptr; ///< one of `figures()`
    double low = 0;
    double high = 0;

    /// By how much a value lies beside, 0 when it does not; nothing where a map has no such figure.
    std::optional<double> missed_by(std::optional<double> value) const;
};

/// As it is given: `markets=18..20`.
std::string words_of(const Target& target);

/// Reads `FIGURE=LOW..HIGH`, or `FIGURE=VALUE`. Throws `InputError` that begins with `option`.
Target read_target(std::string_view words, std::string_view option = "--target");

} // namespace pampas::measures
