#pragma once

#include "engine/players/planned_board.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace pampas::players {

/// The most promising few of many things with a `prior`, best first; of equals those that came
/// first.
template <class T, std::size_t size>
class Best {
  public:
    /// Whether it would be kept.
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

/// Judges, at first sight and in points, the places where the cards may go on a planned board,
/// by what lies around them: enough to choose those that are worth a closer look.
class PlacementHeuristics {
  public:
    /// `board` outlives it.
    explicit PlacementHeuristics(const PlannedBoard& board);

    /// An own land tile, or animal tile, on an empty cell.
    double land(rules::Cell cell) const;
    double animal(rules::Species species, rules::Cell cell) const;
    /// A hacienda on a tile of this group, which has none.
    double hacienda(const rules::Group& group) const;

  private:
    double chain_points(int size) const;
    double approach(rules::Cell near, std::span<const Steps> before) const;

    const PlannedBoard& board_;
    const EvaluationContext& context_;
    const MarketField& field_;
    const rules::Position& position_;
    const rules::Ruleset& rules_;
    const EvaluationWeights& weights_;
    int seat_;
    double scorings_;
    double next_market_;                 ///< points for one market more
    std::array<double, far> nearness_{}; ///< worth of a market by animal tiles to it
};

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
