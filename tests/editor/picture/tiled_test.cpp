#include "editor/picture/tileset.h"
#include "engine/formats/encodings.h"
#include "engine/formats/json.h"
#include "engine/formats/tiled/tileset.h"
#include "engine/resources/resource.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/corpus.h"
#include "tests/engine/formats/tiled/compressed.h"
#include "tests/engine/formats/tiled/tiled_files.h"
#include "tests/engine/sanitized.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <cstdlib>

/// Opens maps of Pampas with the editor Tiled itself.
namespace pampas::picture {
namespace {

using map::Map;
using map::Space;

/// Runs programs of Tiled, one command a line.
void run(const std::string& commands) {
    const std::string whole =
        "export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8\nset -e\n" + commands;
    const testing::TemporaryFolder folder;
    testing::put(folder / "commands", whole);
    const std::string command =
        "sh " + (folder / "commands").string() + " 2>" + (folder / "told").string();
    EXPECT_EQ(std::system(command.c_str()), 0) << whole << testing::bytes_of(folder / "told");
}

/// Every kind of space beside every other, and texts with special characters.
Map told(hex::StaggerAxis axis, hex::StaggerIndex index) {
    Map map({11, 10, axis, index});
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        map.set(map.grid().coordinate(offset), map::all_spaces[offset % map::all_spaces.size()]);
    }
    map.details() = {.name = "Zwei <\"Flüsse\"> & 東京 🐖",
                     .author = "é ",
                     .description = "one\n\n  two\n",
                     .players = {{2, 4}},
                     .ruleset = "standard",
                     .haz = map::HazHeader(),
                     .notes = {{{3, 2}, "\x1b\n☃"}},
                     .locked = {{1, 1}},
                     .unknown = {{"x", "[1,{\"y\":null}]"}}};
    return map;
}

std::vector<Map> all_maps() {
    using enum hex::StaggerAxis;
    using enum hex::StaggerIndex;
    std::vector<Map> maps{told(X, Odd), told(X, Even), told(Y, Odd), told(Y, Even)};
    for (const auto& resource : resources::in_folder("maps")) {
        maps.push_back(formats::read_json(resource.bytes));
    }
    for (const auto& file : testing::corpus_files()) {
        if (!sanitized) { // with sanitizers, comparing so many pictures would take minutes
            maps.push_back(formats::read_map(file));
        }
    }
    return maps;
}

class RealTiled : public ::testing::Test {
  protected:
    /// Writes a map, has Tiled convert it to another file, and returns its path.
    std::filesystem::path place(std::size_t number, std::string_view ending) const {
        return folder_ / fmt::format("{}{}", number, ending);
    }
    void write(std::string_view ending) const {
        for (std::size_t i = 0; i < maps_.size(); ++i) {
            write_map(place(i, ending), *formats::format_of(place(i, ending)), maps_[i]);
        }
    }
    /// Has a program of Tiled convert each map.
    void make(const std::string& program, std::string_view from, std::string_view to) const {
        std::string commands;
        for (std::size_t i = 0; i < maps_.size(); ++i) {
            commands +=
                fmt::format("{} {} {}\n", program, place(i, from).string(), place(i, to).string());
        }
        run(commands);
    }
    void expect_all_equal(std::string_view ending) const {
        for (std::size_t i = 0; i < maps_.size(); ++i) {
            EXPECT_EQ(formats::read_map(place(i, ending)), maps_[i]) << maps_[i].details().name;
        }
    }

    testing::TemporaryFolder folder_;
    std::vector<Map> maps_ = all_maps();
};

/// The pixels around a point.
std::vector<std::uint32_t> around(cairo_surface_t* image, int x, int y) {
    constexpr int reach = 4;
    std::vector<std::uint32_t> result;
    for (int row = y - reach; row < y + reach; ++row) {
        for (int column = x - reach; column < x + reach; ++column) {
            result.push_back(testing::pixel(image, column, row));
        }
    }
    return result;
}

/// Where Tiled draws the middle of a space, by its documentation: rows overlap by the pointed part
/// of the hexes, and every other row is shifted by half a tile.
std::pair<int, int> middle(const hex::Grid& grid, hex::Coordinate at) {
    const bool pointy = grid.axis == hex::StaggerAxis::Y;
    const int parity = grid.index == hex::StaggerIndex::Odd ? 1 : 0;
    const int line = pointy ? at.row : at.column;
    const int along = 52 * (pointy ? at.column : at.row) + (line % 2 == parity ? 26 : 0) + 26;
    const int across = 45 * line + 30;
    return pointy ? std::pair(along, across) : std::pair(across, along);
}

TEST_F(RealTiled, DrawsTheRightTileOnEverySpace) {
    write(".tmx");
    make("tmxrasterizer", ".tmx", ".drawn.png");
    for (std::size_t i = 0; i < maps_.size(); ++i) {
        const Map& map = maps_[i];
        const Surface drawn = testing::decoded(testing::bytes_of(place(i, ".drawn.png")));
        const Surface tileset = testing::decoded(tileset_png(map.grid().axis));
        const auto [width, height] = formats::tile_size(map.grid().axis);
        for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
            const hex::Coordinate at = map.grid().coordinate(offset);
            const auto [x, y] = middle(map.grid(), at);
            const auto seen = around(drawn.get(), x, y);
            if (map.at(at) == Space::Void) {
                ASSERT_EQ(std::ranges::count(seen, 0U), std::ssize(seen));
                continue;
            }
            const int tile = static_cast<int>(map.at(at));
            ASSERT_EQ(seen, around(tileset.get(), tile * width + width / 2, height / 2))
                << map.details().name << ' ' << at.column << ' ' << at.row;
        }
    }
}

// Nothing shows through between tiles, wherever four of them meet.
TEST_F(RealTiled, ShowsNoSeams) {
    maps_.clear();
    for (const auto axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        maps_.emplace_back(hex::Grid{6, 6, axis}, Space::Forest);
    }
    write(".tmx");
    make("tmxrasterizer", ".tmx", ".drawn.png");
    for (std::size_t i = 0; i < maps_.size(); ++i) {
        const Surface drawn = testing::decoded(testing::bytes_of(place(i, ".drawn.png")));
        const int right = cairo_image_surface_get_width(drawn.get()) - 60;
        const int bottom = cairo_image_surface_get_height(drawn.get()) - 60;
        for (int x = 60; x < right; ++x) {
            for (int y = 60; y < bottom; ++y) {
                ASSERT_GE(testing::pixel(drawn.get(), x, y) >> 24, 253U)
                    << i << ": " << x << ", " << y;
            }
        }
    }
}

TEST_F(RealTiled, WritesAgainInXmlAndInJson) {
    write(".tmx");
    write(".tmj");
    make("tiled --export-map json", ".tmx", ".again.tmj");
    expect_all_equal(".again.tmj");
    make("tiled --export-map tmx", ".tmj", ".again.tmx");
    expect_all_equal(".again.tmx");
}

TEST_F(RealTiled, WritesTilesetsIntoTheMap) {
    maps_.resize(6);
    write(".tmx");
    make("tiled --embed-tilesets --minimize --export-map tmx", ".tmx", ".again.tmx");
    make("tiled --embed-tilesets --export-map json", ".tmx", ".again.tmj");
    std::filesystem::remove(folder_ / "pampas-pointy.tsx");
    std::filesystem::remove(folder_ / "pampas-flat.tsx");
    expect_all_equal(".again.tmx");
    expect_all_equal(".again.tmj");
}

/// A `data` element without its end, with a map's cells as Tiled may store them.
std::string encoded(const Map& map, const std::string& compression) {
    std::string bytes;
    std::string elements;
    for (const Space space : map.spaces()) {
        const int cell = space == Space::Void ? 0 : static_cast<int>(space) + 1;
        bytes += std::string{static_cast<char>(cell), '\0', '\0', '\0'};
        elements += fmt::format("<tile gid=\"{}\"/>", cell);
    }
    if (compression == "xml") {
        return "<data>" + elements;
    }
    return fmt::format("<data encoding=\"base64\" compression=\"{}\">{}", compression,
                       formats::base64(testing::compressed(bytes, compression)));
}

TEST_F(RealTiled, PacksCellsInEveryWay) {
    maps_.resize(4);
    for (const std::string compression : {"xml", "", "zlib", "gzip", "zstd"}) {
        for (std::size_t i = 0; i < maps_.size(); ++i) {
            const std::string text = testing::tmx(maps_[i]);
            const std::size_t data = text.find("<data");
            const std::size_t end = text.find("</data>");
            testing::put(place(i, ".packed.tmx"),
                         text.substr(0, data) + encoded(maps_[i], compression) + text.substr(end));
            write_map(place(i, ".tmx"), *formats::format_named("tmx"), maps_[i]); // its tileset
        }
        expect_all_equal(".packed.tmx");
        make("tiled --export-map tmx", ".packed.tmx", ".again.tmx");
        make("tiled --export-map json", ".packed.tmx", ".again.tmj");
        expect_all_equal(".again.tmx");
        expect_all_equal(".again.tmj");
        const std::string again = testing::bytes_of(place(0, ".again.tmx"));
        if (compression != "xml") {
            EXPECT_THAT(again, ::testing::HasSubstr("encoding=\"base64\""))
                << "packed by Tiled, too";
        }
    }
}

} // namespace
} // namespace pampas::picture
