#include "editor/desktop/frame/comeback.h"
#include "editor/recovery/journal.h"
#include "engine/formats/format.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/session/named_map.h"
#include "tests/engine/random_maps.h"

#include <rapidcheck/gtest.h>
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
        offer_unsaved_work(context());
        testing::settle();
    }
    /// Destroys the window in the same way; the next opens everything again.
    void kill_and_bring_back() {
        start();
        bring_back_all(context());
        testing::settle();
    }
    /// What is to come back of every map.
    struct Seen {
        map::Map map;
        bool modified = false;
        std::optional<session::Place> place;
        std::optional<hex::Symmetric> symmetry;
    };
    std::vector<Seen> seen() const {
        std::vector<Seen> all;
        for (std::size_t number = 0; number < count(); ++number) {
            const session::Session& session = context().maps().session(number);
            const hex::Symmetric* symmetric = session.document().symmetry();
            all.push_back({session.map(), session.document().modified(),
                           session::place_of(session.origin()),
                           symmetric ? std::optional(*symmetric) : std::nullopt});
        }
        return all;
    }
};

/// Opens or changes maps in one of the ways that there are.
void work_on(OpenMaps& maps, const std::filesystem::path& folder) {
    document::Document& document = maps.session().document();
    switch (*rc::gen::inRange(0, 8)) {
    case 0:
        maps.open_unsaved(*testing::any_map());
        break;
    case 1:
        maps.open_new(*testing::any_map());
        break;
    case 2:
        maps.open({*testing::any_map(), session::MapFile{folder / "map.json"}});
        break;
    case 3:
        document.replace(*testing::any_map(), "repair");
        break;
    case 4:
        document.undo();
        break;
    case 5:
        maps.show(*rc::gen::inRange<std::size_t>(0, maps.count()));
        break;
    case 6:
        maps.session().save_in(session::MapFile{folder / "saved.json"});
        maps.saved({});
        break;
    default:
        document.step("paint", [&] {
            document.paint({*testing::coordinate_on(document.map().grid())}, Space::Market);
        });
    }
}

std::vector<std::string> written(std::vector<map::Map> maps) {
    std::vector<std::string> lines;
    for (const map::Map& map : maps) {
        lines.push_back(formats::format_named("json")->write(map));
    }
    std::ranges::sort(lines);
    return lines;
}

RC_GTEST_PROP(OpenMaps, EverythingMarkedAsUnsavedIsOnDisk, ()) {
    const testing::TemporaryFolder folder;
    OpenMaps maps(folder / "state", [](const std::string& line) { RC_FAIL(line); });
    for (int left = *rc::gen::inRange(1, 20); left > 0; --left) {
        work_on(maps, folder.path());
        std::vector<map::Map> marked;
        for (std::size_t number = 0; number < maps.count(); ++number) {
            if (maps.modified(number)) {
                marked.push_back(maps.session(number).map());
            }
        }
        std::vector<map::Map> kept;
        for (const recovery::Work& work : recovery::all_unsaved(folder / "state")) {
            kept.push_back(work.state.map);
        }
        RC_ASSERT(written(kept) == written(marked));
    }
}

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

TEST_F(OpenMapsTest, WithoutAFolderForWorkTheUserIsWarned) {
    start({});
    testing::press_key('3');
    click_space({2, 2});
    EXPECT_EQ(at({2, 2}), map::Space::Forest);
    EXPECT_THAT(status(0).utf8_string(),
                ::testing::HasSubstr("cannot be kept: there is no folder"));
    click_space({3, 3});
    EXPECT_THAT(status(0).utf8_string(), ::testing::HasSubstr("cannot be kept"));
}

TEST_F(OpenMapsTest, EachMapOpensInATabOfItsOwn) {
    open(session::named("One"), "One.json");
    EXPECT_EQ(count(), 1u) << "the blank map that nobody touched gives way";
    open(session::named("Two"), "Two.json");
    context().maps().open_unsaved(session::named("Three"));
    context().maps().open_new(session::named("Four"));
    open(session::named("Five"), "Five.json");
    EXPECT_EQ(count(), 5u);
    EXPECT_EQ(context().maps().session(0).map(), session::named("One"));
    EXPECT_EQ(context().maps().session(3).map(), session::named("Four"));
    context().maps().open_new(session::named("Four"));
    EXPECT_EQ(count(), 5u) << "it is there, and nobody has changed it";
    EXPECT_EQ(shown(), "Four");
}

TEST_F(OpenMapsTest, AllTabsComeBackAsTheyWere) {
    edit("Edited");
    open(session::named("Saved"), "Saved.json");
    document().set_symmetry({2, true, false}, {5, 4});
    canvas().zoom(2);
    const hex::Point middle = canvas().viewport().seen();
    const double side = canvas().viewport().view().side;
    context().maps().open_unsaved(session::named("Pasted"));
    document().set_symmetry({3, false, false}, {4, 6});
    context().maps().open_new(session::named("New"));
    context().maps().show(1);
    testing::settle();
    const auto before = seen();
    ASSERT_EQ(before.size(), 4u);
    prompt.found_answer = {FoundWorkAnswer::Open, {0, 1}};
    for (int time = 0; time < 2; ++time) {
        kill_and_bring_back();
        const auto after = seen();
        ASSERT_EQ(after.size(), before.size());
        for (std::size_t number = 0; number < before.size(); ++number) {
            EXPECT_EQ(after[number].map, before[number].map);
            EXPECT_EQ(after[number].modified, before[number].modified);
            EXPECT_EQ(after[number].place, before[number].place);
            EXPECT_EQ(after[number].symmetry, before[number].symmetry) << number;
        }
        EXPECT_EQ(context().maps().current(), 1u);
        EXPECT_NEAR(canvas().viewport().seen().x, middle.x, 1e-6);
        EXPECT_NEAR(canvas().viewport().seen().y, middle.y, 1e-6);
        EXPECT_NEAR(canvas().viewport().view().side, side, 1e-6);
    }
}

TEST_F(OpenMapsTest, FilesThatAreGoneAreSaid) {
    open(session::named("One"), "One.json");
    open(session::named("Two"), "Two.json");
    std::filesystem::remove(folder / "One.json");
    kill_and_bring_back();
    EXPECT_EQ(count(), 1u);
    EXPECT_EQ(shown(), "Two");
    EXPECT_THAT(status(0).utf8_string(), ::testing::HasSubstr("One.json"));
    EXPECT_THAT(prompt.errors, IsEmpty());
}

TEST_F(OpenMapsTest, WorkThatWaitsOrIsForgottenDoesNotComeBackByItself) {
    edit("One");
    context().maps().open_unsaved(session::named("Pasted"));
    testing::settle();
    kill_and_bring_back();
    EXPECT_EQ(count(), 1u) << "both wait";
    EXPECT_EQ(shown(), "");
    edit("Two");
    prompt.found_answer = {FoundWorkAnswer::Forget, {0, 1, 2}};
    kill_and_bring_back();
    EXPECT_THAT(prompt.found_works, SizeIs(3));
    EXPECT_EQ(map(), session::named("Two")) << "as its file has it";
    EXPECT_FALSE(document().modified());
    EXPECT_THAT(unsaved(), IsEmpty());
}

TEST_F(OpenMapsTest, AfterClosingTheWindowSavedMapsComeBack) {
    edit("One");
    open(session::named("Two"), "Two.json");
    context().maps().open_unsaved(session::named("Pasted"));
    prompt.unsaved_answer = Unsaved::Discard;
    testing::settle();
    frame->Close();
    frame = nullptr;
    testing::settle();
    kill_and_bring_back();
    EXPECT_EQ(count(), 2u);
    EXPECT_EQ(context().maps().session(0).map(), session::named("One"));
    EXPECT_EQ(context().maps().session(1).map(), session::named("Two"));
    EXPECT_THAT(prompt.found_works, IsEmpty());
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
