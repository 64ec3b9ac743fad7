#pragma once

#include "engine/formats/format.h"

/// The tileset that maps have in Tiled (engine/formats#tiled).
namespace pampas::picture {

/// The picture of the tileset for this stagger axis: its tiles beside each other, as the bytes of a
/// PNG file. Throws `InputError` when out of memory.
std::string tileset_png(hex::StaggerAxis axis);

/// Writes a map to a file, replacing it, and beside it the tileset that a file of this format
/// names. Leaves an existing tileset as it is. Throws `InputError`, also if other files have the
/// tileset's names, and then leaves what was there.
void write_map(const std::filesystem::path& path, const formats::Format& format,
               const map::Map& map);

} // namespace pampas::picture
