#include "editor/virtual_table/board.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace pampas::virtual_table {
namespace {

using hex::Coordinate;
using hex::Point;
namespace fs = std::filesystem;

constexpr double largest_picture = 8192; ///< side in pixels of a texture that graphics cards accept
constexpr int usual_hex = 112;           ///< pixels between opposite sides

picture::ExportOptions options_of(const map::Map& map, double side) {
    picture::ExportOptions options;
    options.side = side;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        options.room.push_back(map.grid().coordinate(offset));
    }
    return options;
}

double side_of(int hex) {
    return hex / std::numbers::sqrt3;
}

/// Pixels between opposite sides of a hex, even.
int hex_size(const map::Map& map) {
    const picture::Layout usual = layout_for(map, options_of(map, side_of(usual_hex)));
    const double room = largest_picture / std::max(usual.width, usual.height);
    return std::max(2, 2 * static_cast<int>(usual_hex * std::min(room, 1.0) / 2));
}

bool is_there(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

} // namespace

Point Board::centre(Coordinate at) const {
    return layout.view.to_pixels(hex::centre(map.grid(), at));
}

double Board::across() const {
    return layout.view.side * (map.grid().axis == hex::StaggerAxis::X ? 1.5 : std::numbers::sqrt3);
}

double Board::down() const {
    return layout.view.side * (map.grid().axis == hex::StaggerAxis::X ? std::numbers::sqrt3 : 1.5);
}

Board board_of(const map::Map& map) {
    const double side = side_of(hex_size(map));
    Board board{map, layout_for(map, options_of(map, side))};
    board.layout.view.side = side; // exactly: layouts enlarge hexes to fill whole pixels
    const bool rows = map.grid().axis == hex::StaggerAxis::Y;
    const double shifted = map.grid().shifts(0) ? 0.5 : 0;
    Point first = board.centre({0, 0});
    first.x -= rows ? shifted * board.across() : 0;
    first.y -= rows ? 0 : shifted * board.down();
    board.layout.view.origin.x += std::round(first.x) - first.x;
    board.layout.view.origin.y += std::round(first.y) - first.y;
    return board;
}

Board squared(Board board) {
    const int side = std::max(board.layout.width, board.layout.height);
    board.layout.view.origin.x += std::floor((side - board.layout.width) / 2.0);
    board.layout.view.origin.y += std::floor((side - board.layout.height) / 2.0);
    board.layout.width = side;
    board.layout.height = side;
    return board;
}

std::string png(const Board& board) {
    return picture::png(board.map, {}, board.layout);
}

std::string grid_json(const Board& board) {
    const hex::Grid& grid = board.map.grid();
    const Point first = board.centre({0, 0});
    auto centres = nlohmann::ordered_json::array();
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Coordinate at = grid.coordinate(offset);
        if (board.map.at(at) != map::Space::Void) {
            const Point centre = board.centre(at);
            centres.push_back({at.column, at.row, centre.x, centre.y});
        }
    }
    return formats::json_text(
        {{"picture", {board.layout.width, board.layout.height}},
         {"stagger_axis", grid.axis == hex::StaggerAxis::X ? "x" : "y"},
         {"stagger_index", grid.index == hex::StaggerIndex::Odd ? "odd" : "even"},
         {"first_centre", {first.x, first.y}},
         {"across", board.across()},
         {"down", board.down()},
         {"centres", std::move(centres)}});
}

std::span<const Kind> kinds() {
    static constexpr std::array all{
        Kind{"vassal", tr_later("Board for VASSAL"), vassal_files},
        Kind{"tts", tr_later("Board for Tabletop Simulator"), tabletop_simulator_files}};
    return all;
}

const Kind* kind_named(std::string_view name) {
    const auto found = std::ranges::find(kinds(), name, &Kind::name);
    return found == kinds().end() ? nullptr : &*found;
}

void write_folder(const fs::path& folder, const std::vector<File>& files) {
    for (const File& file : files) {
        const fs::path path = folder / file.name;
        if (is_there(path) && read_file(path) != file.bytes) {
            throw InputError(tr("already exists with different content"), {}, path.string());
        }
    }
    make_folder(folder);
    std::vector<NewFile> written;
    for (const File& file : files) {
        written.emplace_back(folder / file.name).write(file.bytes);
    }
    keep_all(written);
}

} // namespace pampas::virtual_table
