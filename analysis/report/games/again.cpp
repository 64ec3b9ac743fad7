#include "analysis/report/games/again.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

namespace pampas::report {
namespace {

/// What `summary_of` had, as far as games depend on it.
balance::Experiment experiment_of(const GamesSummary& summary) {
    balance::Experiment experiment = balance::usual_experiment(summary.bots);
    experiment.dealing.seed = summary.seed;
    if (!summary.paired) {
        experiment.dealing.pairing = simulation::Pairing::Independent;
    }
    return experiment;
}

} // namespace

simulation::OpenedGame<rules::Game> play_again(const map::Map& map, const GamesSummary& summary,
                                               std::size_t number) {
    const balance::Experiment experiment = experiment_of(summary);
    if (thinking_of(experiment) != summary.thinking) {
        throw InputError(tr("These players think by the clock, so their games cannot be played "
                            "again. Record them to look at them."));
    }
    const int players = static_cast<int>(summary.bots.size());
    const balance::PlayedMap played =
        balance::GameRequest{.ruleset = summary.ruleset, .players = players}.on(map);
    auto game = std::make_unique<const rules::Game>(played.map, played.rules, players);
    const std::vector<players::Lineup> tables = experiment.lineups(players);
    const players::Lineup& table = tables[number % tables.size()];
    simulation::Playback<rules::Game> playback(*game);
    simulation::play_match(*game, table, experiment.dealing, number, playback);
    return {std::move(game), std::move(playback), table.names()};
}

} // namespace pampas::report
