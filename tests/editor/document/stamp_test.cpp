#include "editor/document/stamp.h"
#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/hex/grid.h"
#include "engine/map/transform.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::document {
namespace {

using hex::Coordinate;

Selection some_spaces(const hex::Grid& grid) {
    return selection_of(*rc::gen::nonEmpty(
        rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid))));
}

RC_GTEST_PROP(Stamp, PutBackWhereItWasTakenChangesNothing, ()) {
    const map::Map map = *testing::any_map();
    const Selection selection = some_spaces(map.grid());
    const Coordinate held_by = *testing::coordinate_on(map.grid());
    std::vector<PlacedSpace> expected;
    for (const Coordinate at : selection) {
        expected.push_back({at, map.at(at)});
    }
    RC_ASSERT(placed(stamp_of(map, selection, held_by), map.grid(), held_by) == expected);
    RC_ASSERT(is_in(selection, middle_of(map.grid(), selection)));
}

RC_GTEST_PROP(Stamp, TurnsAndMirrorsComeRound, ()) {
    const map::Map map = *testing::any_map();
    const Stamp stamp = stamp_of(map, some_spaces(map.grid()));
    const int sixths = *rc::gen::inRange(-12, 13);
    RC_ASSERT(turned(turned(stamp, sixths), 6 - sixths) == stamp);
    RC_ASSERT(mirrored_x(mirrored_x(stamp)) == stamp);
    RC_ASSERT(mirrored_y(mirrored_x(stamp)) == turned(stamp, 3));
}

/// A map with a wide margin, so that all of it can be put down turned, and a stamp of its middle.
struct Roomy {
    explicit Roomy(const map::Map& inner)
        : map(map::reframed(inner, {-30, -30}, 72, 72, map::Space::Void)),
          stamp(stamp_of(map, everything_of(inner), held_by)) {}

    static Selection everything_of(const map::Map& inner) {
        Selection result = everything(inner.grid());
        for (Coordinate& at : result) {
            at = {at.column + 30, at.row + 30};
        }
        return result;
    }

    Coordinate held_by{35, 35};
    map::Map map;
    Stamp stamp;
};

std::vector<PlacedSpace> in_order(std::vector<PlacedSpace> spaces) {
    std::ranges::sort(spaces, {}, &PlacedSpace::at);
    return spaces;
}

RC_GTEST_PROP(Stamp, MovesAsTheWholeMapDoes, ()) {
    const Roomy roomy(*testing::any_map());
    const auto [motion, moved_stamp] =
        *rc::gen::element(std::pair(hex::Motion::MirrorX, mirrored_x(roomy.stamp)),
                          std::pair(hex::Motion::MirrorY, mirrored_y(roomy.stamp)),
                          std::pair(hex::Motion::Rotate180, turned(roomy.stamp, 3)));
    const hex::Grid after = hex::moved(roomy.map.grid(), motion);
    std::vector<PlacedSpace> expected;
    for (const PlacedSpace& space : placed(roomy.stamp, roomy.map.grid(), roomy.held_by)) {
        expected.push_back({hex::moved(roomy.map.grid(), space.at, motion), space.space});
    }
    const Coordinate held_by = hex::moved(roomy.map.grid(), roomy.held_by, motion);
    RC_ASSERT(in_order(placed(moved_stamp, after, held_by)) == in_order(expected));
}

RC_GTEST_PROP(Stamp, LiesTurnedByAQuarterOnAMapThatIs, ()) {
    const Roomy roomy(*testing::any_map());
    const hex::Grid after = hex::moved(roomy.map.grid(), hex::Motion::Rotate90);
    std::vector<PlacedSpace> expected;
    for (const PlacedSpace& space : placed(roomy.stamp, roomy.map.grid(), roomy.held_by)) {
        expected.push_back(
            {hex::moved(roomy.map.grid(), space.at, hex::Motion::Rotate90), space.space});
    }
    const Coordinate held_by = hex::moved(roomy.map.grid(), roomy.held_by, hex::Motion::Rotate90);
    const auto lies = in_order(placed(roomy.stamp, after, held_by));
    const auto other_way = in_order(placed(turned(roomy.stamp, 3), after, held_by));
    RC_ASSERT(lies == in_order(expected) || other_way == in_order(expected));
}

RC_GTEST_PROP(Stamp, ComesBackFromItsText, ()) {
    const map::Map map = *testing::any_map();
    const Stamp stamp = stamp_of(map, some_spaces(map.grid()));
    RC_ASSERT(read_stamp(write_stamp(stamp)) == stamp);
    RC_ASSERT(read_piece(write_stamp(stamp)) == stamp);
}

RC_GTEST_PROP(Stamp, AWholeMapIsAPiece, ()) {
    const map::Map map = *testing::any_map();
    RC_ASSERT(read_piece(formats::write_json(map)) == stamp_of(map, everything(map.grid())));
}

TEST(Stamp, ReadsNothingElse) {
    const std::string whole = R"({"format":"pampas-stamp","version":1,"stagger_axis":"y",)"
                              R"("cells":[[0,0,"f"]]})";
    ASSERT_EQ(read_stamp(whole).cells.size(), 1u);
    const auto with = [&](std::string_view part, std::string_view other) {
        std::string text = whole;
        return text.replace(text.find(part), part.size(), other);
    };
    for (const std::string& text :
         {std::string(), std::string("forest"), std::string("[]"), std::string("{}"),
          with("pampas-stamp", "pampas-game"), with("\"version\":1", "\"version\":2"),
          with("\"y\"", "\"z\""), with("\"f\"", "\"forest\""), with("0,0,", "0,0.5,"),
          with("0,0,", "0,99999,"), with("[0,0,\"f\"]", "[0,0]"), whole + whole,
          with("[[0,0,\"f\"]]", "{}")}) {
        EXPECT_THROW(read_stamp(text), InputError) << text;
        EXPECT_THROW(read_piece(text), InputError) << text;
    }
}

} // namespace
} // namespace pampas::document
