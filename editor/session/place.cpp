#include "editor/session/place.h"

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

} // namespace

Place read_place(const std::string& text) {
    using std::filesystem::absolute;
    if (const auto map = library::named_map(text)) {
        return library::NamedMap{absolute(map->library), map->name};
    }
    if (boost::algorithm::iends_with(text, library_ending)) {
        return LibraryFile{absolute(text)};
    }
    return MapFile{absolute(text)};
}

std::string place_text(const Place& place) {
    return std::visit(Printer(), place);
}

} // namespace pampas::session
