#pragma once

#include "engine/players/planned_position.h"

#include <boost/container/small_vector.hpp>

#include <array>
#include <span>

namespace pampas::players {

/// Judges, at first sight and in points, the places where the cards of a planned position may go,
/// by what lies around them: enough to choose those that are worth a closer look.
class PlacementHeuristics {
  public:
    /// `planned` outlives it.
    explicit PlacementHeuristics(const PlannedPosition& planned);

    /// An own land tile, or animal tile, on an empty cell.
    double land(rules::Cell cell) const;
    double animal(rules::Species species, rules::Cell cell) const;
    /// A hacienda on a tile of this group, which has none.
    double hacienda(const rules::Group& group) const;

  private:
    double chain_points(int size) const;
    double approach(rules::Cell near, std::span<const Steps> before) const;

    const PlannedPosition& planned_;
    const EvaluationContext& context_;
    const rules::Position& position_;
    const rules::Ruleset& rules_;
    const EvaluationWeights& weights_;
    int seat_;
    boost::container::small_vector<Steps, 64> nearest_; ///< by market, of all species
    double scorings_;
    double next_market_;                 ///< points for one market more
    std::array<double, far> nearness_{}; ///< worth of a market by animal tiles to it
};

} // namespace pampas::players
