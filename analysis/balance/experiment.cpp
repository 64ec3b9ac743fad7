#include "analysis/balance/experiment.h"

#include <algorithm>

namespace pampas::balance {

std::vector<players::Lineup> Experiment::lineups(int players) const {
    std::vector<players::Lineup> result{{bots, players, thinking, programs}};
    while (result.size() < simulation::games_per_deal(dealing.pairing, players)) {
        result.push_back(result.back().rotated());
    }
    return result;
}

Experiment Experiment::seated(int players) const {
    Experiment result = *this;
    result.bots = players::Lineup(bots, players).names();
    return result;
}

std::optional<std::vector<programs::Failures>> Experiment::take_failures() const {
    return programs.log && std::ranges::any_of(bots, players::is_program)
               ? std::optional(programs.log->take())
               : std::nullopt;
}

void watch_deal(const rules::Game& game, std::span<const players::Lineup> lineups,
                const simulation::Dealing& dealing, std::size_t deal, GameWatcher& watcher,
                const simulation::RunControl& control) {
    simulation::Abandonable abandonable(watcher, control);
    simulation::play_deal(game, lineups, dealing, deal, abandonable);
}

PlayedMap GameRequest::on(map::Map map) const {
    const map::Details& details = map.details();
    rules::Ruleset rules = ruleset ? rules::ruleset_named(*ruleset) : rules::ruleset_of(details);
    const int number = players.value_or(rules::usual_players(rules, details.players));
    return {std::move(map), std::move(rules), number};
}

} // namespace pampas::balance
