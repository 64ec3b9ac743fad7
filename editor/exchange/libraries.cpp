#include "editor/exchange/libraries.h"

#include "engine/files/path.h"
#include "engine/formats/format.h"

#include <boost/algorithm/string/case_conv.hpp>

#include <algorithm>
#include <set>

namespace pampas::exchange {

namespace fs = std::filesystem;

std::vector<Parcel> parcels(const fs::path& library, const fs::path& folder,
                            const Product& product) {
    std::set<std::string> taken; // in lower case
    std::vector<Parcel> result;
    for (const library::Entry& entry : library::Library(library, library::Access::Read).list()) {
        const std::string name =
            free_name(portable_name(entry.name), [&taken](const std::string& other) {
                return taken.contains(boost::algorithm::to_lower_copy(other));
            });
        taken.insert(boost::algorithm::to_lower_copy(name));
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
