#include "editor/session/user_library.h"

#include "engine/files/file.h"
#include "engine/formats/json.h"
#include "engine/library/library.h"
#include "engine/library/note.h"
#include "engine/library/schema.h"
#include "engine/resources/resource.h"

namespace pampas::session {
namespace fs = std::filesystem;

fs::path user_library() {
    return user_data_folder() / "maps.pampas";
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
            maps.add(formats::read_json(resource.bytes), library::bundled_note());
        }
    }
    scratch.publish(library);
}

} // namespace pampas::session
