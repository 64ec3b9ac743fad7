#include "engine/simulation/replay.h"

#include "analysis/report/games/review.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/position_text.h"
#include "editor/command_line/replayed.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "editor/game_page/game_page.h"
#include "editor/picture/animation.h"
#include "editor/picture/export.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/rules/changes.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_json.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/playback.h"

#include <charconv>
#include <filesystem>
#include <limits>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>

namespace pampas::command_line {
namespace {

// Bounds of the numbers that users may give.
constexpr Bounded<int> number_bounds{0, std::numeric_limits<int>::max()};
constexpr Bounded<int> seat_bounds{1, rules::max_players};

/// A range of actions by their numbers, or one action.
struct Actions {
    std::size_t from = 0;
    std::size_t to = 0;
};

struct ReplayOptions {
    std::string file;
    std::optional<int> game;
    std::string at;          ///< `57`, or `40-60`; empty: the whole game, or its end
    std::optional<int> seat; ///< from 1
    picture::ExportOptions picture;
    bool review = false;
    review::PlayoutOptions playouts{.threads = simulation::threads_bounds.usual};
    Reporting reporting;
};

Status check_record(const ReplayOptions& options, Streams streams) {
    const ReportFormat format = options.reporting.chosen();
    if (format != ReportFormat::Text && format != ReportFormat::Json) {
        throw InputError(tr("replay: a picture or a page needs --game"));
    }
    return report_on(replayed(options.file, simulation::record_format, rules::read_game),
                     options.reporting, streams);
}

using Opened = simulation::OpenedGame<rules::Game>;

Opened open_game(const ReplayOptions& options) {
    return naming_file(options.file, [&] {
        return simulation::open_game<rules::Game>(simulation::RecordReader(path_of(options.file)),
                                                  *options.game, rules::read_game);
    });
}

/// The actions that are written as `57` or `40-60`; empty if the text is neither.
std::optional<Actions> actions_written(std::string_view text) {
    Actions actions;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, actions.from);
    actions.to = actions.from;
    auto last = first;
    if (first.ec == std::errc() && first.ptr != end && *first.ptr == '-') {
        last = std::from_chars(first.ptr + 1, end, actions.to);
    }
    const bool is_whole = first.ec == std::errc() && last.ec == std::errc() && last.ptr == end;
    return is_whole && actions.from <= actions.to ? std::optional(actions) : std::nullopt;
}

/// The actions that were asked for, by default `usual`. Throws `InputError` if the game has fewer.
Actions chosen_actions(const ReplayOptions& options, const wording::Playback& playback,
                       const Actions& usual) {
    const Actions chosen = options.at.empty() ? usual : actions_written(options.at).value();
    const std::size_t all = playback.actions();
    if (chosen.to > all) {
        throw InputError(trn("--at {1}: game {2} has {0} action",
                             "--at {1}: game {2} has {0} actions", all, options.at,
                             playback.number()),
                         {}, options.file);
    }
    return chosen;
}

/// After how many actions the game is shown, by default after `usual`. Throws as `chosen_actions`
/// does, and for a range.
std::size_t chosen_action(const ReplayOptions& options, const wording::Playback& playback,
                          std::size_t usual) {
    const Actions chosen = chosen_actions(options, playback, {usual, usual});
    if (chosen.from != chosen.to) {
        throw InputError(tr("--at {}: a range needs --format webp", options.at));
    }
    return chosen.to;
}

wording::Viewer viewer_of(const ReplayOptions& options, int players) {
    if (options.seat.value_or(1) > players) {
        throw InputError(tr("--seat {}: the game has {} seats", *options.seat, players), {},
                         options.file);
    }
    return options.seat ? wording::Viewer(*options.seat - 1) : std::nullopt;
}

/// The picture of a position in the format that was asked for.
std::string picture_of(const ReplayOptions& options, const rules::Sight& sight) {
    picture::ExportOptions picture = options.picture;
    picture.pieces = picture::pieces_of(sight.state.position(), sight.waters);
    return options.reporting.chosen() == ReportFormat::Png ? picture::png(sight.map, picture)
                                                           : picture::svg(sight.map, picture);
}

Status show_position(const ReplayOptions& options, const Opened& opened, Streams streams) {
    const wording::Playback& playback = opened.playback;
    const std::size_t actions = chosen_action(options, playback, playback.actions());
    const wording::Viewer viewer = viewer_of(options, opened.game->players());
    const rules::State state = playback.after(actions);
    const map::Map map = rules::decided_map(opened.game->board(), playback.setup());
    const auto waters = rules::waters_laid(playback.steps(actions));
    const rules::Sight sight{map, state, waters, viewer};
    ReportFile(options.reporting)
        .put(
            streams,
            [&](std::size_t width) { return position_text(playback, actions, map, viewer, width); },
            [&] { return rules::position_json(sight); },
            [&] { return picture_of(options, sight); });
    return Status::Success;
}

/// The page of a game.
Status show_page(const ReplayOptions& options, const Opened& opened, Streams streams) {
    const game_page::Options page{chosen_action(options, opened.playback, 0),
                                  viewer_of(options, opened.game->players())};
    put(options.reporting.output, game_page::page(opened.playback, opened.bots, page).markup(),
        streams);
    return Status::Success;
}

/// A part of a game as an animated picture.
Status animate(const ReplayOptions& options, const Opened& opened, Streams streams) {
    const Actions actions =
        chosen_actions(options, opened.playback, {0, opened.playback.actions()});
    Destination destination(options.reporting.output);
    const WatchedRun run;
    destination.put(picture::webp(opened.playback,
                                  {.from = actions.from,
                                   .to = actions.to,
                                   .viewer = viewer_of(options, opened.game->players()),
                                   .picture = options.picture},
                                  run.control()),
                    streams);
    return Status::Success;
}

Status show_game(const ReplayOptions& options, Streams streams) {
    const ReportFormat format = options.reporting.chosen();
    const Opened opened = open_game(options);
    return format == ReportFormat::Page   ? show_page(options, opened, streams)
           : format == ReportFormat::Webp ? animate(options, opened, streams)
                                          : show_position(options, opened, streams);
}

void put_review(const ReplayOptions& options, const wording::Playback& playback, ReportFile& file,
                Streams streams) {
    const WatchedRun run;
    const review::Review review = review::reviewed(playback, options.playouts, run.control());
    file.put(
        streams, [&] { return report::review_text(playback, review); },
        [&] { return report::review_json(playback, review); });
}

void put_moment(const ReplayOptions& options, const wording::Playback& playback, ReportFile& file,
                Streams streams) {
    const WatchedRun run;
    const review::Moment moment =
        review::reviewed_moment(playback, chosen_action(options, playback, playback.actions()),
                                options.playouts, run.control());
    file.put(
        streams, [&] { return report::moment_text(playback, moment); },
        [&] { return report::moment_json(playback, moment); });
}

Status show_review(const ReplayOptions& options, Streams streams) {
    const ReportFormat format = options.reporting.chosen();
    if (format != ReportFormat::Text && format != ReportFormat::Json) {
        throw InputError(tr("replay: a review can only be text or JSON"));
    }
    const Opened opened = open_game(options);
    ReportFile file(options.reporting);
    (options.at.empty() ? put_review : put_moment)(options, opened.playback, file, streams);
    return Status::Success;
}

Status replay(const ReplayOptions& options, Streams streams) {
    if (!options.game) {
        return check_record(options, streams);
    }
    try {
        return options.review ? show_review(options, streams) : show_game(options, streams);
    } catch (const simulation::Contradiction& error) {
        streams.err << "pampas: " << escaped(options.file) << ": " << error.what() << '\n';
        return Status::No;
    }
}

/// Adds `--at`.
CLI::Option* add_at(CLI::App& command, std::string& at) {
    const auto check = [](const std::string& text) {
        return actions_written(text)
                   ? std::string()
                   : tr("expected a number or a range such as 40-60, not \"{}\"", text);
    };
    return command
        .add_option(
            "--at", at,
            tr("The moment to show, as the number of actions played (0: after the set-up). For an "
               "animated picture, a range; more than {} actions are shown turn by turn [the end of "
               "the game; a page starts at the set-up, an animated picture shows all]",
               picture::most_images))
        ->check(CLI::Validator(check, ""))
        ->type_name("N|FROM-TO");
}

void add_review(CLI::App& command, ReplayOptions& options, CLI::Option& game) {
    CLI::Option* review =
        command.add_flag("--review", options.review,
                         tr("Review the game: the chances of all seats, luck separate from play, "
                            "turning points; with --at, examine that moment closely"));
    review->needs(&game)->excludes("--seat")->excludes("--width")->excludes("--coordinates");
    add_number(command, "--playouts", options.playouts.playouts,
               review::PlayoutOptions::playouts_bounds,
               tr("How many times a review plays on from a moment, or from each of two choices"))
        ->needs(review);
    add_seed(command, options.playouts.seed, tr("The same seed gives the same playouts"));
    command.get_option("--seed")->needs(review);
    add_threads(command, options.playouts.threads);
    command.get_option("--threads")->needs(review);
}

} // namespace

void add_replay(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ReplayOptions>(
        program, chosen,
        {"replay",
         tr("Replay recorded games by the rules; status 1 if anything differs. With --game, show a "
            "position of one game, or write the game as an animated picture or a page"),
         "pampas simulate maps/windmill.json --games 10 --record games.jsonl\n"
         "pampas replay games.jsonl\n"
         "pampas replay games.jsonl --game 3 --at 57\n"
         "pampas replay games.jsonl --game 3 --at 57 -o position.png\n"
         "pampas replay games.jsonl --game 3 --at 40-60 -o moves.webp\n"
         "pampas replay games.jsonl --game 3 -o game.html\n"
         "pampas replay games.jsonl --game 3 --review"},
        replay);
    command.add_option("FILE", options.file, tr("Recorded games, a .jsonl file"))->required();
    CLI::Option* game = add_number(command, "--game", options.game, number_bounds,
                                   tr("Show a position of the game with this number"));
    add_at(command, options.at)->needs(game);
    add_number(command, "--seat", options.seat, seat_bounds,
               tr("Show only what this seat sees, without the hands of others [everything]"))
        ->needs(game);
    add_number(command, "--width", options.picture.width, picture::width_bounds,
               tr("Width of the whole picture in pixels; an animated picture is small by default, "
                  "and its width and height are at most {}",
                  picture::longest_animated))
        ->needs(game);
    command
        .add_flag("--coordinates", options.picture.style.coordinates,
                  tr("Write the name of each space in a picture"))
        ->needs(game);
    add_choice<picture::Colour>(command, "--theme", options.picture.style.background,
                                {{"light", picture::paper}, {"dark", picture::night}},
                                tr("What surrounds the board in a picture [light]"))
        ->needs(game);
    add_review(command, options, *game);
    add_reporting(command, options.reporting, Reports::OfGame);
}

} // namespace pampas::command_line
