#include "analysis/balance/series.h"

#include "analysis/balance/verdict.h"
#include "engine/players/lineup.h"
#include "engine/rules/game_json.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/run.h"

#include <algorithm>
#include <chrono>
#include <span>

namespace pampas::balance {
namespace {

/// What is asked for is looked for after so many games, so that where they end does not depend on
/// the threads.
constexpr std::size_t look = 100;

std::size_t round_up(std::size_t number, std::size_t unit) {
    return (number + unit - 1) / unit * unit;
}

bool has_goal(const SeriesPlan& plan) {
    return plan.until_ci || plan.until_verdict;
}

/// Whether every seat's share of wins is known to this width on either side.
bool is_precise(const BoardTally& tally, double width) {
    for (std::size_t seat = 0; seat < tally.deals().players(); ++seat) {
        const Interval wins = tally.seats().win_interval(seat, tally.deals().win_effect(seat));
        if (wins.high - wins.low > 2 * width) {
            return false;
        }
    }
    return true;
}

/// Shows one thread's games to what counts them and, if they are recorded, to what writes them.
class Watcher {
  public:
    Watcher(const rules::Game& game, simulation::Design design, const std::atomic<bool>* abandon,
            simulation::RecordFile* file)
        : tally_(game, design), abandon_(abandon) {
        if (file != nullptr) {
            recorder_.emplace(game, *file);
        }
    }

    void begin(std::size_t number, const rules::Setup& setup) {
        if (recorder_) {
            recorder_->begin(number, setup);
        }
    }
    void see(const rules::State& state, int seat, const rules::Action& action,
             const rules::Outcome& outcome) {
        if (abandon_ != nullptr && *abandon_) {
            throw Abandoned();
        }
        tally_.see(state, action, outcome);
        if (recorder_) {
            recorder_->see(state, seat, action, outcome);
        }
    }
    void end(const rules::State& state) {
        tally_.end(state);
        if (recorder_) {
            recorder_->end(state);
        }
    }

    const BoardTally& tally() const { return tally_; }

  private:
    BoardTally tally_;
    const std::atomic<bool>* abandon_;
    std::optional<simulation::Recorder<rules::Game>> recorder_;
};

/// The lineup as it sits in each game of a deal: each bot has gone on with the hand it began with.
std::vector<players::Lineup> tables_for(const SeriesPlan& plan, int players) {
    std::vector<players::Lineup> tables{{plan.bots, players, plan.thinking}};
    while (tables.size() < simulation::games_a_deal(plan.design, players)) {
        tables.push_back(tables.back().rotated());
    }
    return tables;
}

/// How many deals to play between two reports: as many as take a moment, however slow the players.
class Pace {
  public:
    explicit Pace(std::size_t threads) : least_(threads), deals_(threads) {}

    std::size_t deals() const { return deals_; }
    /// So long did the last ones take.
    void took(std::chrono::duration<double> time) {
        constexpr std::chrono::duration<double> moment(0.1);
        if (time < moment) {
            deals_ *= 2;
        } else if (time > 3 * moment) {
            deals_ = std::max(least_, deals_ / 2);
        }
    }

  private:
    std::size_t least_; ///< so that all threads have something to do
    std::size_t deals_;
};

/// Plays the games of a plan, some at a time.
class Player {
  public:
    Player(const rules::Game& game, const SeriesPlan& plan, const SeriesControl& control,
           simulation::RecordFile* file)
        : game_(game), plan_(plan), control_(control), file_(file),
          deal_(simulation::games_a_deal(plan.design, game.players())),
          look_(has_goal(plan) ? round_up(look, deal_) : most_games(plan, game.players())),
          tables_(tables_for(plan, game.players())),
          pace_(plan.threads), result_{BoardTally(game, plan.design)} {}

    Series play() {
        const std::size_t games = most_games(plan_, game_.players());
        for (std::size_t first = 0, end = 0; first < games && goes_on(first); first = end) {
            end = std::min(games, end_of_step(first));
            const auto start = std::chrono::steady_clock::now();
            play_some({plan_.seed, first, end, plan_.design});
            pace_.took(std::chrono::steady_clock::now() - start);
        }
        return result_;
    }

  private:
    /// Where to count the games next: when it is time to look for the goals, or to report.
    std::size_t end_of_step(std::size_t first) const {
        const std::size_t next_look = (first / look_ + 1) * look_;
        return control_.tally ? std::min(next_look, first + pace_.deals() * deal_) : next_look;
    }

    bool goes_on(std::size_t first) const {
        return !result_.interrupted && (first % look_ != 0 || !is_settled());
    }

    /// Whether there is something asked for and all of it is known.
    bool is_settled() const {
        return has_goal(plan_) && result_.tally.seats().games() > 0 &&
               (!plan_.until_ci || is_precise(result_.tally, *plan_.until_ci)) &&
               (!plan_.until_verdict ||
                verdict(result_.tally.deals(), plan_.tolerance) != Verdict::Undecided);
    }

    void play_some(const simulation::Games& games) {
        std::vector<Watcher> watchers(plan_.threads,
                                      Watcher(game_, plan_.design, control_.abandon, file_));
        const simulation::RunControl control{control_.stop, [&](std::size_t begun) {
                                                 if (control_.progress) {
                                                     control_.progress(games.first + begun);
                                                 }
                                             }};
        const std::size_t end = simulation::play_games(
            game_, std::span<const players::Lineup>(tables_), games, std::span(watchers), control);
        for (const Watcher& watcher : watchers) {
            result_.tally.add(watcher.tally());
        }
        result_.interrupted = end < games.end;
        if (control_.tally) {
            control_.tally(result_.tally);
        }
    }

    const rules::Game& game_;
    const SeriesPlan& plan_;
    const SeriesControl& control_;
    simulation::RecordFile* file_;
    std::size_t deal_;                    ///< games in it
    std::size_t look_;                    ///< games from one look for the goals to the next
    std::vector<players::Lineup> tables_; ///< by game of a deal
    Pace pace_;
    Series result_;
};

} // namespace

std::size_t most_games(const SeriesPlan& plan, int players) {
    constexpr std::size_t usual = 1000;
    constexpr std::size_t for_verdict = 20000;
    const std::size_t deal = simulation::games_a_deal(plan.design, players);
    if (plan.games || !has_goal(plan)) {
        return round_up(plan.games.value_or(usual), deal);
    }
    std::size_t most = plan.until_verdict ? for_verdict : 1;
    if (plan.until_ci) {
        const auto independent = static_cast<std::size_t>(trials_for(*plan.until_ci));
        // Paired games may tell less than independent ones where a deal favours a seat.
        const bool is_paired = plan.design == simulation::Design::Paired;
        most = std::max(most, round_up(independent * (is_paired ? 2 : 1), look));
    }
    return round_up(most, deal);
}

Series play_series(const rules::Game& game, const SeriesPlan& plan, const SeriesControl& control,
                   simulation::RecordFile* file) {
    const auto start = std::chrono::steady_clock::now();
    Series result = Player(game, plan, control, file).play();
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    result.seconds = passed.count();
    return result;
}

} // namespace pampas::balance
