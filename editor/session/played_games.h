#pragma once

#include "editor/session/result_store.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace pampas::session {

/// The record of a game that people played on a map: in the map's library, or a file.
struct KeptGame {
    std::filesystem::path file;                      ///< the record, or the library
    std::optional<library::PlayedGame> in_library{}; ///< nothing: a file of its own
};

/// Puts the record of a game that is over into the library of the revision it was played on, and
/// removes its file. Without a revision, the file stays. Throws `InputError`, and then it stays.
KeptGame keep_game(const std::filesystem::path& record,
                   const std::optional<RevisionReference>& revision);

/// The games that people played on a map: on any revision of it in its library, then those in the
/// user's folder for games, played to the end on a map with the same board. In each the latest come
/// first. Throws `InputError` if the library cannot be read; files that are no records are skipped.
std::vector<KeptGame> games_on(const Origin& origin, const map::Map& map);

/// The record of a kept game. Throws `InputError`.
std::string record_of(const KeptGame& game);
/// Replaces it, because its notes have changed. Throws `InputError`.
void replace_record(KeptGame& game, const std::string& record);

} // namespace pampas::session
