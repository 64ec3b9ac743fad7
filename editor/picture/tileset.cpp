#include "editor/picture/tileset.h"

#include "editor/picture/glyphs.h"
#include "editor/picture/png_writer.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/tiled/tileset.h"
#include "engine/language/tr.h"

#include <array>
#include <vector>

namespace pampas::picture {
namespace {

namespace fs = std::filesystem;
using formats::tile_kinds;

/// A file beside a map's file.
struct Companion {
    fs::path path;
    std::string bytes;
};

std::array<Companion, 2> tileset_beside(const fs::path& path, hex::StaggerAxis axis) {
    const fs::path folder = path.parent_path();
    return {{{folder / formats::tileset_file(axis), formats::tileset_xml(axis)},
             {folder / formats::tileset_picture_file(axis), tileset_png(axis)}}};
}

/// Whether it exists already. Throws `InputError` if something else has its name.
bool is_there(const Companion& file) {
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(file.path, ignored))) {
        return false;
    }
    if (!fs::is_regular_file(file.path, ignored) || read_file(file.path) != file.bytes) {
        throw InputError(tr("exists but is not the expected tileset; it was left unchanged"), {},
                         file.path.string());
    }
    return true;
}

/// Whether the path is something other than a file, such as a pipe.
bool is_device(const fs::path& path) {
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    return fs::exists(status) && !fs::is_regular_file(status);
}

/// A file with these bytes, ready to be put into place.
NewFile new_file(const fs::path& path, std::string_view bytes) {
    NewFile file(path);
    file.write(bytes);
    return file;
}

/// The files of the tileset that do not exist yet.
std::vector<NewFile> new_tileset(const fs::path& path, hex::StaggerAxis axis) {
    std::vector<NewFile> files;
    for (const Companion& file : tileset_beside(path, axis)) {
        if (file.path == path) {
            throw InputError(tr("is the place for the map's tileset"), {}, path.string());
        }
        if (!is_there(file)) {
            files.push_back(new_file(file.path, file.bytes));
        }
    }
    return files;
}

} // namespace

std::string tileset_png(hex::StaggerAxis axis) {
    const auto [width, height] = formats::tile_size(axis);
    const int whole = width * static_cast<int>(tile_kinds.size());
    const Surface surface = image(whole, height);
    const Context cairo = context(surface.get());
    for (std::size_t tile = 0; tile < tile_kinds.size(); ++tile) {
        cairo_save(cairo.get());
        cairo_translate(cairo.get(), static_cast<double>(tile) * width, 0);
        cairo_rectangle(cairo.get(), 0, 0, width, height);
        cairo_clip(cairo.get());
        cairo_translate(cairo.get(), width / 2.0, height / 2.0);
        draw(cairo.get(), space_glyph(tile_kinds[tile]), {formats::tile_side, axis});
        cairo_restore(cairo.get());
    }
    check(cairo_status(cairo.get()));
    PngWriter writer(whole, height, true);
    writer.append(surface.get(), height);
    return writer.finish();
}

void write_map(const fs::path& path, const formats::Format& format, const map::Map& map) {
    const std::string bytes = naming_file(path.string(), [&] { return format.write(map); });
    std::vector<NewFile> files;
    if (format.has_tileset() && !is_device(path)) {
        files = new_tileset(path, map.grid().axis);
    }
    files.push_back(new_file(path, bytes)); // last, because it names the others
    keep_all(files);
}

} // namespace pampas::picture
