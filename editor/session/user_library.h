#pragma once

#include <filesystem>

namespace pampas::session {

/// Where a user's maps are kept unless he says otherwise: `pampas/maps.pampas` in the folder for
/// the user's data (`$XDG_DATA_HOME`, else `~/.local/share`). Throws `InputError` when neither that
/// nor the home folder is known.
std::filesystem::path user_library();

/// Makes that library, with the maps that come with Pampas in it, if it is not there. Removed maps
/// stay removed. Throws `InputError`; there is a whole library or none.
void make_user_library();

} // namespace pampas::session
