#pragma once

#include "analysis/balance/deal_tally.h"
#include "engine/rules/state.h"
#include "engine/simulation/design.h"

#include <cstdint>
#include <vector>

namespace pampas::balance {

/// What a market was worth in the games played.
struct MarketFigures {
    std::int64_t reached = 0; ///< games in which some player's animals came to it
    std::int64_t pesos = 0;   ///< what it paid in all games
};

/// What simulated games say of a map: its seats, its markets, its spaces.
class BoardTally {
  public:
    /// Games of a paired run come as whole deals, one game after the other.
    explicit BoardTally(const rules::Game& game,
                        simulation::Design design = simulation::Design::Plain);

    /// Counts an action that led to `state`.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// Counts a game that is over.
    void end(const rules::State& state);
    void add(const BoardTally& others);

    const SeatTally& seats() const { return seats_; }
    const DealTally& deals() const { return deals_; }
    /// Actions of all players (R4.1); the end of a turn is none.
    std::int64_t actions() const { return actions_; }
    /// By number of the market.
    const std::vector<MarketFigures>& markets() const { return markets_; }
    /// By cell: games at whose end a tile of any kind lay there.
    const std::vector<std::int64_t>& used() const { return used_; }

  private:
    SeatTally seats_;
    DealTally deals_;
    std::int64_t actions_ = 0;
    std::vector<MarketFigures> markets_;
    std::vector<std::int64_t> used_;
};

} // namespace pampas::balance
