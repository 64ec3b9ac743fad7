#pragma once

#include "analysis/balance/player_sums.h"
#include "analysis/balance/win_rate.h"
#include "engine/rules/state.h"

#include <cstdint>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// Counts what lies where at the end of games.
class SpaceTally {
  public:
    explicit SpaceTally(const rules::Game& game);

    /// Counts a game that is over, in which each seat won so much.
    void end(const rules::State& state, const WinParts& wins);
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.used_, self.tiles_); }

    /// By cell: games at whose end a tile of any kind lay there, water tiles too.
    const std::vector<std::int64_t>& used() const { return used_; }
    /// By cell: whose land or animal tile lay there.
    const PlayerSums& tiles() const { return tiles_; }

  private:
    std::vector<std::int64_t> used_;
    PlayerSums tiles_;
};

/// What a seat had of a market in the games played.
struct SeatAtMarket {
    std::int64_t reached = 0; ///< games in which its animals came to the market
    std::int64_t first = 0;   ///< games in which it came before all others
    std::int64_t rounds = 0;  ///< the rounds in which it came, added up
    std::int64_t wins = 0;    ///< of the games in which it came, in parts of a win
    std::int64_t pesos = 0;   ///< what the market paid it in all games

    /// See `numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.reached, self.first, self.rounds, self.wins, self.pesos);
    }
    friend bool operator==(const SeatAtMarket&, const SeatAtMarket&) = default;
};

/// What a market was worth in the games played.
struct MarketFigures {
    std::int64_t reached = 0; ///< games in which some player's animals came to it
    std::int64_t pesos = 0;   ///< what it paid in all games
    std::int64_t rounds = 0;  ///< the rounds in which the first player came to it, added up
    std::int64_t winners = 0; ///< players who came to it and won, shared wins too, in all games
    std::vector<SeatAtMarket> seats;
    WinRate with;    ///< how often players win who come to it
    WinRate without; ///< and those who do not

    /// See `numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.reached, self.pesos, self.rounds, self.winners, self.seats, self.with,
                        self.without);
    }
};

/// When a seat came to its first market.
struct FirstMarket {
    std::int64_t games = 0;  ///< in which it came to any
    std::int64_t rounds = 0; ///< in which it did, added up

    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.games, self.rounds); }
    friend bool operator==(const FirstMarket&, const FirstMarket&) = default;
};

/// Counts who comes to which market, when, and what it pays.
class MarketTally {
  public:
    explicit MarketTally(const rules::Game& game);

    /// Counts an action that led to `state`.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// Counts a game that is over, in which each seat won so much.
    void end(const WinParts& wins);
    void end_deal();
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.figures_, self.first_markets_); }

    /// By number of the market.
    const std::vector<MarketFigures>& figures() const { return figures_; }

    /// By seat.
    const std::vector<FirstMarket>& first_markets() const { return first_markets_; }

  private:
    void come(std::size_t market, std::size_t seat, int round);

    std::size_t players_;
    std::vector<MarketFigures> figures_;
    std::vector<FirstMarket> first_markets_;
    std::vector<bool> came_; ///< of the game being played, by market and seat
    std::vector<bool> open_; ///< markets to which nobody has come in it
    std::vector<bool> late_; ///< seats that have come to none
};

} // namespace pampas::balance
