#include "editor/virtual_table/board.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <cmath>

namespace pampas::virtual_table {
namespace {

/// A hex grid in VASSAL's form. Without `sideways` hexes lie on a side, in columns of which every
/// second one is half a hex lower; `x0`, `y0` is the centre of a hex in another column. With
/// `sideways` all of this describes the board mirrored along its falling diagonal.
struct VassalGrid {
    double dx; ///< from a column to the next
    double dy; ///< from a hex to the next one below
    int x0;
    int y0;
    bool sideways;
};

/// VASSAL truncates centres to whole pixels: whole distances are better if they stay within half a
/// pixel of the hexes.
double whole_if_close(double distance, int lines) {
    const double whole = std::round(distance);
    return lines * std::abs(whole - distance) <= 0.5 ? whole : distance;
}

VassalGrid grid_of(const Board& board) {
    const hex::Grid& grid = board.map.grid();
    const bool sideways = grid.axis == hex::StaggerAxis::Y;
    const hex::Point first = board.centre({0, 0});
    const int lines = sideways ? grid.rows : grid.columns;
    VassalGrid result{};
    result.sideways = sideways;
    result.dx = whole_if_close(sideways ? board.down() : board.across(), lines);
    result.dy = std::round(sideways ? board.across() : board.down());
    // Where the first line is shifted, the line before it is not.
    const double before = grid.shifts(0) ? 1 : 0;
    result.x0 = static_cast<int>(std::lround((sideways ? first.y : first.x) - before * result.dx));
    result.y0 =
        static_cast<int>(std::lround((sideways ? first.x : first.y) - before * result.dy / 2));
    return result;
}

std::string page(const VassalGrid& grid) {
    return tr("To play on this board in VASSAL:\n\n1. Edit a module, open its map window, then "
              "\"Map Boards\".\n2. Add a board and choose board.png as its image.\n3. Add a hex "
              "grid to the board with these values:") +
           fmt::format("\n\n   X offset    {}\n   Y offset    {}\n   Hex width   {}\n"
                       "   Hex height  {}\n   Sideways    {}\n\n",
                       grid.x0, grid.y0, grid.dx, grid.dy, grid.sideways ? tr("yes") : tr("no")) +
           tr("The file hex-grid.xml has the same grid in the format of a module's buildFile. The "
              "file grid.json says where each hex is on the picture.") +
           "\n";
}

} // namespace

std::string vassal_grid(const Board& board) {
    const VassalGrid grid = grid_of(board);
    return fmt::format("<VASSAL.build.module.map.boardPicker.board.HexGrid color=\"0,0,0\" "
                       "cornersLegal=\"false\" dotsVisible=\"false\" dx=\"{}\" dy=\"{}\" "
                       "edgesLegal=\"false\" sideways=\"{}\" snapTo=\"true\" visible=\"false\" "
                       "x0=\"{}\" y0=\"{}\"/>\n",
                       grid.dx, grid.dy, grid.sideways, grid.x0, grid.y0);
}

std::vector<File> vassal_files(const map::Map& map) {
    const Board board = board_of(map);
    return {{"board.png", png(board)},
            {"grid.json", grid_json(board)},
            {"hex-grid.xml", vassal_grid(board)},
            {"how-to-load.txt", page(grid_of(board))}};
}

} // namespace pampas::virtual_table
