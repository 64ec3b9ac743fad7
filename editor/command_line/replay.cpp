#include "engine/simulation/replay.h"

#include "editor/command_line/options.h"
#include "editor/command_line/position_text.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "editor/picture/export.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/rules/changes.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_json.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/playback.h"

#include <filesystem>
#include <limits>
#include <optional>
#include <ostream>
#include <system_error>

namespace pampas::command_line {
namespace {

// Bounds of the numbers that users may give.
constexpr Bounded<int> number_bounds{0, std::numeric_limits<int>::max()};
constexpr Bounded<int> seat_bounds{1, rules::max_players};

struct ReplayOptions {
    std::string file;
    std::optional<int> game;
    std::optional<int> at;
    std::optional<int> seat; ///< from 1
    picture::ExportOptions picture;
    Reporting reporting;
};

/// The size in bytes; 0 for pipes and other files of unknown size.
std::uintmax_t size_of(const std::filesystem::path& path) {
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(path, failed);
    return failed ? 0 : size;
}

simulation::ReplayedFile replayed(const std::string& name) {
    const std::filesystem::path path = path_of(name);
    try {
        simulation::RecordReader reader(path);
        const auto game = rules::read_game(reader.header());
        ProgressBar bar(simulation::RunState::Unit::Uncounted, size_of(path));
        return reader.check_games([&](const formats::JsonValue& line) {
            bar.reach(reader.bytes_read());
            simulation::Replay(*game, reader.dealing(), line).check();
        });
    } catch (const InputError& error) {
        throw error.in_file(name);
    }
}

std::string as_text(const simulation::ReplayedFile& file) {
    std::string text;
    for (const simulation::BadGame& bad : file.bad) {
        text += simulation::text(bad) + "\n";
    }
    if (file.bad.empty()) {
        return trn("{} game replays as recorded.", "{} games replay as recorded.", file.games) +
               "\n";
    }
    text += file.games == 1
                ? tr("1 of 1 game does not replay as recorded.")
                : trn("{} of {} games does not replay as recorded.",
                      "{} of {} games do not replay as recorded.", file.bad.size(), file.games);
    return text + "\n";
}

nlohmann::ordered_json as_json(const simulation::ReplayedFile& file) {
    auto bad_games = nlohmann::ordered_json::array();
    for (const simulation::BadGame& bad : file.bad) {
        bad_games.push_back({{"game", bad.game}, {"line", bad.line}, {"message", bad.message}});
    }
    return {{"games", file.games},
            {"replays", file.bad.empty()},
            {"differences", std::move(bad_games)}};
}

Status check_record(const ReplayOptions& options, Streams streams) {
    if (options.reporting.is_picture()) {
        throw InputError(tr("replay: give --game, of which to make a picture"));
    }
    const simulation::ReplayedFile file = replayed(options.file);
    ReportFile(options.reporting)
        .put(
            streams, [&] { return as_text(file); }, [&] { return as_json(file); });
    return file.bad.empty() ? Status::Success : Status::No;
}

using Opened = simulation::OpenedGame<rules::Game>;

Opened open_game(const ReplayOptions& options) {
    try {
        return simulation::open_game<rules::Game>(path_of(options.file), *options.game,
                                                  rules::read_game);
    } catch (const InputError& error) {
        throw error.in_file(options.file);
    }
}

/// After how many actions the position is. Throws `InputError` if the game has fewer.
std::size_t chosen_action(const ReplayOptions& options, const wording::Playback& playback) {
    const std::size_t all = playback.actions();
    const std::size_t chosen = options.at ? static_cast<std::size_t>(*options.at) : all;
    if (chosen > all) {
        throw InputError(trn("--at {1}: game {2} has {0} action",
                             "--at {1}: game {2} has {0} actions", all, chosen, playback.number()),
                         {}, options.file);
    }
    return chosen;
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

Status show_position(const ReplayOptions& options, Streams streams) {
    const Opened opened = open_game(options);
    const wording::Playback& playback = opened.playback;
    const std::size_t actions = chosen_action(options, playback);
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

Status replay(const ReplayOptions& options, Streams streams) {
    if (!options.game) {
        return check_record(options, streams);
    }
    try {
        return show_position(options, streams);
    } catch (const simulation::Contradiction& error) {
        streams.err << "pampas: " << escaped(options.file) << ": " << error.what() << '\n';
        return Status::No;
    }
}

} // namespace

void add_replay(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ReplayOptions>(
        program, chosen,
        {"replay",
         tr("Play recorded games again by the rules; status 1 if anything differs. With --game, "
            "show a position of one game"),
         "pampas simulate maps/windmill.json --games 10 --record games.jsonl\n"
         "pampas replay games.jsonl\n"
         "pampas replay games.jsonl --game 3 --at 57\n"
         "pampas replay games.jsonl --game 3 --at 57 -o position.png"},
        replay);
    command.add_option("FILE", options.file, tr("Recorded games, a .jsonl file"))->required();
    CLI::Option* game = add_number(command, "--game", options.game, number_bounds,
                                   tr("Show a position of the game with this number"));
    add_number(command, "--at", options.at, number_bounds,
               tr("After how many actions; 0 is after the set-up [the end of the game]"))
        ->needs(game);
    add_number(command, "--seat", options.seat, seat_bounds,
               tr("Show what this seat sees, without the hands of others [everything]"))
        ->needs(game);
    add_number(command, "--width", options.picture.width, picture::width_bounds,
               tr("Width of the whole picture in pixels"))
        ->needs(game);
    command
        .add_flag("--coordinates", options.picture.style.coordinates,
                  tr("Write each space's name into a picture"))
        ->needs(game);
    add_reporting(command, options.reporting, Reports::AlsoPictures);
}

} // namespace pampas::command_line
