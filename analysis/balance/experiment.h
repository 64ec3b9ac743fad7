#pragma once

#include "engine/files/bounded.h"
#include "engine/map/map.h"
#include "engine/players/lineup.h"
#include "engine/programs/table.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/state.h"
#include "engine/simulation/match.h"
#include "engine/simulation/run.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace pampas::balance {

/// Seats count as fair when their shares of wins differ by less than a tolerance.
inline constexpr Bounded<double> tolerance_bounds{0.001, 0.5, 0.05};

/// How to play games, whatever their purpose. The same experiment gives the same games on any
/// number of threads.
struct Experiment {
    std::vector<std::string> bots; ///< by seat in a deal's first game; names as in `Lineup`
    simulation::Dealing dealing = {};
    players::SearchBudget thinking = {}; ///< for bots that search
    std::size_t threads = 1;
    programs::Options programs = {}; ///< for other people's bots

    /// The lineup of each game of a deal. When hands rotate, each bot keeps the hand it began with.
    /// `bots` holds one name for all seats or one per seat. Throws `InputError` for unknown bots
    /// and for a wrong number of names.
    std::vector<players::Lineup> lineups(int players) const;

    /// The same experiment with one bot name per seat. Throws as `lineups`.
    Experiment seated(int players) const;

    /// What other people's bots did wrong in the games since the last call; empty if none of the
    /// bots is a program or nothing is logged.
    std::optional<std::vector<programs::Failures>> take_failures() const;
};

/// The default experiment: these bots, paired deals, all cores.
inline Experiment usual_experiment(std::vector<std::string> bots = {players::usual_bot()}) {
    return {.bots = std::move(bots),
            .dealing = {.pairing = simulation::Pairing::Rotated},
            .threads = simulation::threads_bounds.usual};
}

/// Watches the games of a deal.
class GameWatcher {
  public:
    virtual ~GameWatcher() = default;

    /// Called before the first action of a game, with the number of the game in its deal.
    void begin(std::size_t, const rules::Setup&) {}
    /// Called after each action with the resulting state and the seat that acted.
    virtual void see(const rules::State&, int, const rules::Action&, const rules::Outcome&) {}
    /// Whether a game may end here, before it is over; asked after each plan.
    virtual bool has_seen_enough(const rules::State&) const { return false; }
    /// Called with the last state of each game.
    virtual void end(const rules::State& state) = 0;
};

/// Plays the games of a deal and reports them to `watcher`; `lineups` are those of the experiment.
/// Throws `simulation::Abandoned`. Not a template, so the game loop is compiled only once for all
/// watchers of whole deals.
void watch_deal(const rules::Game& game, std::span<const players::Lineup> lineups,
                const simulation::Dealing& dealing, std::size_t deal, GameWatcher& watcher,
                const simulation::RunControl& control = {});

/// A map with its ruleset and number of players.
struct PlayedMap {
    map::Map map;
    rules::Ruleset rules = rules::usual_ruleset();
    int players = rules::players_bounds.usual;
};

/// The game a user asks for. Open choices are filled in here only: from the map, or from the
/// defaults.
struct GameRequest {
    std::optional<std::string> ruleset = {}; ///< a name or a file path
    std::optional<int> players = {};

    /// The request applied to a map. Throws `InputError` for an unknown ruleset, including one
    /// named by the map.
    PlayedMap on(map::Map map) const;
};

} // namespace pampas::balance
