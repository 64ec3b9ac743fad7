#pragma once

#include <filesystem>

/// Where a user's own files go, as the XDG Base Directory Specification says; on Windows in
/// `pampas` under the local application data. All throw `InputError` when the home folder is not
/// known.
namespace pampas {

/// For data of his own: `pampas` in `$XDG_DATA_HOME`, else in `~/.local/share`.
std::filesystem::path user_data_folder();

/// For what the programs keep of their state: `pampas` in `$XDG_STATE_HOME`, else in
/// `~/.local/state`.
std::filesystem::path user_state_folder();

/// For what can be made again: `pampas` in `$XDG_CACHE_HOME`, else in `~/.cache`.
std::filesystem::path user_cache_folder();

/// Makes a folder, and those it is in, if it is not there. Throws `InputError`.
void make_folder(const std::filesystem::path& folder);

} // namespace pampas
