#include "editor/document/document.h"
#include "engine/map/transform.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::document {
namespace {

using map::Map;
using map::Space;

/// Makes one random edit of any kind.
void edit(Document& document) {
    const hex::Grid grid = document.map().grid();
    switch (*rc::gen::inRange(0, 6)) {
    case 0:
    case 1: {
        document.begin_stroke("paint");
        const int dabs = *rc::gen::inRange(1, 4);
        for (int dab = 0; dab < dabs; ++dab) {
            const auto spaces =
                *rc::gen::container<std::vector<hex::Coordinate>>(testing::coordinate_on(grid));
            document.paint(spaces, *rc::gen::elementOf(map::all_spaces));
        }
        document.end_stroke();
        break;
    }
    case 2:
        document.replace(map::moved(document.map(),
                                    *rc::gen::element(hex::Motion::Rotate90, hex::Motion::MirrorX)),
                         "move");
        break;
    case 3:
        document.replace(map::reframed(document.map(), {*rc::gen::inRange(-2, 3), 0},
                                       *rc::gen::inRange(1, 10), *rc::gen::inRange(1, 10),
                                       Space::Void),
                         "resize");
        break;
    case 4:
        document.replace(map::decided(document.map(), 1), "decide");
        break;
    default:
        map::Details details = document.map().details();
        details.name = *rc::gen::element<std::string>("one", "two", "three");
        document.set_details(details, "rename");
    }
}

RC_GTEST_PROP(Document, HundredsOfEditsGoBackToTheStartAndForwardAgain, ()) {
    const Map start = *testing::any_map();
    Document document(start);
    std::vector<Map> states{start};
    const int edits = *rc::gen::inRange(1, 300);
    for (int i = 0; i < edits; ++i) {
        edit(document);
        if (document.map() != states.back()) {
            states.push_back(document.map());
        }
    }
    RC_ASSERT(document.history().labels().size() == states.size() - 1);
    for (auto state = states.rbegin(); state != states.rend(); ++state) {
        RC_ASSERT(document.map() == *state);
        document.undo();
    }
    for (const Map& state : states) {
        RC_ASSERT(document.map() == state);
        document.redo();
    }
    document.go_to(states.size() / 2);
    RC_ASSERT(document.map() == states[states.size() / 2]);
}

RC_GTEST_PROP(Document, ListenersHearOfEveryChange, ()) {
    Document document(*testing::any_map());
    Map mirrored = document.map();
    document.on_change([&](const Change& change) {
        if (change.grid) {
            mirrored = document.map();
        } else if (change.details) {
            mirrored.details() = document.map().details();
        }
        for (const hex::Coordinate at : change.spaces) {
            mirrored.set(at, document.map().at(at));
        }
    });
    for (int i = 0; i < 20; ++i) {
        switch (*rc::gen::inRange(0, 3)) {
        case 0:
            document.undo();
            break;
        case 1:
            document.redo();
            break;
        default:
            edit(document);
        }
        RC_ASSERT(mirrored == document.map());
    }
}

class DocumentTest : public ::testing::Test {
  protected:
    void paint(hex::Coordinate at, Space space) {
        document.begin_stroke("Paint");
        document.paint(std::vector{at}, space);
        document.end_stroke();
    }
    Document document{Map({4, 4})};
};

TEST_F(DocumentTest, StrokeIsOneStep) {
    document.begin_stroke("Paint forest");
    document.paint(std::vector<hex::Coordinate>{{0, 0}, {1, 0}}, Space::Forest);
    document.paint(std::vector<hex::Coordinate>{{1, 0}, {2, 0}}, Space::Forest);
    document.end_stroke();
    EXPECT_EQ(document.history().labels(), std::vector<std::string>{"Paint forest"});
    document.undo();
    EXPECT_EQ(document.map(), Map({4, 4}));
}

TEST_F(DocumentTest, StepThatChangesNothingIsDropped) {
    paint({0, 0}, Space::Pampas);
    document.begin_stroke("There and back");
    document.paint(std::vector<hex::Coordinate>{{0, 0}}, Space::Forest);
    document.paint(std::vector<hex::Coordinate>{{0, 0}}, Space::Pampas);
    document.end_stroke();
    document.replace(document.map(), "Nothing");
    document.set_details(document.map().details(), "Nothing");
    EXPECT_TRUE(document.history().labels().empty());
    EXPECT_FALSE(document.modified());
}

TEST_F(DocumentTest, EachCallIsOneChange) {
    std::vector<Change> changes;
    document.on_change([&changes](const Change& change) { changes.push_back(change); });
    document.step("Two kinds", [this] {
        document.paint(std::vector<hex::Coordinate>{{1, 0}, {0, 0}}, Space::Forest);
        document.paint(std::vector<hex::Coordinate>{{1, 0}, {2, 0}}, Space::Water);
        document.select({{3, 3}});
    });
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.back().spaces, (std::vector<hex::Coordinate>{{0, 0}, {1, 0}, {2, 0}}));
    EXPECT_TRUE(changes.back().selection);
    document.repaint(Map({4, 4}), "Repaint");
    EXPECT_EQ(changes.size(), 2U);
    EXPECT_EQ(document.history().labels(), (std::vector<std::string>{"Two kinds", "Repaint"}));
    document.go_to(0);
    EXPECT_EQ(changes.size(), 3U);
    EXPECT_EQ(document.map(), Map({4, 4}));
    EXPECT_TRUE(document.selection().empty());
}

TEST_F(DocumentTest, CancelledStrokeLeavesNoTrace) {
    document.begin_stroke("Paint");
    document.paint(std::vector<hex::Coordinate>{{0, 0}}, Space::Forest);
    EXPECT_TRUE(document.modified());
    document.cancel_stroke();
    EXPECT_EQ(document.map(), Map({4, 4}));
    EXPECT_FALSE(document.modified());
    EXPECT_FALSE(document.history().can_undo());
}

TEST_F(DocumentTest, ModifiedMeansNotAtTheSavedStep) {
    paint({0, 0}, Space::Forest);
    EXPECT_TRUE(document.modified());
    document.mark_saved();
    EXPECT_FALSE(document.modified());
    document.undo();
    EXPECT_TRUE(document.modified());
    document.redo();
    EXPECT_FALSE(document.modified());
}

TEST_F(DocumentTest, ForkedHistoryForgetsTheSavedStep) {
    paint({0, 0}, Space::Forest);
    document.mark_saved();
    document.undo();
    paint({1, 1}, Space::Water);
    EXPECT_TRUE(document.modified());
    document.undo();
    document.redo();
    EXPECT_TRUE(document.modified());
}

TEST_F(DocumentTest, UndoAndRedoWithNothingToDoAreHarmless) {
    document.undo();
    document.redo();
    document.go_to(7);
    EXPECT_EQ(document.map(), Map({4, 4}));
}

} // namespace
} // namespace pampas::document
