#include "editor/desktop/dialogs/library_dialogs.h"
#include "editor/desktop/panels/library_list.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/row_list.h"
#include "editor/session/user_files.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/widgets/rows.h"
#include "tests/engine/child.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/fileconf.h>
#include <wx/frame.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;
using library::Access;
using library::Library;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

map::Map with_name(const std::string& name, map::Space fill = map::Space::Pampas) {
    map::Map map(hex::Grid{5, 4}, fill);
    map.details().name = name;
    return map;
}

class LibraryPanelTest : public ::testing::Test, protected testing::Surroundings {
  protected:
    void SetUp() override {
        Library maps(file, Access::Create);
        maps.add(with_name("Ararat"));
        maps.add(with_name("Bryce"));
        maps.add(with_name("Bryce", map::Space::Forest), "all forest");
        maps.add(with_name("Zion"));
        context().show_library(file);
        frame.SetClientSize(280, 420);
        frame.Layout();
        testing::show(frame);
    }

    LibraryList& list() { return testing::field<LibraryList>(panel); }
    std::vector<std::string> shown() {
        std::vector<std::string> names;
        for (const auto& entry : list().entries()) {
            names.push_back(entry.name);
        }
        return names;
    }
    std::string selected() {
        const auto* entry = list().selected_entry();
        return entry != nullptr ? entry->name : "";
    }
    std::vector<library::Entry> stored() const { return Library(file, Access::Read).list(); }
    void press(int key) {
        list().SetFocus();
        testing::press_key(key);
    }

    /// Opens the map of this name, so that it can follow changes in the library.
    void open(const std::string& name) {
        context().maps().open(session::open_map(library::NamedMap{file, name}));
        list().SetFocus();
    }
    const session::Origin& origin() const { return context().session().origin(); }

    const fs::path file = folder / "maps.pampas";
    wxFrame frame{nullptr, wxID_ANY, "test"};
    std::vector<std::string> opened;
    std::vector<std::string> compared;
    std::vector<std::string> run;
    std::vector<std::string>& errors = prompt.errors;
    Connections connections{
        context().open.connect([this](const session::Place& place) {
            opened.push_back(std::get<library::NamedMap>(place).name);
        }),
        context().compare.connect(
            [this](const library::NamedMap& map, int earlier, std::optional<int> later) {
                compared.push_back(map.name + " " + std::to_string(earlier) + " and " +
                                   (later ? std::to_string(*later) : "the open map"));
            }),
        context().run.connect([this](std::string_view action) { run.emplace_back(action); })};
    LibraryPanel& panel = *new LibraryPanel(&frame, context());
};

TEST_F(LibraryPanelTest, OpensMapsByMouseAndKeyboard) {
    EXPECT_EQ(list().entries(), stored());
    testing::double_click_row(list(), 2);
    EXPECT_THAT(opened, ElementsAre("Zion"));
    press(WXK_UP);
    press(WXK_RETURN);
    EXPECT_THAT(opened, ElementsAre("Zion", "Bryce"));
}

TEST_F(LibraryPanelTest, SearchesAsOneTypes) {
    auto& search = testing::field<wxSearchCtrl>(panel);
    panel.select("Zion");
    search.SetFocus();
    wxUIActionSimulator().Text("R");
    testing::settle();
    EXPECT_THAT(shown(), ElementsAre("Ararat", "Bryce"));
    EXPECT_EQ(selected(), "");
    testing::press_key(WXK_DOWN);
    testing::press_key(WXK_RETURN);
    EXPECT_THAT(opened, ElementsAre("Ararat"));
    search.SetFocus();
    testing::press_key(WXK_ESCAPE);
    EXPECT_EQ(list().entries(), stored());
    EXPECT_EQ(selected(), "Ararat");
}

TEST_F(LibraryPanelTest, FindsMapsByAllWords) {
    Library(file, Access::Write).add(with_name("Grand Canyon of Zion"));
    panel.refresh();
    testing::field<wxSearchCtrl>(panel).SetFocus();
    wxUIActionSimulator().Text("zi can");
    testing::settle();
    EXPECT_THAT(shown(), ElementsAre("Grand Canyon of Zion"));
}

TEST_F(LibraryPanelTest, SortsMaps) {
    {
        Library maps(file, Access::Write);
        map::Map large(hex::Grid{9, 9});
        large.details().name = "Denali";
        maps.add(large);
    }
    panel.refresh();
    panel.select("Bryce");
    const auto sort = [this](LibraryOrder order) {
        testing::choose(testing::field<wxChoice>(panel), static_cast<int>(order));
        return shown();
    };
    EXPECT_THAT(sort(LibraryOrder::Largest), ElementsAre("Denali", "Ararat", "Bryce", "Zion"));
    EXPECT_THAT(sort(LibraryOrder::Revisions), ElementsAre("Bryce", "Ararat", "Denali", "Zion"));
    EXPECT_THAT(sort(LibraryOrder::Name), ElementsAre("Ararat", "Bryce", "Denali", "Zion"));
    sort(LibraryOrder::Newest);
    EXPECT_TRUE(
        std::ranges::is_sorted(list().entries(), std::greater(), &library::Entry::modified));
    EXPECT_EQ(selected(), "Bryce");
}

TEST_F(LibraryPanelTest, RemembersOrderAndWords) {
    testing::choose(testing::field<wxChoice>(panel), static_cast<int>(LibraryOrder::Revisions));
    testing::field<wxSearchCtrl>(panel).SetValue("r");
    EXPECT_THAT(shown(), ElementsAre("Bryce", "Ararat"));
    context().closing();
    wxFrame other(nullptr, wxID_ANY, "other");
    auto& again = *new LibraryPanel(&other, context());
    context().show_library(file);
    EXPECT_EQ(testing::field<LibraryList>(again).entries(), list().entries());
    context().show_library(folder / "none.pampas");
    context().show_library(file);
    EXPECT_EQ(testing::field<LibraryList>(again).entries().size(), 3U) << "the words are gone";
}

TEST_F(LibraryPanelTest, CopiesMaps) {
    panel.select("Bryce");
    press(WXK_INSERT);
    EXPECT_EQ(selected(), "Bryce (2)");
    EXPECT_EQ(list().entries(), stored());
    EXPECT_EQ(Library(file, Access::Read).load("Bryce (2)").map,
              with_name("Bryce (2)", map::Space::Forest));
    EXPECT_EQ(list().selected_entry()->revision, 1);
}

TEST_F(LibraryPanelTest, ComparesWithTheOpenMap) {
    panel.select("Bryce");
    press(WXK_F7);
    EXPECT_THAT(compared, ElementsAre("Bryce 2 and the open map"));
}

TEST_F(LibraryPanelTest, NoticesWhatAnotherProgramDoes) {
    panel.select("Zion");
    const auto follows = [this](const std::function<void(Library&)>& work) {
        const int status = testing::in_child([&] {
            Library maps(file, Access::Write);
            work(maps);
            return 0;
        });
        return status == 0 && testing::wait_until([this] { return list().entries() == stored(); });
    };
    EXPECT_TRUE(follows([](Library& maps) { maps.add(with_name("Acadia")); }));
    EXPECT_THAT(shown(), ElementsAre("Acadia", "Ararat", "Bryce", "Zion"));
    EXPECT_EQ(selected(), "Zion");
    EXPECT_TRUE(follows([](Library& maps) { maps.add(with_name("Zion", map::Space::Swamp)); }));
    EXPECT_EQ(selected(), "Zion");
    EXPECT_TRUE(follows([](Library& maps) { maps.rename("Ararat", "Yosemite"); }));
    EXPECT_TRUE(follows([](Library& maps) { maps.remove("Zion"); }));
    EXPECT_EQ(selected(), "");
    fs::remove(file);
    EXPECT_TRUE(testing::wait_until([this] { return shown().empty(); }));
    EXPECT_THAT(errors, IsEmpty());
}

TEST_F(LibraryPanelTest, MakesPicturesOnlyOfWhatIsInSight) {
    {
        Library maps(file, Access::Write);
        for (int number = 100; number < 400; ++number) {
            maps.add(with_name("Map " + std::to_string(number)));
        }
    }
    panel.refresh();
    const auto ready = [this](std::size_t row) {
        return testing::wait_until([this, row] {
            return list().IsRowVisible(row) &&
                   list().pictures() >= list().GetVisibleRowsEnd() - list().GetVisibleRowsBegin();
        });
    };
    EXPECT_TRUE(ready(0));
    EXPECT_LT(list().pictures(), 20U);
    list().select(200);
    EXPECT_TRUE(ready(200));
    EXPECT_LT(list().pictures(), 40U);
}

TEST_F(LibraryPanelTest, KeepsPicturesUntilTheMapChanges) {
    const auto all_ready = [this] {
        return testing::wait_until([this] { return list().pictures() == stored().size(); });
    };
    EXPECT_TRUE(all_ready());
    panel.refresh();
    EXPECT_EQ(list().pictures(), 3U);
    Library(file, Access::Write).add(with_name("Zion", map::Space::Water));
    panel.refresh();
    EXPECT_EQ(list().pictures(), 2U);
    EXPECT_TRUE(all_ready());
}

TEST_F(LibraryPanelTest, Renames) {
    open("Bryce");
    panel.select("Bryce");
    testing::DialogUser user(
        {[](wxDialog& dialog) { testing::field<wxTextCtrl>(dialog).SetValue("Capitol Reef"); },
         [](wxDialog& dialog) { testing::press_button(dialog, wxID_OK); }});
    press(WXK_F2);
    EXPECT_TRUE(user.done());
    EXPECT_THAT(shown(), ElementsAre("Ararat", "Capitol Reef", "Zion"));
    EXPECT_EQ(list().entries(), stored());
    EXPECT_EQ(selected(), "Capitol Reef");
    EXPECT_EQ(context().session().title(), "Capitol Reef");
    EXPECT_EQ(Library(file, Access::Read).history("Capitol Reef").size(), 2U);
}

/// Removes Bryce.
class Removal : public LibraryPanelTest {
  protected:
    void SetUp() override {
        LibraryPanelTest::SetUp();
        open("Bryce");
        panel.select("Bryce");
        press(WXK_DELETE);
        EXPECT_TRUE(document().modified()) << "what is open is kept nowhere now";
    }
    NoticeBar& notice() { return testing::field<NoticeBar>(panel); }
    void expect_as_before() {
        EXPECT_THAT(shown(), ElementsAre("Ararat", "Bryce", "Zion"));
        EXPECT_EQ(list().entries(), stored());
        EXPECT_EQ(selected(), "Bryce");
        EXPECT_EQ(Library(file, Access::Read).history("Bryce").size(), 2U);
        EXPECT_EQ(notice().text(), "");
        EXPECT_FALSE(document().modified());
    }
    void use_trash(const std::vector<testing::DialogUser::Step>& steps) {
        testing::DialogUser user(steps);
        context().show_trash();
        EXPECT_TRUE(user.done());
    }
    static testing::DialogUser::Step press_button(int id) {
        return [id](wxDialog& dialog) { testing::press_button(dialog, id); };
    }
};

TEST_F(Removal, HappensWithoutAQuestionAndIsUndoneByTheButton) {
    EXPECT_THAT(shown(), ElementsAre("Ararat", "Zion"));
    EXPECT_EQ(list().entries(), stored());
    EXPECT_TRUE(notice().text().Contains("Bryce")) << notice().text();
    testing::click(testing::labelled<wxButton>(notice(), "Undo"), {10, 10});
    expect_as_before();
}

TEST_F(Removal, IsUndoneByTheKeyboard) {
    wxUIActionSimulator().Char('Z', wxMOD_CONTROL);
    testing::settle();
    expect_as_before();
    press(WXK_DELETE);
    EXPECT_THAT(shown(), ElementsAre("Ararat", "Zion"));
}

TEST_F(Removal, OfTheOtherLibraryCanNoLongerBeUndone) {
    context().show_library(folder / "other.pampas");
    EXPECT_EQ(notice().text(), "");
    context().show_library(file);
    EXPECT_EQ(notice().text(), "");
    EXPECT_THAT(shown(), ElementsAre("Ararat", "Zion"));
}

TEST_F(Removal, IsUndoneInTheTrash) {
    use_trash({[](wxDialog& dialog) {
                   EXPECT_EQ(testing::field<MapPreview>(dialog).map(),
                             with_name("Bryce", map::Space::Forest));
               },
               press_button(TrashDialog::put_back)});
    expect_as_before();
}

TEST_F(Removal, IsForGoodOnceTheTrashIsEmptied) {
    use_trash({[](wxDialog& dialog) {
                   const testing::Answer no(wxID_NO);
                   testing::press_button(dialog, TrashDialog::empty);
               },
               [](wxDialog& dialog) {
                   const testing::Answer yes(wxID_YES);
                   testing::press_button(dialog, TrashDialog::empty);
               }});
    EXPECT_THAT(Library(file, Access::Read).trash(), IsEmpty());
    EXPECT_EQ(notice().text(), "");
    use_trash({[](wxDialog& dialog) {
                   EXPECT_FALSE(dialog.FindWindow(TrashDialog::put_back)->IsEnabled());
                   EXPECT_FALSE(dialog.FindWindow(TrashDialog::empty)->IsEnabled());
               },
               press_button(wxID_CANCEL)});
    EXPECT_THAT(errors, IsEmpty());
}

TEST_F(Removal, CannotBeUndoneWhenAnotherProgramEmptiedTheTrash) {
    Library(file, Access::Write).empty_trash();
    wxUIActionSimulator().Char('Z', wxMOD_CONTROL);
    testing::settle();
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors[0].find("trash"), std::string::npos);
    EXPECT_EQ(notice().text(), "");
}

/// Opens the revisions of the selected map by the panel's menu, as the Menu key does.
class Revisions : public LibraryPanelTest {
  protected:
    void use(const std::vector<testing::DialogUser::Step>& steps) {
        panel.select("Bryce");
        testing::DialogUser user(steps);
        panel.show_revisions();
        EXPECT_TRUE(user.done());
    }

    static void pick_oldest(wxDialog& dialog) {
        auto& rows = testing::field<RowList>(dialog);
        rows.SetFocus();
        wxUIActionSimulator().Char(WXK_END);
    }
    testing::DialogUser::Step press_once(int id) {
        return [id](wxDialog& dialog) { testing::press_button(dialog, id); };
    }
};

TEST_F(Revisions, AnEarlierOneIsRestored) {
    open("Bryce");
    use({[](wxDialog& dialog) {
             EXPECT_FALSE(dialog.FindWindow(RevisionsDialog::restore)->IsEnabled())
                 << "it is the newest";
             pick_oldest(dialog);
         },
         [](wxDialog& dialog) {
             EXPECT_EQ(testing::field<MapPreview>(dialog).map(), with_name("Bryce"));
         },
         press_once(RevisionsDialog::restore)});
    EXPECT_EQ(Library(file, Access::Read).load("Bryce").map, with_name("Bryce"));
    EXPECT_EQ(list().entries(), stored());
    EXPECT_EQ(list().selected_entry()->revision, 3);
    EXPECT_EQ(map(), with_name("Bryce"));
}

TEST_F(Revisions, AnEarlierOneIsOpenedAsACopy) {
    use({pick_oldest, press_once(RevisionsDialog::open_copy)});
    EXPECT_EQ(map(), with_name("Bryce"));
    EXPECT_EQ(origin(), session::Origin());
    EXPECT_TRUE(document().modified());
    EXPECT_EQ(stored().size(), 3U);
    EXPECT_EQ(list().selected_entry()->revision, 2);
}

TEST_F(Revisions, OneIsComparedWithTheOpenMap) {
    use({pick_oldest, [](wxDialog& dialog) {
             EXPECT_FALSE(dialog.FindWindow(RevisionsDialog::compare_former)->IsEnabled())
                 << "there is none before";
             wxUIActionSimulator().Char(WXK_F7);
         }});
    EXPECT_THAT(compared, ElementsAre("Bryce 1 and the open map"));
}

TEST_F(Revisions, OneIsComparedWithTheOneBefore) {
    use({[](wxDialog&) { wxUIActionSimulator().Char(WXK_F7, wxMOD_SHIFT); }});
    EXPECT_THAT(compared, ElementsAre("Bryce 1 and 2"));
}

TEST_F(Revisions, GetNotes) {
    panel.select("Bryce");
    testing::DialogUser note({[](wxDialog&) { testing::type("tried forests"); },
                              [](wxDialog&) { wxUIActionSimulator().Char(WXK_RETURN); }});
    RevisionsDialog dialog(&panel, file, "Bryce");
    testing::press_button(dialog, RevisionsDialog::write_note);
    EXPECT_TRUE(note.done());
    const auto history = Library(file, Access::Read).history("Bryce");
    EXPECT_EQ(history[0].note, "tried forests");
    EXPECT_EQ(history[1].note, "");
    EXPECT_EQ(list().entries(), stored());
}

TEST_F(Revisions, NothingIsDoneWithoutAWish) {
    use({pick_oldest, press_once(wxID_CANCEL)});
    EXPECT_FALSE(document().modified());
    EXPECT_EQ(list().selected_entry()->revision, 2);
}

TEST_F(LibraryPanelTest, TellsWhatCannotBeDone) {
    panel.select("Bryce");
    Library(file, Access::Write).remove("Bryce");
    press(WXK_DELETE);
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors[0].find("Bryce"), std::string::npos);
    EXPECT_THAT(shown(), ElementsAre("Ararat", "Zion"));
}

TEST_F(LibraryPanelTest, SurvivesFilesThatAreNoLibrary) {
    testing::put(folder / "junk", "no library at all");
    for (const fs::path& other : {folder / "junk", folder.path(), folder / "none"}) {
        context().show_library(other);
        testing::settle();
        EXPECT_THAT(shown(), IsEmpty());
    }
    context().show_library(file);
    EXPECT_EQ(list().entries(), stored());
}

TEST_F(LibraryPanelTest, AddsTheMapThatIsOpen) {
    const auto& add = testing::labelled<wxButton>(panel, "Add");
    testing::click(add, {10, 10});
    EXPECT_THAT(run, ElementsAre("file.save-in-library"));
}

} // namespace
} // namespace pampas::desktop
