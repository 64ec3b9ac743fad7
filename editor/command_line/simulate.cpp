#include "analysis/balance/verdict.h"
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
#include <fmt/ranges.h>

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
    bool until_verdict = false;
    double tolerance = 0.05;
    bool paired = false;
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

/// How games are dealt: paired when asked for, and for a verdict, which pairing makes known sooner.
simulation::Design design_for(const Options& options) {
    return options.paired || options.until_verdict ? simulation::Design::Paired
                                                   : simulation::Design::Plain;
}

bool has_goal(const Options& options) {
    return options.until_ci || options.until_verdict;
}

/// What is asked for is looked for after so many games, so that where they end does not depend on
/// the threads.
constexpr std::size_t look = 100;

std::size_t round_up(std::size_t number, std::size_t unit) {
    return (number + unit - 1) / unit * unit;
}

/// How many games to play at most: the number asked for, or as many as the goals can need.
std::size_t games_for(const Options& options) {
    constexpr std::size_t usual = 1000;
    constexpr std::size_t for_verdict = 20000;
    if (options.games || !has_goal(options)) {
        return options.games.value_or(usual);
    }
    std::size_t most = options.until_verdict ? for_verdict : 1;
    if (options.until_ci) {
        const auto independent = static_cast<std::size_t>(balance::trials_for(*options.until_ci));
        // Paired games may tell less than independent ones where a deal favours a seat.
        const bool is_paired = design_for(options) == simulation::Design::Paired;
        most = std::max(most, round_up(independent * (is_paired ? 2 : 1), look));
    }
    return most;
}

/// Whether every seat's share of wins is known to the width asked for.
bool is_precise(const balance::BoardTally& tally, double width) {
    for (std::size_t seat = 0; seat < tally.deals().players(); ++seat) {
        const balance::Interval wins =
            tally.seats().win_interval(seat, tally.deals().win_effect(seat));
        if (wins.high - wins.low > 2 * width) {
            return false;
        }
    }
    return true;
}

/// Shows one thread's games to what counts them and, if they are recorded, to what writes them.
class Watcher {
  public:
    Watcher(const rules::Game& game, simulation::Design design, simulation::RecordFile* file)
        : tally_(game, design) {
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

/// The lineup as it sits in each game of a deal: each bot has gone on with the hand it began with.
std::vector<players::Lineup> tables_for(std::vector<std::string> bots, simulation::Design design) {
    const auto players = static_cast<int>(bots.size());
    std::vector<players::Lineup> tables;
    for (std::size_t step = 0; step < simulation::games_a_deal(design, players); ++step) {
        tables.emplace_back(bots, players);
        std::ranges::rotate(bots, bots.begin() + 1);
    }
    return tables;
}

/// Plays the games of a run and gathers what they say.
class Simulator {
  public:
    Simulator(const Options& options, const rules::Game& game, const players::Lineup& lineup)
        : options_(options), game_(game), design_(design_for(options)),
          tables_(tables_for(lineup.names(), design_)),
          games_(round_up(games_for(options), games_a_deal())), tally_(game, design_) {
        if (options.record) {
            file_ = std::make_unique<simulation::RecordFile>(
                *options.record, simulation::record_header(rules::game_json(game), lineup.names(),
                                                           {options.seed, design_}));
        }
    }

    /// Games until the number asked for is played, or what is asked for is known.
    balance::BoardTally play() {
        Progress progress(games_);
        const std::size_t step = has_goal(options_) ? round_up(look, games_a_deal()) : games_;
        for (std::size_t first = 0; first < games_ && goes_on(); first += step) {
            play_block({options_.seed, first, std::min(first + step, games_), design_}, progress);
        }
        if (file_) {
            file_->keep();
        }
        return tally_;
    }

    bool interrupted() const { return interrupted_; }

  private:
    std::size_t games_a_deal() const { return simulation::games_a_deal(design_, game_.players()); }

    bool goes_on() const {
        return !interrupted_ && !(has_goal(options_) && tally_.seats().games() > 0 && is_settled());
    }

    /// Whether everything asked for is known.
    bool is_settled() const {
        using balance::Verdict;
        return (!options_.until_ci || is_precise(tally_, *options_.until_ci)) &&
               (!options_.until_verdict ||
                balance::verdict(tally_.deals(), options_.tolerance) != Verdict::Undecided);
    }

    void play_block(const simulation::Games& games, Progress& progress) {
        std::vector<Watcher> watchers(options_.threads, Watcher(game_, design_, file_.get()));
        const simulation::RunControl control{&interruption_.requested(), [&](std::size_t done) {
                                                 progress.show(games.first + done);
                                             }};
        const std::size_t end = simulation::play_games(
            game_, std::span<const players::Lineup>(tables_), games, std::span(watchers), control);
        progress.show(end);
        for (const Watcher& watcher : watchers) {
            tally_.add(watcher.tally());
        }
        interrupted_ = end < games.end;
    }

    const Options& options_;
    const rules::Game& game_;
    simulation::Design design_;
    std::vector<players::Lineup> tables_; ///< by game of a deal
    std::size_t games_;                   ///< at most
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

    const report::Simulation report{.game = game,
                                    .bots = lineup.names(),
                                    .seed = options.seed,
                                    .design = design_for(options),
                                    .tally = tally,
                                    .tolerance = options.tolerance,
                                    .interrupted = simulator.interrupted(),
                                    .seconds = passed.count(),
                                    .threads = options.threads};
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
            fmt::format("Who plays: a bot for all, or one for each seat, with commas between: {} "
                        "[random]",
                        fmt::join(players::bot_names(), ", ")))
        ->delimiter(',')
        ->expected(1, rules::max_players + 1)
        ->type_name("NAME");
}

void add_run_options(CLI::App& command, Options& options) {
    limit_to(*command.add_option("--games", options.games,
                                 "How many games [1000; with --until-ci as many as it takes, with "
                                 "--until-verdict at most 20000]"),
             std::size_t{1}, most_games);
    add_seed(command, options.seed, "The same seed gives the same games");
    limit_to(*command.add_option("--until-ci", options.until_ci,
                                 "Stop when every seat's share of wins is known to this much on "
                                 "either side, such as 0.02"),
             0.0001, 0.5);
    command.add_flag("--until-verdict", options.until_verdict,
                     "Stop when the verdict on the seats is known: fair or biased. Games are "
                     "paired");
    limit_to(*command.add_option("--tolerance", options.tolerance,
                                 "Seats are fair whose shares of wins differ by less [0.05]"),
             0.001, 0.5);
    command.add_flag("--paired", options.paired,
                     "Play every deal once for each seat: hands and bots go round, so that their "
                     "luck and strength are not the seats'");
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
