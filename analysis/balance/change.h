#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/intervals.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pampas::balance {

/// A figure of a seat before and after a change of the map, of the same deals.
struct ChangedFigure {
    double before = 0;
    double after = 0;
    Interval interval = {}; ///< of `difference`

    double difference() const { return after - before; }
    /// Whether it is known that the figure is larger now, or smaller.
    bool is_known() const { return interval.low > 0 || interval.high < 0; }

    friend bool operator==(const ChangedFigure&, const ChangedFigure&) = default;
};

/// What a change of the map did to a seat.
struct SeatChange {
    ChangedFigure wins = {}; ///< its share of wins; the interval lies within -1 to 1
    /// How many points a game it is ahead of the mean of all seats; nothing of fewer than
    /// `Change::least_for_lead` deals.
    std::optional<ChangedFigure> lead = {};

    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// What seats made of the same deals before and after a change of the map. A pair of a deal's
/// results is one observation; the luck of the cards falls on both and so drops out of their
/// difference, all the more the less the change matters. Only whole numbers are added: tallies of
/// several ranges come to the same in whatever order.
///
/// The intervals of wins, and those of leads, hold all seats' true differences together in at least
/// 95 % of comparisons, however often one looks and whenever one stops. An end of those of wins is
/// a difference against which a gambler, who bets on each pair in turn, has come to 40 times the
/// number of seats (`log_wealth`, Bonferroni). This is exact if pairs are independent and have the
/// same distribution. Those of leads hold for many deals (`half_width_at_any_time`, Bonferroni). It
/// is the price of looking all the time that an interval needs about twice the deals of Student's,
/// which holds for one look at a number of deals that was fixed before.
///
/// A win says only who came first in a game, points say by how much: a difference shows in leads
/// after a quarter to six tenths of the deals (analysis/games.md).
///
/// It takes the change as given. Who changes a map because of what luck did to a seat in just these
/// deals finds the seat a little nearer to its true share afterwards, whatever he did. Deals of
/// another seed show the effect of the change.
class Change {
  public:
    static constexpr std::int64_t least_for_lead = 25;

    Change(int players, std::size_t games_a_deal);

    /// Counts deals that are among those of both.
    void add(const DealResults& before, const DealResults& after, simulation::DealRange deals);
    /// Adds other deals on the same two maps.
    void add(const Change& others);

    std::int64_t deals() const { return deals_; }
    /// By seat. There must be deals.
    std::vector<SeatChange> seats() const;

    friend bool operator==(const Change&, const Change&) = default;

  private:
    struct Seat {
        std::int64_t before = 0; ///< in parts of a win
        std::int64_t after = 0;
        /// How many deals have which difference, in parts from the least there can be.
        std::vector<std::int64_t> differences;
        // Of deals, in points by so many as there are players.
        Moments lead_before;
        Moments lead_after;
        Moments lead_gained;

        friend bool operator==(const Seat&, const Seat&) = default;
    };

    void add_leads(std::span<const std::int32_t> before, std::span<const std::int32_t> after);
    std::vector<Seen> values(const Seat& seat) const;
    ChangedFigure wins_of(const Seat& seat) const;
    std::optional<ChangedFigure> lead_of(const Seat& seat) const;

    std::size_t games_a_deal_;
    std::int64_t whole_deal_; ///< what a seat wins that wins all, in parts
    std::int64_t deals_ = 0;
    std::vector<Seat> seats_;
};

/// Whether all differences of wins are known to within so much on either side.
bool is_known_within(const std::vector<SeatChange>& seats, double width);

} // namespace pampas::balance
