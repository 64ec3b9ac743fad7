#include "editor/desktop/comparison/choose_map_dialog.h"
#include "editor/desktop/comparison/compare_window.h"
#include "editor/desktop/panels/library_panel.h"
#include "engine/library/library.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

using library::Access;
using library::Library;
using map::Space;
using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::SizeIs;

map::Map board(const std::string& name, Space fill = Space::Pampas) {
    map::Map map({8, 6}, fill);
    map.details().name = name;
    return map;
}

class CompareCommandsTest : public testing::Desk {
  protected:
    void SetUp() override {
        Library maps(library_file, Access::Create);
        maps.add(board("Honey"));
        maps.add(board("Honey", Space::Forest), "all forest");
        maps.add(board("Nectar"));
        context().open(library::NamedMap{library_file, "Honey"});
        testing::settle();
    }
    /// The windows that compare, the first that was opened first.
    static std::vector<CompareWindow*> windows() {
        std::vector<CompareWindow*> found;
        for (wxWindow* window : wxTopLevelWindows) {
            auto* comparing = dynamic_cast<CompareWindow*>(window);
            if (comparing != nullptr && !comparing->IsBeingDeleted()) {
                found.push_back(comparing);
            }
        }
        return found;
    }
    static std::vector<std::string> titles() {
        std::vector<std::string> result;
        for (const wxStaticText* text : testing::fields<wxStaticText>(*windows().back())) {
            result.push_back(text->GetLabelText().utf8_string());
        }
        return result;
    }
    /// Does this in the dialog that asks for a map.
    void compare(const std::vector<testing::DialogUser::Step>& steps) {
        const testing::DialogUser user(steps);
        return_to_map();
        testing::press_key(WXK_F7);
        EXPECT_TRUE(user.done());
    }
    void return_to_map() {
        frame->Raise();
        frame->SetFocus();
        canvas().SetFocus();
        testing::settle();
    }
    static testing::DialogUser::Step words(const char* text) {
        return [text](wxDialog&) { testing::type(text); };
    }
    static void enter(wxDialog&) { testing::press_key(WXK_RETURN); }

    const std::filesystem::path library_file = folder / "maps.pampas";
};

TEST_F(CompareCommandsTest, UnsavedChangesAreSeenBesideWhatWasSaved) {
    testing::press_key('9');
    click_space({3, 3});
    compare({enter});
    ASSERT_THAT(windows(), SizeIs(1));
    const CompareWindow& window = *windows()[0];
    EXPECT_THAT(window.differences(),
                ::testing::ElementsAre(map::SpaceDifference{{3, 3}, Space::Forest, Space::Water}));
    EXPECT_THAT(titles(), Contains(::testing::StartsWith("A: Honey – Revision 2")));
    EXPECT_THAT(titles(), Contains("B: Honey – Open, with unsaved changes"));
    return_to_map();
    testing::press_key('Z', wxMOD_CONTROL);
    windows()[0]->refresh();
    EXPECT_THAT(window.differences(), IsEmpty()) << "it follows the open map";
}

TEST_F(CompareCommandsTest, AMapIsFoundByWords) {
    compare({words("nec"), enter});
    ASSERT_THAT(windows(), SizeIs(1));
    EXPECT_THAT(windows()[0]->differences(), SizeIs(8 * 6));
    windows()[0]->Close();
    compare({words("pampas comes"), [](wxDialog& dialog) {
                 EXPECT_TRUE(dialog.FindWindow(wxID_OK)->IsEnabled());
                 testing::press_key(WXK_ESCAPE);
             }});
    compare({words("nothing like it"), [](wxDialog& dialog) {
                 EXPECT_FALSE(dialog.FindWindow(wxID_OK)->IsEnabled());
                 testing::press_key(WXK_ESCAPE);
             }});
    EXPECT_THAT(windows(), IsEmpty());
}

TEST_F(CompareCommandsTest, AMapOfAFileIsCompared) {
    files.answers = {file("third.json", board("Third", Space::Water))};
    compare({[](wxDialog& dialog) { testing::press_button(dialog, ChooseMapDialog::from_file); }});
    ASSERT_THAT(windows(), SizeIs(1));
    EXPECT_THAT(titles(), Contains("A: third – third.json"));
    windows()[0]->Close();
    files.answers = {folder / "none.json"};
    compare({[](wxDialog& dialog) { testing::press_button(dialog, ChooseMapDialog::from_file); }});
    EXPECT_THAT(windows(), IsEmpty());
    EXPECT_THAT(prompt.errors, SizeIs(1));
}

TEST_F(CompareCommandsTest, RevisionsAreComparedFromTheLibrary) {
    context().compare({library_file, "Honey"}, 1, 2);
    ASSERT_THAT(windows(), SizeIs(1));
    EXPECT_THAT(titles(), Contains("A: Honey – Revision 1"));
    EXPECT_THAT(titles(), Contains("B: Honey – Revision 2"));
    context().compare({library_file, "Nectar"}, 1, {});
    EXPECT_THAT(titles(), Contains("B: Honey – Open"));
    context().compare({library_file, "Nectar"}, 7, {});
    EXPECT_THAT(windows(), SizeIs(2));
    EXPECT_THAT(prompt.errors, SizeIs(1));
}

TEST_F(CompareCommandsTest, AComparisonOutlivesItsMapButNotTheWindow) {
    testing::press_key('9');
    click_space({3, 3});
    compare({enter});
    prompt.unsaved_answer = Unsaved::Discard;
    return_to_map();
    testing::press_key('W', wxMOD_CONTROL);
    windows()[0]->refresh();
    EXPECT_THAT(windows()[0]->differences(), SizeIs(1)) << "as it was last";
    end();
    EXPECT_THAT(windows(), IsEmpty());
}

} // namespace
} // namespace pampas::desktop
