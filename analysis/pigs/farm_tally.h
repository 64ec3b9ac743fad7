#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/player_sums.h"
#include "analysis/balance/seat_tally.h"
#include "engine/pigs/state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

namespace pampas::pigs {

/// A quotient of counts; 0 if there are none.
double ratio(std::int64_t part, std::int64_t whole);

/// How a task went: sums over all players and turns of games.
struct TaskFigures {
    std::int64_t chosen = 0;  ///< how often players chose it
    std::int64_t allowed = 0; ///< how often they could do it then
    std::int64_t done = 0;    ///< how often they did it
    std::int64_t dollars = 0; ///< what these actions brought or, below 0, cost
    /// The number of turns in which 0, 1, 2 ... tiles lay on it, neutral ones included.
    std::array<std::int64_t, max_players + 2> shared{};

    /// See `balance::numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.chosen, self.allowed, self.done, self.dollars, self.shared);
    }
};

/// What a season card did: sums over the turns in which it was played.
struct CardFigures {
    std::int64_t turns = 0;
    /// By how much the winners' wealth grew more than the mean of all players', in dollars times
    /// the number of players; a shared win counts once for each winner.
    std::int64_t winners_gain = 0;
    std::int64_t winners = 0; ///< players of these turns who won
    std::int64_t squared = 0; ///< the sum of the squares of these gains
    std::int64_t wealth = 0;  ///< by how much the wealth of all players grew

    static auto parts(auto& self) {
        return std::tie(self.turns, self.winners_gain, self.winners, self.squared, self.wealth);
    }
};

/// What players count for each game.
enum FarmFigure : std::size_t {
    TasksChosen = accounts,            ///< the first of `tasks` figures
    ItemsBought = TasksChosen + tasks, ///< the first of `items` figures
    PigsSold = ItemsBought + items,    ///< before the end
    MeadowsOwned,
    farm_figures
};

/// Statistics of games of one edition and number of players. Its size does not depend on the
/// number of games.
class FarmTally {
  public:
    /// With paired deals, the games of one deal must be counted one after the other.
    FarmTally(const Game& game, simulation::Pairing pairing);

    void begin(const State& start);
    /// Counts an action that led to `state`.
    void see(const State& state, int seat, const Action& action, const Outcome& outcome);
    /// Counts a finished game.
    void end(const State& state);
    /// Adds a tally of whole deals of the same game and pairing.
    void add(const FarmTally& others);

    const balance::SeatTally& seats() const { return seats_; }
    const balance::DealTally& deals() const { return deals_; }
    /// By `Task`.
    const std::array<TaskFigures, tasks>& by_task() const { return tasks_; }
    /// By card of the edition.
    const std::vector<CardFigures>& by_card() const { return cards_; }
    /// The dollars of each account, then `FarmFigure`.
    const balance::PlayerSums& players() const { return players_; }
    std::int64_t actions() const { return actions_; }

    static auto parts(auto& self) {
        return std::tie(self.actions_, self.tasks_, self.cards_, self.players_);
    }

  private:
    using Figures = std::array<std::int64_t, farm_figures>;

    void count_turn(const State& state);
    void count_cards(const std::vector<int>& winners);

    balance::SeatTally seats_;
    balance::DealTally deals_;
    std::int64_t actions_ = 0;
    std::array<TaskFigures, tasks> tasks_{};
    std::vector<CardFigures> cards_;
    balance::PlayerSums players_;

    // Of the current game:
    std::vector<Figures> game_; ///< by seat
    bool is_preparing_ = true;
    int turn_ = 1;
    std::vector<std::size_t> played_; ///< the card of each turn
    /// By seat: at the beginning, then at the end of each turn.
    std::vector<std::vector<std::int64_t>> wealth_;
};

} // namespace pampas::pigs
