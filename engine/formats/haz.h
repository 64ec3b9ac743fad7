#pragma once

#include "engine/map/map.h"

#include <string>
#include <string_view>

/// The file format of the map generator, accepted by Yucata and SpielByWeb (engine/formats#haz).
namespace pampas::formats {

/// The size of a map in `.haz` format, in columns and doubled rows. Clients limit their product
/// (R1.6).
struct HazSize {
    int columns = 0;
    int rows = 0;

    /// What clients limit.
    int spaces() const { return columns * rows; }
};

/// The map's size in a `.haz` file, even if `write_haz` refuses the map.
HazSize haz_size(const map::Map& map);

/// Reads a `.haz` file. Throws `InputError` with the line.
map::Map read_haz(std::string_view bytes);

/// Writes a `.haz` file in canonical order. Throws `InputError` for more than 100 doubled rows and
/// for texts that do not fit Windows-1252 or one line.
std::string write_haz(const map::Map& map);

} // namespace pampas::formats
