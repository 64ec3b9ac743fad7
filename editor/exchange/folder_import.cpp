#include "editor/exchange/folder_import.h"

#include "engine/formats/format.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::exchange {

namespace fs = std::filesystem;

std::vector<fs::path> map_files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        if (formats::format_of(entry.path()) != nullptr && entry.is_regular_file(error)) {
            files.push_back(entry.path());
        }
    }
    if (error) {
        throw InputError(reason_of(error), {}, folder.string());
    }
    if (files.empty()) {
        throw InputError(tr("has no {} files", formats::endings()), {}, folder.string());
    }
    std::ranges::sort(files);
    return files;
}

FolderImport::FolderImport(const fs::path& library) : library_(library, library::Access::Create) {}

FolderImport::Outcome FolderImport::add(const fs::path& file) {
    map::Map map = formats::read_map(file);
    std::string& name = map.details().name;
    name = free_name(name.empty() ? file.stem().string() : name);
    const auto entries = library_.list();
    const auto there = std::ranges::find(entries, name, &library::Entry::name);
    if (there != entries.end() && library_.load(name).map == map) {
        return {name, there->revision, false};
    }
    return {name, library_.add(map).number, true};
}

std::string FolderImport::free_name(const std::string& name) {
    std::string result = name;
    for (int number = 2; !names_.insert(result).second; ++number) {
        result = fmt::format("{} ({})", name, number);
    }
    return result;
}

} // namespace pampas::exchange
