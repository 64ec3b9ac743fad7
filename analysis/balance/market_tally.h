#pragma once

#include "analysis/balance/player_sums.h"
#include "analysis/balance/win_rate.h"
#include "engine/rules/state.h"

#include <cstdint>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// Counts the tiles on each space at the end of games.
class SpaceTally {
  public:
    explicit SpaceTally(const rules::Game& game);

    /// Counts a finished game; `wins` by seat.
    void end(const rules::State& state, const WinParts& wins);
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.used_, self.tiles_); }

    /// Indexed by cell: games that ended with a tile of any kind there, including water tiles.
    const std::vector<std::int64_t>& used() const { return used_; }
    /// Indexed by cell: whose land or animal tile lay there at the end.
    const PlayerSums& tiles() const { return tiles_; }

  private:
    std::vector<std::int64_t> used_;
    PlayerSums tiles_;
};

/// What a market meant to a seat in the games played.
struct SeatAtMarket {
    std::int64_t reached = 0; ///< games in which the seat's animals reached the market
    std::int64_t first = 0;   ///< games in which it was the first to reach it
    std::int64_t rounds = 0;  ///< sum of the rounds in which it reached it
    std::int64_t wins = 0;    ///< in games in which it reached it, in parts of a win
    std::int64_t pesos = 0;   ///< paid to it by the market in all games

    /// See `numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.reached, self.first, self.rounds, self.wins, self.pesos);
    }
    friend bool operator==(const SeatAtMarket&, const SeatAtMarket&) = default;
};

/// How a market was used in the games played.
struct MarketFigures {
    std::int64_t reached = 0; ///< games in which any player's animals reached it
    std::int64_t pesos = 0;   ///< paid in all games
    std::int64_t rounds = 0;  ///< sum of the rounds in which it was first reached
    std::int64_t winners = 0; ///< players who reached it and won, alone or shared, over all games
    std::vector<SeatAtMarket> seats;
    WinRate with;    ///< win rate of players who reach it
    WinRate without; ///< win rate of players who do not

    /// See `numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.reached, self.pesos, self.rounds, self.winners, self.seats, self.with,
                        self.without);
    }
};

/// When a seat reached its first market.
struct FirstMarket {
    std::int64_t games = 0;  ///< games in which it reached any
    std::int64_t rounds = 0; ///< sum of the rounds in which it did

    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.games, self.rounds); }
    friend bool operator==(const FirstMarket&, const FirstMarket&) = default;
};

/// Counts who reaches which market, when, and what it pays.
class MarketTally {
  public:
    explicit MarketTally(const rules::Game& game);

    /// Counts an action that led to `state`.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// Counts a finished game; `wins` by seat.
    void end(const WinParts& wins);
    /// Must be called after the last game of each deal.
    void end_deal();
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.figures_, self.first_markets_); }

    /// Indexed by market.
    const std::vector<MarketFigures>& figures() const { return figures_; }

    /// Indexed by seat.
    const std::vector<FirstMarket>& first_markets() const { return first_markets_; }

    /// By market, then seat: the round of the game in progress in which the seat came to the
    /// market; 0 if it has not.
    const std::vector<int>& came_in_game() const { return came_; }

  private:
    void come(std::size_t market, std::size_t seat, int round);

    std::size_t players_;
    std::vector<MarketFigures> figures_;
    std::vector<FirstMarket> first_markets_;
    std::vector<int> came_;  ///< see `came_in_game`
    std::vector<bool> open_; ///< markets that nobody has reached in it
    std::vector<bool> late_; ///< seats that have reached none in it
};

} // namespace pampas::balance
