#pragma once

#include "analysis/design/trial.h"

#include <span>
#include <vector>

namespace pampas::design {

/// Corrects what the first rounds of games promise. The learned value judges seats on one map
/// always a little better than they are, or a little worse, and it does so on maps that differ
/// little from it, too. So what it missed on some of these maps is added on all.
class Foresight {
  public:
    /// Learns from the first rounds of games on some maps (`TrialPlan::rounds`), and from the same
    /// games when they were over. What was learned before counts half from now on, because maps
    /// that follow are less like those.
    void learn(std::span<const Trial> first_rounds, std::span<const Trial> whole_games);

    /// The squared distances of seats from an equal share of the wins that the first rounds of
    /// games let expect, summed over numbers of players.
    std::vector<double> unevenness(std::span<Trial* const> trials) const;

  private:
    struct Missed {
        std::vector<double> wins; ///< by seat: shares that were not foreseen, times games
        double games = 0;
    };
    std::vector<Missed> missed_; ///< for each number of players; empty before anything was learned
};

} // namespace pampas::design
