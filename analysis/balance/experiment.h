#pragma once

#include "engine/files/bounded.h"
#include "engine/map/map.h"
#include "engine/players/lineup.h"
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

/// Seats are fair whose shares of wins differ by less than a tolerance.
inline constexpr Bounded<double> tolerance_bounds{0.001, 0.5, 0.05};

/// How games are played, whatever they are to find out: the same experiment gives the same games,
/// on any number of threads.
struct Experiment {
    std::vector<std::string> bots; ///< who plays, in a deal's first game; names of `Lineup`
    simulation::Dealing dealing = {};
    players::SearchBudget thinking = {}; ///< of bots that search
    std::size_t threads = 1;

    /// Who sits where in each game of a deal: when hands go round, each bot goes on with the hand
    /// it began with. `bots` is one for all seats or one for each. Throws `InputError` for unknown
    /// bots and for a wrong number.
    std::vector<players::Lineup> lineups(int players) const;

    /// The same with the name of a bot for each seat. Throws as `lineups`.
    Experiment seated(int players) const;
};

/// What is played when nobody says otherwise: these bots, by paired deals, on every core.
inline Experiment usual_experiment(std::vector<std::string> bots = {players::usual_bot()}) {
    return {.bots = std::move(bots),
            .dealing = {.pairing = simulation::Pairing::Rotated},
            .threads = simulation::threads_bounds.usual};
}

/// Sees the games of a deal.
class GameWatcher {
  public:
    virtual ~GameWatcher() = default;

    void begin(std::size_t, const rules::Setup&) {}
    /// An action of a seat that led to a state.
    virtual void see(const rules::State&, int, const rules::Action&, const rules::Outcome&) {}
    /// A game that is over.
    virtual void end(const rules::State& state) = 0;
};

/// Plays the games of a deal and shows them to `watcher`; `lineups` are those of the experiment.
/// Throws `simulation::Abandoned`. The game is compiled here once for all who watch whole deals.
void watch_deal(const rules::Game& game, std::span<const players::Lineup> lineups,
                const simulation::Dealing& dealing, std::size_t deal, GameWatcher& watcher,
                const simulation::RunControl& control = {});

/// A map, the rules that it is played by, and by how many.
struct PlayedMap {
    map::Map map;
    rules::Ruleset rules = rules::usual_ruleset();
    int players = rules::players_bounds.usual;
};

/// Which game is asked for. What it leaves open is decided here alone: by the map, or by what is
/// usual.
struct GameRequest {
    std::optional<std::string> ruleset = {}; ///< a name, or the path of a file
    std::optional<int> players = {};

    /// Throws `InputError` for an unknown ruleset, also when the map names it.
    PlayedMap on(map::Map map) const;
};

} // namespace pampas::balance
