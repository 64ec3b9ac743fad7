#include "editor/session/user_library.h"

#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/library/create.h"
#include "engine/library/library.h"
#include "engine/resources/resource.h"

#include <cstdlib>

namespace pampas::session {
namespace {

namespace fs = std::filesystem;

/// The value of an environment variable that names a folder; the XDG specification wants relative
/// paths ignored.
fs::path folder_in(const char* variable) {
    const char* value = std::getenv(variable);
    const fs::path folder = value == nullptr ? "" : value;
    return folder.is_absolute() ? folder : fs::path();
}

fs::path data_folder() {
    if (fs::path data = folder_in("XDG_DATA_HOME"); !data.empty()) {
        return data;
    }
    const fs::path home = folder_in("HOME");
    if (home.empty()) {
        throw InputError("there is no home folder to keep maps in: HOME is not set");
    }
    return home / ".local" / "share";
}

void make_folder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw InputError("cannot be made: " + error.message(), {}, folder.string());
    }
}

} // namespace

fs::path user_library() {
    return data_folder() / "pampas" / "maps.pampas";
}

void make_user_library() {
    const fs::path library = user_library();
    std::error_code ignored;
    if (fs::exists(library, ignored)) {
        return;
    }
    make_folder(library.parent_path());
    const library::ScratchDatabase scratch(library.parent_path());
    {
        library::Library maps(scratch.file(), library::Access::Create);
        for (const resources::Resource& resource : resources::in_folder("maps")) {
            maps.add(formats::read_json(resource.bytes), "Comes with Pampas");
        }
    }
    scratch.publish(library);
}

} // namespace pampas::session
