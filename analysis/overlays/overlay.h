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

/// Overlays on the picture of a map: colours and texts of spaces. The editor and HTML pages paint
/// them. All colours, including the blue of water, are distinguishable for people with red-green
/// colour blindness; tests compare every pair.
namespace pampas::overlays {

/// The background colour of a space, on the map and in the legend.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr auto operator<=>(const Rgb&, const Rgb&) = default;
};

/// The overlay on one space.
struct Mark {
    hex::Coordinate at;
    Rgb colour;
    std::string label; ///< text on the space; only digits, `A` to `Z` and `.`
    std::string hover; ///< a phrase with the full information on the space

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// A line of a legend: the meaning of a colour.
struct Meaning {
    Rgb colour;
    std::string text;

    friend bool operator==(const Meaning&, const Meaning&) = default;
};

/// An overlay of a map.
struct Overlay {
    /// In reading order, at most one per space.
    std::vector<Mark> marks;
    /// The basis of the legend's figures, such as "of 100 games"; may be empty.
    std::string caption;
    /// The meaning of every colour used; scales are in steps.
    std::vector<Meaning> legend;
    /// One sentence that summarizes the overlay, such as "2 chokepoints".
    std::string summary;

    friend bool operator==(const Overlay&, const Overlay&) = default;
};

/// The lines of the legend whose colours some space has, for display.
std::vector<Meaning> shown_legend(const Overlay& overlay);

/// `{"marks": [[column, row, "#rrggbb", label, hover], ...], "caption": text, "legend":
/// [["#rrggbb", text], ...], "summary": text}`. Older files lack the caption.
void json_fields(formats::JsonFields& json, Overlay& overlay);

/// A colour from green over pale yellow to red, for `share` from 0 (good for the player) to 1
/// (bad).
Rgb good_to_bad(double share);

/// A colour from pale yellow to dark red, for `share` from 0 (quiet) to 1 (busy).
Rgb quiet_to_busy(double share);

/// One of a few clearly distinct colours; they repeat.
Rgb category(std::size_t index);

/// A range of whole numbers divided into steps with one colour each, so that the legend lists every
/// colour. No two steps share a number.
class Steps {
  public:
    /// `count` steps of equal width, or nearly so; one for each number if there are fewer numbers,
    /// none if `least` is above `most`.
    static Steps even(std::int64_t least, std::int64_t most, int count);
    /// Steps from 0 whose square roots are equally far apart: for numbers of which most are small.
    static Steps rooted(std::int64_t most, int count);

    /// Steps with about equally many of these numbers, so that each is seen on the map however
    /// unevenly they lie.
    static Steps shared(std::vector<std::int64_t> numbers, int count);

    /// The number of steps.
    int count() const { return static_cast<int>(firsts_.size()); }
    /// The step, from 0, that a number lies in; numbers beyond the range are in the nearest one.
    int of(std::int64_t number) const;
    std::int64_t first(int step) const { return firsts_[static_cast<std::size_t>(step)]; }
    std::int64_t last(int step) const { return step + 1 < count() ? first(step + 1) - 1 : most_; }
    /// The relative position of a step, from 0 for the first to 1 for the last.
    double share(int step) const;
    /// The numbers of a step in words: `12 to 15`, or `12` if there is only one. Numbers that count
    /// hundredths have two decimals: `0.12 to 0.15`.
    std::string text(int step, int decimals = 0) const;

  private:
    Steps(std::vector<std::int64_t> firsts, std::int64_t most);

    std::vector<std::int64_t> firsts_;
    std::int64_t most_;
};

/// The whole number that a text shows for a figure, or how many hundredths it shows with two
/// decimals.
std::int64_t as_read(double figure, int decimals = 0);

inline constexpr Rgb out_of_reach{70, 70, 80};
inline constexpr Rgb shared{238, 236, 232};
inline constexpr Rgb danger{213, 30, 60};
inline constexpr Rgb land_of_opening{190, 0, 130};
inline constexpr Rgb pampas_of_opening{230, 130, 0};
inline constexpr Rgb beside_water{90, 225, 200};

} // namespace pampas::overlays
