#pragma once

#include "analysis/balance/board_tally.h"
#include "engine/players/lineup.h"
#include "engine/simulation/run.h"
#include "tests/engine/drawn_map.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

/// Games kept whole, so that tests can recount plainly what tallies say of them.
namespace pampas::testing {

/// Something a player did, and what it led to.
struct NotedStep {
    int seat;
    rules::Action action;
    rules::Outcome outcome;
    rules::State after;
};

/// A game from its first action to its end, or only its last action.
struct NotedGame {
    std::vector<NotedStep> steps;

    const rules::State& end() const { return steps.back().after; }
    bool won(int seat) const {
        const std::vector<int> winners = end().winners();
        return std::ranges::find(winners, seat) != winners.end();
    }
    /// The seat's share of the win.
    double win(int seat) const {
        return won(seat) ? 1.0 / static_cast<double>(end().winners().size()) : 0;
    }
};

/// Keeps games and shows them to a tally.
class Noter {
  public:
    explicit Noter(const rules::Game& game) : tally_(game) {}

    void begin(std::size_t, const rules::Setup&) { games_.emplace_back(); }
    void see(const rules::State& state, int seat, const rules::Action& action,
             const rules::Outcome& outcome) {
        tally_.see(state, action, outcome);
        if (ends_only) {
            games_.back().steps.clear();
        }
        games_.back().steps.push_back({seat, action, outcome, state});
    }
    void end(const rules::State& state) { tally_.end(state); }

    const std::vector<NotedGame>& games() const { return games_; }
    const balance::BoardTally& tally() const { return tally_; }

    bool ends_only = false; ///< whether only the last step of each game is kept

  private:
    balance::BoardTally tally_;
    std::vector<NotedGame> games_;
};

/// Games of random players.
inline Noter noted_games(const rules::Game& game, std::size_t games, bool ends_only = false) {
    const std::vector<std::string> bots{"random"};
    std::vector<Noter> noters(1, Noter(game));
    noters.front().ends_only = ends_only;
    simulation::play_deals(game, players::Lineup(bots, game.players()), {7}, {0, games},
                           std::span(noters));
    return std::move(noters.front());
}

/// A map with neighbouring markets, a space beside three of them, undecided land and water.
inline map::Map crowded_map() {
    return drawn_map({"m.$$...m..", ".l.$.f....", "w..l....f.", "s.gr.$..g.", "..........",
                      "m...f..s.r", "..r...l...", "...w...s.."});
}

/// A game of three players on that map.
inline const rules::Game& crowded_game() {
    static const rules::Game game(crowded_map(), rules::ruleset_named("standard"), 3);
    return game;
}

/// Thirty such games, with their tally.
inline const Noter& crowded_games() {
    static const Noter noter = noted_games(crowded_game(), 30);
    return noter;
}

} // namespace pampas::testing
