#include "editor/virtual_table/board.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <list>

namespace pampas::virtual_table {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

} // namespace

std::span<const Kind> kinds() {
    static constexpr std::array all{
        Kind{"vassal", tr_later("Board for VASSAL"), vassal_files},
        Kind{"tts", tr_later("Board for Tabletop Simulator"), tabletop_simulator_files}};
    return all;
}

const Kind* kind_named(std::string_view name) {
    const auto found = std::ranges::find(kinds(), name, &Kind::name);
    return found == kinds().end() ? nullptr : &*found;
}

void write_folder(const fs::path& folder, const std::vector<File>& files) {
    for (const File& file : files) {
        const fs::path path = folder / file.name;
        if (is_there(path) && read_file(path) != file.bytes) {
            throw InputError(tr("is there already, with something else in it"), {}, path.string());
        }
    }
    make_folder(folder);
    std::list<NewFile> written;
    for (const File& file : files) {
        written.emplace_back(folder / file.name).write(file.bytes);
    }
    for (NewFile& file : written) {
        file.keep();
    }
}

} // namespace pampas::virtual_table
