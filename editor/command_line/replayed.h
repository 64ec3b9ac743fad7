#pragma once

#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/simulation/replay.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

/// Checks files of recorded games of any game.
namespace pampas::command_line {

/// The size in bytes; 0 for pipes and other files of unknown size.
std::uintmax_t size_of(const std::filesystem::path& path);

/// Replays all games of a file in this format; `read_game` reads their game from the header. Throws
/// `InputError`.
template <class Game>
simulation::ReplayedFile
replayed(const std::string& name, std::string_view format,
         std::unique_ptr<const Game> (*read_game)(const formats::JsonValue&)) {
    const std::filesystem::path path = path_of(name);
    return naming_file(name, [&] {
        simulation::RecordReader reader(path, format);
        const auto game = read_game(reader.header());
        ProgressBar bar(simulation::RunState::Unit::Uncounted, size_of(path));
        return reader.check_games([&](const formats::JsonValue& line) {
            bar.reach(reader.bytes_read());
            simulation::Replay<Game>(*game, reader.dealing(), line).check();
        });
    });
}

/// Reports what replaying has found.
Status report_on(const simulation::ReplayedFile& file, const Reporting& reporting, Streams streams);

} // namespace pampas::command_line
