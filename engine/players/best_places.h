#pragma once

#include "engine/players/best.h"
#include "engine/players/placement_heuristics.h"

#include <array>
#include <optional>

namespace pampas::players {

/// A cell that a card may go to, and how good it looks at first sight.
struct Place {
    rules::Cell cell = rules::no_cell;
    double prior = 0; ///< in points, roughly
};

/// The places of one card that are looked at closely.
using Places = Best<Place, 3>;

/// Where cards look best on a planned board, looked for when a kind of card is first asked for: the
/// positions that share a board share this, too.
class BestPlaces {
  public:
    /// `board` outlives it.
    explicit BestPlaces(const PlannedBoard& board) : board_(&board), heuristics_(board) {}

    const Places& land(rules::LandCard card);
    const Places& animal(rules::Species species);
    /// One on the largest group without a hacienda, one on the longest chain that can be harvested,
    /// if there are such.
    const Places& hacienda();
    const Places& harvest();

  private:
    static constexpr std::size_t no_herd = rules::species_names.size();

    Places find_land(rules::LandCard card) const;
    Places find_animal(rules::Species species) const;
    Places find_hacienda() const;
    Places find_harvest() const;
    rules::Cell on_largest_group(auto&& suits) const;

    const PlannedBoard* board_;
    PlacementHeuristics heuristics_;
    std::array<std::optional<Places>, rules::land_card_names.size()> lands_;
    /// By species. Those without a tile on the board go to the same places, which come last.
    std::array<std::optional<Places>, no_herd + 1> animals_;
    std::optional<Places> hacienda_;
    std::optional<Places> harvest_;
};

} // namespace pampas::players
