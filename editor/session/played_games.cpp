#include "editor/session/played_games.h"

#include "editor/session/user_files.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/system.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/replay.h"

namespace pampas::session {
namespace {

using library::Access;
using library::Library;

/// Whether a file is a record whose games are over, on a map with this board.
bool is_on(const std::filesystem::path& file, const map::Map& map) {
    try {
        const simulation::RecordReader reader(file);
        const auto game = rules::read_game(reader.header());
        if (!map::same_board(game->board().map(), map)) {
            return false;
        }
        simulation::RecordReader whole(file);
        whole.check_games([](const simulation::JsonValue&) {}); // refuses a game in progress
        return true;
    } catch (const InputError&) {
        return false;
    }
}

} // namespace

KeptGame keep_game(const std::filesystem::path& record,
                   const std::optional<RevisionReference>& revision) {
    if (!revision) {
        return {record};
    }
    KeptGame kept{
        revision->library,
        Library(revision->library, Access::Write).keep_game(revision->revision, read_file(record))};
    system::remove(record);
    return kept;
}

std::vector<KeptGame> games_on(const Origin& origin, const map::Map& map) {
    std::vector<KeptGame> games;
    if (const auto* kept = std::get_if<InLibrary>(&origin); kept != nullptr && kept->revision) {
        for (library::PlayedGame& game :
             Library(kept->map.library, Access::Read).games(kept->map.name)) {
            games.push_back({kept->map.library, std::move(game)});
        }
    }
    for (const std::filesystem::path& file : game_records()) {
        if (is_on(file, map)) {
            games.push_back({file});
        }
    }
    return games;
}

std::string record_of(const KeptGame& game) {
    return game.in_library ? game.in_library->record : read_file(game.file);
}

void replace_record(KeptGame& game, const std::string& record) {
    if (game.in_library) {
        Library(game.file, Access::Write).replace_record(*game.in_library, record);
        game.in_library->record = record;
    } else {
        write_file(game.file, record);
    }
}

} // namespace pampas::session
