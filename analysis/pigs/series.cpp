#include "analysis/pigs/series.h"

#include "analysis/balance/strengths.h"
#include "engine/pigs/notation.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <span>

namespace pampas::pigs {
namespace {

/// Counts the games of one thread and records them if there is a file.
class FarmWatcher {
  public:
    FarmWatcher(const Game& game, simulation::Pairing pairing, simulation::RecordFile* file)
        : game_(&game), tally_(game, pairing) {
        if (file != nullptr) {
            recorder_.emplace(game, *file);
        }
    }

    void begin(std::size_t number, const Setup& setup) {
        tally_.begin(game_->start(setup));
        if (recorder_) {
            recorder_->begin(number, setup);
        }
    }
    void see(const State& state, int seat, const Action& action, const Outcome& outcome) {
        tally_.see(state, seat, action, outcome);
        if (recorder_) {
            recorder_->see(state, seat, action, outcome);
        }
    }
    void end(const State& state) {
        tally_.end(state);
        if (recorder_) {
            recorder_->end(state);
        }
    }

    const FarmTally& tally() const { return tally_; }

  private:
    const Game* game_;
    FarmTally tally_;
    std::optional<simulation::Recorder<Game>> recorder_;
};

PlayedFarms play_some(const Game& game, const balance::Experiment& experiment,
                      simulation::DealRange deals, const simulation::RunControl& control,
                      simulation::RecordFile* file) {
    const std::vector<Lineup> tables = lineups(experiment, game.players());
    const simulation::Dealing& dealing = experiment.dealing;
    std::vector<FarmWatcher> watchers(experiment.threads, FarmWatcher(game, dealing.pairing, file));
    PlayedFarms played(game, dealing.pairing, deals.first);
    played.end = simulation::play_deals(game, std::span<const Lineup>(tables), dealing, deals,
                                        std::span(watchers), control);
    for (const FarmWatcher& watcher : watchers) {
        played.tally.add(watcher.tally());
    }
    return played;
}

std::vector<balance::PlayersOfStrength> strengths_beside(const balance::SeriesPlan& plan) {
    return balance::strengths_beside(plan, players_by_strength(), thinks);
}

} // namespace

simulation::Pairing pairing_of(const std::vector<std::string>& bots) {
    const bool are_alike =
        std::ranges::adjacent_find(bots, std::ranges::not_equal_to()) == bots.end();
    return are_alike ? simulation::Pairing::Independent : simulation::Pairing::Rotated;
}

std::vector<Lineup> lineups(const balance::Experiment& experiment, int players) {
    std::vector<Lineup> result{{experiment.bots, players}};
    while (result.size() < simulation::games_per_deal(experiment.dealing.pairing, players)) {
        result.push_back(result.back().rotated());
    }
    return result;
}

void PlayedFarms::append(const PlayedFarms& next) {
    tally.add(next.tally);
    end = next.end;
}

std::size_t most_games_of_all(const balance::SeriesPlan& plan, int players) {
    return balance::most_games_of_all(plan, strengths_beside(plan), players);
}

FarmSeries play_series(const Game& game, const balance::SeriesPlan& plan,
                       const simulation::RunControl& control, simulation::RecordFile* file) {
    balance::require_one_strength(plan);
    const auto start = std::chrono::steady_clock::now();
    PlayedFarms played(game, plan.experiment.dealing.pairing);
    const balance::SteppedGames<PlayedFarms> games{
        .play =
            [&](simulation::DealRange deals) {
                return play_some(game, plan.experiment, deals, control, file);
            },
        .is_settled =
            [&](const PlayedFarms& so_far) {
                return balance::is_settled(plan, so_far.tally.seats(), so_far.tally.deals());
            },
        .threads = plan.experiment.threads};
    const bool is_interrupted = games.play_all(played, balance::steps_of(plan, game.players()));
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    FarmSeries result{played.tally, is_interrupted, passed.count()};
    if (plan.by_strength) {
        result.by_strength = balance::play_by_strength(
            plan, strengths_beside(plan), game.players(), result,
            [&](const balance::SeriesPlan& other) { return play_series(game, other, control); },
            control);
        result.interrupted = result.interrupted || control.is_stopped();
    }
    return result;
}

} // namespace pampas::pigs
