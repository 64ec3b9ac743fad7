#include "editor/recovery/journal.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/session/named_map.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

using map::Space;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class OpenMapsTest : public testing::Desk {
  protected:
    /// Opens a map and paints on it.
    void edit(const std::string& name) {
        open(session::named(name), name + ".json");
        click_space({2, 2});
        ASSERT_TRUE(document().modified());
    }
    std::size_t count() const { return context().maps().count(); }
    std::string shown() const { return map().details().name; }
    void next() { testing::press_key(WXK_PAGEDOWN, wxMOD_CONTROL); }
    void close_map() { testing::press_key('W', wxMOD_CONTROL); }
    std::vector<recovery::Work> unsaved() const { return recovery::all_unsaved(folder / "state"); }
    /// Destroys the window without a question, as when the program is killed.
    void kill_and_start_again() {
        start();
        frame->commands().offer_unsaved_work();
        testing::settle();
    }
};

TEST_F(OpenMapsTest, EachHasItsOwnHistoryAndView) {
    edit("One");
    canvas().zoom(3);
    const double side = canvas().viewport().view().side;
    edit("Two");
    edit("Three");
    ASSERT_EQ(count(), 3u);
    next();
    EXPECT_EQ(shown(), "One");
    EXPECT_EQ(canvas().viewport().view().side, side);
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_FALSE(document().modified());
    next();
    EXPECT_EQ(shown(), "Two");
    EXPECT_TRUE(document().modified());
    EXPECT_EQ(context().maps().title(0), "One");
    EXPECT_EQ(context().maps().title(2), "● Three");
}

TEST_F(OpenMapsTest, WithoutAFolderForWorkTheUserIsWarnedOnce) {
    start({});
    testing::press_key('3');
    click_space({2, 2});
    EXPECT_EQ(at({2, 2}), map::Space::Forest);
    EXPECT_THAT(status(0).utf8_string(),
                ::testing::HasSubstr("cannot be kept: there is no folder"));
}

TEST_F(OpenMapsTest, AMapThatIsOpenIsShownInsteadOfOpenedTwice) {
    edit("One");
    edit("Two");
    open_at(folder / "One.json");
    EXPECT_EQ(shown(), "One");
    EXPECT_EQ(count(), 2u);
    EXPECT_TRUE(document().modified());
}

TEST_F(OpenMapsTest, ClosingOneAsksAndLeavesTheOthers) {
    edit("One");
    edit("Two");
    close_map();
    EXPECT_EQ(count(), 2u) << "the user gave up";
    prompt.unsaved_answer = Unsaved::Discard;
    close_map();
    EXPECT_EQ(shown(), "One");
    close_map();
    EXPECT_EQ(count(), 1u);
    EXPECT_EQ(shown(), "");
    EXPECT_THAT(prompt.asked_to_save, ElementsAre("Two", "Two", "One"));
    EXPECT_THAT(unsaved(), IsEmpty());
}

TEST_F(OpenMapsTest, ClosingTheWindowAsksForEach) {
    edit("One");
    edit("Two");
    frame->Close();
    EXPECT_THAT(prompt.asked_to_save, ElementsAre("One")) << "and the user gave up";
    prompt.unsaved_answer = Unsaved::Discard;
    frame->Close();
    frame = nullptr;
    testing::settle();
    EXPECT_THAT(prompt.asked_to_save, ElementsAre("One", "One", "Two"));
    EXPECT_THAT(unsaved(), IsEmpty());
}

TEST_F(OpenMapsTest, UnsavedWorkComesBackWithItsHistory) {
    edit("One");
    const map::Map one = map();
    edit("Two");
    click_space({3, 3});
    const map::Map two = map();
    prompt.found_answer = {FoundWorkAnswer::Open, {0, 1}};
    kill_and_start_again();
    ASSERT_THAT(prompt.found_works, SizeIs(2));
    ASSERT_EQ(count(), 2u);
    for (const auto& [expected, steps] : {std::pair(one, 1), std::pair(two, 2)}) {
        if (map() != expected) {
            next();
        }
        EXPECT_EQ(map(), expected);
        EXPECT_TRUE(document().modified());
        for (int step = 0; step < steps; ++step) {
            testing::press_key('Z', wxMOD_CONTROL);
        }
        EXPECT_EQ(map(), session::named(expected.details().name));
        EXPECT_FALSE(document().history().can_undo());
        EXPECT_FALSE(document().modified());
    }
}

TEST_F(OpenMapsTest, WorkThatWasSavedOrGivenUpIsNotOffered) {
    edit("One");
    testing::press_key('S', wxMOD_CONTROL);
    kill_and_start_again();
    EXPECT_THAT(prompt.found_works, IsEmpty());
    edit("One");
    prompt.found_answer = {FoundWorkAnswer::Forget, {0}};
    kill_and_start_again();
    EXPECT_THAT(prompt.found_works, SizeIs(1));
    prompt.found_works.clear();
    kill_and_start_again();
    EXPECT_THAT(prompt.found_works, IsEmpty());
    EXPECT_THAT(unsaved(), IsEmpty());
}

TEST_F(OpenMapsTest, WorkThatWaitsIsOfferedAgain) {
    edit("One");
    kill_and_start_again();
    prompt.found_works.clear();
    kill_and_start_again();
    EXPECT_THAT(prompt.found_works, SizeIs(1));
}

TEST_F(OpenMapsTest, WorkOfTheKeyboardAndOfCommandsIsKeptToo) {
    open(session::named("One"));
    testing::press_key(WXK_RETURN);
    testing::press_key('R', wxMOD_CONTROL);
    testing::press_key('Z', wxMOD_CONTROL);
    ASSERT_THAT(unsaved(), SizeIs(1));
    EXPECT_EQ(unsaved()[0].state.map, map());
    EXPECT_EQ(unsaved()[0].history.labels(), document().history().labels());
    EXPECT_EQ(unsaved()[0].history.done(), 1u);
}

} // namespace
} // namespace pampas::desktop
