#include "analysis/report/ground/rulers.h"
#include "tests/analysis/report/ground/read_page.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <sstream>

namespace pampas::report {
namespace {

using ::testing::ElementsAre;
using testing::texts;

MapPicture picture_of(const hex::Grid& grid, double side) {
    const hex::Point size = hex::extent(grid);
    return {"", static_cast<int>(side * size.x), static_cast<int>(side * size.y), side, {0, 0}};
}

TEST(Rulers, NameColumnsAndRows) {
    const hex::Grid grid{3, 2};
    const auto page = testing::read_page(Rulers(grid, picture_of(grid, 30)).shared());
    EXPECT_THAT(texts(page, "//g[@id='ruler']/g[@class='columns']/text"),
                ElementsAre("A", "B", "C"));
    EXPECT_THAT(texts(page, "//g[@id='ruler']/g[@class='rows']/text"), ElementsAre("1", "2"));
}

/// Where names stand, in pixels of the picture.
std::vector<double> places(const pugi::xml_document& page, const char* path) {
    std::vector<double> result;
    for (const std::string& place : texts(page, path)) {
        result.push_back(std::stod(place));
    }
    return result;
}

RC_GTEST_PROP(RulersOfAnyGrid, StandOverTheirColumnsAndApart, ()) {
    const auto grid = *testing::any_grid_up_to(60, 60);
    const auto picture = picture_of(grid, 20);
    const Rulers rulers(grid, picture);
    const auto page = testing::read_page(rulers.shared());
    for (const std::string id : {"ruler", "small-ruler"}) {
        const std::string ruler = "//g[@id='" + id + "']";
        const double size = std::stod(texts(page, (ruler + "/@font-size").c_str()).at(0));
        const auto columns = places(page, (ruler + "/g[@class='columns']/text/@x").c_str());
        const auto rows = places(page, (ruler + "/g[@class='rows']/text/@y").c_str());
        for (std::size_t i = 1; i < columns.size(); ++i) {
            RC_ASSERT(columns[i] - columns[i - 1] > size);
        }
        for (std::size_t i = 1; i < rows.size(); ++i) {
            RC_ASSERT(rows[i] - rows[i - 1] > size);
        }
        for (const double x : columns) {
            RC_ASSERT(x > 0 && x < picture.width);
        }
        std::istringstream box(rulers.view_box());
        double left = 0;
        double top = 0;
        box >> left >> top;
        RC_ASSERT(left < -size && top < -size);
    }
}

} // namespace
} // namespace pampas::report
