#pragma once

#include "analysis/balance/deal_tally.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace pampas::balance {

/// What games show about whether all seats win equally often.
enum class Verdict {
    Fair,      ///< best and worst seat's true win rates are nearer than the tolerance
    Biased,    ///< some seats win more often, and the gap is not known to be that small
    Undecided, ///< neither is known
};

/// `fair`, `biased`, `undecided`, in the order of the enumerators.
std::span<const std::string_view> verdict_names();
std::string_view name_of(Verdict verdict);

/// The verdict of the games so far. It may be asked for after every deal, and the run may end as
/// soon as it is known: the chances of error below hold for all looks together, however long one
/// watches. It looks at deals only, so a paired run's verdict takes in what pairing gains.
///
/// - `biased` is said when seats that win alike would, over all deals ever, show so much with a
///   chance of at most 5 %. Evidence is the mean wealth (`log_wealth`) of gamblers who bet that
///   certain seats win more than their share: one for every set of seats but none and all, each
///   number of seats alike. It is exact if in every deal, whatever came before, seats that win
///   alike have equal expected shares of the deal's wins; games within a deal may depend on each
///   other in any way, and shared wins count as equal shares.
/// - `fair` is said when for every two seats a gambler has come to 40 by betting that the one does
///   not win `tolerance` more than the other. All of them have to, so that nothing is lost to
///   there being several (an intersection-union test, R. L. Berger 1982): a gap of `tolerance` or
///   more is taken for fair in at most 2.5 % of runs.
/// - Where both hold it is fair: seats differ, but less than matters. Of gaps below the tolerance
///   it is about the lower half that are found fair first.
///
/// Measured in 1500 runs of independent games, looked at after every hundred (the bounds are 5 and
/// 2.5 %): equal seats are called biased within 20 000 games in 3.2, 3.8, 2.9, 3.3 % of runs of 2,
/// 3, 4, 5 players, and found fair after 5100, 4200, 3700, 3200 games on average; two seats that
/// win 52.5 % and 47.5 % are called fair in 1.5 %. One of five seats that wins 24 % and the others
/// 19 % is found within 2500 games in 93 %. Told which seat it is and how much it wins, Wald's
/// test, which no test that may stop at any time surpasses by much, finds it in 98 %. Also tried,
/// with that power: a Dirichlet mixture of likelihoods (93.5 %, but wrong for paired games, which
/// may depend on each other), a normal mixture with estimated variance (93.5 %, for many games
/// only), chi-square tests after 250, 500, 1000 ... games (91 %), bets on single seats (87 %).
///
/// The verdict holds for the players who played. In a plain run all must be of one kind; otherwise
/// it would judge players as much as seats.
///
/// Cost: some logarithms for each distinct outcome of a deal, of which there are about a hundred.
Verdict verdict(const DealTally& deals, double tolerance);

/// A verdict and its figures.
struct Fairness {
    Verdict verdict = Verdict::Undecided;
    double tolerance = 0;
    std::size_t best = 0;  ///< the seat that won most, from 0
    std::size_t worst = 0; ///< and least
    double gap = 0;        ///< between their shares of the games
    /// The shares of all seats. They add up what is won of deals, and so may differ in the last
    /// digit from wins by games.
    std::vector<double> win_rates{};
    /// Between their true win rates, as nearly as the games show (`balance::likely_gap`). Nothing
    /// in results of earlier versions, which did not have it.
    std::optional<double> likely_gap{};
    /// Holds the gap of the true win rates in 95 of 100 runs however often one looks. Its ends lie
    /// within 0 to 1. `Fair` means that it ends below the tolerance; with `Biased`, 0 itself is
    /// refuted even where it is the low end.
    Interval gap_interval{};
    /// The chance that seats that win equally often show so much at any time. At most 0.05 when
    /// they are known to differ.
    double p_value = 1;

    friend bool operator==(const Fairness&, const Fairness&) = default;
};

/// Verdict and figures of at least one deal. `tolerance` lies above 0 and below 1.
Fairness fairness(const DealTally& deals, double tolerance);

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
