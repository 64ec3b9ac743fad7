#include "editor/exchange/folder_import.h"

#include "engine/files/free_name.h"
#include "engine/formats/format.h"

#include <algorithm>

namespace pampas::exchange {

namespace fs = std::filesystem;

FolderImport::FolderImport(const fs::path& library) : library_(library, library::Access::Create) {}

FolderImport::Outcome FolderImport::add(const fs::path& file) {
    map::Map map = formats::read_map(file);
    std::string& name = map.details().name;
    name = free_name(name.empty() ? file.stem().string() : name,
                     [this](const std::string& taken) { return names_.contains(taken); });
    names_.insert(name);
    const auto entries = library_.list();
    const auto there = std::ranges::find(entries, name, &library::Entry::name);
    if (there != entries.end() && library_.load(name).map == map) {
        return {name, there->revision, false};
    }
    return {name, library_.add(map).number, true};
}

} // namespace pampas::exchange
