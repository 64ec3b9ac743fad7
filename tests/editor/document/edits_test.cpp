#include "editor/document/edits.h"
#include "engine/hex/geometry.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace pampas::document {
namespace {

using hex::Coordinate;
using map::Space;

RC_GTEST_PROP(Annotations, LocksAreStepsThatAreUndone, ()) {
    Document document(*testing::any_map());
    const hex::Grid grid = document.map().grid();
    const auto some = [&grid] {
        return selection_of(
            *rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid)));
    };
    const map::Map before = document.map();
    const Selection locked = some();
    const Selection unlocked = some();
    lock(document, locked);
    unlock(document, unlocked);
    RC_ASSERT(combined(combined(before.details().locked, Combine::Add, locked), Combine::Remove,
                       unlocked) == document.map().details().locked);
    document.go_to(0);
    RC_ASSERT(document.map() == before);
}

RC_GTEST_PROP(Annotations, TheLastNoteOfASpaceIsItsNote, ()) {
    Document document{map::Map({4, 3})};
    std::map<Coordinate, std::string> expected;
    for (int i = 0; i < 20; ++i) {
        const Coordinate at = *testing::coordinate_on(document.map().grid());
        const auto text = *rc::gen::element<std::string>("", "one", "two");
        set_note(document, at, text);
        expected[at] = text;
    }
    for (const auto& [at, text] : expected) {
        RC_ASSERT(note_at(document.map(), at) ==
                  (text.empty() ? std::nullopt : std::optional(text)));
    }
    const auto& notes = document.map().details().notes;
    RC_ASSERT(std::ranges::is_sorted(notes, std::ranges::less_equal(), &map::Note::at) ||
              notes.size() < 2u);
    RC_ASSERT(std::ranges::adjacent_find(notes, {}, &map::Note::at) == notes.end());
}

Selection spaces_on(const hex::Grid& grid) {
    return selection_of(*rc::gen::nonEmpty(
        rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid))));
}

/// A map with locked spaces, some of it selected.
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
        fill_selection(document, {any_space()}, "Fill");
        break;
    case 3:
        move_around(document, to, mirrored_x, "Mirror");
        break;
    default:
        replace_kind(document, chosen, any_space(), {any_space()});
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
    replace_kind(document, {{0, 0}, {2, 0}}, Space::Forest, {Space::Swamp});
    EXPECT_THAT(document.map().spaces(),
                ::testing::ElementsAre(Space::Swamp, Space::Forest, Space::Water, Space::Forest));
    EXPECT_THAT(document.history().labels(), ::testing::ElementsAre("Replace forest with swamp"));
}

hex::Symmetric any_symmetric(const hex::Grid& grid) {
    const hex::Symmetry symmetry{*rc::gen::element(1, 2, 3, 6), *rc::gen::arbitrary<bool>(),
                                 *rc::gen::arbitrary<bool>()};
    return {grid, symmetry, hex::centre(grid, *testing::coordinate_on(grid))};
}

/// Any map, with some spaces locked.
map::Map any_locked_map() {
    map::Map map = *testing::any_map();
    map.details().locked = selection_of(
        *rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(map.grid())));
    return map;
}

/// How many kinds the locked spaces among these have.
std::size_t locked_kinds(const map::Map& map, const Selection& spaces) {
    std::set<Space> kinds;
    for (const Coordinate at : spaces) {
        if (is_in(map.details().locked, at)) {
            kinds.insert(map.at(at));
        }
    }
    return kinds.size();
}

RC_GTEST_PROP(MadeSymmetric, HasNoBreaksButWhereLocksDiffer, ()) {
    const map::Map map = any_locked_map();
    const hex::Symmetric symmetric = any_symmetric(map.grid());
    const Coordinate side = *testing::coordinate_on(map.grid());
    const map::Map after = made_symmetric(map, symmetric, side);
    for (const Coordinate at : asymmetric_spaces(after, symmetric)) {
        RC_ASSERT(!symmetric.closes_at(at) || locked_kinds(map, symmetric.images({at})) > 1u);
    }
    RC_ASSERT(made_symmetric(after, symmetric, side) == after);
}

RC_GTEST_PROP(MadeSymmetric, KeepsLockedSpacesAndWhatIsNoBreak, ()) {
    const map::Map map = any_locked_map();
    const hex::Symmetric symmetric = any_symmetric(map.grid());
    const Selection broken = asymmetric_spaces(map, symmetric);
    const map::Map after = made_symmetric(map, symmetric, *testing::coordinate_on(map.grid()));
    RC_ASSERT(after.details() == map.details());
    for (const Coordinate at : everything(map.grid())) {
        if (is_in(map.details().locked, at) || !is_in(broken, at)) {
            RC_ASSERT(after.at(at) == map.at(at));
        }
    }
}

RC_GTEST_PROP(MadeSymmetric, TheChosenSideStaysAsItWas, ()) {
    const map::Map map = *testing::any_map();
    const hex::Symmetric symmetric = any_symmetric(map.grid());
    const Coordinate side = *testing::coordinate_on(map.grid());
    const map::Map after = made_symmetric(map, symmetric, side);
    RC_ASSERT(after.at(side) == map.at(side));
    for (const Coordinate image : symmetric.images({side})) {
        RC_ASSERT(after.at(image) == map.at(side));
    }
}

RC_GTEST_PROP(AsymmetricSpaces, AreAlsoThoseWithoutAnImage, ()) {
    const map::Map map = *testing::any_map();
    const hex::Symmetric symmetric = any_symmetric(map.grid());
    const Selection broken = asymmetric_spaces(map, symmetric);
    for (const Coordinate at : symmetric.without_image()) {
        RC_ASSERT(map.at(at) == Space::Void || is_in(broken, at));
    }
    map::Map closed = map;
    for (const Coordinate at : symmetric.without_image()) {
        closed.set(at, Space::Void);
    }
    for (const Coordinate at : asymmetric_spaces(closed, symmetric)) {
        RC_ASSERT(symmetric.closes_at(at));
    }
}

/// A document with a map that is symmetric, some of its spaces locked.
Document symmetric_document() {
    map::Map map = *testing::any_map();
    const hex::Symmetric symmetric(map.grid(),
                                   {*rc::gen::element(2, 3, 6), *rc::gen::arbitrary<bool>()},
                                   hex::centre(map.grid(), *testing::coordinate_on(map.grid())));
    for (const Coordinate at : symmetric.without_image()) {
        map.set(at, Space::Void);
    }
    map = made_symmetric(map, symmetric, {0, 0});
    map.details().locked = selection_of({*testing::coordinate_on(map.grid())});
    Document document(map);
    document.set_symmetry(symmetric.symmetry(), symmetric.centre());
    return document;
}

/// Spaces of the document that have all their images.
Selection closed_spaces(const Document& document) {
    Selection spaces = document::selection_of(*rc::gen::container<std::vector<Coordinate>>(
        testing::coordinate_on(document.map().grid())));
    std::erase_if(spaces, [&](Coordinate at) { return !document.symmetry()->closes_at(at); });
    return spaces;
}

RC_GTEST_PROP(Symmetry, StaysWhateverIsPaintedReplacedMendedOrLocked, ()) {
    Document document = symmetric_document();
    const Selection spaces = closed_spaces(document);
    const Space to = *rc::gen::elementOf(map::all_spaces);
    switch (*rc::gen::inRange(0, 4)) {
    case 0:
        document.step("paint", [&] { document.paint(spaces, to); });
        break;
    case 1:
        replace_kind(document, spaces, *rc::gen::elementOf(map::all_spaces), {to});
        break;
    case 2: {
        map::Map like = document.map();
        for (const Coordinate at : spaces) {
            like.set(at, *rc::gen::elementOf(map::all_spaces));
        }
        paint_like(document, like, "mend");
        break;
    }
    default:
        lock(document, spaces);
        document.step("paint", [&] { document.paint(closed_spaces(document), to); });
    }
    RC_ASSERT(asymmetric_spaces(document.map(), *document.symmetry()).empty());
}

TEST(AsymmetricSpaces, AreAllImagesOfWhatIsPaintedOnOneSideOnly) {
    map::Map map({9, 10}); // a half turn closes on an even number of rows
    map.set({2, 3}, Space::Forest);
    const hex::Symmetric half = hex::around_middle(map.grid(), {2});
    ASSERT_EQ(half.images({{2, 3}}).size(), 2u);
    EXPECT_EQ(asymmetric_spaces(map, half), half.images({{2, 3}}));
    EXPECT_TRUE(asymmetric_spaces(made_symmetric(map, half, {0, 0}), half).empty());
    EXPECT_EQ(made_symmetric(map, half, {0, 0}).all(Space::Forest).size(), 2u);
    EXPECT_EQ(made_symmetric(map, half, {8, 8}).all(Space::Forest).size(), 0u);
}

} // namespace

} // namespace pampas::document
