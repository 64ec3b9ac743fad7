#include "analysis/graph/symmetries.h"
#include "engine/hex/shapes.h"
#include "tests/analysis/graph/any_board.h"
#include "tests/analysis/graph/plain.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>

namespace pampas::graph {
namespace {

using hex::Coordinate;
using hex::Point;
using map::Space;
using enum SymmetryMotion;

constexpr std::array all_motions{Rotate180, MirrorX, MirrorY, Rotate120, Rotate60};

/// Where the motion of the plane about a point, or about the axis through it, carries `at`.
Point moved(SymmetryMotion motion, Point centre, Point at) {
    const double x = at.x - centre.x;
    const double y = at.y - centre.y;
    const auto turned = [&](double degrees) {
        const double angle = degrees / 180 * std::numbers::pi;
        return Point{centre.x + x * std::cos(angle) - y * std::sin(angle),
                     centre.y + x * std::sin(angle) + y * std::cos(angle)};
    };
    switch (motion) {
    case Rotate180:
        return turned(180);
    case MirrorX:
        return {centre.x - x, at.y};
    case MirrorY:
        return {at.x, centre.y - y};
    case Rotate120:
        return turned(120);
    case Rotate60:
        break;
    }
    return turned(60);
}

bool alike(Space a, Space b) {
    return a == b || (map::is_land(a) && map::is_land(b));
}

/// The definition (analysis#definitions) in the plane. Tries every middle, side and corner, up to
/// the map's width off the map, as a centre or as a point of the axis. It is a centre if the motion
/// carries the middles of three spaces in a triangle, and so of all, to middles of spaces.
class Plane {
  public:
    explicit Plane(const map::Map& map) : map_(map) {
        const int reach = std::max(map.grid().columns, map.grid().rows);
        for (int row = -5 * reach - 2; row <= 6 * reach + 2; ++row) {
            for (int column = -5 * reach - 2; column <= 6 * reach + 2; ++column) {
                spaces_[key(hex::centre(map.grid(), {column, row}))] = {column, row};
            }
        }
        for (int row = -reach; row < map.grid().rows + reach; ++row) {
            for (int column = -reach; column < map.grid().columns + reach; ++column) {
                add_centres(hex::centre(map.grid(), {column, row}));
            }
        }
    }

    /// The largest number of spaces that agree about any centre.
    int most(SymmetryMotion motion) const {
        int result = 0;
        for (const auto& [_, centre] : centres_) {
            if (carries_spaces_to_spaces(motion, centre)) {
                result = std::max(result, agreeing(motion, centre));
            }
        }
        return result;
    }

  private:
    using Key = std::pair<long, long>;

    static Key key(Point at) { return {std::lround(at.x * 1000), std::lround(at.y * 1000)}; }

    /// Adds the middle of a hex, its corners and the middles of its sides.
    void add_centres(Point middle) {
        centres_[key(middle)] = middle;
        const auto corners = hex::corners(map_.grid().axis);
        for (std::size_t corner = 0; corner < corners.size(); ++corner) {
            const Point a = corners[corner];
            const Point b = corners[(corner + 1) % corners.size()];
            for (const Point at : {a, Point{(a.x + b.x) / 2, (a.y + b.y) / 2}}) {
                const Point centre{middle.x + at.x, middle.y + at.y};
                centres_[key(centre)] = centre;
            }
        }
    }

    bool carries_spaces_to_spaces(SymmetryMotion motion, Point centre) const {
        const int shifted = map_.grid().shifts(0) ? 1 : 0;
        const bool rows_are_lines = map_.grid().axis == hex::StaggerAxis::Y;
        const Coordinate third = rows_are_lines ? Coordinate{shifted, 1} : Coordinate{1, shifted};
        const Coordinate second = rows_are_lines ? Coordinate{1, 0} : Coordinate{0, 1};
        return std::ranges::all_of(std::array{Coordinate{}, second, third}, [&](Coordinate at) {
            return spaces_.contains(key(moved(motion, centre, hex::centre(map_.grid(), at))));
        });
    }

    int agreeing(SymmetryMotion motion, Point centre) const {
        int result = 0;
        for (std::size_t offset = 0; offset < map_.grid().size(); ++offset) {
            const Coordinate at = map_.grid().coordinate(offset);
            if (map_.at(at) != Space::Void) {
                const Coordinate there =
                    spaces_.at(key(moved(motion, centre, hex::centre(map_.grid(), at))));
                result += map_.grid().contains(there) && alike(map_.at(at), map_.at(there)) ? 1 : 0;
            }
        }
        return result;
    }

    const map::Map& map_;
    std::map<Key, Coordinate> spaces_;
    std::map<Key, Point> centres_;
};

std::size_t non_void(const map::Map& map) {
    return map.grid().size() - map.all(Space::Void).size();
}

/// The symmetries in the order of the list (analysis#definitions).
std::vector<std::pair<SymmetryMotion, double>> plain_symmetries(const map::Map& map) {
    std::vector<std::pair<SymmetryMotion, double>> result;
    const auto total = static_cast<double>(non_void(map));
    if (total == 0) {
        return result;
    }
    const Plane plane(map);
    for (const SymmetryMotion motion : all_motions) {
        if (const double share = plane.most(motion) / total; share >= 0.5) {
            result.emplace_back(motion, share);
        }
    }
    std::ranges::stable_sort(result, std::ranges::greater(),
                             [](auto& found) { return found.second; });
    return result;
}

std::vector<std::pair<SymmetryMotion, double>> figures(const std::vector<Symmetry>& found) {
    std::vector<std::pair<SymmetryMotion, double>> result;
    for (const Symmetry& symmetry : found) {
        result.emplace_back(symmetry.motion, symmetry.agreement);
    }
    return result;
}

/// A board, or a board partly made symmetric under a half-turn.
rc::Gen<map::Map> any_regular_board() {
    return rc::gen::map(
        rc::gen::pair(any_board(5, 4), rc::gen::element(0, 1, 2, 3)), [](const auto& drawn) {
            auto [map, kept] = drawn;
            const map::Map before = map;
            const std::size_t size = map.grid().size();
            for (std::size_t at = 0; kept != 0 && at < size; ++at) {
                if (static_cast<int>(at % 4) < kept) {
                    map.set(map.grid().coordinate(at), before.spaces()[size - 1 - at]);
                }
            }
            return map;
        });
}

RC_GTEST_PROP(Symmetries, AreTheBestInThePlane, ()) {
    const map::Map map = *any_regular_board();
    RC_ASSERT(figures(symmetries(map)) == plain_symmetries(map));
}

bool near(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-6;
}

RC_GTEST_PROP(Symmetries, SayWhereEverySpaceComesToLie, ()) {
    const map::Map map = *any_board(8, 8);
    const hex::Grid& grid = map.grid();
    for (const Symmetry& symmetry : symmetries(map)) {
        std::vector<Coordinate> broken;
        for (std::size_t offset = 0; offset < grid.size(); ++offset) {
            const Coordinate at = grid.coordinate(offset);
            const Coordinate there = image(grid, symmetry, at);
            const Point middle = hex::centre(grid, at);
            const Point expected = hex::centre(grid, there);
            // For hexes on a side, turns go the other way, as axial coordinates do.
            const bool forth = near(moved(symmetry.motion, symmetry.centre, middle), expected);
            const bool back = near(moved(symmetry.motion, symmetry.centre, expected), middle);
            const bool agree = grid.axis == hex::StaggerAxis::Y ? forth : back;
            RC_ASSERT(agree);
            if (map.at(at) != Space::Void &&
                !(grid.contains(there) && alike(map.at(at), map.at(there)))) {
                broken.push_back(at);
            }
        }
        RC_ASSERT(symmetry.broken == broken);
        RC_ASSERT(std::lround(symmetry.agreement * static_cast<double>(non_void(map))) ==
                  static_cast<long>(non_void(map) - broken.size()));
    }
}

RC_GTEST_PROP(Symmetries, StayWhenTheMapIsMoved, ()) {
    const map::Map map = *any_board(12, 12);
    const map::Map moved = map::moved(map, *plain::any_motion());
    std::map<SymmetryMotion, double> before;
    for (const auto& [motion, agreement] : figures(symmetries(map))) {
        const bool turned = moved.grid().axis != map.grid().axis;
        before[turned && motion == MirrorX   ? MirrorY
               : turned && motion == MirrorY ? MirrorX
                                             : motion] = agreement;
    }
    const auto after = figures(symmetries(moved));
    RC_ASSERT((std::map<SymmetryMotion, double>(after.begin(), after.end())) == before);
}

/// A map wider than the words in which its spaces are compared, with a few changed spaces.
RC_GTEST_PROP(Symmetries, AreFoundOnWideMaps, ()) {
    hex::Grid grid = *testing::any_grid_up_to(250, 7);
    // Even sizes: otherwise the stagger would differ upside down.
    grid.columns = 250 - 2 * (grid.columns % 64);
    grid.rows += grid.rows % 2;
    map::Map map(grid, Space::Market);
    if (*rc::gen::arbitrary<bool>()) {
        map = map::moved(map, hex::Motion::Rotate90);
    }
    const std::size_t size = map.grid().size();
    const auto changes =
        *rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(map.grid()));
    for (const Coordinate at : changes) {
        map.set(at, Space::Water);
        map.set(map.grid().coordinate(size - 1 - map.grid().offset(at)), Space::Water);
    }
    RC_ASSERT(figures(symmetries(map)).front() == std::pair(Rotate180, 1.0));
}

TEST(Symmetries, OfADiskAreAllFive) {
    for (const auto axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        map::Map map({.columns = 20, .rows = 21, .axis = axis}, Space::Void);
        const Coordinate middle{9, 9};
        for (const auto& [radius, kind] : {std::pair(4, Space::Forest),
                                           {3, Space::Pampas},
                                           {1, Space::Land},
                                           {0, Space::Market}}) {
            for (const Coordinate at : hex::disk(map.grid(), middle, radius)) {
                map.set(at, kind);
            }
        }
        const auto found = symmetries(map);
        ASSERT_EQ(found.size(), all_motions.size());
        for (std::size_t motion = 0; motion < found.size(); ++motion) {
            EXPECT_EQ(found[motion].motion, all_motions[motion]);
            EXPECT_EQ(found[motion].agreement, 1);
            EXPECT_TRUE(found[motion].broken.empty());
            EXPECT_EQ(image(map.grid(), found[motion], middle), middle);
        }
    }
}

TEST(Symmetries, HaveTheirNames) {
    std::vector<std::string_view> names;
    std::ranges::transform(all_motions, std::back_inserter(names), name);
    EXPECT_THAT(names, ::testing::ElementsAre("rotate-180", "mirror-x", "mirror-y", "rotate-120",
                                              "rotate-60"));
}

TEST(Symmetries, OfNothingButVoidAreNone) {
    EXPECT_TRUE(symmetries(map::Map({.columns = 7, .rows = 3}, Space::Void)).empty());
}

TEST(Symmetries, AreListedFromOneHalfOn) {
    const auto found = symmetries(testing::drawn_map({"mmw$"}));
    EXPECT_THAT(figures(found), ::testing::Contains(std::pair(Rotate180, 0.5)));
    // Only the middle agrees, one of three. Top and bottom of a single row agree anyway.
    const auto row = symmetries(testing::drawn_map({"m-w-$"}));
    EXPECT_THAT(figures(row), ::testing::ElementsAre(std::pair(MirrorY, 1.0)));
}

using map::Space;

/// The spaces of a map with a few rows that are wider than the words; some are void.
rc::Gen<std::vector<Cell>> any_cells() {
    return rc::gen::mapcat(rc::gen::inRange(1, 300), [](int width) {
        const auto kinds = rc::gen::container<std::vector<Space>>(
            static_cast<std::size_t>(3 * width), rc::gen::elementOf(map::all_spaces));
        return rc::gen::map(kinds, [width](const std::vector<Space>& spaces) {
            std::vector<Cell> result{{{7, -3}, Space::Market}};
            for (int place = 0; place < 3 * width; ++place) {
                const Space space = spaces[static_cast<std::size_t>(place)];
                if (space != Space::Void) {
                    result.push_back({{place % width - 40, place / width - 2}, space});
                }
            }
            return result;
        });
    });
}

int plain_matches(const std::vector<Cell>& cells, const std::vector<Cell>& others,
                  hex::Axial shift) {
    const auto same = [](Space a, Space b) {
        return a == b || (map::is_land(a) && map::is_land(b));
    };
    std::map<std::pair<int, int>, Space> spaces;
    for (const Cell& cell : cells) {
        spaces[{cell.at.q, cell.at.r}] = cell.space;
    }
    int count = 0;
    for (const Cell& cell : others) {
        const auto found = spaces.find({cell.at.q + shift.q, cell.at.r + shift.r});
        count += found != spaces.end() && same(found->second, cell.space) ? 1 : 0;
    }
    return count;
}

RC_GTEST_PROP(ClassBits, AgreeWithPlainCounting, ()) {
    const auto cells = *any_cells();
    const auto others = *any_cells();
    const ClassBits bits(cells);
    const ClassBits other_bits(others);
    for (int shifts = 0; shifts < 10; ++shifts) {
        const hex::Axial shift{*rc::gen::inRange(-200, 200), *rc::gen::inRange(-4, 5)};
        const int expected = plain_matches(cells, others, shift);
        const int missing = static_cast<int>(others.size()) - expected;
        RC_ASSERT(bits.matches(other_bits, shift, missing) == expected);
        RC_ASSERT(bits.matches(other_bits, shift, missing - 1) == -1);
    }
}

} // namespace

} // namespace pampas::graph
