#include "engine/simulation/replay.h"

#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "editor/command_line/progress_bar.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <ostream>
#include <system_error>

namespace pampas::command_line {
namespace {

struct ReplayOptions {
    std::string file;
    ReportFormat format = ReportFormat::Text;
};

/// In bytes; 0 for pipes and other things of unknown size.
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
        text += tr("game {} (line {}): {}", bad.game, bad.line, escaped(bad.message)) + "\n";
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

Status replay(const ReplayOptions& options, Streams streams) {
    const simulation::ReplayedFile file = replayed(options.file);
    streams.out << (options.format == ReportFormat::Json ? json_text(as_json(file))
                                                         : as_text(file));
    return file.bad.empty() ? Status::Success : Status::No;
}

} // namespace

void add_replay(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ReplayOptions>(
        program, chosen,
        {"replay", tr("Play recorded games again by the rules; status 1 if anything differs"),
         "pampas simulate maps/windmill.json --games 10 --record games.jsonl\n"
         "pampas replay games.jsonl"},
        replay);
    command.add_option("FILE", options.file, tr("Recorded games, a .jsonl file"))->required();
    add_report_format(command, options.format);
}

} // namespace pampas::command_line
