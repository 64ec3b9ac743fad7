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
/// - `biased`: the gap is shown to be above 0 (`Gap::is_above`). If seats won equally often, such
///   evidence would ever arise with a probability of at most 5 %.
/// - `fair`: the gap is shown to be below `tolerance` (`Gap::is_below`). A gap of `tolerance` or
///   more is called fair in at most 2.5 % of runs.
/// - If both hold, the verdict is fair: seats differ, but less than matters. This happens first for
///   roughly the lower half of the gaps below the tolerance.
///
/// Measured in 1500 runs of independent games, checked every hundred games, later every 500: equal
/// seats are called biased within 20 000 games in 3.0, 2.7, 2.4, 2.1 % of runs with 2, 3, 4, 5
/// players, and called fair after 5500, 4600, 3900, 3400 games on average; two seats that win 52.5
/// % and 47.5 % are called fair in 0.7 %. One of five seats that wins 24 % against 19 % for the
/// others is detected within 2500 games in 94 %. Wald's test, told which seat it is and how much it
/// wins, detects it in 98 %; no test with optional stopping is much better. Alternatives tried,
/// with their power: a Dirichlet mixture of likelihoods (93.5 %, but invalid for paired games,
/// which may depend on each other), a normal mixture with estimated variance (93.5 %, but only
/// asymptotic), bets on sets of seats alone (93 %), chi-square tests after 250, 500, 1000 ... games
/// (91 %), bets on single seats (87 %).
///
/// The verdict holds for the bots that played. Without pairing they must all be the same; otherwise
/// it would judge bots as much as seats.
///
/// Cost: some logarithms for each distinct outcome of a deal, typically about a hundred.
Verdict verdict(const DealTally& deals, double tolerance);

/// Whether the verdict is decided and the interval of the gap (`Gap`) is at most `precision` wide,
/// so that one knows what to do about it.
bool is_known(const DealTally& deals, double tolerance, double precision);

/// A verdict with its figures.
struct Fairness {
    Verdict verdict = Verdict::Undecided;
    double tolerance = 0;
    /// The seats shown to win most and least often, from 0. Empty while others may do so as well; a
    /// seat is named wrongly in at most 5 % of runs.
    std::optional<std::size_t> best{}, worst{};
    double gap = 0; ///< between the largest and the smallest share of wins
    /// Shares of wins by seat. They are summed over deals and may differ in the last digit from
    /// sums over games.
    std::vector<double> win_rates{};
    /// Estimate of the gap between the true win rates (`balance::likely_gap`). Empty in results of
    /// earlier versions, which lack it.
    std::optional<double> likely_gap{};
    /// Covers the true gap in 95 % of runs at any stopping time. Lies within 0 to 1. Its high end
    /// is below the tolerance exactly if the verdict is `Fair`; its low end is above 0 if it is
    /// `Biased`.
    Interval gap_interval{};
    /// The probability that seats that win equally often ever show such evidence. At most 0.05 when
    /// they are shown to differ.
    double p_value = 1;

    /// The seats that won most and least in these games, from 0.
    std::size_t won_most() const;
    std::size_t won_least() const;

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

/// Confidence bounds for the gap between the true win rates of best and worst seat. Verdict and
/// interval invert the same bets, so that they cannot contradict each other.
///
/// - Above a bound: with a gap of `b`, a set of `k` of `n` seats wins at most `k/n (1 + (n-k) b)`,
///   and no seat wins more than `b` more than another. Bettors bet on more than that for every
///   proper non-empty set and every ordered pair of seats (`log_wealth`). Evidence is their mean
///   wealth: half of it sets, each size with equal weight, half of it pairs. At 0 it is exact if in
///   every deal, whatever came before, equal seats have equal expected shares of the deal's wins;
///   games within a deal may depend on each other in any way, and shared wins count as equal
///   shares.
/// - Below a bound: for every ordered pair of seats a bettor bets on the first winning less than
///   `b` more than the second. All of them must win, so testing several pairs needs no correction
///   (an intersection-union test, R. L. Berger 1982).
///
/// Both ends together err in at most 5 % of runs at any stopping time. Nothing is below a gap of 0,
/// so there the low end may use all 5 %; from the tolerance on each end has half of it, and in
/// between its share changes evenly.
class Gap {
  public:
    /// Tuned to be sharpest for differences of about `tolerance`.
    Gap(const DealTally& deals, double tolerance);

    /// Whether the gap is shown to be below, or above, `bound` (0 to 1).
    bool is_below(double bound) const;
    bool is_above(double bound) const;

    /// `fair` if the gap is shown to be below the tolerance, otherwise `biased` if above 0.
    Verdict verdict() const;

    /// The observed gap.
    double seen() const { return seen_; }

    /// The bounds that the gap is neither shown to be below nor above; the observed gap is one.
    Interval interval() const;

    /// The seats shown to win more, or less, than each other seat; each is wrong in at most 5 % of
    /// runs.
    std::optional<std::size_t> best() const;
    std::optional<std::size_t> worst() const;

    /// The probability that equal seats ever show such evidence of a gap.
    double p_value() const;

  private:
    struct SetOfSeats {
        std::vector<Seen> shares; ///< of the wins of a deal
        double equal = 0;         ///< share of equal seats
        double per_gap = 0;       ///< what is added to it per gap, at most
        double weight = 0;
    };
    /// How much more of a deal one seat wins than another.
    struct Difference {
        std::size_t more = 0;
        std::size_t less = 0;
        std::vector<Seen> wins;
    };

    std::optional<std::size_t> seat_ahead_of_all(std::size_t Difference::*seat) const;
    double error_above(double bound) const;
    double evidence_below(double bound) const;
    double evidence_above(double bound) const;
    double excess_below(double bound) const;
    double excess_above(double bound) const;

    double tolerance_;
    double usual_;
    std::size_t players_;
    double seen_ = 0;
    std::vector<SetOfSeats> sets_;
    std::vector<Difference> differences_; ///< of every ordered pair of seats
};

} // namespace pampas::balance
