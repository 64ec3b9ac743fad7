#pragma once

#include "engine/pigs/pigs.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace pampas::pigs {

/// A rectangle, in units of length.
struct Rectangle {
    int width = 1;
    int height = 1;

    friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// The most units of a side of a meadow and of a pig: the solver keeps four columns of a meadow in
/// 64 bits.
inline constexpr int most_meadow_side = 16;
inline constexpr int most_pig_side = 4;

/// The measures of meadows and pigs. Meadows of a player are joined side by side: `n` of them are a
/// rectangle `n` times as wide.
struct MeadowMeasures {
    Rectangle meadow{16, 8};
    std::array<Rectangle, sizes> pigs{{{2, 2}, {3, 2}, {3, 3}, {4, 3}}}; ///< by `Size`

    friend bool operator==(const MeadowMeasures&, const MeadowMeasures&) = default;
};

/// Where a pig stands: its corner nearest to the origin, and its sides as it is turned.
struct PlacedPig {
    Size size = Size::Baby;
    int column = 0;
    int row = 0;
    Rectangle sides;
};

/// Finds out whether pigs have room on meadows. Pigs may be turned by a right angle, stand across
/// the joints of meadows, and be arranged anew at any time; they may not overlap. Answers are
/// exact, and kept. May be used by several threads.
///
/// Measures of the user's own can make the question hopeless (it is NP-hard): after `most_steps`
/// steps, pigs count as without room. With the printed measures, no question was found that takes
/// so many.
///
/// A first bound counts lattice points: a pig at least j high and k wide covers a point whose row
/// is a multiple of j and whose column is one of k (conservative scales of S. Fekete, J. Schepers,
/// 2004). Then pigs are placed at the first free unit, column by column: some hundred times in
/// random order with few steps each, which finds nearly every arrangement that exists, and at last
/// through all possibilities, without those that failed before.
class Meadows {
  public:
    /// The steps of a search through all possibilities, about a second.
    static constexpr std::size_t most_steps = 1'000'000;

    explicit Meadows(const MeadowMeasures& measures);

    const MeadowMeasures& measures() const { return measures_; }

    /// Whether these pigs have room on `meadows` meadows, 1 to 255.
    bool have_room(const PigCounts& pigs, int meadows) const;
    /// A place for each of these pigs; empty if they have no room.
    std::optional<std::vector<PlacedPig>> arranged(const PigCounts& pigs, int meadows) const;

  private:
    static constexpr std::size_t kept_answers = std::size_t{1} << 16U;

    bool is_excluded(const PigCounts& pigs, int meadows) const;

    MeadowMeasures measures_;
    /// Questions with their answers, each in the slot that follows from the question. A later
    /// question takes the slot of an earlier one.
    std::unique_ptr<std::atomic<std::uint64_t>[]> answers_;
};

} // namespace pampas::pigs
