#include "editor/exchange/libraries.h"

#include "engine/files/path.h"
#include "engine/formats/format.h"

namespace pampas::exchange {

namespace fs = std::filesystem;
namespace {

/// The map in a file, with the file's name if it has none.
map::Map named_map_in(const fs::path& file) {
    map::Map map = formats::read_map(file);
    std::string& name = map.details().name;
    name = name.empty() ? file.stem().string() : name;
    return map;
}

} // namespace

std::vector<Parcel> parcels(const fs::path& library, const fs::path& folder,
                            const Product& product) {
    FreeNames names(FreeNames::Case::Ignored);
    std::vector<Parcel> result;
    for (const library::Entry& entry : library::Library(library, library::Access::Read).list()) {
        const std::string name = names.give(portable_name(entry.name));
        result.push_back({entry.name, folder / path_of(name + std::string(product.ending))});
    }
    return result;
}

bool is_taken(const Parcel& parcel) {
    std::error_code ignored;
    return fs::exists(parcel.path, ignored);
}

FolderImport::FolderImport(const fs::path& library) : library_(library, library::Access::Create) {}

FolderImport::Outcome FolderImport::add(const fs::path& file) {
    return keep(named_map_in(file));
}

std::vector<std::variant<FolderImport::Outcome, std::string>>
FolderImport::add(std::span<const fs::path> files) {
    std::vector<map::Map> maps;
    std::vector<std::variant<Outcome, std::string>> results;
    for (const fs::path& file : files) {
        try {
            maps.push_back(named_map_in(file));
            results.emplace_back(Outcome());
        } catch (const InputError& error) {
            results.emplace_back(error.what());
        }
    }
    library_.together([&] {
        auto map = maps.begin();
        for (auto& result : results) {
            if (std::holds_alternative<Outcome>(result)) {
                result = keep(std::move(*map++));
            }
        }
    });
    return results;
}

FolderImport::Outcome FolderImport::keep(map::Map map) {
    std::string& name = map.details().name;
    name = names_.give(name);
    const auto there = library_.find(name);
    if (there && there->map == map) {
        return {name, there->revision.number, false};
    }
    return {name, library_.add(map).number, true};
}

} // namespace pampas::exchange
