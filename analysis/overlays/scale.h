#pragma once

#include "analysis/overlays/overlay.h"

#include <cstddef>

/// Which colours figures have. All scales can be told apart by those who see no red or no green:
/// they are ColorBrewer's (C. Brewer, colorbrewer2.org) and those of M. Okabe and K. Ito, Color
/// Universal Design (2008).
namespace pampas::overlays {

/// From blue over pale yellow to red. `share` is between 0, good for the player, and 1, bad.
Colour good_to_bad(double share);

/// From pale yellow to dark red. `share` is between 0, quiet, and 1, busy.
Colour quiet_to_busy(double share);

/// One of a few colours that are told apart easily; they repeat.
Colour category(std::size_t index);

inline constexpr Colour out_of_reach{90, 90, 95};
inline constexpr Colour shared{150, 150, 155};
inline constexpr Colour danger{213, 30, 60};
inline constexpr Colour land_of_opening{190, 0, 130};
inline constexpr Colour pampas_of_opening{230, 130, 0};
inline constexpr Colour beside_water{0, 95, 190};

} // namespace pampas::overlays
