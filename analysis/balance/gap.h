#pragma once

#include "analysis/balance/deal_tally.h"

#include <vector>

namespace pampas::balance {

/// A seat's usual stake (`log_wealth`) when it matters by how much it wins more than others: that
/// difference over the variance of its share of a deal whose games are independent. For one seat of
/// k that wins d more than the worst it is d k in a single game.
double usual_stake(const DealTally& deals, double difference);

/// The gap between the true win rates of the best seat and the worst, as nearly as at least one
/// deal tells. Chance makes shares of wins scatter, so that the gap which is seen is too large, the
/// more so the fewer games there are: the shares are drawn together around an equal one until the
/// sum of their squared distances is what it would be without chance, which is known without bias.
double likely_gap(const DealTally& deals);

/// The gap between the true win rates of the best seat and the worst, held to what was seen of
/// every two seats.
class Gap {
  public:
    /// Differences of about `tolerance` matter most.
    Gap(const DealTally& deals, double tolerance);

    /// Whether the gap is smaller than `bound` (0 to 1). Wrong in at most 2.5 % of runs, however
    /// often one looks.
    bool is_below(double bound) const;

    /// Holds the gap in 95 % of runs, however often one looks; `seen` is the gap of the wins. Its
    /// high end is the least bound that the gap is below.
    Interval interval(double seen) const;

  private:
    double evidence_below(double bound) const;
    double evidence_above(double bound) const;

    double usual_;
    std::vector<std::vector<Seen>> differences_; ///< of every two seats, either way round
};

} // namespace pampas::balance
