#pragma once

#include "analysis/balance/betting_martingale.h"
#include "analysis/balance/deal_wins.h"
#include "analysis/balance/intervals.h"

#include <cstdint>
#include <vector>

namespace pampas::balance {

/// What a change of the map did to a seat: its shares of the wins of the same deals.
struct SeatChange {
    double before = 0;
    double after = 0;
    Interval interval = {}; ///< of `difference`, within -1 to 1

    double difference() const { return after - before; }
    /// Whether it is known that the seat wins more now, or less.
    bool is_known() const { return interval.low > 0 || interval.high < 0; }

    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// What seats won of the same deals before and after a change of the map. A pair of a deal's
/// results is one observation; the luck of the cards falls on both and so drops out of their
/// difference, all the more the less the change matters. Only whole numbers are added: tallies of
/// several ranges come to the same in whatever order.
///
/// The intervals hold all seats' true differences together in at least 95 % of comparisons, however
/// often one looks and whenever one stops: an end is a difference against which a gambler, who bets
/// on each pair in turn, has come to 40 times the number of seats (`log_wealth`, Bonferroni). This
/// is exact if pairs are independent and each is alike. It is the price of looking all the time
/// that an interval needs about twice the deals of Student's, which holds for one look at a number
/// of deals that was fixed before.
///
/// It takes the change as given. Who changes a map because of what luck did to a seat in just these
/// deals finds the seat a little nearer to its true share afterwards, whatever he did: deals of
/// another seed tell.
class Change {
  public:
    Change(int players, std::size_t games_a_deal);

    /// Counts deals that are among those of both.
    void add(const DealWins& before, const DealWins& after, simulation::DealRange deals);
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

        friend bool operator==(const Seat&, const Seat&) = default;
    };

    std::vector<Seen> values(const Seat& seat) const;

    std::int64_t whole_deal_; ///< what a seat wins that wins all, in parts
    std::int64_t deals_ = 0;
    std::vector<Seat> seats_;
};

/// Whether all differences are known to within so much on either side.
bool is_known_within(const std::vector<SeatChange>& seats, double width);

} // namespace pampas::balance
