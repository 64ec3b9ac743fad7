#include "editor/experiments/farms.h"

#include "analysis/pigs/comparison.h"
#include "analysis/pigs/ladder.h"
#include "engine/pigs/players/lineup.h"

#include <chrono>

namespace pampas::experiments {

balance::Experiment FarmGames::seated() const {
    balance::Experiment result = experiment;
    result.bots = pigs::Lineup(experiment.bots, players).names();
    result.dealing.pairing = simulation::Pairing::Independent;
    return result;
}

balance::Experiment FarmGames::judged() const {
    balance::Experiment result = seated();
    result.dealing.pairing = pigs::pairing_of(result.bots);
    return result;
}

report::FarmsReport play(const FarmGames& games, const balance::SeriesPlan& plan,
                         const simulation::RunControl& control, simulation::RecordFile* file) {
    const pigs::Game game(games.edition, games.variants, games.players);
    return {games.edition, games.variants, games.players, plan,
            pigs::play_series(game, plan, control, file)};
}

balance::ComparisonPlan EditionQuestion::plan() const {
    balance::ComparisonPlan plan{games.judged(), 0};
    plan.deals = simulation::deals_for(most, plan.experiment.dealing.pairing, games.players);
    return plan;
}

std::size_t EditionQuestion::games_to_play() const {
    const balance::ComparisonPlan planned = plan();
    return planned.deals *
           simulation::games_per_deal(planned.experiment.dealing.pairing, games.players);
}

report::EditionComparison compare(const EditionQuestion& question,
                                  const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const FarmGames& games = question.games;
    const pigs::Game first(games.edition, games.variants, games.players);
    const pigs::Game second(question.other, games.variants, games.players);
    const balance::ComparisonPlan plan = question.plan();
    const balance::Comparison played = pigs::compare_editions(first, second, plan, control);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return {{games.edition, question.other},        games.players, plan, played, question.tolerance,
            played.one.figures.size() < plan.deals, passed.count()};
}

balance::LadderPlan FarmLadder::plan() const {
    balance::LadderPlan plan{.experiment = games.experiment,
                             .has_pairs = games.edition.least_players == 2,
                             .players = games.players,
                             .rounds = (each_pair + 1) / 2};
    plan.experiment.dealing.pairing = simulation::Pairing::Rotated;
    balance::require_different(plan.experiment.bots);
    return plan;
}

report::Ladder play_ladder(const FarmLadder& ladder, const simulation::RunControl& control) {
    const auto start = std::chrono::steady_clock::now();
    const FarmGames& games = ladder.games;
    const balance::LadderPlan plan = ladder.plan();
    const std::size_t reference =
        balance::reference_among(plan.experiment.bots, ladder.reference, pigs::usual_player());
    const auto rounds = pigs::play_ladder(games.edition, games.variants, plan, control);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return report::ladder_of("Happy Pigs", games.edition.name, plan, rounds, reference,
                             passed.count());
}

} // namespace pampas::experiments
