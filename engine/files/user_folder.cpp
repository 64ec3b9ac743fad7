#include "engine/files/user_folder.h"

#include "engine/files/input_error.h"
#include "engine/files/system.h"
#include "engine/language/tr.h"

namespace pampas {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(system::UserFolder kind) {
    const fs::path folder = system::user_folder(kind);
    if (folder.empty()) {
        throw InputError(tr("the home folder is not known: HOME is not set"));
    }
    return folder / "pampas";
}

} // namespace

fs::path user_data_folder() {
    return folder_of(system::UserFolder::Data);
}

fs::path user_state_folder() {
    return folder_of(system::UserFolder::State);
}

fs::path user_cache_folder() {
    return folder_of(system::UserFolder::Cache);
}

void make_folder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw InputError(tr("cannot be made: {}", reason_of(error)), {}, folder.string());
    }
}

} // namespace pampas
