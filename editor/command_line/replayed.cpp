#include "editor/command_line/replayed.h"

#include "engine/language/tr.h"

#include <system_error>

namespace pampas::command_line {
namespace {

std::string as_text(const simulation::ReplayedFile& file) {
    std::string text;
    for (const simulation::BadGame& bad : file.bad) {
        text += simulation::text(bad) + "\n";
    }
    if (file.bad_games > file.bad.size()) {
        text += trn("{} more game does not replay either.", "{} more games do not replay either.",
                    file.bad_games - file.bad.size()) +
                "\n";
    }
    if (file.bad_games == 0) {
        return trn("{} game replays as recorded.", "{} games replay as recorded.", file.games) +
               "\n";
    }
    text += file.games == 1
                ? tr("1 of 1 game does not replay as recorded.")
                : trn("{} of {} games does not replay as recorded.",
                      "{} of {} games do not replay as recorded.", file.bad_games, file.games);
    return text + "\n";
}

nlohmann::ordered_json as_json(const simulation::ReplayedFile& file) {
    auto bad_games = nlohmann::ordered_json::array();
    for (const simulation::BadGame& bad : file.bad) {
        bad_games.push_back({{"game", bad.game}, {"line", bad.line}, {"message", bad.message}});
    }
    return {{"games", file.games},
            {"replays", file.bad_games == 0},
            {"differences", std::move(bad_games)}};
}

} // namespace

std::uintmax_t size_of(const std::filesystem::path& path) {
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(path, failed);
    return failed ? 0 : size;
}

Status report_on(const simulation::ReplayedFile& file, const Reporting& reporting,
                 Streams streams) {
    ReportFile(reporting).put(
        streams, [&] { return as_text(file); }, [&] { return as_json(file); });
    return file.bad_games == 0 ? Status::Success : Status::No;
}

} // namespace pampas::command_line
