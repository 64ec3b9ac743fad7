#include "editor/session/origin.h"

#include "editor/picture/tileset.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"

#include <boost/algorithm/string/predicate.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <system_error>
#include <utility>

namespace pampas::session {
namespace {

constexpr const char* library_ending = ".pampas";

/// The absolute path of a file: its folder without `.`, `..` and links, and its own name unchanged.
/// A path that the system refuses stays as it is; opening it says why.
std::filesystem::path located(const std::filesystem::path& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path whole = fs::absolute(path, error);
    const fs::path folder = error ? fs::path() : fs::weakly_canonical(whole.parent_path(), error);
    return error ? path : folder / whole.filename();
}

/// The format of a file by its ending, as for reading; JSON for any other.
const formats::Format& format_of(const std::filesystem::path& path) {
    const formats::Format* format = formats::format_of(path);
    return format != nullptr ? *format : formats::all_formats().front();
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
    if (const auto* map = std::get_if<library::NamedMap>(&place)) {
        return map->library.string() + "#" + map->name;
    }
    const auto* file = std::get_if<MapFile>(&place);
    return (file != nullptr ? file->path : std::get<LibraryFile>(place).path).string();
}

std::optional<Place> place_of(const Origin& origin) {
    if (const auto* file = std::get_if<MapFile>(&origin)) {
        return *file;
    }
    if (const auto* kept = std::get_if<InLibrary>(&origin); kept != nullptr && kept->revision) {
        return kept->map;
    }
    return std::nullopt;
}

std::string short_place(const Origin& origin) {
    if (const auto* file = std::get_if<MapFile>(&origin)) {
        return file->path.filename().string();
    }
    const auto* kept = std::get_if<InLibrary>(&origin);
    return kept != nullptr && kept->revision ? kept->map.library.filename().string()
                                             : std::string();
}

std::string title(const map::Map& map, const Origin& origin) {
    if (!map.details().name.empty()) {
        return map.details().name;
    }
    const auto* file = std::get_if<MapFile>(&origin);
    return file != nullptr ? file->path.stem().string() : tr("Untitled");
}

OpenedMap open_map(const Place& place) {
    if (const auto* file = std::get_if<MapFile>(&place)) {
        return {formats::read_map(file->path), *file};
    }
    if (const auto* library = std::get_if<LibraryFile>(&place)) {
        throw InputError(tr("is a library, not a map"), {}, library->path.string());
    }
    const auto& map = std::get<library::NamedMap>(place);
    library::Stored stored = library::Library(map.library, library::Access::Read).load(map.name);
    return {std::move(stored.map), InLibrary{map, stored.revision}};
}

Origin save_map(const map::Map& map, const Origin& origin, const std::string& note) {
    if (const auto* file = std::get_if<MapFile>(&origin)) {
        picture::write_map(file->path, format_of(file->path), map);
        return origin;
    }
    const auto& kept = std::get<InLibrary>(origin);
    library::Library library(kept.map.library, library::Access::Create);
    const std::string& name = map.details().name;
    const bool renamed = kept.revision && name != kept.map.name;
    return InLibrary{{kept.map.library, name},
                     renamed ? library.save_renamed(map, kept.map.name, *kept.revision, note)
                             : library.save(map, kept.revision, note)};
}

std::string not_kept(const map::Map& map, const Origin& origin) {
    const auto* file = std::get_if<MapFile>(&origin);
    return file != nullptr ? not_kept(map, format_of(file->path)) : std::string();
}

std::string not_kept(const map::Map& map, const formats::Format& format) {
    const map::Map again = format.read(format.write(map));
    auto lost = formats::not_kept(map.details(), again.details());
    if (map.grid() != again.grid()) {
        lost.emplace_back(tr("the orientation of the board"));
    }
    return fmt::format("{}", fmt::join(lost, ", "));
}

} // namespace pampas::session
