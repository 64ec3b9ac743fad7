#pragma once

#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace pampas::formats {

class JsonFields;
}

/// Figures of a map laid over its picture: which space has which colour and words. Both the editor
/// and HTML pages paint them. People who see no red or no green can distinguish all colours, also
/// from the blue of water: the tests compare every two.
namespace pampas::overlays {

/// A colour of the ground of a space, as the map and the legend show it.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr auto operator<=>(const Rgb&, const Rgb&) = default;
};

/// What an overlay shows on one space.
struct Mark {
    hex::Coordinate at;
    Rgb colour;
    std::string label; ///< a figure or name to write on the space, of digits, `A` to `Z` and `.`
    std::string hover; ///< a phrase that says all about the space

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// A line of a legend: what a colour means.
struct Meaning {
    Rgb colour;
    std::string text;

    friend bool operator==(const Meaning&, const Meaning&) = default;
};

/// Figures laid over a map.
struct Overlay {
    /// In reading order, at most one for each space.
    std::vector<Mark> marks;
    /// What the figures of the legend are of, and compared with what, such as "of 100 games"; may
    /// be empty.
    std::string caption;
    /// What each colour of a mark means; a scale is one of steps.
    std::vector<Meaning> legend;
    /// One sentence that sums the overlay up, such as "2 chokepoints".
    std::string summary;

    friend bool operator==(const Overlay&, const Overlay&) = default;
};

/// `{"marks": [[column, row, "#rrggbb", label, hover], ...], "caption": text,
/// "legend": [["#rrggbb", text], ...], "summary": text}`; once there were no captions.
void json_fields(formats::JsonFields& json, Overlay& overlay);

/// From green over pale yellow to red. `share` is between 0, good for the player, and 1, bad.
Rgb good_to_bad(double share);

/// From pale yellow to dark red. `share` is between 0, quiet, and 1, busy.
Rgb quiet_to_busy(double share);

/// One of a few colours that are easy to distinguish; they repeat.
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
