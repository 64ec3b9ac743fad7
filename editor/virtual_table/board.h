#pragma once

#include "editor/picture/layout.h"
#include "engine/map/map.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Boards for programs in which players move pieces themselves: a picture, and the measurements of
/// its grid.
namespace pampas::virtual_table {

/// The picture of a board, and where its hexes stand on it, in pixels.
struct Board {
    map::Map map;
    picture::Layout layout;

    hex::Point centre(hex::Coordinate at) const;
    /// From a column to the next, and from a row to the next.
    double across() const;
    double down() const;
};

/// The whole grid. Hexes are as large as the programs' textures allow, at most 112 pixels between
/// opposite sides, an even number. The centre of the first unshifted space lies on whole pixels.
Board board_of(const map::Map& map);

/// The board in the middle of a square picture.
Board squared(Board board);

std::string png(const Board& board);

/// The measurements as JSON, `grid.json` (editor/virtual_table#figures-of-the-grid).
std::string grid_json(const Board& board);

/// The board's grid in VASSAL's form, `hex-grid.xml` (editor/virtual_table#vassal).
std::string vassal_grid(const Board& board);

/// A squared board as a saved object of Tabletop Simulator, `board.json`
/// (editor/virtual_table#tabletop-simulator).
std::string saved_object(const Board& board);

/// A file of a folder.
struct File {
    std::string name;
    std::string bytes;
};

/// A program that Pampas makes boards for.
struct Kind {
    std::string_view name;  ///< as in `--format`
    std::string_view title; ///< for a file dialog
    /// All files that the program needs, and a file that explains how to load them.
    std::vector<File> (*files)(const map::Map& map);
};

std::vector<File> vassal_files(const map::Map& map);
std::vector<File> tabletop_simulator_files(const map::Map& map);

/// All programs that Pampas makes boards for.
std::span<const Kind> kinds();

/// The kind with this name, or null.
const Kind* kind_named(std::string_view name);

/// Writes files into a folder, which it makes if necessary. Throws `InputError`, before it writes
/// anything, if one exists with other bytes.
void write_folder(const std::filesystem::path& folder, const std::vector<File>& files);

} // namespace pampas::virtual_table
