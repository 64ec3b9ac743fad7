#include "editor/session/kept_stamps.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::session {

std::filesystem::path stamp_file(int number) {
    return user_data_folder() / "stamps" / fmt::format("{}.json", number);
}

void keep_stamp(int number, const document::Stamp& stamp) {
    const std::filesystem::path file = stamp_file(number);
    make_folder(file.parent_path());
    write_file(file, document::write_stamp(stamp));
}

document::Stamp kept_stamp(int number) {
    const std::filesystem::path file = stamp_file(number);
    if (!std::filesystem::exists(file)) {
        throw InputError(tr("there is no stamp {} yet", number));
    }
    try {
        return document::read_stamp(read_file(file));
    } catch (const InputError& error) {
        throw error.in_file(file.string());
    }
}

} // namespace pampas::session
