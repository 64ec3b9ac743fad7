#pragma once

#include "analysis/overlays/overlay.h"

#include <cstddef>

/// Which colours figures have. All can be told apart by those who see no red or no green, and from
/// the blue of water: the tests compare every two.
namespace pampas::overlays {

/// From green over pale yellow to red. `share` is between 0, good for the player, and 1, bad.
Rgb good_to_bad(double share);

/// From pale yellow to dark red. `share` is between 0, quiet, and 1, busy.
Rgb quiet_to_busy(double share);

/// One of a few colours that are told apart easily; they repeat.
Rgb category(std::size_t index);

/// A range of figures cut into steps of equal width: each has one colour, so that the legend names
/// every colour there is.
class Steps {
  public:
    /// `count` steps, or one when `least` is `most`.
    Steps(double least, double most, int count);

    int count() const { return count_; }
    /// The step, counted from 0, that a figure lies in; one beyond the range lies in the last.
    int of(double figure) const;
    /// Where a step begins; `count()` gives where the last one ends.
    double begin(int step) const { return least_ + step * width_; }
    /// Where the step lies among all, from 0, the first, to 1, the last.
    double share(int step) const;

  private:
    double least_;
    int count_;
    double width_;
};

inline constexpr Rgb out_of_reach{70, 70, 80};
inline constexpr Rgb shared{238, 236, 232};
inline constexpr Rgb danger{213, 30, 60};
inline constexpr Rgb land_of_opening{190, 0, 130};
inline constexpr Rgb pampas_of_opening{230, 130, 0};
inline constexpr Rgb beside_water{90, 225, 200};

} // namespace pampas::overlays
