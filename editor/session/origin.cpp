#include "editor/session/origin.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/library/open_map.h"

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

class Saver {
  public:
    explicit Saver(const map::Map& map) : map_(map) {}

    Origin operator()(std::monostate) const {
        assert(false);
        return {};
    }
    Origin operator()(const InFile& origin) const {
        write_file(origin.path, format_of(origin.path).write(map_));
        return origin;
    }
    Origin operator()(const InLibrary& origin) const {
        library::Library library(origin.library, library::Access::Create);
        const std::string& name = map_.details().name;
        const auto& base = origin.revision;
        const bool renamed = base && name != origin.name;
        return InLibrary{origin.library, name,
                         renamed ? library.save_renamed(map_, origin.name, *base)
                                 : library.save(map_, base)};
    }

  private:
    const map::Map& map_;
};

} // namespace

std::string place(const Origin& origin) {
    if (const auto* file = std::get_if<InFile>(&origin)) {
        return file->path.string();
    }
    if (const auto* library = std::get_if<InLibrary>(&origin)) {
        return library->library.string() + "#" + library->name;
    }
    return {};
}

std::string short_place(const Origin& origin) {
    if (const auto* file = std::get_if<InFile>(&origin)) {
        return file->path.filename().string();
    }
    if (const auto* library = std::get_if<InLibrary>(&origin)) {
        return library->library.filename().string();
    }
    return {};
}

std::string title(const map::Map& map, const Origin& origin) {
    if (!map.details().name.empty()) {
        return map.details().name;
    }
    const auto* file = std::get_if<InFile>(&origin);
    return file != nullptr ? file->path.stem().string() : "Untitled";
}

OpenedMap open_map(const std::string& place) {
    if (const auto found = library::place_in_library(place)) {
        library::Stored stored =
            library::Library(found->library, library::Access::Read).load(found->name);
        return {std::move(stored.map), InLibrary{found->library, found->name, stored.revision}};
    }
    return {formats::read_map(place), InFile{place}};
}

Origin save_map(const map::Map& map, const Origin& origin) {
    return std::visit(Saver(map), origin);
}

std::string not_kept(const map::Map& map, const Origin& origin) {
    const auto* file = std::get_if<InFile>(&origin);
    if (file == nullptr) {
        return {};
    }
    const formats::Format& format = format_of(file->path);
    const map::Map again = format.read(format.write(map));
    const map::Details& before = map.details();
    const map::Details& after = again.details();
    std::vector<std::string_view> lost;
    const auto compare = [&lost](bool kept, std::string_view what) {
        if (!kept) {
            lost.push_back(what);
        }
    };
    compare(before.description == after.description, "the description");
    compare(before.players == after.players, "the players");
    compare(before.ruleset == after.ruleset, "the ruleset");
    compare(before.unknown == after.unknown, "what other programs noted");
    compare(map.grid() == again.grid(), "which way the board is turned");
    return fmt::format("{}", fmt::join(lost, ", "));
}

} // namespace pampas::session
