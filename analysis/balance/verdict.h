#pragma once

#include "analysis/balance/deal_tally.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace pampas::balance {

/// Whether games show that all seats win equally often.
enum class Verdict {
    Fair,      ///< the true win rates of best and worst seat differ by less than the tolerance
    Biased,    ///< some seats win more often, and the gap is not shown to be below the tolerance
    Undecided, ///< neither is shown
};

/// `fair`, `biased`, `undecided`, in enumerator order.
std::span<const std::string_view> verdict_names();
std::string_view name_of(Verdict verdict);

/// The verdict of the games so far. It may be computed after every deal, and the run may end as
/// soon as it is decided: the error probabilities below hold at any time. It uses whole deals as
/// observations, so paired runs benefit from pairing.
///
/// - `biased`: if seats won equally often, such evidence would ever arise with a probability of at
///   most 5 %. Evidence is the mean wealth (`log_wealth`) of bettors on the claim that a set of
///   seats wins more than its share: one for every proper non-empty subset, with equal weight for
///   each subset size. It is exact if in every deal, whatever came before, equal seats have equal
///   expected shares of the deal's wins; games within a deal may depend on each other in any way,
///   and shared wins count as equal shares.
/// - `fair`: for every ordered pair of seats, a bettor on the first winning less than `tolerance`
///   more than the second has reached a wealth of 40. All of them must, so testing several pairs
///   needs no correction (an intersection-union test, R. L. Berger 1982): a gap of `tolerance` or
///   more is called fair in at most 2.5 % of runs.
/// - If both hold, the verdict is fair: seats differ, but less than matters. This happens first for
///   roughly the lower half of the gaps below the tolerance.
///
/// Measured in 1500 runs of independent games, checked every hundred games (the bounds are 5 and
/// 2.5 %): equal seats are called biased within 20 000 games in 3.2, 3.8, 2.9, 3.3 % of runs with
/// 2, 3, 4, 5 players, and called fair after 5100, 4200, 3700, 3200 games on average; two seats
/// that win 52.5 % and 47.5 % are called fair in 1.5 %. One of five seats that wins 24 % against 19
/// % for the others is detected within 2500 games in 93 %. Wald's test, told which seat it is and
/// how much it wins, detects it in 98 %; no test with optional stopping is much better.
/// Alternatives tried, with their power: a Dirichlet mixture of likelihoods (93.5 %, but invalid
/// for paired games, which may depend on each other), a normal mixture with estimated variance
/// (93.5 %, but only asymptotic), chi-square tests after 250, 500, 1000 ... games (91 %), bets on
/// single seats (87 %).
///
/// The verdict holds for the bots that played. Without pairing they must all be the same; otherwise
/// it would judge bots as much as seats.
///
/// Cost: some logarithms for each distinct outcome of a deal, typically about a hundred.
Verdict verdict(const DealTally& deals, double tolerance);

/// A verdict with its figures.
struct Fairness {
    Verdict verdict = Verdict::Undecided;
    double tolerance = 0;
    std::size_t best = 0;  ///< the seat that won most, from 0
    std::size_t worst = 0; ///< the seat that won least
    double gap = 0;        ///< between their shares of wins
    /// Shares of wins by seat. They are summed over deals and may differ in the last digit from
    /// sums over games.
    std::vector<double> win_rates{};
    /// Estimate of the gap between the true win rates (`balance::likely_gap`). Empty in results of
    /// earlier versions, which lack it.
    std::optional<double> likely_gap{};
    /// Covers the true gap in 95 % of runs at any stopping time. Lies within 0 to 1. `Fair` means
    /// that its high end is below the tolerance; with `Biased`, 0 is rejected even if it is the low
    /// end.
    Interval gap_interval{};
    /// The probability that seats that win equally often ever show such evidence. At most 0.05 when
    /// they are shown to differ.
    double p_value = 1;

    friend bool operator==(const Fairness&, const Fairness&) = default;
};

/// Verdict and figures for at least one deal. `tolerance` must lie between 0 and 1, exclusive.
Fairness fairness(const DealTally& deals, double tolerance);

/// The usual stake of a bet on a seat (`log_wealth`) for a difference in win rates that matters:
/// the difference over the variance of the seat's share of a deal, assuming independent games. For
/// one seat of k that wins d more than the worst, it is d k in a single game.
double usual_stake(const DealTally& deals, double difference);

/// Estimates the gap between the true win rates of best and worst seat from at least one deal.
/// Chance spreads the observed shares and so inflates the observed gap, the more so the fewer the
/// games. The shares are therefore shrunk towards an equal share until the sum of their squared
/// distances equals its unbiased estimate without chance.
double likely_gap(const DealTally& deals);

/// Confidence bounds for the gap between the true win rates of best and worst seat, from the
/// observed differences of all pairs of seats.
class Gap {
  public:
    /// Tuned to be sharpest for differences of about `tolerance`.
    Gap(const DealTally& deals, double tolerance);

    /// Whether the gap is shown to be below `bound` (0 to 1). Wrong in at most 2.5 % of runs at any
    /// stopping time.
    bool is_below(double bound) const;

    /// Covers the gap in 95 % of runs at any stopping time; `seen` is the observed gap. The high
    /// end is the smallest bound for which `is_below` holds.
    Interval interval(double seen) const;

  private:
    double evidence_below(double bound) const;
    double evidence_above(double bound) const;

    double usual_;
    std::vector<std::vector<Seen>> differences_; ///< of every ordered pair of seats
};

} // namespace pampas::balance
