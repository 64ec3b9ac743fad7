#include "engine/map/transform.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace pampas::map {
namespace {

using hex::Coordinate;
using Pairs = std::set<std::pair<Coordinate, Coordinate>>;

/// Every pair of adjacent spaces, each renamed by `rename`. Pairs with a space that has no new name
/// are left out.
template <class Rename>
Pairs adjacent_pairs(const Map& map, Rename rename) {
    Pairs result;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const Coordinate at = map.grid().coordinate(offset);
        for (const Coordinate next : map.grid().neighbours(at)) {
            const std::optional<Coordinate> a = rename(at);
            const std::optional<Coordinate> b = rename(next);
            if (a && b) {
                result.emplace(*a, *b);
            }
        }
    }
    return result;
}

/// The map's details with each space moved to where `place` says; those without a place are
/// dropped.
template <class Place>
Details details_moved(const Map& map, Place place) {
    std::map<Coordinate, std::string> notes;
    std::set<Coordinate> locked;
    Details result = map.details();
    for (const Note& note : result.notes) {
        if (const auto at = place(note.at)) {
            notes[*at] = note.text;
        }
    }
    for (const Coordinate space : result.locked) {
        if (const auto at = place(space)) {
            locked.insert(*at);
        }
    }
    result.notes.clear();
    for (const auto& [at, text] : notes) {
        result.notes.push_back({at, text});
    }
    result.locked.assign(locked.begin(), locked.end());
    return result;
}

RC_GTEST_PROP(Moved, KeepsSpacesAdjacencyAndDetails, ()) {
    using enum hex::Motion;
    const auto before = *testing::any_told_map();
    const auto motion = *rc::gen::element(Rotate90, Rotate180, Rotate270, MirrorX, MirrorY);
    const Map after = moved(before, motion);
    const auto place = [&](Coordinate at) {
        return std::optional(hex::moved(before.grid(), at, motion));
    };
    RC_ASSERT(adjacent_pairs(before, place) ==
              adjacent_pairs(after, [](Coordinate at) { return std::optional(at); }));
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        const Coordinate at = before.grid().coordinate(offset);
        RC_ASSERT(after.at(*place(at)) == before.at(at));
    }
    RC_ASSERT(after.details() == details_moved(before, place));
}

RC_GTEST_PROP(Moved, FourQuarterTurnsGiveTheMap, ()) {
    const auto before = *testing::any_told_map();
    Map after = before;
    for (int turn = 0; turn < 4; ++turn) {
        after = moved(after, hex::Motion::Rotate90);
    }
    RC_ASSERT(after == before);
}

RC_GTEST_PROP(Reframed, KeepsSpacesAdjacencyAndDetails, ()) {
    const auto before = *testing::any_told_map();
    const Coordinate corner{*rc::gen::inRange(-6, 15), *rc::gen::inRange(-6, 15)};
    const auto columns = *rc::gen::inRange(1, 20);
    const auto rows = *rc::gen::inRange(1, 20);
    const auto fill = *rc::gen::elementOf(all_spaces);
    const Map after = reframed(before, corner, columns, rows, fill);
    RC_ASSERT(after.grid().columns == columns);
    RC_ASSERT(after.grid().rows == rows);
    const auto into = [&](Coordinate at) -> std::optional<Coordinate> {
        const Coordinate there{at.column - corner.column, at.row - corner.row};
        return after.grid().contains(there) ? std::optional(there) : std::nullopt;
    };
    const auto within = [&](Coordinate at) -> std::optional<Coordinate> {
        const Coordinate old{at.column + corner.column, at.row + corner.row};
        return before.grid().contains(old) ? std::optional(at) : std::nullopt;
    };
    RC_ASSERT(adjacent_pairs(before, into) == adjacent_pairs(after, within));
    for (std::size_t offset = 0; offset < after.grid().size(); ++offset) {
        const Coordinate at = after.grid().coordinate(offset);
        const Coordinate old{at.column + corner.column, at.row + corner.row};
        RC_ASSERT(after.at(at) == (before.grid().contains(old) ? before.at(old) : fill));
    }
    RC_ASSERT(after.details() == details_moved(before, into));
}

RC_GTEST_PROP(Cropped, IsTheSmallestWindowOfAllSpacesButVoid, ()) {
    const auto inner = *testing::any_told_map();
    const Coordinate corner{*rc::gen::inRange(-5, 1), *rc::gen::inRange(-5, 1)};
    const Map before = reframed(inner, corner, inner.grid().columns - corner.column + 3,
                                inner.grid().rows - corner.row + 2, Space::Void);
    const Map after = cropped(before);
    std::set<int> columns;
    std::set<int> rows;
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        if (before.spaces()[offset] != Space::Void) {
            columns.insert(before.grid().coordinate(offset).column);
            rows.insert(before.grid().coordinate(offset).row);
        }
    }
    if (columns.empty()) {
        RC_ASSERT(after == before);
        return;
    }
    RC_ASSERT(after.details() == details_moved(before, [&](Coordinate at) {
                  const Coordinate now{at.column - *columns.begin(), at.row - *rows.begin()};
                  return after.grid().contains(now) ? std::optional(now) : std::nullopt;
              }));
    RC_ASSERT(after == reframed(before, {*columns.begin(), *rows.begin()},
                                *columns.rbegin() - *columns.begin() + 1,
                                *rows.rbegin() - *rows.begin() + 1, Space::Void));
}

RC_GTEST_PROP(OnOneGrid, HoldsEachMapAtItsPlaceAndNothingElse, ()) {
    const Map one = *testing::any_map();
    const Map other = *testing::any_map();
    const auto framed = on_one_grid(one, other);
    RC_ASSERT(framed[0].grid().columns == std::max(one.grid().columns, other.grid().columns));
    RC_ASSERT(framed[0].grid().rows == std::max(one.grid().rows, other.grid().rows));
    RC_ASSERT(framed[0].grid().size() == framed[1].grid().size());
    for (const auto& [before, after] : {std::pair(one, framed[0]), {other, framed[1]}}) {
        RC_ASSERT(after.grid().axis == before.grid().axis);
        RC_ASSERT(after.grid().index == before.grid().index);
        for (std::size_t i = 0; i < after.grid().size(); ++i) {
            const Coordinate at = after.grid().coordinate(i);
            RC_ASSERT(after.at(at) == (before.grid().contains(at) ? before.at(at) : Space::Void));
        }
    }
}

RC_GTEST_PROP(Decided, GivesUndecidedLandTerrainsEvenly, ()) {
    const auto before = *testing::any_map();
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const Map after = decided(before, seed);
    std::array<int, terrains.size()> given{};
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        if (before.spaces()[offset] != Space::Land) {
            RC_ASSERT(after.spaces()[offset] == before.spaces()[offset]);
            continue;
        }
        const auto terrain = std::ranges::find(terrains, after.spaces()[offset]);
        RC_ASSERT(terrain != terrains.end());
        ++given[static_cast<std::size_t>(terrain - terrains.begin())];
    }
    const auto [least, most] = std::ranges::minmax(given);
    RC_ASSERT(most - least <= 1);
    RC_ASSERT(after.details() == before.details());
    RC_ASSERT(after.grid() == before.grid());
    RC_ASSERT(decided(before, seed) == after);
}

RC_GTEST_PROP(Decided, GivesTheWantedNumberOfEachTerrain, ()) {
    const auto before = *testing::any_map();
    std::vector<hex::Coordinate> spaces;
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        if (*rc::gen::arbitrary<bool>()) {
            spaces.push_back(before.grid().coordinate(offset));
        }
    }
    TerrainCounts counts = even_counts(static_cast<int>(spaces.size()));
    RC_ASSERT(std::ranges::max(counts) - std::ranges::min(counts) <= 1);
    counts[4] += std::exchange(counts[1], 0);
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const Map after = decided(before, spaces, counts, seed);
    RC_ASSERT(decided(before, spaces, counts, seed) == after);
    TerrainCounts given{};
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        if (std::ranges::find(spaces, before.grid().coordinate(offset)) == spaces.end()) {
            RC_ASSERT(after.spaces()[offset] == before.spaces()[offset]);
            continue;
        }
        const auto terrain = std::ranges::find(terrains, after.spaces()[offset]);
        RC_ASSERT(terrain != terrains.end());
        ++given[static_cast<std::size_t>(terrain - terrains.begin())];
    }
    RC_ASSERT(given == counts);
}

TEST(Decided, EverySpaceGetsEveryTerrainUnderSomeSeed) {
    const Map before({3, 2}, Space::Land);
    std::set<std::pair<std::size_t, Space>> seen;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Map after = decided(before, seed);
        for (std::size_t offset = 0; offset < after.grid().size(); ++offset) {
            seen.emplace(offset, after.spaces()[offset]);
        }
    }
    EXPECT_EQ(seen.size(), 6 * terrains.size());
}

TEST(Decided, IsTheSameOnEveryPlatform) {
    using enum Space;
    const Map after = decided(Map({6, 1}, Land), 1);
    EXPECT_THAT(after.spaces(),
                ::testing::ElementsAre(Rocks, Mountain, Swamp, Meadow, Meadow, Forest));
}

} // namespace

} // namespace pampas::map
