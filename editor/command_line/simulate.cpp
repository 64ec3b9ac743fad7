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
    std::optional<std::string> ruleset;
    std::optional<int> players;
    std::optional<std::size_t> games;
    std::vector<std::string> bots{"random"};
    std::uint64_t seed = 1;
    std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::optional<double> until_ci;
    std::optional<std::string> record;
    ReportFormat format = ReportFormat::Text;
};

/// The ruleset asked for, or else the one the map is meant for.
rules::Ruleset ruleset_for(const Options& options, const map::Map& map) {
    if (options.ruleset) {
        return rules::ruleset_named(*options.ruleset);
    }
    try {
        return rules::ruleset_named(map.details().ruleset.value_or("standard"));
    } catch (const InputError& error) {
        throw error.in_file(options.map);
    }
}

/// The number asked for, or else four, or as near to it as map and ruleset are meant for.
int players_for(const Options& options, const map::Map& map, const rules::Ruleset& rules) {
    constexpr int usual = 4;
    const auto range = map.details().players.value_or(map::PlayerRange{2, usual});
    const int on_map = std::clamp(usual, range.least, range.most);
    return options.players.value_or(std::clamp(on_map, rules.least_players, rules.most_players));
}

constexpr std::size_t most_games = 1'000'000'000;

/// Games until a precision is reached are played in blocks of this size, so that where they end
/// does not depend on the threads.
constexpr std::size_t block = 100;

/// How many games to play at most: the number asked for, or as many as the precision asked for can
/// need.
std::size_t games_for(const Options& options) {
    constexpr std::size_t usual = 1000;
    if (options.games || !options.until_ci) {
        return options.games.value_or(usual);
    }
    const auto enough = static_cast<std::size_t>(balance::trials_for(*options.until_ci));
    return (enough + block - 1) / block * block;
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
        : options_(options), game_(game), lineup_(lineup), games_(games_for(options)),
          tally_(game) {
        if (options.record) {
            file_ = std::make_unique<simulation::RecordFile>(
                *options.record,
                simulation::record_header(rules::game_json(game), lineup.names(), {options.seed}));
        }
    }

    /// Games until the number asked for is played, or seats are known precisely enough.
    balance::BoardTally play() {
        Progress progress(games_);
        const std::size_t step = options_.until_ci ? block : games_;
        for (std::size_t first = 0; first < games_ && goes_on(); first += step) {
            play_block({options_.seed, first, std::min(first + step, games_)}, progress);
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
        progress.show(end);
        for (const Watcher& watcher : watchers) {
            tally_.add(watcher.tally());
        }
        interrupted_ = end < games.end;
    }

    const Options& options_;
    const rules::Game& game_;
    const players::Lineup& lineup_;
    std::size_t games_; ///< at most
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

/// `--bots a b` and `--bots a,b`. Every word that follows is taken for a bot, a MAP too: when none
/// has come before, it is the last of them.
void add_bots(CLI::App& command, Options& options) {
    CLI::Option* map = command.get_option("MAP");
    command
        .add_option_function<std::vector<std::string>>(
            "--bots",
            [map, &options](std::vector<std::string> words) {
                if (map->count() == 0 && words.size() > 1) {
                    map->add_result(words.back());
                    map->run_callback();
                    words.pop_back();
                }
                options.bots = std::move(words);
            },
            "Who plays: a bot for all, or one for each seat, with commas between: random [random]")
        ->delimiter(',')
        ->expected(1, rules::max_players + 1)
        ->type_name("NAME");
}

void add_run_options(CLI::App& command, Options& options) {
    limit_to(*command.add_option("--games", options.games,
                                 "How many games [1000, or with --until-ci as many as it takes]"),
             std::size_t{1}, most_games);
    add_seed(command, options.seed, "The same seed gives the same games");
    limit_to(*command.add_option("--until-ci", options.until_ci,
                                 "Stop when every seat's share of wins is known to this much on "
                                 "either side, such as 0.02"),
             0.0001, 0.5);
    limit_to(*command.add_option("--threads", options.threads,
                                 "Threads to play on; the games are the same [one for each core]"),
             std::size_t{1}, std::size_t{256});
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
    limit_to(*command.add_option("--players", options.players,
                                 "How many play [4, or what map and ruleset are for]"),
             2, rules::max_players);
    add_bots(command, options);
    add_run_options(command, options);
    command
        .add_option("--record", options.record,
                    "Write every game down, to be checked by \"pampas replay\"")
        ->type_name("FILE");
    add_report_format(command, options.format);
}

} // namespace pampas::command_line
