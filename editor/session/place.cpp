#include "editor/session/place.h"

#include "engine/files/path.h"

#include <boost/algorithm/string/predicate.hpp>

namespace pampas::session {
namespace {

constexpr const char* library_ending = ".pampas";

struct Printer {
    std::string operator()(const MapFile& file) const { return file.path.string(); }
    std::string operator()(const LibraryFile& file) const { return file.path.string(); }
    std::string operator()(const library::NamedMap& map) const {
        return map.library.string() + "#" + map.name;
    }
};

/// The file's own name in its folder as that is from anywhere: without `.`, `..` and links.
std::filesystem::path located(const std::filesystem::path& path) {
    const std::filesystem::path whole = std::filesystem::absolute(path);
    return std::filesystem::weakly_canonical(whole.parent_path()) / whole.filename();
}

} // namespace

Place read_place(const std::string& text) {
    if (const auto map = library::named_map(text)) {
        return library::NamedMap{located(map->library), map->name};
    }
    if (boost::algorithm::iends_with(text, library_ending)) {
        return LibraryFile{located(path_of(text))};
    }
    return MapFile{located(path_of(text))};
}

std::string place_text(const Place& place) {
    return std::visit(Printer(), place);
}

} // namespace pampas::session
