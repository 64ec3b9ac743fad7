#pragma once

#include "engine/players/planned_board.h"

#include <array>
#include <span>

namespace pampas::players {

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

} // namespace pampas::players
