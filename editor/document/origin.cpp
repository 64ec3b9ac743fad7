#include "editor/document/origin.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"

#include <cassert>

namespace pampas::document {
namespace {

/// The format of a file is that of its ending, as when it is read; JSON with any other.
const formats::Format& format_of(const std::filesystem::path& path) {
    const formats::Format* format = formats::format_of(path);
    return format != nullptr ? *format : formats::all_formats().front();
}

struct Saver {
    const map::Map& map;

    Origin operator()(std::monostate) const {
        assert(false);
        return {};
    }
    Origin operator()(const InFile& origin) const {
        write_file(origin.path, format_of(origin.path).write(map));
        return origin;
    }
    Origin operator()(const InLibrary&) const { throw InputError("not yet"); }
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
    return {formats::read_map(place), InFile{place}};
}

Origin save_map(const map::Map& map, const Origin& origin) {
    return std::visit(Saver{map}, origin);
}

} // namespace pampas::document
