#include "editor/document/piece_edits.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::document {
namespace {

using hex::Coordinate;
using map::Space;

Selection spaces_on(const hex::Grid& grid) {
    return selection_of(*rc::gen::nonEmpty(
        rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid))));
}

/// A map with locked spaces, some of it chosen.
Document any_document() {
    map::Map map = *testing::any_map();
    map.details().locked = spaces_on(map.grid());
    Document document(map);
    document.select(spaces_on(map.grid()), "Select");
    document.mark_saved();
    if (*rc::gen::arbitrary<bool>()) {
        document.set_symmetry({*rc::gen::element(1, 2, 3, 6), *rc::gen::arbitrary<bool>()});
    }
    return document;
}

Space any_space() {
    return *rc::gen::elementOf(map::all_spaces);
}

void edit_pieces(Document& document) {
    const Selection& chosen = document.selection();
    const Coordinate to = *testing::coordinate_on(document.map().grid());
    switch (*rc::gen::inRange(0, 5)) {
    case 0:
        put_down(document, {stamp_of(document.map(), chosen)}, to);
        break;
    case 1:
        put_down(document, lifted(document, *rc::gen::elementOf(chosen)), to);
        break;
    case 2:
        fill_selection(document, any_space(), "Fill");
        break;
    case 3:
        move_around(document, to, mirrored_x, "Mirror");
        break;
    default:
        replace_kind(document, chosen, any_space(), any_space());
    }
}

RC_GTEST_PROP(PieceEdits, AreOneStepThatSparesLockedSpaces, ()) {
    Document document = any_document();
    const map::Map before = document.map();
    const Selection chosen = document.selection();
    edit_pieces(document);
    for (const Coordinate at : before.details().locked) {
        RC_ASSERT(document.map().at(at) == before.at(at));
    }
    RC_ASSERT(document.history().done() <= 2u);
    if (document.history().done() == 2u) {
        document.undo();
    }
    RC_ASSERT(document.map() == before);
    RC_ASSERT(document.selection() == chosen);
}

RC_GTEST_PROP(PieceEdits, PutDownWhatThePreviewShows, ()) {
    Document document = any_document();
    const Coordinate to = *testing::coordinate_on(document.map().grid());
    Held held = lifted(document, document.selection().front());
    if (*rc::gen::arbitrary<bool>()) {
        held.moved_from.clear();
    }
    map::Map expected = document.map();
    for (const PlacedSpace& space : put_down_preview(document, held, to)) {
        expected.set(space.at, space.space);
    }
    put_down(document, held, to);
    RC_ASSERT(document.map() == expected);
}

RC_GTEST_PROP(PieceEdits, WhatIsMovedThereAndBackIsAsBefore, ()) {
    const hex::Grid grid{12, 12};
    map::Map map(grid);
    const Selection chosen = spaces_on(grid);
    for (const Coordinate at : chosen) {
        map.set(at, any_space());
    }
    Document document(map);
    document.select(chosen, "Select");
    const Coordinate to = *testing::coordinate_on(grid);
    put_down(document, lifted(document, chosen.front()), to);
    RC_PRE(document.selection().size() == chosen.size()); // nothing went over the edge
    put_down(document, lifted(document, to), chosen.front());
    RC_ASSERT(document.map() == map);
    RC_ASSERT(document.selection() == chosen);
}

TEST(PieceEdits, ReplaceOneKindAmongSpacesOnly) {
    map::Map map({4, 1}, Space::Forest);
    map.set({2, 0}, Space::Water);
    Document document(map);
    replace_kind(document, {{0, 0}, {2, 0}}, Space::Forest, Space::Swamp);
    EXPECT_THAT(document.map().spaces(),
                ::testing::ElementsAre(Space::Swamp, Space::Forest, Space::Water, Space::Forest));
    EXPECT_THAT(document.history().labels(), ::testing::ElementsAre("Replace forest by swamp"));
}

} // namespace
} // namespace pampas::document
