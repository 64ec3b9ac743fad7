#include "editor/exchange/libraries.h"

#include "engine/files/path.h"
#include "engine/formats/format.h"

#include <algorithm>
#include <cstdint>

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

std::vector<std::span<const fs::path>> batches(std::span<const fs::path> files) {
    constexpr std::size_t most_files = 200;
    constexpr std::uintmax_t most_bytes = std::uintmax_t{4} << 20;
    std::vector<std::span<const fs::path>> result;
    while (!files.empty()) {
        std::uintmax_t bytes = 0;
        std::size_t count = 0;
        do {
            std::error_code error;
            const std::uintmax_t size = fs::file_size(files[count++], error);
            bytes += error ? 0 : size;
        } while (count < std::min(files.size(), most_files) && bytes < most_bytes);
        result.push_back(files.first(count));
        files = files.subspan(count);
    }
    return result;
}

FolderImport::FolderImport(const fs::path& library) : library_(library, library::Access::Create) {}

std::vector<FolderImport::Result> FolderImport::add(std::span<const fs::path> files) {
    std::vector<map::Map> maps;
    std::vector<Result> results;
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
