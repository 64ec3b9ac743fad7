#pragma once

#include "analysis/overlays/overlay.h"

#include <cstddef>

/// Which colours figures have. All scales can be told apart by those who see no red or no green:
/// they are ColorBrewer's (C. Brewer, colorbrewer2.org) and those of M. Okabe and K. Ito, Color
/// Universal Design (2008).
namespace pampas::overlays {

/// From blue over pale yellow to red. `share` is between 0, good for the player, and 1, bad.
Rgb good_to_bad(double share);

/// From pale yellow to dark red. `share` is between 0, quiet, and 1, busy.
Rgb quiet_to_busy(double share);

/// One of a few colours that are told apart easily; they repeat.
Rgb category(std::size_t index);

inline constexpr Rgb out_of_reach{90, 90, 95};
inline constexpr Rgb shared{150, 150, 155};
inline constexpr Rgb danger{213, 30, 60};
inline constexpr Rgb land_of_opening{190, 0, 130};
inline constexpr Rgb pampas_of_opening{230, 130, 0};
inline constexpr Rgb beside_water{0, 95, 190};

} // namespace pampas::overlays
