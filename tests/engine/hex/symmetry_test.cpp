#include "engine/hex/symmetry.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace pampas::hex {
namespace {

rc::Gen<Symmetry> any_symmetry() {
    return rc::gen::build<Symmetry>(rc::gen::set(&Symmetry::turns, rc::gen::element(1, 2, 3, 6)),
                                    rc::gen::set(&Symmetry::mirror_x),
                                    rc::gen::set(&Symmetry::mirror_y));
}

TEST(Symmetry, HasAsManyMotionsAsItsNameSays) {
    const auto count = [](const Symmetry& symmetry) {
        return motions(symmetry, StaggerAxis::Y).size();
    };
    EXPECT_EQ(count({1, false, false}), 1u);
    EXPECT_EQ(count({2, false, false}), 2u);
    EXPECT_EQ(count({1, true, false}), 2u);
    EXPECT_EQ(count({1, true, true}), 4u);
    EXPECT_EQ(count({2, true, false}), 4u) << "the other mirror comes by itself";
    EXPECT_EQ(count({3, false, true}), 6u);
    EXPECT_EQ(count({3, true, true}), 12u);
    EXPECT_EQ(count({6, true, true}), 12u);
}

RC_GTEST_PROP(Symmetry, MotionsMakeAGroup, ()) {
    const auto all = motions(*any_symmetry(), *rc::gen::element(StaggerAxis::X, StaggerAxis::Y));
    RC_ASSERT(all.front() == LatticeMotion());
    for (const LatticeMotion& one : all) {
        RC_ASSERT(std::ranges::count(all, one) == 1);
        for (const LatticeMotion& other : all) {
            RC_ASSERT(std::ranges::find(all, after(one, other)) != all.end());
        }
    }
}

RC_GTEST_PROP(Symmetry, CentresOfASpaceAreOnIt, ()) {
    const Grid grid = *testing::any_grid();
    const Coordinate at = *testing::coordinate_on(grid);
    const Point middle = centre(grid, at);
    const Symmetry symmetry = *any_symmetry();
    const auto all = around(grid, symmetry, at);
    RC_ASSERT(!all.empty());
    for (const Symmetric& one : all) {
        RC_ASSERT(std::ranges::count(all, one) == 1);
        RC_ASSERT(one.symmetry() == symmetry);
        RC_ASSERT(std::hypot(one.centre().x - middle.x, one.centre().y - middle.y) < 1 + 1e-6);
    }
}

TEST(Symmetry, HasItsCentreWhereItsTurnsAllowIt) {
    const auto count = [](const Symmetry& symmetry) {
        return around({9, 9, StaggerAxis::Y, StaggerIndex::Odd}, symmetry, {4, 4}).size();
    };
    EXPECT_EQ(count({2, false, false}), 7u) << "the middle and six sides";
    EXPECT_EQ(count({3, false, false}), 7u) << "the middle and six corners";
    EXPECT_EQ(count({6, false, false}), 1u) << "the middle";
}

/// Whether the symmetry takes the point to the image, by a turn or mirror about the centre in the
/// plane.
bool has_image(const Symmetry& symmetry, Point centre, Point point, Point image) {
    const double x = point.x - centre.x;
    const double y = point.y - centre.y;
    for (const bool mirror : {false, true}) {
        for (int sixth = 0; sixth < 6; ++sixth) {
            const bool fits = mirror ? symmetry.mirror_x || symmetry.mirror_y : true;
            const double angle = sixth * std::acos(-1.0) / 3;
            const double turned_x = std::cos(angle) * (mirror ? -x : x) - std::sin(angle) * y;
            const double turned_y = std::sin(angle) * (mirror ? -x : x) + std::cos(angle) * y;
            if (fits && std::hypot(turned_x - (image.x - centre.x),
                                   turned_y - (image.y - centre.y)) < 1e-6) {
                return true;
            }
        }
    }
    return false;
}

RC_GTEST_PROP(Symmetry, OrbitsAreTurnedAndMirroredInThePlane, ()) {
    const Grid grid = *testing::any_grid();
    const Symmetry symmetry = *any_symmetry();
    const Point end = extent(grid);
    const Point near{end.x * *rc::gen::inRange(0, 101) / 100.0,
                     end.y * *rc::gen::inRange(0, 101) / 100.0};
    const Symmetric symmetric(grid, symmetry, near);
    const Coordinate at = *testing::coordinate_on(grid);
    const auto orbit = symmetric.orbit(at);
    RC_ASSERT(orbit.front() == at);
    for (const Coordinate image : orbit) {
        RC_ASSERT(has_image(symmetry, symmetric.centre(), centre(grid, at), centre(grid, image)));
        auto again = symmetric.orbit(image);
        auto sorted = orbit;
        std::ranges::sort(again);
        std::ranges::sort(sorted);
        RC_ASSERT(again == sorted);
    }
}

RC_GTEST_PROP(Symmetry, AxesAreWhatMirrorsLeaveInPlace, ()) {
    const Grid grid = *testing::any_grid();
    const Symmetry symmetry = *any_symmetry();
    const Symmetric symmetric(grid, symmetry, centre(grid, *testing::coordinate_on(grid)));
    const auto axes = symmetric.axes();
    const auto all = motions(symmetry, grid.axis).size();
    RC_ASSERT(axes.size() == (symmetry.mirror_x || symmetry.mirror_y ? all / 2 : 0u));
    for (const Point axis : axes) {
        // The mirror image of a space in the axis is one of its images under the symmetry.
        const Coordinate at = *testing::coordinate_on(grid);
        const Point from = centre(grid, at);
        const Point by{from.x - symmetric.centre().x, from.y - symmetric.centre().y};
        const double along = 2 * (by.x * axis.x + by.y * axis.y);
        const Point image{symmetric.centre().x + along * axis.x - by.x,
                          symmetric.centre().y + along * axis.y - by.y};
        RC_ASSERT(std::ranges::any_of(symmetric.orbit(at), [&](Coordinate other) {
            const Point found = centre(grid, other);
            return std::hypot(found.x - image.x, found.y - image.y) < 1e-6;
        }));
    }
}

TEST(Symmetry, TurnsClockwiseAndMirrorsAsSeen) {
    for (const StaggerAxis axis : {StaggerAxis::X, StaggerAxis::Y}) {
        const Grid grid{21, 21, axis, StaggerIndex::Odd};
        const Point middle = centre(grid, {10, 10});
        const Coordinate at{14, 8};
        const Point before = centre(grid, at);
        const auto seen = [&](const LatticeMotion& motion) {
            const Axial from = axial(grid, {10, 10});
            const Axial to = axial(grid, at);
            const Axial moved = motion({to.q - from.q, to.r - from.r});
            const Point point =
                centre(grid, coordinate(grid, {from.q + moved.q, from.r + moved.r}));
            return Point{point.x - middle.x, point.y - middle.y};
        };
        const double x = before.x - middle.x;
        const double y = before.y - middle.y;
        const double half_root = std::sqrt(3.0) / 2;
        EXPECT_NEAR(seen(turn(axis, 1)).x, x / 2 - half_root * y, 1e-9);
        EXPECT_NEAR(seen(turn(axis, 1)).y, half_root * x + y / 2, 1e-9);
        EXPECT_NEAR(seen(turn(axis, -3)).x, -x, 1e-9);
        EXPECT_NEAR(seen(mirror_x(axis)).x, -x, 1e-9);
        EXPECT_NEAR(seen(mirror_x(axis)).y, y, 1e-9);
        EXPECT_NEAR(seen(mirror_y(axis)).x, x, 1e-9);
        EXPECT_NEAR(seen(mirror_y(axis)).y, -y, 1e-9);
    }
}

TEST(Symmetry, TheCentreIsTheNearestThatFits) {
    const Grid grid{20, 20};
    const Point end = extent(grid);
    const Point middle{end.x / 2, end.y / 2};
    for (const int turns : {2, 3, 6}) {
        const Point found = Symmetric(grid, {turns}, middle).centre();
        const double most = turns == 6 ? 1 : 0.6; // middles of sides and corners lie closer
        EXPECT_LE(std::hypot(found.x - middle.x, found.y - middle.y), most) << turns;
    }
}

RC_GTEST_PROP(NearestClosing, ClosesAndIsTheNearest, ()) {
    const Grid grid = *testing::any_grid();
    const Symmetry symmetry{*rc::gen::element(1, 2, 3, 6), *rc::gen::arbitrary<bool>(),
                            *rc::gen::arbitrary<bool>()};
    const auto away = [&](const Grid& other) {
        return std::abs(other.columns - grid.columns) + std::abs(other.rows - grid.rows);
    };
    const auto nearest = nearest_closing(grid, symmetry);
    // In brackets: the macro's own operators would look into a grid that there is not.
    RC_ASSERT((!nearest || around_middle(*nearest, symmetry).without_image().empty()));
    for (int columns = std::max(1, grid.columns - 1); columns <= grid.columns + 1; ++columns) {
        for (int rows = std::max(1, grid.rows - 1); rows <= grid.rows + 1; ++rows) {
            const Grid other{columns, rows, grid.axis, grid.index};
            RC_ASSERT((!around_middle(other, symmetry).without_image().empty() ||
                       (nearest && away(*nearest) <= away(other))));
        }
    }
}

TEST(NearestClosingTest, AHalfTurnNeedsAnEvenNumberOfRows) {
    const Grid standard{19, 19, StaggerAxis::Y, StaggerIndex::Odd};
    EXPECT_FALSE(around_middle(standard, {2}).without_image().empty());
    EXPECT_EQ(nearest_closing(standard, {2}), (Grid{19, 20, StaggerAxis::Y, StaggerIndex::Odd}));
    EXPECT_EQ(nearest_closing(standard, {3}), std::nullopt) << "only hexagons have thirds";
}

} // namespace
} // namespace pampas::hex
