#include "editor/virtual_table/board.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

namespace pampas::virtual_table {
namespace {

using Json = nlohmann::ordered_json;

constexpr double hex_units = 1.5; ///< between opposite sides of a hex, in units of the table
constexpr double thickness = 0.1; ///< of the board
constexpr const char* picture_address = "ADDRESS OF board.png";

/// A square tile extends from -1 to 1 in its own coordinates. It is rotated by half a turn to be
/// upright for the first player, so 1 is left and -1 is at the top.
Json snap_points(const Board& board) {
    const double side = board.layout.width;
    Json points = Json::array();
    for (std::size_t offset = 0; offset < board.map.grid().size(); ++offset) {
        const hex::Coordinate at = board.map.grid().coordinate(offset);
        if (board.map.at(at) != map::Space::Void) {
            const hex::Point centre = board.centre(at);
            points.push_back({{"Position",
                               {{"x", 1 - 2 * centre.x / side},
                                {"y", thickness},
                                {"z", 2 * centre.y / side - 1}}}});
        }
    }
    return points;
}

/// The grid of the table, with the board in its middle; its hexes coincide with the board's.
Json table_grid(const Board& board, double units_per_pixel) {
    const bool pointy = board.map.grid().axis == hex::StaggerAxis::Y;
    const hex::Point first = board.centre({0, 0});
    const double middle = board.layout.width / 2.0;
    return {{"Type", pointy ? 2 : 1}, // hexes that stand on a corner, or lie on a side
            {"Lines", false},
            {"Snapping", false},
            {"xSize", hex_units},
            {"ySize", hex_units},
            {"PosOffset",
             {{"x", (first.x - middle) * units_per_pixel},
              {"y", 1.0},
              {"z", (middle - first.y) * units_per_pixel}}}};
}

Json tile(const Board& board, double scale) {
    return {{"Name", "Custom_Tile"},
            {"Transform",
             {{"posX", 0.0},
              {"posY", 1.0},
              {"posZ", 0.0},
              {"rotX", 0.0},
              {"rotY", 180.0},
              {"rotZ", 0.0},
              {"scaleX", scale},
              {"scaleY", 1.0},
              {"scaleZ", scale}}},
            {"Nickname", board.map.details().name},
            {"Description", board.map.details().author},
            {"Locked", true},
            {"Grid", false},
            {"Snap", true},
            {"Tooltip", false},
            {"CustomImage",
             {{"ImageURL", picture_address},
              {"ImageSecondaryURL", ""},
              {"ImageScalar", 1.0},
              {"WidthScale", 0.0},
              {"CustomTile",
               {{"Type", 0}, {"Thickness", thickness}, {"Stackable", false}, {"Stretch", true}}}}},
            {"AttachedSnapPoints", snap_points(board)}};
}

std::string page() {
    return tr("To play on this board in Tabletop Simulator:\n\n1. Upload board.png: in the game "
              "with Modding, Cloud Manager, or to any web server.\n2. In board.json, replace "
              "\"{}\" with its address.\n3. Copy board.json into the folder \"Saves/Saved "
              "Objects\" of Tabletop Simulator, and take it from Objects, Saved Objects.\n\nPieces "
              "snap to the middle of each hex. The file grid.json says where each hex is on the "
              "picture.",
              picture_address) +
           "\n";
}

} // namespace

std::string saved_object(const Board& board) {
    const bool pointy = board.map.grid().axis == hex::StaggerAxis::Y;
    const double units_per_pixel = hex_units / (pointy ? board.across() : board.down());
    const double scale = board.layout.width * units_per_pixel / 2;
    return formats::json_text({{"SaveName", board.map.details().name},
                               {"Grid", table_grid(board, units_per_pixel)},
                               {"ObjectStates", Json::array({tile(board, scale)})}});
}

std::vector<File> tabletop_simulator_files(const map::Map& map) {
    const Board board = squared(board_of(map));
    return {{"board.png", png(board)},
            {"grid.json", grid_json(board)},
            {"board.json", saved_object(board)},
            {"how-to-load.txt", page()}};
}

} // namespace pampas::virtual_table
