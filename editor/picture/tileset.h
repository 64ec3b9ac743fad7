#pragma once

#include "engine/formats/format.h"

/// The tileset that maps have in Tiled (engine/formats#tiled).
namespace pampas::picture {

/// Its picture, for maps whose hexes stand in one way: the tiles beside each other, a PNG file.
/// Throws `InputError` when out of memory.
std::string tileset_png(hex::StaggerAxis axis);

/// Writes a map into a file, which is replaced, and beside it the tileset that a file of this
/// format names. A tileset that is there already stays as it is. Throws `InputError`, for other
/// files with the tileset's names too, and leaves what was there.
void write_map(const std::filesystem::path& path, const formats::Format& format,
               const map::Map& map);

} // namespace pampas::picture
