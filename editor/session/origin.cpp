#include "editor/session/origin.h"

#include "editor/picture/tileset.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cassert>
#include <utility>

namespace pampas::session {
namespace {

/// The format of a file is that of its ending, as when it is read; JSON with any other.
const formats::Format& format_of(const std::filesystem::path& path) {
    const formats::Format* format = formats::format_of(path);
    return format != nullptr ? *format : formats::all_formats().front();
}

struct Opener {
    OpenedMap operator()(const MapFile& file) const { return {formats::read_map(file.path), file}; }
    OpenedMap operator()(const library::NamedMap& map) const {
        library::Stored stored =
            library::Library(map.library, library::Access::Read).load(map.name);
        return {std::move(stored.map), InLibrary{map, stored.revision}};
    }
    OpenedMap operator()(const LibraryFile& file) const {
        throw InputError(tr("is a library, not a map"), {}, file.path.string());
    }
};

class Saver {
  public:
    Saver(const map::Map& map, const std::string& note) : map_(map), note_(note) {}

    Origin operator()(std::monostate) const {
        assert(false);
        return {};
    }
    Origin operator()(const MapFile& origin) const {
        picture::write_map(origin.path, format_of(origin.path), map_);
        return origin;
    }
    Origin operator()(const InLibrary& origin) const {
        library::Library library(origin.map.library, library::Access::Create);
        const std::string& name = map_.details().name;
        const auto& base = origin.revision;
        const bool renamed = base && name != origin.map.name;
        return InLibrary{{origin.map.library, name},
                         renamed ? library.save_renamed(map_, origin.map.name, *base, note_)
                                 : library.save(map_, base, note_)};
    }

  private:
    const map::Map& map_;
    const std::string& note_;
};

} // namespace

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
    return std::visit(Opener(), place);
}

Origin save_map(const map::Map& map, const Origin& origin, const std::string& note) {
    return std::visit(Saver(map, note), origin);
}

std::string not_kept(const map::Map& map, const Origin& origin) {
    const auto* file = std::get_if<MapFile>(&origin);
    return file != nullptr ? not_kept(map, format_of(file->path)) : std::string();
}

std::string not_kept(const map::Map& map, const formats::Format& format) {
    const map::Map again = format.read(format.write(map));
    auto lost = formats::not_kept(map.details(), again.details());
    if (map.grid() != again.grid()) {
        lost.push_back(tr("which way the board is turned"));
    }
    return fmt::format("{}", fmt::join(lost, ", "));
}

} // namespace pampas::session
