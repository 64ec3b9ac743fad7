#pragma once

#include "editor/document/stamp.h"

#include <filesystem>

/// What users keep for all of their maps: a library, and stamps, which are pieces of maps under
/// numbers.
namespace pampas::session {

/// Where a user's maps are kept unless they say otherwise: `pampas/maps.pampas` in the folder for
/// the user's data (`$XDG_DATA_HOME`, else `~/.local/share`). Throws `InputError` when neither that
/// nor the home folder is known.
std::filesystem::path user_library();

/// Makes that library, with the maps that come with Pampas in it, if it is not there. Removed maps
/// stay removed. Throws `InputError`; there is a whole library or none.
void make_user_library();

/// The file of a stamp, in the user's folder. Throws `InputError` when the home folder is not
/// known.
std::filesystem::path stamp_file(int number);

/// Keeps a stamp under a number in place of the one before. Throws `InputError`.
void keep_stamp(int number, const document::Stamp& stamp);

/// The stamp with this number. Throws `InputError` when there is none or its file is damaged.
document::Stamp kept_stamp(int number);

} // namespace pampas::session
