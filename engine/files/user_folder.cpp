#include "engine/files/user_folder.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <cstdlib>

namespace pampas {
namespace {

namespace fs = std::filesystem;

/// The value of an environment variable that names a folder; the specification wants relative paths
/// ignored.
fs::path folder_in(const char* variable) {
    const char* value = std::getenv(variable);
    const fs::path folder = value == nullptr ? "" : value;
    return folder.is_absolute() ? folder : fs::path();
}

fs::path user_folder(const char* variable, const fs::path& in_home) {
    if (const fs::path folder = folder_in(variable); !folder.empty()) {
        return folder / "pampas";
    }
    const fs::path home = folder_in("HOME");
    if (home.empty()) {
        throw InputError(tr("the home folder is not known: HOME is not set"));
    }
    return home / in_home / "pampas";
}

} // namespace

fs::path user_data_folder() {
    return user_folder("XDG_DATA_HOME", ".local/share");
}

fs::path user_state_folder() {
    return user_folder("XDG_STATE_HOME", ".local/state");
}

fs::path user_cache_folder() {
    return user_folder("XDG_CACHE_HOME", ".cache");
}

void make_folder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw InputError(tr("cannot be made: {}", reason_of(error)), {}, folder.string());
    }
}

} // namespace pampas
