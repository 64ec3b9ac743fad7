#include "analysis/pigs/ladder.h"

#include "analysis/pigs/series.h"
#include "engine/pigs/players/lineup.h"

#include <span>

namespace pampas::pigs {

std::vector<balance::LadderRound> play_ladder(const Edition& edition, const Variants& variants,
                                              const balance::LadderPlan& plan,
                                              const simulation::RunControl& control) {
    for (const std::string& bot : plan.experiment.bots) {
        Lineup({&bot, 1}, 2); // throws for an unknown player
    }
    const Game of_two(edition, variants, 2);
    const Game mixed(edition, variants, plan.players);
    const auto play = [&](const balance::Seating& bots, std::size_t deal) {
        const Game& game = bots.size() == 2 ? of_two : mixed;
        balance::Experiment experiment = plan.experiment;
        experiment.bots.clear();
        for (const std::size_t bot : bots) {
            experiment.bots.push_back(plan.experiment.bots[bot]);
        }
        const std::vector<Lineup> tables = lineups(experiment, game.players());
        balance::TableWatcher watcher(bots);
        simulation::play_deal(game, std::span<const Lineup>(tables), experiment.dealing, deal,
                              watcher);
        return watcher.table();
    };
    return balance::play_ladder(plan, play, control);
}

} // namespace pampas::pigs
