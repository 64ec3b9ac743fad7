#pragma once

#include "analysis/overlays/overlay.h"

#include <algorithm>
#include <string>

namespace pampas::overlays {

/// Whether the legend explains each colour of a mark exactly once.
inline bool legend_names_every_colour(const Overlay& overlay) {
    const auto entries = [&](const Rgb& colour) {
        return std::ranges::count(overlay.legend, colour, &Meaning::colour);
    };
    return std::ranges::all_of(overlay.marks,
                               [&](const Mark& mark) { return entries(mark.colour) == 1; }) &&
           std::ranges::all_of(overlay.legend, [&](const Meaning& meaning) {
               return entries(meaning.colour) == 1;
           });
}

} // namespace pampas::overlays
