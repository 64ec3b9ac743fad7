#pragma once

#include "editor/document/stamp.h"

#include <filesystem>
#include <vector>

/// What users keep for all their maps: a library, stamps, which are numbered pieces of maps, and
/// the games that they played.
namespace pampas::session {

/// The default library of a user's maps: `pampas/maps.pampas` in the folder for the user's data
/// (`$XDG_DATA_HOME`, else `~/.local/share`). Throws `InputError` if neither that nor the home
/// folder is known.
std::filesystem::path user_library();

/// Creates that library, with the maps that come with Pampas, if it does not exist. Removed maps
/// stay removed. Throws `InputError`; then there is no half-made library.
void make_user_library();

/// The file of a stamp, in the user's folder. Throws `InputError` if the home folder is not known.
std::filesystem::path stamp_file(int number);

/// Keeps a stamp under a number and replaces the one before. Throws `InputError`.
void keep_stamp(int number, const document::Stamp& stamp);

/// The stamp with this number. Throws `InputError` if there is none or its file is damaged.
document::Stamp kept_stamp(int number);

/// A new file for the record of a game, named after the time, in the user's folder for games, which
/// is made. Throws `InputError`.
std::filesystem::path new_game_record();

/// The records of games in that folder, the latest first.
std::vector<std::filesystem::path> game_records();

} // namespace pampas::session
