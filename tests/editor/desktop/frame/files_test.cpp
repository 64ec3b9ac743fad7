#include "editor/desktop/panels/library_panel.h"
#include "engine/files/file.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"
#include "engine/library/library.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using library::Access;
using library::Library;
using map::Space;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

map::Map named(const std::string& name, Space fill = Space::Pampas) {
    map::Map map({8, 6}, fill);
    map.details().name = name;
    return map;
}

class FilesTest : public testing::Desk {
  protected:
    void SetUp() override {
        Library(library_file, Access::Create).add(named("Honey"));
        context().open(session::LibraryFile{library_file});
        testing::settle();
    }
    void open_honey() {
        context().open(library::NamedMap{library_file, "Honey"});
        testing::settle();
    }
    map::Map kept(const std::string& name) const {
        return Library(library_file, Access::Read).load(name).map;
    }
    wxMenu& recent_menu() const { return *item("File", "Open recent").GetSubMenu(); }
    std::vector<std::string> recent() const {
        std::vector<std::string> result;
        for (const wxMenuItem* item : recent_menu().GetMenuItems()) {
            result.push_back(item->GetItemLabelText().utf8_string());
        }
        return result;
    }

    const std::filesystem::path library_file = folder / "maps.pampas";
};

TEST_F(FilesTest, AMapOfALibraryIsSavedThereAsARevision) {
    open_honey();
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
    testing::press_key('9');
    click_space({3, 3});
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_FALSE(document().modified());
    EXPECT_EQ(kept("Honey"), map());
    EXPECT_THAT(Library(library_file, Access::Read).history("Honey"), SizeIs(2));
}

TEST_F(FilesTest, ANewerRevisionStaysAndOursIsKeptUnderAnotherName) {
    open_honey();
    click_space({3, 3});
    Library(library_file, Access::Write).add(named("Honey", Space::Water));

    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(prompt.conflicts, ElementsAre("Honey"));
    EXPECT_EQ(prompt.newest_seen->map, named("Honey", Space::Water)) << "the other is shown";
    EXPECT_TRUE(document().modified()) << "the user gave up, nothing is lost";
    EXPECT_EQ(kept("Honey"), named("Honey", Space::Water));

    prompt.conflict_answer = Conflict::KeepBoth;
    prompt.name_answer = "Mine";
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_EQ(prompt.proposed_name, "Honey (2)");
    EXPECT_FALSE(document().modified());
    EXPECT_EQ(title(), "Mine – maps.pampas – Pampas");
    EXPECT_EQ(kept("Mine"), map());
    EXPECT_EQ(kept("Honey"), named("Honey", Space::Water));
}

TEST_F(FilesTest, AMapIsSavedWithANote) {
    EXPECT_FALSE(item("File", "Save with a note…").IsEnabled()) << "it is in no library";
    open_honey();
    testing::press_key('9');
    click_space({3, 3});
    testing::press_key('S', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_TRUE(document().modified()) << "the user gave up";
    prompt.note_answer = "a pond";
    testing::press_key('S', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_FALSE(document().modified());
    EXPECT_EQ(Library(library_file, Access::Read).history("Honey")[0].note, "a pond");
}

/// Another program has saved the open map, which has changes.
class SaveConflict : public FilesTest {
  protected:
    void SetUp() override {
        FilesTest::SetUp();
        open_honey();
        click_space({3, 3});
        mine = map();
        Library(library_file, Access::Write).add(named("Honey", Space::Water));
    }
    void save(Conflict answer) {
        prompt.conflict_answer = answer;
        testing::press_key('S', wxMOD_CONTROL);
    }
    std::size_t revisions() const {
        return Library(library_file, Access::Read).history("Honey").size();
    }

    map::Map mine;
};

TEST_F(SaveConflict, TheOtherStateIsTakenAndUndoBringsMineBack) {
    save(Conflict::Reload);
    EXPECT_EQ(map(), named("Honey", Space::Water));
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
    EXPECT_EQ(revisions(), 2U);
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(map(), mine);
    EXPECT_EQ(title(), "● Honey – maps.pampas – Pampas");
    save(Conflict::Cancel);
    EXPECT_THAT(prompt.conflicts, SizeIs(1)) << "the newest revision has been seen";
    EXPECT_EQ(kept("Honey"), mine);
}

TEST_F(SaveConflict, MineBecomesTheNextRevision) {
    save(Conflict::SaveMine);
    EXPECT_EQ(kept("Honey"), mine);
    EXPECT_EQ(revisions(), 3U);
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
}

TEST_F(SaveConflict, BothChangesBecomeTheNextRevision) {
    map::Map theirs = Library(library_file, Access::Read).load("Honey", 1).map;
    theirs.set({3, 3}, Space::Market);
    theirs.set({0, 0}, Space::Swamp);
    Library(library_file, Access::Write).add(theirs);
    save(Conflict::Merge);
    EXPECT_EQ(at({3, 3}), mine.at({3, 3}));
    EXPECT_EQ(at({0, 0}), Space::Swamp);
    EXPECT_EQ(kept("Honey"), map());
    EXPECT_EQ(revisions(), 4U);
    EXPECT_THAT(canvas().outlined(Outline::Finding), ElementsAre(hex::Coordinate{3, 3}));
    EXPECT_TRUE(status(0).StartsWith("Merged with revision 3; 1 space")) << status(0);
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(map(), mine);
}

TEST_F(SaveConflict, ANoteGoesWithMine) {
    prompt.note_answer = "a pond";
    prompt.conflict_answer = Conflict::SaveMine;
    testing::press_key('S', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_EQ(Library(library_file, Access::Read).history("Honey")[0].note, "a pond");
}

TEST_F(SaveConflict, ANoteGoesWithMineUnderAnotherName) {
    prompt.note_answer = "a pond";
    prompt.conflict_answer = Conflict::KeepBoth;
    prompt.name_answer = "Honey (2)";
    testing::press_key('S', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_EQ(Library(library_file, Access::Read).history("Honey (2)")[0].note, "a pond");
}

TEST_F(SaveConflict, ARemovedMapIsSavedAnew) {
    Library(library_file, Access::Write).remove("Honey");
    save(Conflict::SaveMine);
    EXPECT_FALSE(prompt.newest_seen);
    EXPECT_EQ(kept("Honey"), mine);
    EXPECT_EQ(revisions(), 1U);
}

TEST_F(SaveConflict, TheWindowStaysWhenTheOtherStateIsTakenAtClosing) {
    prompt.unsaved_answer = Unsaved::Save;
    prompt.conflict_answer = Conflict::Reload;
    EXPECT_FALSE(frame->Close()) << "undo is still to be had";
    EXPECT_EQ(map(), named("Honey", Space::Water));
}

TEST_F(FilesTest, RevertingTakesTheMapAsItIsKept) {
    EXPECT_FALSE(item("File", "Revert").IsEnabled()) << "the map is kept nowhere";
    open_honey();
    click_space({3, 3});
    const map::Map painted = map();
    testing::press_key(WXK_F12);
    EXPECT_EQ(map(), named("Honey"));
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(map(), painted);
    EXPECT_EQ(title(), "● Honey – maps.pampas – Pampas");
    std::filesystem::remove(library_file);
    testing::press_key(WXK_F12);
    EXPECT_THAT(prompt.errors, SizeIs(1));
    EXPECT_EQ(map(), painted);
}

TEST_F(FilesTest, AMapKeptNowhereIsSavedInTheLibraryUnderAName) {
    prompt.map_answer = named("");
    testing::press_key('N', wxMOD_CONTROL);
    EXPECT_EQ(title(), "Untitled – Pampas");
    click_space({2, 2});
    prompt.name_answer = "Bees";
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_EQ(kept("Bees"), map());
    EXPECT_EQ(map().details().name, "Bees");
    EXPECT_EQ(title(), "Bees – maps.pampas – Pampas");
}

TEST_F(FilesTest, AMapThatHasANameIsSavedUnderIt) {
    prompt.map_answer = named("Bees");
    testing::press_key('N', wxMOD_CONTROL);
    click_space({2, 2});
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_EQ(prompt.proposed_name, "") << "nobody asks for its name again";
    EXPECT_EQ(kept("Bees"), map());
    EXPECT_EQ(title(), "Bees – maps.pampas – Pampas");
}

TEST_F(FilesTest, WhatIsSaidGoesWithTheStateItIsOf) {
    const wxString tool = status(0);
    open_honey();
    click_space({2, 2});
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(status(0).utf8_string(), HasSubstr("Saved: "));
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(status(0), tool) << "that state is undone";
    testing::press_key('Y', wxMOD_CONTROL);
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(status(0).utf8_string(), HasSubstr("Saved: "));
    open(named("Other"), "other.json");
    EXPECT_EQ(status(0), tool) << "another map is current";
}

TEST_F(FilesTest, ANameThatIsTakenIsNotOverwritten) {
    prompt.map_answer = named("", Space::Forest);
    testing::press_key('N', wxMOD_CONTROL);
    prompt.name_answer = "Honey";
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(prompt.conflicts, SizeIs(1));
    EXPECT_EQ(kept("Honey"), named("Honey"));
}

TEST_F(FilesTest, SavesInFilesOfEitherFormat) {
    open_honey();
    click_space({2, 2});
    files.answers = {folder / "copy.haz"};
    testing::press_key('S', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_EQ(files.proposed, "Honey.json");
    EXPECT_EQ(title(), "Honey – copy.haz – Pampas");
    EXPECT_EQ(testing::bytes_of(folder / "copy.haz"), formats::write_haz(map()));
    EXPECT_EQ(kept("Honey"), named("Honey")) << "the library has its own";
}

TEST_F(FilesTest, AFailedSaveLosesNothing) {
    open(named("Honey"), "honey.json");
    click_space({2, 2});
    const map::Map painted = map();
    std::filesystem::remove(folder / "honey.json");
    std::filesystem::create_directory(folder / "honey.json");
    testing::press_key('S', wxMOD_CONTROL);
    ASSERT_THAT(prompt.errors, SizeIs(1));
    EXPECT_THAT(prompt.errors[0], HasSubstr("honey.json"));
    EXPECT_TRUE(document().modified());
    EXPECT_EQ(map(), painted);
    prompt.unsaved_answer = Unsaved::Save;
    EXPECT_FALSE(frame->Close()) << "nor does closing lose it";
}

TEST_F(FilesTest, BadFilesAreReportedAndChangeNothing) {
    open_honey();
    testing::put(folder / "bad.json", "{ \"format\": ");
    testing::put(folder / "bad.haz", "[Control]\r\nVersion=7\r\n");
    testing::put(folder / "bad.pampas", "no database");
    for (const char* name : {"bad.json", "bad.haz", "missing.json", "missing.pampas#Bees"}) {
        open_at(folder / name);
    }
    context().open(library::NamedMap{library_file, "Bees"});
    EXPECT_THAT(prompt.errors, SizeIs(5));
    EXPECT_EQ(map(), named("Honey"));
    open_at(folder / "bad.pampas");
    EXPECT_EQ(map(), named("Honey"));
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
}

TEST_F(FilesTest, MapsStayOpenBesideTheNextOne) {
    open_honey();
    click_space({3, 3});
    const map::Map painted = map();
    file("other.json", named("Other"));
    open_at(folder / "other.json");
    EXPECT_EQ(map(), named("Other"));
    prompt.map_answer = named("New");
    testing::press_key('N', wxMOD_CONTROL);
    EXPECT_EQ(map(), named("New"));
    EXPECT_EQ(context().maps().count(), 3u);
    testing::press_key(WXK_PAGEUP, wxMOD_CONTROL);
    EXPECT_EQ(map(), named("Other"));
    testing::press_key(WXK_PAGEUP, wxMOD_CONTROL);
    EXPECT_EQ(map(), painted);
    EXPECT_THAT(prompt.asked_to_save, ElementsAre());
}

TEST_F(FilesTest, ImportedMapsAreKeptNowhere) {
    const auto path = file("outside.haz", named("Outside"));
    const std::string before = testing::bytes_of(path);
    files.answers = {path};
    testing::press_key('I', wxMOD_CONTROL);
    EXPECT_EQ(title(), "● Outside – Pampas");
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_EQ(kept("Outside").spaces().size(), map().spaces().size());
    EXPECT_EQ(testing::bytes_of(path), before);
}

TEST_F(FilesTest, WhatWasOpenedLastIsOfferedAgainAfterARestart) {
    open(named("First & best"), "first.json");
    open(named("second"), "second.json");
    open_honey();
    start();
    EXPECT_THAT(recent(), ElementsAre("1 Honey – maps.pampas", "2 second.json",
                                      "3 First & best – first.json", "4 maps.pampas (library)"));
    EXPECT_EQ(recent_menu().GetHelpString(wxID_FILE1), library_file.string() + "#Honey")
        << "the status bar tells where it is";
    wxCommandEvent chosen(wxEVT_MENU, wxID_FILE1 + 2);
    recent_menu().ProcessEvent(chosen);
    EXPECT_EQ(map(), named("First & best"));
    EXPECT_EQ(recent()[0], "1 First & best – first.json") << "it is the last one now";
}

TEST_F(FilesTest, WhatIsNotThereAnyMoreIsNotOfferedAgain) {
    open(named("First"), "first.json");
    std::filesystem::remove(folder / "first.json");
    start();
    wxCommandEvent chosen(wxEVT_MENU, wxID_FILE1);
    recent_menu().ProcessEvent(chosen);
    EXPECT_THAT(prompt.errors, SizeIs(1));
    EXPECT_THAT(recent(), ElementsAre("1 maps.pampas (library)"));
    std::filesystem::remove(library_file);
    open_at(library_file);
    EXPECT_THAT(recent(), ElementsAre("1 maps.pampas (library)"));
}

TEST_F(FilesTest, TheLibraryShownLastIsShownAgain) {
    start();
    context().show_last_library();
    EXPECT_EQ(context().library(), library_file);
}

TEST_F(FilesTest, WhatCannotBeShownIsNotTheLibraryShownLast) {
    testing::put(folder / "bad.pampas", "no database");
    for (const char* name : {"bad.pampas", "missing.pampas"}) {
        open_at(folder / name);
        EXPECT_EQ(context().library(), folder / name) << "it is told what is wrong";
        EXPECT_THAT(recent(), ElementsAre("1 maps.pampas (library)"));
        start();
        context().show_last_library();
        EXPECT_EQ(context().library(), library_file);
    }
}

TEST_F(FilesTest, ALibraryIsRememberedAsSoonAsItIsMade) {
    open_at(folder / "new.pampas");
    prompt.name_answer = "Bees";
    testing::press_key('L', wxMOD_CONTROL);
    start();
    context().show_last_library();
    EXPECT_EQ(context().library(), folder / "new.pampas");
}

TEST_F(FilesTest, ALibraryIsTheSameFromEverywhere) {
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    open_at("./maps.pampas");
    start();
    std::filesystem::current_path(before);
    context().show_last_library();
    EXPECT_EQ(context().library(), library_file);
}

TEST_F(FilesTest, ThePanelFollowsAMapOfAnotherLibrary) {
    const auto other = folder / "other.pampas";
    Library(other, Access::Create).add(named("Nectar"));
    open_at(other.string() + "#Nectar");
    EXPECT_EQ(context().library(), other);
    EXPECT_EQ(the<LibraryPanel>().selected(), "Nectar");
    start();
    context().show_last_library();
    EXPECT_EQ(context().library(), other);
}

/// The window's own panel removes the open map.
class OpenMapRemoved : public FilesTest {
  protected:
    void SetUp() override {
        FilesTest::SetUp();
        open_honey();
        panel().remove_selected();
    }
    LibraryPanel& panel() const { return testing::field<LibraryPanel>(*frame); }
};

TEST_F(OpenMapRemoved, IsUnsavedWorkThatDoesNotGoWithoutAQuestion) {
    EXPECT_EQ(title(), "● Honey – Pampas");
    EXPECT_FALSE(frame->Close());
    EXPECT_THAT(prompt.asked_to_save, ElementsAre("Honey"));
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_EQ(kept("Honey"), map());
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
    EXPECT_EQ(panel().selected(), "Honey");
}

TEST_F(OpenMapRemoved, IsUnsavedBehindAnotherMapToo) {
    panel().undo_removal();
    click_space({3, 3});
    testing::press_key('S', wxMOD_CONTROL);
    open(named("Nectar"), "nectar.json");
    panel().select("Honey");
    panel().remove_selected();
    EXPECT_EQ(title(), "Nectar – nectar.json – Pampas");
    EXPECT_FALSE(frame->Close());
    EXPECT_THAT(prompt.asked_to_save, ElementsAre("Honey"));
    EXPECT_EQ(title(), "● Honey – Pampas");
    panel().undo_removal();
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
}

TEST_F(OpenMapRemoved, IsKeptAgainOnceTheRemovalIsUndone) {
    panel().undo_removal();
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
    click_space({3, 3});
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(prompt.conflicts, ElementsAre());
    EXPECT_THAT(Library(library_file, Access::Read).history("Honey"), SizeIs(2));
}

TEST_F(FilesTest, RenamingTheOpenMapInTheLibraryRenamesItHere) {
    open_honey();
    Library(library_file, Access::Write).rename("Honey", "Bees");
    context().maps().follow([&](session::Session& open) {
        return open.renamed({library_file, "Honey"}, "Bees");
    });
    EXPECT_EQ(title(), "Bees – maps.pampas – Pampas");
    click_space({3, 3});
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(prompt.errors, ElementsAre());
    EXPECT_EQ(kept("Bees"), map());
}

TEST_F(FilesTest, ARevisionRestoredInTheLibraryIsShown) {
    Library(library_file, Access::Write).add(named("Honey", Space::Water));
    open_honey();
    Library(library_file, Access::Write).restore("Honey", 1);
    context().maps().follow([&](session::Session& open) {
        return open.restored({library_file, "Honey"}, 1);
    });
    EXPECT_EQ(map(), named("Honey"));
    EXPECT_EQ(title(), "Honey – maps.pampas – Pampas");
    click_space({3, 3});
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(prompt.conflicts, ElementsAre());
    EXPECT_EQ(kept("Honey"), map());
}

TEST_F(FilesTest, ARevisionIsShownThoughThereAreChangesAndUndoBringsThemBack) {
    Library(library_file, Access::Write).add(named("Honey", Space::Water));
    open_honey();
    testing::press_key('3');
    click_space({3, 3});
    const map::Map painted = map();
    Library(library_file, Access::Write).restore("Honey", 1);
    context().maps().follow([&](session::Session& open) {
        return open.restored({library_file, "Honey"}, 1);
    });
    EXPECT_EQ(map(), named("Honey"));
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(map(), painted);
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(prompt.conflicts, ElementsAre());
    EXPECT_EQ(kept("Honey"), painted);
}

TEST_F(FilesTest, AMapThatIsImportedIsOpenedOnce) {
    int opened = 0;
    const Connection opens = context().maps().switched.connect([&] {
        ++opened;
        EXPECT_TRUE(document().modified());
    });
    context().maps().open_unsaved(named("Honey"));
    EXPECT_EQ(opened, 1);
}

} // namespace
} // namespace pampas::desktop
