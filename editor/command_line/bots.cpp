#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/bot_check.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/programs/course.h"
#include "engine/resources/resource.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/replay.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <ostream>
#include <utility>

namespace pampas::command_line {
namespace {

using Json = nlohmann::ordered_json;

// check ------------------------------------------------------------------------------------------

struct CheckOptions {
    std::string program;
    programs::Limits limits;
    std::uint64_t seed = 1;
    Reporting reporting;
};

std::string check_line(const experiments::BotCheck& check) {
    const std::string result = !check.passed   ? tr("not tried")
                               : *check.passed ? tr("passed")
                                               : tr("FAILED");
    std::string text = fmt::format("{}: {}\n", result, tr(check.meaning));
    if (!check.why.empty()) {
        text += fmt::format("  {}\n", check.why);
    }
    for (const std::string& line : check.errors) {
        text += fmt::format("  | {}\n", line);
    }
    return text;
}

std::string check_text(const experiments::CheckedBot& checked) {
    std::string text;
    for (const experiments::BotCheck& check : checked.checks) {
        text += check_line(check);
    }
    return text +
           trn("{1} has played {0} game.", "{1} has played {0} games.", checked.games,
               escaped(checked.program)) +
           "\n";
}

Json check_json(const experiments::CheckedBot& checked) {
    Json checks = Json::array();
    for (const experiments::BotCheck& check : checked.checks) {
        checks.push_back({{"check", check.id},
                          {"passes", check.passed ? Json(*check.passed) : Json()},
                          {"message", check.why},
                          {"stderr", check.errors}});
    }
    return {{"program", checked.program},
            {"games", checked.games},
            {"passes", checked.passes()},
            {"checks", std::move(checks)}};
}

Status check(const CheckOptions& options, Streams streams) {
    if (!players::is_program(options.program)) {
        throw InputError(tr("expected the path of a program, such as ./bot, not \"{}\"",
                            escaped(options.program)));
    }
    ReportFile file(options.reporting);
    const experiments::CheckedBot checked =
        watched(experiments::games_to_check(), [&](const simulation::RunControl& control) {
            return experiments::check_bot(options.program, options.limits, options.seed, control);
        });
    file.put(
        streams, [&] { return check_text(checked); }, [&] { return check_json(checked); });
    return checked.passes() ? Status::Success : Status::No;
}

// feed -------------------------------------------------------------------------------------------

struct FeedOptions {
    std::string file;
    int game = 0;
    int seat = 1; ///< counted from 1
    programs::Limits limits;
};

/// Collects the lines that a bot on a seat would be sent. It watches a replay.
class Feed {
  public:
    Feed(const rules::Game& game, std::uint64_t run_seed, const FeedOptions& options)
        : game_(game), run_seed_(run_seed), seat_(options.seat - 1), limits_(options.limits) {}

    void begin(std::size_t number, const rules::Setup& setup) {
        number_ = number;
        course_.emplace(setup);
        tell(game_.start(setup));
    }
    void see(const rules::State& state, int seat, const rules::Action& action,
             const rules::Outcome& outcome) {
        course_->see(seat, action, outcome);
        tell(state);
    }
    void end(const rules::State& state) {
        if (!lines_.empty() && !state.has_given_up(seat_)) {
            add(programs::end_message(state));
        }
    }

    const std::string& lines() const { return lines_; }

  private:
    void tell(const rules::State& state) {
        if (state.over() || state.seat() != seat_ || state.has_given_up(seat_) ||
            state.must_pass()) {
            return;
        }
        if (lines_.empty()) {
            add(programs::hello_message());
            add(course_->game_for(game_, seat_, programs::seed_for(run_seed_, number_, seat_),
                                  limits_));
        }
        add(course_->turn_for(state, programs::numbered_actions(state)));
    }
    void add(const Json& message) { lines_ += programs::line_of(message); }

    const rules::Game& game_;
    std::uint64_t run_seed_;
    int seat_;
    programs::Limits limits_;
    std::size_t number_ = 0;
    std::optional<programs::Course> course_;
    std::string lines_;
};

/// Throws `InputError` for a wrong seat.
std::string fed(const FeedOptions& options) {
    simulation::RecordReader reader(path_of(options.file));
    const auto game = rules::read_game(reader.header());
    if (options.seat > game->players()) {
        throw InputError(tr("--seat {}: the game has {} seats", options.seat, game->players()));
    }
    Feed feed(*game, reader.header().at("seed").natural(), options);
    const auto bad = reader.check_game(options.game, [&](const formats::JsonValue& line) {
        simulation::Replay(*game, reader.dealing(), line).check(feed);
    });
    if (bad) {
        throw InputError(simulation::text(*bad));
    }
    return feed.lines();
}

Status feed(const FeedOptions& options, Streams streams) {
    streams.out << naming_file(options.file, [&] { return fed(options); });
    return Status::Success;
}

// starter ----------------------------------------------------------------------------------------

struct StarterOptions {
    std::string language;
};

/// A language, and the file with a starter in it.
struct Starter {
    std::string language;
    const char* resource;
};

std::span<const Starter> starters() {
    static const std::array<Starter, 3> all{
        {{"python", "bots/starter.py"}, {"c++", "bots/starter.cpp"}, {"shell", "bots/starter.sh"}}};
    return all;
}

Status starter(const StarterOptions& options, Streams streams) {
    const auto found = std::ranges::find(starters(), options.language, &Starter::language);
    streams.out << resources::find(found->resource).value();
    return Status::Success;
}

void add_check(CLI::App& bot, Command& chosen) {
    auto [command, options] = add_command<CheckOptions>(
        bot, chosen,
        {"check", tr("Check whether a program works as a bot; status 1 if not"),
         "pampas bot starter python > mybot.py\n"
         "chmod +x mybot.py\n"
         "pampas bot check ./mybot.py"},
        check);
    command.add_option("PROGRAM", options.program, tr("The program that is the bot"))->required();
    add_bot_ms(command, options.limits);
    add_seed(command, options.seed, tr("The same seed gives the same games"));
    add_reporting(command, options.reporting);
}

void add_feed(CLI::App& bot, Command& chosen) {
    auto [command, options] = add_command<FeedOptions>(
        bot, chosen,
        {"feed", tr("Print what a bot on a seat of a recorded game would receive"),
         "pampas simulate maps/windmill.json --games 10 --record games.jsonl\n"
         "pampas bot feed games.jsonl --game 3 --seat 2"},
        feed);
    command.add_option("FILE", options.file, tr("Recorded games, a .jsonl file"))->required();
    add_number(command, "--game", options.game, Bounded<int>{0, std::numeric_limits<int>::max()},
               tr("The number of the game"));
    add_number(command, "--seat", options.seat, Bounded<int>{1, rules::max_players},
               tr("The seat of the bot, from 1"));
    add_bot_ms(command, options.limits);
}

void add_starter(CLI::App& bot, Command& chosen) {
    auto [command, options] = add_command<StarterOptions>(
        bot, chosen,
        {"starter", tr("Print the source of a simple bot to start from"),
         "pampas bot starter python > mybot.py\n"
         "pampas bot starter c++ > mybot.cpp"},
        starter);
    limit_to(command,
             *command.add_option("LANGUAGE", options.language, tr("The programming language"))
                  ->required(),
             names_of(starters(), &Starter::language));
}

} // namespace

void add_bot(CLI::App& program, Command& chosen) {
    CLI::App* bot = program.add_subcommand(
        "bot", tr("Use your own bots: programs that read the game and answer line by line"));
    bot->require_subcommand(1);
    arguments::end_help(*bot, {}, "pampas bot starter python > mybot.py");
    add_check(*bot, chosen);
    add_feed(*bot, chosen);
    add_starter(*bot, chosen);
}

} // namespace pampas::command_line
