#include "editor/virtual_table/board.h"
#include "engine/files/input_error.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/random_maps.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <utility>

namespace pampas::virtual_table {
namespace {

using hex::Coordinate;
using hex::Point;
using map::Map;
using Json = nlohmann::json;

std::string bytes_of(const std::vector<File>& files, const std::string& name) {
    const auto found = std::ranges::find(files, name, &File::name);
    EXPECT_NE(found, files.end()) << name;
    return found == files.end() ? std::string() : found->bytes;
}

/// A grid as VASSAL reads it, and where VASSAL snaps a piece (its `HexGrid`, in our words).
struct Vassal {
    explicit Vassal(const std::string& xml) {
        pugi::xml_document document;
        EXPECT_TRUE(document.load_string(xml.c_str()));
        const auto node = document.first_child();
        dx = node.attribute("dx").as_double();
        dy = node.attribute("dy").as_double();
        x0 = node.attribute("x0").as_int();
        y0 = node.attribute("y0").as_int();
        sideways = node.attribute("sideways").as_bool();
    }

    /// The centre nearest to a point; `cut`: rounded down to whole pixels, as VASSAL does.
    Point centre(Point at, bool cut) const {
        if (sideways) {
            std::swap(at.x, at.y);
        }
        const double column = std::floor((at.x - x0 + dx / 2) / dx);
        const bool lower = static_cast<int>(column) % 2 != 0;
        const double half = cut ? std::floor(dy / 2) : dy / 2;
        const double row = std::floor((at.y - y0 + (lower ? 0 : dy / 2)) / dy);
        Point result{dx * column + x0, dy * row + (lower ? half : 0) + y0};
        if (cut) {
            result = {std::trunc(result.x), std::trunc(result.y)};
        }
        if (sideways) {
            std::swap(result.x, result.y);
        }
        return result;
    }

    double dx, dy;
    int x0, y0;
    bool sideways;
};

double distance(Point a, Point b) {
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// The middle of what is painted, in each direction.
Point middle_of_what_is_painted(const std::string& png) {
    const picture::Surface image = testing::decoded(png);
    const std::uint32_t ground = testing::pixel(image.get(), 0, 0);
    int left = 1 << 20;
    int top = 1 << 20;
    int right = -1;
    int bottom = -1;
    for (int y = 0; y < cairo_image_surface_get_height(image.get()); ++y) {
        for (int x = 0; x < cairo_image_surface_get_width(image.get()); ++x) {
            if (testing::pixel(image.get(), x, y) != ground) {
                left = std::min(left, x);
                top = std::min(top, y);
                right = std::max(right, x + 1);
                bottom = std::max(bottom, y + 1);
            }
        }
    }
    return {(left + right) / 2.0, (top + bottom) / 2.0};
}

/// The place of a space, from the figures in `grid.json` alone.
Point counted(const Json& json, Coordinate at) {
    const bool rows = json["stagger_axis"] == "y";
    const int parity = json["stagger_index"] == "odd" ? 1 : 0;
    const auto shift = [&](int line) { return line % 2 == parity ? 0.5 : 0.0; };
    const double along = shift(rows ? at.row : at.column) - shift(0);
    return {json["first_centre"][0].get<double>() +
                (at.column + (rows ? along : 0)) * json["across"].get<double>(),
            json["first_centre"][1].get<double>() +
                (at.row + (rows ? 0 : along)) * json["down"].get<double>()};
}

RC_GTEST_PROP(VirtualTable, FiguresAreThoseOfThePicture, ()) {
    const hex::Grid grid = *testing::any_grid_up_to(3, 3);
    const Coordinate at = *testing::coordinate_on(grid);
    Map map(grid, map::Space::Void);
    map.set(at, map::Space::Market);
    for (const auto& files : {vassal_files(map), tabletop_simulator_files(map)}) {
        const Json json = Json::parse(bytes_of(files, "grid.json"));
        RC_ASSERT(json["centres"].size() == 1U);
        const auto centre = json["centres"][0].get<std::array<double, 4>>();
        RC_ASSERT((Coordinate{static_cast<int>(centre[0]), static_cast<int>(centre[1])}) == at);
        const Point shown = middle_of_what_is_painted(bytes_of(files, "board.png"));
        RC_ASSERT(distance(shown, {centre[2], centre[3]}) <= 0.5);
    }
}

RC_GTEST_PROP(VirtualTable, CentresLieAtEqualDistances, ()) {
    const Map map(*testing::any_grid_up_to(60, 60), map::Space::Forest);
    const Board board = board_of(map);
    const Json json = Json::parse(grid_json(board));
    RC_ASSERT(json["centres"].size() == map.grid().size());
    RC_ASSERT(board.layout.width <= 8192);
    RC_ASSERT(board.layout.height <= 8192);
    for (const Json& space : json["centres"]) {
        const Point centre{space[2], space[3]};
        RC_ASSERT(distance(counted(json, {space[0], space[1]}), centre) < 1e-6);
        RC_ASSERT(centre.x > 0 && centre.x < board.layout.width);
        RC_ASSERT(centre.y > 0 && centre.y < board.layout.height);
    }
}

RC_GTEST_PROP(VirtualTable, VassalSnapsWithinHalfAPixelOfTheHexes, ()) {
    const Map map(*testing::any_grid_up_to(60, 60), map::Space::Forest);
    const Board board = board_of(map);
    const Vassal vassal(vassal_grid(board));
    const bool whole = vassal.dx == std::floor(vassal.dx);
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const Point centre = board.centre(map.grid().coordinate(offset));
        RC_ASSERT(distance(vassal.centre(centre, false), centre) <= 0.5);
        RC_ASSERT(!whole || distance(vassal.centre(centre, true), centre) <= 0.5);
    }
}

TEST(VirtualTable, VassalHasWholeFiguresForBoardsOfUsualSize) {
    for (const auto axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        const Vassal vassal(vassal_grid(board_of(Map({44, 40, axis}))));
        EXPECT_EQ(vassal.dx, 97);
        EXPECT_EQ(vassal.dy, 112);
    }
}

RC_GTEST_PROP(VirtualTable, SnapPointsLieOnTheTilesHexes, ()) {
    const Map map = *testing::any_map();
    const Board board = squared(board_of(map));
    RC_ASSERT(board.layout.width == board.layout.height);
    const Json object = Json::parse(saved_object(board))["ObjectStates"][0];
    std::vector<Point> expected;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        if (map.spaces()[offset] != map::Space::Void) {
            expected.push_back(board.centre(map.grid().coordinate(offset)));
        }
    }
    RC_ASSERT(object["AttachedSnapPoints"].size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Json& at = object["AttachedSnapPoints"][i]["Position"];
        const Point found{(1 - at["x"].get<double>()) / 2 * board.layout.width,
                          (1 + at["z"].get<double>()) / 2 * board.layout.width};
        RC_ASSERT(distance(found, expected[i]) <= 0.5);
    }
    // A hex is one and a half units of the table wide, from side to side.
    const double units = object["Transform"]["scaleX"].get<double>() * 2 / board.layout.width;
    const bool pointy = map.grid().axis == hex::StaggerAxis::Y;
    RC_ASSERT(std::abs((pointy ? board.across() : board.down()) * units - 1.5) < 1e-9);
}

TEST(VirtualTable, OtherFilesStayAndNothingIsWritten) {
    const testing::TemporaryFolder folder;
    const std::vector<File> files{{"a", "1"}, {"b", "2"}};
    write_folder(folder / "new" / "er", files);
    write_folder(folder / "new" / "er", files);
    EXPECT_EQ(testing::bytes_of(folder / "new" / "er" / "b"), "2");
    EXPECT_THAT(
        [&] {
            write_folder(folder / "new" / "er", {{"a", "1"}, {"b", "3"}, {"c", "4"}});
        },
        ::testing::ThrowsMessage<InputError>(::testing::HasSubstr("b: already exists")));
    EXPECT_EQ(testing::bytes_of(folder / "new" / "er" / "b"), "2");
    EXPECT_FALSE(std::filesystem::exists(folder / "new" / "er" / "c"));
}

} // namespace
} // namespace pampas::virtual_table
