#include "editor/paper/tiling.h"
#include "engine/files/input_error.h"
#include "tests/editor/paper/board_polygons.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <set>

namespace pampas::paper {
namespace {

using hex::Point;
using map::Map;
using map::Space;
using testing::Polygon;

/// A board with holes and bays. No sheet is surely empty.
Map any_board(int side) {
    Map map = *testing::any_map_on(testing::any_grid_up_to(side, side));
    const auto voids =
        *rc::gen::container<std::vector<hex::Coordinate>>(testing::coordinate_on(map.grid()));
    for (const hex::Coordinate at : voids) {
        map.set(at, Space::Void);
    }
    RC_PRE(map.counts()[static_cast<std::size_t>(Space::Void)] <
           static_cast<int>(map.grid().size()));
    return map;
}

TilingRequest any_request() {
    TilingRequest request;
    request.paper = *rc::gen::elementOf(paper_sizes);
    request.hex = *rc::gen::inRange(10, 600) / 10.0 + least_hex;
    request.overlap = *rc::gen::inRange(0, 300) / 10.0;
    request.orientation =
        *rc::gen::element(Orientation::Automatic, Orientation::Portrait, Orientation::Landscape);
    return request;
}

RC_GTEST_PROP(Tiling, ShowsAllOfEverySpace, ()) {
    const Map map = any_board(12);
    const TilingRequest request = any_request();
    const Tiling tiling = tiling_for(map, request);
    for (const Polygon& space : testing::board_polygons(map, request.hex)) {
        for (const Point& a : space) { // many points on lines across the space
            for (const Point& b : space) {
                for (const double part : {0.0, 0.2, 0.4}) {
                    const Point point{a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)};
                    RC_ASSERT(std::ranges::any_of(tiling.sheets, [&](hex::Coordinate place) {
                        return testing::lies_within(point, tiling.shown(place));
                    }));
                }
            }
        }
    }
}

/// Where neighbours overlap by more than the width of a space, no space needs a cut.
RC_GTEST_PROP(Tiling, ShowsEachSpaceWholeWhereSheetsOverlapByOne, ()) {
    const Map map = any_board(12);
    const TilingRequest request{.hex = 20, .overlap = 26};
    const Tiling tiling = tiling_for(map, request);
    for (const Polygon& space : testing::board_polygons(map, request.hex)) {
        RC_ASSERT(std::ranges::any_of(tiling.sheets, [&](hex::Coordinate place) {
            return std::ranges::all_of(space, [&](const Point& corner) {
                return testing::lies_within(corner, tiling.shown(place));
            });
        }));
    }
}

RC_GTEST_PROP(Tiling, LeavesEmptySheetsOut, ()) {
    const Map map = any_board(12);
    const TilingRequest request = any_request();
    const Tiling tiling = tiling_for(map, request);
    const auto spaces = testing::board_polygons(map, request.hex);
    const double around = outline_reach(request.hex);
    RC_ASSERT(std::ranges::is_sorted(tiling.sheets));
    RC_ASSERT(std::set(tiling.sheets.begin(), tiling.sheets.end()).size() == tiling.sheets.size());
    for (const hex::Coordinate place : tiling.sheets) {
        RC_ASSERT(place.column >= 0 && place.column < tiling.across);
        RC_ASSERT(place.row >= 0 && place.row < tiling.down);
        const Area shown = tiling.shown(place);
        const Point from{shown.x - around, shown.y - around};
        const Point to{shown.x + shown.width + around, shown.y + shown.height + around};
        RC_ASSERT(std::ranges::any_of(spaces, [&](const Polygon& space) {
            return testing::area_within(space, from, to) > 0;
        }));
    }
    RC_ASSERT(tiling.sheets.size() >= 1U);
    RC_ASSERT(tiling.sheets.size() <= static_cast<std::size_t>(tiling.across * tiling.down));
}

RC_GTEST_PROP(Tiling, OverlapsAsAskedOnPaperOfTheRightSize, ()) {
    const Map map = any_board(12);
    const TilingRequest request = any_request();
    const Tiling tiling = tiling_for(map, request);
    const auto [shorter, longer] = std::minmax(tiling.page_width, tiling.page_height);
    RC_ASSERT(shorter == request.paper->width);
    RC_ASSERT(longer == request.paper->height);
    RC_ASSERT(request.orientation == Orientation::Automatic ||
              tiling.is_landscape() == (request.orientation == Orientation::Landscape));
    for (const hex::Coordinate place : {hex::Coordinate{0, 0}, {2, 1}}) {
        const Area shown = tiling.shown(place);
        const Area right = tiling.shown({place.column + 1, place.row});
        const Area below = tiling.shown({place.column, place.row + 1});
        RC_ASSERT(shown.width == tiling.page_width - 2 * page_margin);
        RC_ASSERT(shown.height == tiling.page_height - 2 * page_margin);
        RC_ASSERT(std::abs(shown.x + shown.width - right.x - request.overlap) < 1e-9);
        RC_ASSERT(std::abs(shown.y + shown.height - below.y - request.overlap) < 1e-9);
        RC_ASSERT(right.y == shown.y);
        RC_ASSERT(below.x == shown.x);
    }
}

/// How many sheets a board needs if the first one begins `shift` before it.
std::size_t sheets_from(const std::vector<Polygon>& spaces, Point corner, Point shift, Point window,
                        double overlap) {
    const Point step{window.x - overlap, window.y - overlap};
    constexpr double far = 1e6;
    // What two sheets show counts for the first.
    const auto column_at = [&](double x) {
        return std::max(0.0, std::ceil((x - (corner.x - shift.x + window.x)) / step.x));
    };
    const auto row_at = [&](double y) {
        return std::max(0.0, std::ceil((y - (corner.y - shift.y + window.y)) / step.y));
    };
    std::set<std::pair<double, double>> used;
    for (const Polygon& space : spaces) {
        const auto [left, right] = std::ranges::minmax(space, {}, &Point::x);
        const auto [top, bottom] = std::ranges::minmax(space, {}, &Point::y);
        for (double column = column_at(left.x); column <= column_at(right.x); ++column) {
            for (double row = row_at(top.y); row <= row_at(bottom.y); ++row) {
                const Point end{corner.x - shift.x + window.x + column * step.x,
                                corner.y - shift.y + window.y + row * step.y};
                const Point from{column == 0 ? -far : end.x - step.x,
                                 row == 0 ? -far : end.y - step.y};
                if (testing::area_within(space, from, end) > 0.01) {
                    used.insert({column, row});
                }
            }
        }
    }
    return used.size();
}

/// The fewest sheets over all orientations and many places, including the board's outline.
std::size_t fewest_by_trying(const Map& map, const TilingRequest& request) {
    const auto spaces = testing::board_polygons(map, request.hex, outline_reach(request.hex));
    Point corner{1e6, 1e6};
    for (const Polygon& space : spaces) {
        for (const Point& point : space) {
            corner = {std::min(corner.x, point.x), std::min(corner.y, point.y)};
        }
    }
    const double width = request.paper->width - 2 * page_margin;
    const double height = request.paper->height - 2 * page_margin;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    constexpr int tries = 12;
    for (const Point window : {Point{width, height}, Point{height, width}}) {
        for (int x = 0; x < tries; ++x) {
            for (int y = 0; y < tries; ++y) {
                const Point shift{x * (window.x - request.overlap) / tries,
                                  y * (window.y - request.overlap) / tries};
                fewest =
                    std::min(fewest, sheets_from(spaces, corner, shift, window, request.overlap));
            }
        }
    }
    return fewest;
}

RC_GTEST_PROP(Tiling, NeedsAtMostOneSheetMoreThanTheBestFoundByTrying, ()) {
    const Map map = any_board(9);
    TilingRequest request = any_request();
    request.orientation = Orientation::Automatic;
    RC_ASSERT(tiling_for(map, request).sheets.size() <= fewest_by_trying(map, request) + 1);
}

TEST(Tiling, LiesTheWayThatNeedsFewerSheets) {
    const Tiling wide = tiling_for(Map({10, 6}), {});
    EXPECT_TRUE(wide.is_landscape());
    EXPECT_EQ(wide.sheets.size(), 1U);
    const Tiling high = tiling_for(Map({7, 12}), {});
    EXPECT_FALSE(high.is_landscape());
    EXPECT_EQ(high.sheets.size(), 1U);
    EXPECT_EQ(tiling_for(Map({10, 6}), {.orientation = Orientation::Portrait}).sheets.size(), 2U);
}

/// The remaining space is divided between both sides.
TEST(Tiling, HasTheBoardInTheMiddle) {
    const Map map({6, 5});
    const Tiling tiling = tiling_for(map, {});
    const Point extent = hex::extent(map.grid());
    EXPECT_NEAR(2 * tiling.first.x + tiling.first.width, side_of(25) * extent.x, 1e-6);
    EXPECT_NEAR(2 * tiling.first.y + tiling.first.height, side_of(25) * extent.y, 1e-6);
}

TEST(Tiling, TakesTheLargestMapsInAMoment) {
    const Map map({250, 250});
    const Tiling tiling = tiling_for(map, {.hex = 20});
    EXPECT_EQ(tiling.sheets.size(), static_cast<std::size_t>(tiling.across * tiling.down));
}

TEST(Poster, IsOnePageAroundTheBoard) {
    for (const hex::StaggerAxis axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        const Map map({30, 20, axis});
        const Tiling tiling = tiling_for(map, {.paper = std::nullopt});
        ASSERT_EQ(tiling.sheets.size(), 1U);
        const Point extent = hex::extent(map.grid());
        const double around = 2 * page_margin + 2;
        EXPECT_NEAR(tiling.page_width, side_of(25) * extent.x + around, 1.2);
        EXPECT_NEAR(tiling.page_height, side_of(25) * extent.y + around, 1.2);
        for (const Polygon& space : testing::board_polygons(map, 25)) {
            for (const Point& corner : space) {
                ASSERT_TRUE(testing::lies_within(corner, tiling.shown({0, 0})));
            }
        }
    }
}

/// Expects a refusal of one line that says what to do.
void expect_refusal(const Map& map, const TilingRequest& request, const char* words) {
    try {
        tiling_for(map, request);
        ADD_FAILURE() << words;
    } catch (const InputError& error) {
        EXPECT_THAT(error.what(), ::testing::HasSubstr(words));
    }
}

TEST(Tiling, RefusesWhatCannotBePrinted) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const double hex : {0.0, -25.0, 1e300, nan, 251.0}) {
        expect_refusal(Map({3, 3}), {.hex = hex}, "hexes of");
    }
    for (const double overlap : {-1.0, 98.0, 1e300, nan}) {
        expect_refusal(Map({3, 3}), {.overlap = overlap}, "cannot overlap");
    }
    expect_refusal(Map({3, 3}, Space::Void), {}, "all spaces are void");
    expect_refusal(Map({250, 250}), {.hex = 100}, "more than the limit");
    expect_refusal(Map({250, 250}), {.paper = std::nullopt}, "poster of 6280 x 5437 mm");
}

} // namespace
} // namespace pampas::paper
