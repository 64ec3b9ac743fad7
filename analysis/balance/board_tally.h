#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/game_digest.h"
#include "analysis/balance/luck_tally.h"
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

/// Statistics of simulated games on one map: by seat, market and space, and what winners do
/// differently from losers. Its size does not depend on the number of games.
class BoardTally {
  public:
    /// With paired deals, the games of one deal must be counted one after the other.
    explicit BoardTally(const rules::Game& game,
                        simulation::Pairing pairing = simulation::Pairing::Independent);

    /// Counts the first hands of a game. `deal` is the deal's number among all that are played.
    void begin(const rules::Game& game, std::size_t deal, const rules::Setup& setup) {
        luck_.begin(game, deal, setup);
    }
    /// Counts an action that led to `state`. Every action of a game must be passed in order.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// The digest of the game in progress, which is over, without the worth of luck. Must be called
    /// before `end`.
    GameDigest digest(const rules::State& state) const;
    /// Counts a finished game.
    void end(const rules::State& state);
    /// Adds a tally of whole deals of the same game and pairing.
    void add(const BoardTally& others);
    /// Calls `visit` with the name and value of each part, such as `visit("seats", seats)`.
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
        visit("luck", self.luck_);
    }

    /// The tallies this one is made of.
    const SeatTally& seats() const { return seats_; }
    const DealTally& deals() const { return deals_; }
    /// Actions of all players (R4.1), not counting the ends of turns.
    std::int64_t actions() const { return actions_; }
    /// Indexed by market.
    const std::vector<MarketFigures>& markets() const { return markets_.figures(); }
    /// Indexed by seat.
    const std::vector<FirstMarket>& first_markets() const { return markets_.first_markets(); }
    /// Indexed by cell: games that ended with a tile of any kind there.
    const std::vector<std::int64_t>& used() const { return spaces_.used(); }
    /// Indexed by cell: whose tile lay there at the end.
    const PlayerSums& tiles() const { return spaces_.tiles(); }
    /// Figures are numbered as in `IncomeTally::Figure`.
    const PlayerSums& income() const { return income_.sums(); }
    const CourseTally& course() const { return course_; }
    const ScoringTally& scorings() const { return scorings_; }
    const LuckTally& luck() const { return luck_; }

  private:
    SeatTally seats_;
    DealTally deals_;
    std::int64_t actions_ = 0;
    MarketTally markets_;
    SpaceTally spaces_;
    IncomeTally income_;
    CourseTally course_;
    ScoringTally scorings_;
    LuckTally luck_;
};

/// A tally of whole deals as JSON (editor/campaign#parts): the sums of each part, by name.
formats::JsonValue::Json tally_json(const BoardTally& tally);

/// Adds a tally written by `tally_json` to one of the same game and pairing. Throws `InputError`
/// naming the place when the JSON has another shape or contradicts itself; `tally` is unusable
/// then.
void add_tally(const formats::JsonValue& json, BoardTally& tally);

} // namespace pampas::balance
