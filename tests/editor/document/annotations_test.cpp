#include "editor/document/annotations.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::document {
namespace {

using hex::Coordinate;

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

} // namespace
} // namespace pampas::document
