#include "analysis/report/simulation.h"
#include "editor/command_line/command.h"
#include "editor/command_line/interruption.h"
#include "editor/command_line/options.h"
#include "editor/command_line/progress.h"
#include "engine/files/input_error.h"
#include "engine/library/open_map.h"
#include "engine/players/lineup.h"
#include "engine/rules/game_json.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/record.h"
#include "engine/simulation/run.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <ostream>
#include <thread>

namespace pampas::command_line {
namespace {

struct Options {
    std::string map;
    std::string ruleset;
    std::optional<int> players;
    std::size_t games = 1000;
    std::vector<std::string> bots{"random"};
    std::uint64_t seed = 1;
    std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::optional<double> until_ci;
    std::string record;
    ReportFormat format = ReportFormat::Text;
};

/// The ruleset asked for, or else the one the map is meant for.
rules::Ruleset ruleset_for(const Options& options, const map::Map& map) {
    const std::string name =
        options.ruleset.empty() ? map.details().ruleset.value_or("standard") : options.ruleset;
    return rules::ruleset_named(name);
}

/// The number asked for, or else four, or as near to it as map and ruleset are meant for.
int players_for(const Options& options, const map::Map& map, const rules::Ruleset& rules) {
    constexpr int usual = 4;
    const auto range = map.details().players.value_or(map::PlayerRange{2, usual});
    const int on_map = std::clamp(usual, range.least, range.most);
    return options.players.value_or(std::clamp(on_map, rules.least_players, rules.most_players));
}

/// Whether every seat's share of wins is known to the width asked for.
bool is_precise(const balance::SeatTally& seats, double width) {
    for (std::size_t seat = 0; seat < seats.seats().size(); ++seat) {
        const balance::Interval wins = seats.win_interval(seat);
        if (wins.high - wins.low > 2 * width) {
            return false;
        }
    }
    return true;
}

/// Shows one thread's games to what counts them and, if they are recorded, to what writes them.
class Watcher {
  public:
    Watcher(const rules::Game& game, simulation::RecordFile* file) : tally_(game) {
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

    const balance::BoardTally& tally() const { return tally_; }

  private:
    balance::BoardTally tally_;
    std::optional<simulation::Recorder<rules::Game>> recorder_;
};

/// Plays the games of a run and gathers what they say.
class Simulator {
  public:
    Simulator(const Options& options, const rules::Game& game, const players::Lineup& lineup)
        : options_(options), game_(game), lineup_(lineup), tally_(game) {
        if (!options.record.empty()) {
            file_ = std::make_unique<simulation::RecordFile>(
                options.record,
                simulation::record_header(rules::game_json(game), lineup.names(), options.seed));
        }
    }

    /// Games until the number asked for is played, or seats are known precisely enough.
    balance::BoardTally play() {
        Progress progress(options_.games);
        // Blocks of a fixed size, so that where it stops does not depend on the threads.
        constexpr std::size_t block = 100;
        const std::size_t step = options_.until_ci ? block : options_.games;
        for (std::size_t first = 0; first < options_.games && goes_on(); first += step) {
            play_block({options_.seed, first, std::min(first + step, options_.games)}, progress);
        }
        if (file_) {
            file_->keep();
        }
        return tally_;
    }

    bool interrupted() const { return interrupted_; }

  private:
    bool goes_on() const {
        const bool settled = options_.until_ci && tally_.seats().games() > 0 &&
                             is_precise(tally_.seats(), *options_.until_ci);
        return !interrupted_ && !settled;
    }

    void play_block(const simulation::Games& games, Progress& progress) {
        std::vector<Watcher> watchers(options_.threads, Watcher(game_, file_.get()));
        const simulation::RunControl control{&interruption_.requested(), [&](std::size_t done) {
                                                 progress.show(games.first + done);
                                             }};
        const std::size_t end =
            simulation::play_games(game_, lineup_, games, std::span(watchers), control);
        for (const Watcher& watcher : watchers) {
            tally_.add(watcher.tally());
        }
        interrupted_ = end < games.end;
    }

    const Options& options_;
    const rules::Game& game_;
    const players::Lineup& lineup_;
    balance::BoardTally tally_;
    std::unique_ptr<simulation::RecordFile> file_;
    Interruption interruption_;
    bool interrupted_ = false;
};

Status simulate(const Options& options, Streams streams) {
    const map::Map map = library::open_map(options.map);
    const rules::Ruleset ruleset = ruleset_for(options, map);
    const rules::Game game(map, ruleset, players_for(options, map, ruleset));
    const players::Lineup lineup(options.bots, game.players());

    const auto start = std::chrono::steady_clock::now();
    Simulator simulator(options, game, lineup);
    const balance::BoardTally tally = simulator.play();
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;

    const report::Simulation report{game,           lineup.names(),          options.seed,
                                    tally,          simulator.interrupted(), passed.count(),
                                    options.threads};
    streams.out << (options.format == ReportFormat::Json ? report::simulation_json(report)
                                                         : report::simulation_text(report));
    return Status::Success;
}

void add_run_options(CLI::App& command, Options& options) {
    command.add_option("--games", options.games, "How many games, at most with --until-ci")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000'000}))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same games")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command
        .add_option("--until-ci", options.until_ci,
                    "Stop when every seat's share of wins is known to this much on either side, "
                    "such as 0.02")
        ->check(CLI::Range(0.0001, 0.5));
    command
        .add_option("--threads", options.threads,
                    "Threads to play on; the games are the same [one for each core]")
        ->check(CLI::Range(1, 256));
}

} // namespace

void add_simulate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<Options>(
        program, chosen,
        {"simulate", "Play games on a map: which seats win, which markets and spaces are used",
         "pampas simulate maps/windmill.json --players 4 --games 1000 --bots random"},
        simulate);
    add_map(command, options.map);
    command
        .add_option("--ruleset", options.ruleset,
                    "standard, variant-1, variant-2, variant-1-2, crucible, or a .json file like "
                    "those in resources/rulesets [the map's own, or standard]")
        ->type_name("NAME");
    command
        .add_option("--players", options.players,
                    "How many play [4, or what map and ruleset are for]")
        ->check(CLI::Range(2, rules::max_players));
    command
        .add_option("--bots", options.bots,
                    "Who plays: a bot for all, or one for each seat: random")
        ->delimiter(',')
        ->expected(1, rules::max_players)
        ->type_name("NAME");
    add_run_options(command, options);
    command
        .add_option("--record", options.record,
                    "Write every game down, to be checked by \"pampas replay\"")
        ->type_name("FILE");
    add_report_format(command, options.format);
}

} // namespace pampas::command_line
