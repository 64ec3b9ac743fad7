#pragma once

#include "engine/players/planned_board.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace pampas::players {

/// The `size` best of many things with a `prior`, best first; among equals the first ones.
template <class T, std::size_t size>
class Best {
  public:
    /// Whether `add` would keep the candidate.
    bool takes(const T& candidate) const {
        return kept_.size() < size || candidate.prior > kept_.back().prior;
    }
    void add(const T& candidate) {
        if (!takes(candidate)) {
            return;
        }
        auto place = std::ranges::find_if(
            kept_, [&](const T& other) { return candidate.prior > other.prior; });
        kept_.insert(place, candidate);
        if (kept_.size() > size) {
            kept_.pop_back();
        }
    }
    const auto& kept() const { return kept_; }

  private:
    boost::container::static_vector<T, size + 1> kept_;
};

/// Estimates in points how good places for cards on a planned board are, from their surroundings.
/// Good enough to choose the places to evaluate exactly.
class PlacementHeuristics {
  public:
    /// `board` must outlive this object.
    explicit PlacementHeuristics(const PlannedBoard& board);

    /// The value of a land or animal tile of the player on an empty cell.
    double land(rules::Cell cell) const;
    double animal(rules::Species species, rules::Cell cell) const;
    /// The value of a hacienda on this group, which must not have one.
    double hacienda(const rules::Group& group) const;

  private:
    double chain_points(int size) const;
    double approach(rules::Cell neighbour, std::span<const Steps> before) const;

    const PlannedBoard& board_;
    const EvaluationContext& context_;
    const MarketField& field_;
    const rules::Position& position_;
    const rules::Ruleset& rules_;
    const EvaluationWeights& weights_;
    int seat_;
    double scorings_;
    double next_market_;                      ///< points for reaching one more market
    std::array<double, far_away> nearness_{}; ///< value of a market by the animal tiles to it
};

/// A cell for a card, and an estimate of its value.
struct RatedCell {
    rules::Cell cell = rules::no_cell;
    double prior = 0; ///< in points, roughly
};

/// The places for a card that are evaluated exactly.
using Places = Best<RatedCell, 3>;

/// The best places for cards on a planned board, searched when a kind of card is first asked for.
/// Positions that share a board share this object, too.
class BestPlaces {
  public:
    /// `board` must outlive this object.
    explicit BestPlaces(const PlannedBoard& board) : board_(&board), heuristics_(board) {}

    /// The best places for a land card, or for an animal card of a species.
    const Places& land(rules::LandCard card);
    const Places& animal(rules::Species species);
    /// The place on the largest group without a hacienda, and that on the longest chain that can be
    /// harvested, if any.
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
    /// By species. The last ones are for all species without a tile on the board, which have the
    /// same places.
    std::array<std::optional<Places>, no_herd + 1> animals_;
    std::optional<Places> hacienda_;
    std::optional<Places> harvest_;
};

} // namespace pampas::players
