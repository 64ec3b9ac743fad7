#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/intervals.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pampas::balance {

/// A figure of a seat before and after a change of the map, over the same deals.
struct ChangedFigure {
    double before = 0;
    double after = 0;
    Interval interval = {}; ///< of `difference`

    /// The increase by the change.
    double difference() const { return after - before; }
    /// Whether the interval excludes 0.
    bool is_known() const { return interval.low > 0 || interval.high < 0; }

    friend bool operator==(const ChangedFigure&, const ChangedFigure&) = default;
};

/// The effect of a map change on one seat.
struct SeatChange {
    ChangedFigure wins = {}; ///< the seat's share of wins; the interval lies within -1 to 1
    /// Points per game ahead of the mean of all seats. Empty below `Change::least_for_lead` deals.
    std::optional<ChangedFigure> lead = {};

    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// Results of the same deals before and after a change of the map. Each deal gives one pair of
/// observations. The luck of the cards affects both and cancels in the difference, the more so the
/// smaller the change. Sums are integers, so tallies of several ranges can be added in any order.
///
/// The intervals of wins, and likewise those of leads, cover all seats' true differences
/// simultaneously in at least 95 % of comparisons, at any number of checks and any stopping time.
/// The ends for wins are the differences at which the wealth of a bettor, who bets on each pair in
/// turn, reaches 40 times the number of seats (`log_wealth`, Bonferroni). This is exact if pairs
/// are independent and identically distributed. The intervals of leads are asymptotic
/// (`half_width_at_any_time`, Bonferroni). Checking at any time has a price: an interval needs
/// about twice the deals of Student's, which is valid for one check at a number of deals fixed in
/// advance.
///
/// A win only tells who came first, points tell by how much: leads reveal a difference after a
/// quarter to six tenths of the deals (analysis/games.md).
///
/// The change is taken as given. If it was made because of the luck of a seat in these very deals,
/// the seat seems to move towards its true share whatever the change does (regression to the mean).
/// Use deals of another seed to measure its effect.
class Change {
  public:
    static constexpr std::int64_t least_for_lead = 25;

    Change(int players, std::size_t games_per_deal);

    /// Counts `deals`, which both results must contain.
    void add(const DealResults& before, const DealResults& after, simulation::DealRange deals);
    /// Adds other deals of the same two maps.
    void add(const Change& others);

    /// The number of deals compared.
    std::int64_t deals() const { return deals_; }
    /// Indexed by seat. Needs at least one deal.
    std::vector<SeatChange> seats() const;

    friend bool operator==(const Change&, const Change&) = default;

  private:
    struct Seat {
        std::int64_t before = 0; ///< in parts of a win
        std::int64_t after = 0;
        /// Number of deals by difference in parts of a win, from the smallest possible difference
        /// up.
        std::vector<std::int64_t> differences;
        // Per deal, in points times the number of players.
        Moments lead_before;
        Moments lead_after;
        Moments lead_gained;

        friend bool operator==(const Seat&, const Seat&) = default;
    };

    void add_leads(std::span<const std::int32_t> before, std::span<const std::int32_t> after);
    std::vector<Seen> values(const Seat& seat) const;
    ChangedFigure wins_of(const Seat& seat) const;
    std::optional<ChangedFigure> lead_of(const Seat& seat) const;

    std::size_t games_per_deal_;
    std::int64_t whole_deal_; ///< parts of a win for winning every game of a deal
    std::int64_t deals_ = 0;
    std::vector<Seat> seats_;
};

/// Whether all intervals of wins reach no farther than `width` on either side.
bool is_known_within(const std::vector<SeatChange>& seats, double width);

} // namespace pampas::balance
