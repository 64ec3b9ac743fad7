#include "editor/desktop/dialogs/work_dialogs.h"
#include "editor/desktop/widgets/pictures.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

class ConflictDialogTest : public ::testing::Test {
  protected:
    ConflictingSave save() const {
        return {"Honey", mine, library::Stored{theirs, {7, 4, "2024-05-01T12:34:56Z", "wider"}},
                true};
    }
    /// The answer after a press of the button with this label.
    static Conflict press(const ConflictingSave& save, const wxString& label) {
        ConflictDialog dialog(nullptr, save);
        testing::DialogUser user({[&label](wxDialog& shown) {
            auto& button = testing::labelled<wxButton>(shown, label);
            wxCommandEvent event(wxEVT_BUTTON, button.GetId());
            event.SetEventObject(&button);
            button.HandleWindowEvent(event);
        }});
        return dialog.ask();
    }
    static wxString said(const ConflictingSave& save) {
        const ConflictDialog dialog(nullptr, save);
        wxString all;
        for (const wxStaticText* text : testing::fields<wxStaticText>(dialog)) {
            all += text->GetLabelText() + "\n";
        }
        return all;
    }
    static std::vector<wxString> buttons(const ConflictingSave& save) {
        const ConflictDialog dialog(nullptr, save);
        std::vector<wxString> labels;
        for (const wxButton* button : testing::fields<wxButton>(dialog)) {
            labels.push_back(button->GetLabelText());
        }
        return labels;
    }

    map::Map mine{hex::Grid{5, 4}};
    map::Map theirs{hex::Grid{5, 4}};
};

TEST_F(ConflictDialogTest, EveryButtonIsAnAnswer) {
    EXPECT_EQ(press(save(), "Take the Library's"), Conflict::Reload);
    EXPECT_EQ(press(save(), "Save Mine as Revision 5"), Conflict::SaveMine);
    EXPECT_EQ(press(save(), L"Keep Both…"), Conflict::KeepBoth);
    EXPECT_EQ(press(save(), "Cancel"), Conflict::Cancel);
}

TEST_F(ConflictDialogTest, ShowsBothStates) {
    theirs.set({2, 2}, map::Space::Water);
    const ConflictDialog dialog(nullptr, save());
    const auto previews = testing::fields<MapPreview>(dialog);
    ASSERT_EQ(previews.size(), 2U);
    EXPECT_EQ(previews[0]->map(), mine);
    EXPECT_EQ(previews[1]->map(), theirs);
    EXPECT_TRUE(said(save()).Contains("The boards differ in 1 space.")) << said(save());
    EXPECT_TRUE(said(save()).Contains("Revision 4, 1 May 2024: wider")) << said(save());
}

TEST_F(ConflictDialogTest, MarksWhatDiffers) {
    theirs = map::Map(hex::Grid{6, 4});
    theirs.set({2, 2}, map::Space::Water);
    const ConflictDialog dialog(nullptr, save());
    const auto previews = testing::fields<MapPreview>(dialog);
    EXPECT_THAT(previews[0]->marked(), ::testing::ElementsAre(hex::Coordinate{2, 2}));
    EXPECT_THAT(previews[1]->marked(), ::testing::SizeIs(5)) << "the sixth column too";
}

TEST_F(ConflictDialogTest, OffersToMerge) {
    const map::Map base = mine;
    mine.set({0, 0}, map::Space::Forest);
    theirs.set({2, 2}, map::Space::Water);
    ConflictingSave both = save();
    both.merge = map::merge(base, mine, theirs);
    EXPECT_EQ(press(both, "Merge"), Conflict::Merge);
    EXPECT_TRUE(said(both).Contains("No space was changed in both versions")) << said(both);
    mine.set({2, 2}, map::Space::Forest);
    both.merge = map::merge(base, mine, theirs);
    EXPECT_TRUE(said(both).Contains("1 space was changed in both versions")) << said(both);
}

TEST_F(ConflictDialogTest, OffersOnlyWhatIsThere) {
    using ::testing::ElementsAre;
    ConflictingSave taken = save();
    taken.reloadable = false;
    EXPECT_THAT(buttons(taken), ElementsAre("Cancel", "Save Mine as Revision 5", L"Keep Both…"));
    ConflictingSave removed = save();
    removed.newest.reset();
    EXPECT_THAT(buttons(removed), ElementsAre("Cancel", "Save It Again", L"Keep Both…"));
    EXPECT_TRUE(said(removed).Contains("was removed")) << said(removed);
}

} // namespace
} // namespace pampas::desktop
