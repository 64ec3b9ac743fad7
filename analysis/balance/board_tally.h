#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/market_tally.h"
#include "analysis/balance/scoring_tally.h"
#include "analysis/balance/seat_tally.h"
#include "engine/formats/json_value.h"
#include "engine/rules/state.h"
#include "engine/simulation/match.h"

#include <cstdint>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// What simulated games show about a map: about its seats, markets and spaces, and about what
/// winners do that others do not. Its size does not depend on the number of games.
class BoardTally {
  public:
    /// Games of a paired run come as whole deals, one game after the other.
    explicit BoardTally(const rules::Game& game,
                        simulation::Pairing pairing = simulation::Pairing::Independent);

    /// Counts an action that led to `state`. It must see every action of a game.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// Counts a game that is over.
    void end(const rules::State& state);
    /// Adds whole deals of the same game and pairing.
    void add(const BoardTally& others);
    /// Shows the tallies that it is made of, each with its subject: `visit("seats", seats)`.
    template <class Self, class Visit>
    static void each_part(Self& self, const Visit& visit) {
        visit("actions", self.actions_);
        visit("seats", self.seats_);
        visit("deals", self.deals_);
        visit("markets", self.markets_);
        visit("spaces", self.spaces_);
        visit("income", self.income_);
        visit("course", self.course_);
        visit("scorings", self.scorings_);
    }

    const SeatTally& seats() const { return seats_; }
    const DealTally& deals() const { return deals_; }
    /// Actions of all players (R4.1); the end of a turn is none.
    std::int64_t actions() const { return actions_; }
    /// By number of the market.
    const std::vector<MarketFigures>& markets() const { return markets_.figures(); }
    /// By seat.
    const std::vector<FirstMarket>& first_markets() const { return markets_.first_markets(); }
    /// By cell: games at whose end a tile of any kind lay there.
    const std::vector<std::int64_t>& used() const { return spaces_.used(); }
    /// By cell: whose tile lay there at the end.
    const PlayerSums& tiles() const { return spaces_.tiles(); }
    /// By `IncomeTally::Figure`.
    const PlayerSums& income() const { return income_.sums(); }
    const CourseTally& course() const { return course_; }
    const ScoringTally& scorings() const { return scorings_; }

  private:
    SeatTally seats_;
    DealTally deals_;
    std::int64_t actions_ = 0;
    MarketTally markets_;
    SpaceTally spaces_;
    IncomeTally income_;
    CourseTally course_;
    ScoringTally scorings_;
};

/// A tally of whole deals as JSON (editor/campaign#parts): what games added up, by subject.
formats::JsonValue::Json tally_json(const BoardTally& tally);

/// Adds a tally that was written to one of the same game and pairing. Throws `InputError` naming
/// the place when the JSON is not of the tally's shape, or does not agree with itself; then `tally`
/// is of no use any more.
void add_tally(const formats::JsonValue& json, BoardTally& tally);

} // namespace pampas::balance
