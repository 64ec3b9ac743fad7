#include "analysis/balance/series.h"

#include "analysis/balance/strengths.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"

#include <algorithm>
#include <chrono>
#include <span>

namespace pampas::balance {
namespace {

/// Games between two checks of the goals; fixed, so that the end does not depend on threads.
constexpr std::size_t look = 100;

/// The number of deals for at least `games` games.
std::size_t deals_of(std::size_t games, const SeriesPlan& plan, int players) {
    return simulation::deals_for(games, plan.experiment.dealing.pairing, players);
}

bool has_goal(const SeriesPlan& plan) {
    return plan.until_ci || plan.until_verdict;
}

/// The number of games the goals can need.
std::size_t games_for_goals(const SeriesPlan& plan) {
    std::size_t games = plan.until_verdict ? SeriesPlan::games_for_verdict : 1;
    if (plan.until_ci) {
        // Paired games may carry less information than independent ones where a deal favours a
        // seat.
        const bool is_paired = plan.experiment.dealing.pairing == simulation::Pairing::Rotated;
        const auto enough =
            static_cast<std::size_t>(trials_for(*plan.until_ci)) * (is_paired ? 2 : 1);
        games = std::max(games, (enough + look - 1) / look * look);
    }
    return games;
}

/// Whether every seat's confidence interval has at most this half-width.
bool is_precise(const SeatTally& seats, const DealTally& deals, double width) {
    for (std::size_t seat = 0; seat < deals.players(); ++seat) {
        const Interval wins = seats.win_interval(seat, deals.design_effect(seat));
        if (wins.high - wins.low > 2 * width) {
            return false;
        }
    }
    return true;
}

/// Points by seat.
std::vector<std::int64_t> points_of(const rules::State& state) {
    std::vector<std::int64_t> points;
    points.reserve(static_cast<std::size_t>(state.players()));
    for (int seat = 0; seat < state.players(); ++seat) {
        points.push_back(state.points(seat));
    }
    return points;
}

/// Counts the games of one thread and records them if there is a file.
class SeriesWatcher {
  public:
    /// `game` and `played` must outlive the watcher; it counts the games in a tally of its own.
    SeriesWatcher(const rules::Game& game, simulation::Pairing pairing,
                  simulation::RecordFile* file, PlayedRange& played)
        : game_(&game), tally_(game, pairing), played_(&played) {
        if (file != nullptr) {
            recorder_.emplace(game, *file);
        }
    }

    void begin(std::size_t number, const rules::Setup& setup) {
        number_ = number;
        deal_ = number / tally_.deals().games_per_deal();
        checksum_ = {};
        tally_.begin(*game_, deal_, setup);
        if (recorder_) {
            recorder_->begin(number, setup);
        }
    }
    void see(const rules::State& state, int seat, const rules::Action& action,
             const rules::Outcome& outcome) {
        tally_.see(state, action, outcome);
        checksum_.see(seat, action, outcome);
        if (recorder_) {
            recorder_->see(state, seat, action, outcome);
        }
    }
    void end(const rules::State& state) {
        if (played_->digests.keeps(number_)) {
            played_->digests.set(number_, tally_.digest(state), tally_.luck().luck_in_game(),
                                 checksum_.value());
        }
        tally_.end(state);
        played_->results.add(deal_, win_parts(state), points_of(state));
        if (recorder_) {
            recorder_->end(state);
        }
    }

    const BoardTally& tally() const { return tally_; }

  private:
    const rules::Game* game_;
    BoardTally tally_;
    PlayedRange* played_;
    std::size_t number_ = 0;
    std::size_t deal_ = 0;
    ActionChecksum checksum_;
    std::optional<simulation::Recorder<rules::Game>> recorder_;
};

std::vector<PlayersOfStrength> strengths_beside(const SeriesPlan& plan) {
    return strengths_beside(plan, players::bots_by_strength(), players::searches);
}

} // namespace

std::size_t most_games(const SeriesPlan& plan, int players) {
    const std::size_t usual =
        has_goal(plan) ? games_for_goals(plan) : SeriesPlan::games_bounds.usual;
    const std::size_t games = plan.games.value_or(usual);
    return deals_of(games, plan, players) *
           simulation::games_per_deal(plan.experiment.dealing.pairing, players);
}

std::size_t most_games_of_all(const SeriesPlan& plan, int players) {
    return most_games_of_all(plan, strengths_beside(plan), players);
}

SeriesSteps steps_of(const SeriesPlan& plan, int players) {
    const std::size_t deals = deals_of(most_games(plan, players), plan, players);
    return {deals, has_goal(plan) ? deals_of(look, plan, players) : deals};
}

bool is_settled(const SeriesPlan& plan, const SeatTally& seats, const DealTally& deals) {
    return has_goal(plan) && seats.games() > 0 &&
           (!plan.until_ci || is_precise(seats, deals, *plan.until_ci)) &&
           (!plan.until_verdict || is_known(deals, plan.tolerance, plan.precision));
}

void PlayedRange::append(const PlayedRange& next) {
    tally.add(next.tally);
    results.append(next.results);
    digests.append(next.digests);
    end = next.end;
}

PlayedRange play_some(const rules::Game& game, const SeriesPlan& plan, simulation::DealRange deals,
                      const simulation::RunControl& control, simulation::RecordFile* file) {
    const simulation::Dealing& dealing = plan.experiment.dealing;
    const std::vector<players::Lineup> tables = plan.experiment.lineups(game.players());
    PlayedRange played(game, dealing.pairing, deals);
    std::vector<SeriesWatcher> watchers(plan.experiment.threads,
                                        SeriesWatcher(game, dealing.pairing, file, played));
    played.end = simulation::play_deals(game, std::span<const players::Lineup>(tables), dealing,
                                        deals, std::span(watchers), control);
    played.results.cut(played.end);
    played.digests.cut(played.end);
    for (const SeriesWatcher& watcher : watchers) {
        played.tally.add(watcher.tally());
    }
    return played;
}

Series play_series(const rules::Game& game, const SeriesPlan& plan,
                   const simulation::RunControl& control, simulation::RecordFile* file,
                   const SeriesObserver& observer) {
    require_one_strength(plan);
    const auto start = std::chrono::steady_clock::now();
    PlayedRange played =
        observer.begun ? *observer.begun : PlayedRange(game, plan.experiment.dealing.pairing);
    const SteppedGames<PlayedRange> games{
        .play =
            [&](simulation::DealRange deals) {
                return play_some(game, plan, deals, control, file);
            },
        .is_settled =
            [&](const PlayedRange& so_far) {
                return is_settled(plan, so_far.tally.seats(), so_far.tally.deals());
            },
        .tally = observer.tally,
        .goes_on = observer.goes_on,
        .threads = plan.experiment.threads};
    const bool is_interrupted = games.play_all(played, steps_of(plan, game.players()));
    Series result{.tally = played.tally, .interrupted = is_interrupted, .digests = played.digests};
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    result.seconds = passed.count();
    if (plan.by_strength) {
        result.by_strength = play_by_strength(
            plan, strengths_beside(plan), game.players(), result,
            [&](const SeriesPlan& other) { return play_series(game, other, control); }, control);
        result.interrupted = result.interrupted || control.is_stopped();
    }
    return result;
}

} // namespace pampas::balance
