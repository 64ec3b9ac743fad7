#include "editor/session/user_files.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/language/tr.h"
#include "engine/library/library.h"
#include "engine/library/note.h"
#include "engine/library/schema.h"
#include "engine/resources/resource.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <functional>

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
    return naming_file(file.string(), [&] { return document::read_stamp(read_file(file)); });
}

namespace {

constexpr const char* record_ending = ".jsonl";

fs::path games_folder() {
    return user_data_folder() / "games";
}

} // namespace

fs::path new_game_record() {
    const fs::path folder = games_folder();
    make_folder(folder);
    const std::string time =
        fmt::format("{:%Y-%m-%d %H-%M-%S}", fmt::localtime(std::time(nullptr)));
    fs::path file = folder / (time + record_ending);
    for (int number = 2; fs::exists(file); ++number) {
        file = folder / fmt::format("{} {}{}", time, number, record_ending);
    }
    return file;
}

std::vector<fs::path> game_records() {
    std::vector<fs::path> records;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(games_folder(), none)) {
        if (entry.path().extension() == record_ending) {
            records.push_back(entry.path());
        }
    }
    std::ranges::sort(records, std::greater(), [](const fs::path& record) {
        std::error_code unknown;
        return fs::last_write_time(record, unknown);
    });
    return records;
}

} // namespace pampas::session
