#include "analysis/report/games/again.h"

#include "analysis/balance/game_digest.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>

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

std::unique_ptr<const rules::Game> game_of(const map::Map& map, const GamesSummary& summary) {
    const balance::PlayedMap played =
        balance::GameRequest{.ruleset = summary.ruleset,
                             .players = static_cast<int>(summary.bots.size())}
            .on(map);
    return std::make_unique<const rules::Game>(played.map, played.rules, played.players);
}

/// Throws `InputError` if the game was another one when the results were made.
void check(const GamesSummary& summary, std::size_t number, std::int64_t checksum) {
    if (number < summary.checksums.size() && checksum != summary.checksums[number]) {
        throw InputError(tr("Game {} went differently when played again: its players vary, or "
                            "another version of Pampas played it.",
                            number));
    }
}

std::int64_t checksum_of(const simulation::Playback<rules::Game>& playback) {
    balance::ActionChecksum checksum;
    for (const auto& step : playback.steps(playback.actions())) {
        checksum.see(step.seat, step.action, step.outcome);
    }
    return checksum.value();
}

} // namespace

balance::Experiment experiment_again(const GamesSummary& summary) {
    balance::Experiment experiment = experiment_of(summary);
    if (thinking_of(experiment) != summary.thinking) {
        throw InputError(tr("These players think by the clock, so their games cannot be played "
                            "again. Record games to view them later."));
    }
    return experiment;
}

simulation::OpenedGame<rules::Game> play_on(const map::Map& map, const GamesSummary& summary,
                                            std::size_t number) {
    const balance::Experiment experiment = experiment_again(summary);
    auto game = game_of(map, summary);
    const std::vector<players::Lineup> tables = experiment.lineups(game->players());
    const players::Lineup& table = tables[number % tables.size()];
    simulation::Playback<rules::Game> playback(*game);
    simulation::play_match(*game, table, experiment.dealing, number, playback);
    return {std::move(game), std::move(playback), table.names()};
}

simulation::OpenedGame<rules::Game> play_again(const map::Map& map, const GamesSummary& summary,
                                               std::size_t number) {
    simulation::OpenedGame<rules::Game> opened = play_on(map, summary, number);
    check(summary, number, checksum_of(opened.playback));
    return opened;
}

GamesSummary digested_again(const map::Map& map, const GamesSummary& summary,
                            const simulation::RunControl& control) {
    const balance::SeriesPlan plan{.experiment = experiment_again(summary)};
    const auto game = game_of(map, summary);
    const simulation::Pairing pairing = plan.experiment.dealing.pairing;
    const std::size_t games =
        std::min(static_cast<std::size_t>(summary.games), balance::GameDigests::most_games);
    control.begin(simulation::RunState::Unit::Games, games);
    const balance::PlayedRange played = balance::play_some(
        *game, plan, {0, simulation::deals_for(games, pairing, game->players())}, control);
    GamesSummary digested = summary;
    digested.digests = played.digests.valued(played.tally.luck());
    digested.checksums = played.digests.checksums();
    for (std::size_t number = 0; number < digested.checksums.size(); ++number) {
        check(summary, number, digested.checksums[number]);
    }
    return digested;
}

} // namespace pampas::report
