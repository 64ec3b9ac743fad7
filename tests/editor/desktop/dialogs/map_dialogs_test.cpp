#include "editor/desktop/dialogs/map_dialogs.h"
#include "editor/desktop/widgets/notice.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

using testing::choose;
using ::testing::ElementsAre;
using testing::field;
using testing::labelled;

map::Details some_details() {
    map::Details details;
    details.name = "Z\xc3\xbcrich";
    details.author = "M. Lanza";
    details.description = "Two lines\nof text";
    details.ruleset = "my own";
    details.haz = map::HazHeader{};
    details.unknown = {{"key", "[1, 2]"}};
    return details;
}

class PropertiesDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    map::Details before = some_details();
    PropertiesDialog dialog{nullptr, before};
    testing::Presses presses{dialog};
    wxButton& ok = *dynamic_cast<wxButton*>(dialog.FindWindow(wxID_OK));
    wxChoice& ruleset = labelled<wxChoice>(dialog, "Ruleset");
    wxCheckBox& has_players = labelled<wxCheckBox>(dialog, "Made for");
    Notice& notice = field<Notice>(dialog);
};

TEST_F(PropertiesDialogTest, ChangesNothingByItself) {
    EXPECT_EQ(dialog.details(), before);
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(testing::wait_until([&] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_OK);
    EXPECT_EQ(dialog.details(), before);
}

TEST_F(PropertiesDialogTest, TakesWhatIsTyped) {
    testing::type("Plain");
    testing::press_key(WXK_TAB);
    testing::type("Me");
    testing::press_key(WXK_TAB);
    testing::type("One");
    testing::press_key(WXK_RETURN);
    testing::type("Last");
    EXPECT_EQ(dialog.details().name, "Plain");
    EXPECT_EQ(dialog.details().author, "Me");
    EXPECT_EQ(dialog.details().description, "Last");
    EXPECT_TRUE(dialog.IsShown()) << "Enter in the description begins a line";
    EXPECT_EQ(dialog.details().unknown, before.unknown);
    EXPECT_EQ(dialog.details().haz, before.haz);
}

TEST_F(PropertiesDialogTest, EmptyFieldsShowAnExample) {
    for (const wxTextCtrl* text : testing::fields<wxTextCtrl>(dialog)) {
        EXPECT_TRUE(text->IsMultiLine() || !text->GetHint().empty());
    }
}

TEST(NoteDialogTest, EnterBeginsALineAndCtrlEnterAccepts) {
    NoteDialog dialog(nullptr, "E14", "");
    testing::show(dialog);
    const testing::Presses presses{dialog};
    auto& text = field<wxTextCtrl>(dialog);
    text.SetFocus();
    testing::press_key('A');
    testing::press_key(WXK_RETURN);
    testing::press_key('B');
    EXPECT_TRUE(dialog.IsShown());
    testing::press_key(WXK_RETURN, wxMOD_CONTROL);
    EXPECT_TRUE(testing::wait_until([&] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_OK);
    EXPECT_EQ(dialog.text(), "a\nb");
}

TEST_F(PropertiesDialogTest, OffersTheKnownRulesetsAndTheMapsOwn) {
    EXPECT_EQ(ruleset.GetStringSelection(), "my own");
    choose(ruleset, ruleset.FindString("The Crucible"));
    EXPECT_EQ(dialog.details().ruleset, "crucible");
    choose(ruleset, 0);
    EXPECT_EQ(dialog.details().ruleset, std::nullopt);
}

TEST_F(PropertiesDialogTest, WantsPlayersInOrder) {
    testing::click(has_players, {10, has_players.GetClientSize().y / 2});
    EXPECT_EQ(dialog.details().players, (map::PlayerRange{2, 5}));
    labelled<wxSpinCtrl>(dialog, "Made for").SetFocus();
    testing::type("4");
    labelled<wxSpinCtrl>(dialog, wxString::FromUTF8("–")).SetFocus();
    testing::type("3");
    EXPECT_FALSE(ok.IsEnabled());
    EXPECT_TRUE(notice.text().Contains("players")) << notice.text();
    testing::type("4");
    EXPECT_TRUE(ok.IsEnabled());
    EXPECT_EQ(dialog.details().players, (map::PlayerRange{4, 4}));
}

TEST_F(PropertiesDialogTest, WantsAName) {
    testing::type(" ");
    EXPECT_FALSE(ok.IsEnabled());
    EXPECT_TRUE(notice.text().Contains("name")) << notice.text();
}

TEST(PropertiesDialog, TellsOfCharactersAHazFileCannotHold) {
    map::Details details;
    details.name = "\xe6\xbc\xa2";
    const PropertiesDialog dialog(nullptr, details);
    EXPECT_TRUE(field<Notice>(dialog).text().Contains(".haz"));
    EXPECT_EQ(dialog.details(), details);
}

TEST(PropertiesDialog, KeepsPlayersBeyondTheGame) {
    map::Details details;
    details.name = "Solo";
    details.players = map::PlayerRange{1, 8};
    const PropertiesDialog dialog(nullptr, details);
    EXPECT_EQ(dialog.details(), details);
}

class DecideDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    DecideDialog dialog{nullptr, 12, "the map"};
    wxButton& decide = *dynamic_cast<wxButton*>(dialog.FindWindow(wxID_OK));
    Notice& notice = testing::field<Notice>(dialog);
};

TEST_F(DecideDialogTest, ProposesEvenCountsThatHaveToAddUp) {
    EXPECT_THAT(dialog.deciding().counts, ElementsAre(3, 3, 2, 2, 2));
    EXPECT_TRUE(decide.IsEnabled());
    testing::labelled<wxSpinCtrl>(dialog, "Forest").SetFocus();
    testing::type("5");
    EXPECT_FALSE(decide.IsEnabled());
    EXPECT_EQ(notice.text(), "14 of 12 spaces.");
    testing::labelled<wxSpinCtrl>(dialog, "Mountain").SetFocus();
    testing::type("1");
    EXPECT_TRUE(decide.IsEnabled());
    EXPECT_THAT(dialog.deciding().counts, ElementsAre(1, 5, 2, 2, 2));
}

TEST_F(DecideDialogTest, AnotherSeedIsDrawnByAButton) {
    const auto before = dialog.deciding().seed;
    auto& another = testing::labelled<wxButton>(dialog, "Another");
    testing::click(another, {10, 10});
    EXPECT_NE(dialog.deciding().seed, before);
}

class RenameDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    RenameDialog dialog{nullptr, "Old", {"Old", "Other"}};
    testing::Presses presses{dialog};
    wxButton& rename = *dynamic_cast<wxButton*>(dialog.FindWindow(wxID_OK));
    Notice& notice = testing::field<Notice>(dialog);
};

TEST_F(RenameDialogTest, TakesANewName) {
    testing::type(" New ");
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(testing::wait_until([this] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_OK);
    EXPECT_EQ(dialog.name(), "New");
}

TEST_F(RenameDialogTest, TakesTheOldName) {
    EXPECT_TRUE(rename.IsEnabled());
    EXPECT_EQ(dialog.name(), "Old");
}

TEST_F(RenameDialogTest, RefusesATakenNameAndNone) {
    testing::type("Other");
    EXPECT_FALSE(rename.IsEnabled());
    EXPECT_TRUE(notice.text().Contains("Another map")) << notice.text();
    testing::type(" ");
    EXPECT_FALSE(rename.IsEnabled());
    EXPECT_TRUE(notice.text().Contains("needs a name")) << notice.text();
    testing::type("Others");
    EXPECT_TRUE(rename.IsEnabled());
    EXPECT_EQ(notice.text(), "");
}

class GoToDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    GoToDialog dialog{nullptr, {12, 30}};
    testing::Presses presses{dialog};
    const wxWindow& go = *dialog.FindWindow(wxID_OK);
    Notice& notice = testing::field<Notice>(dialog);
};

TEST_F(GoToDialogTest, TakesTheNameOfASpace) {
    EXPECT_FALSE(go.IsEnabled());
    testing::type(" l30 ");
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(testing::wait_until([this] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_OK);
    EXPECT_EQ(dialog.space(), (hex::Coordinate{11, 29}));
}

TEST_F(GoToDialogTest, SaysWhyANameIsWrong) {
    testing::type("7K");
    EXPECT_TRUE(notice.text().Contains("letters for the column")) << notice.text();
    EXPECT_FALSE(go.IsEnabled());
    testing::type("M7");
    EXPECT_EQ(notice.text(), "The last column is L.");
    testing::type("K31");
    EXPECT_EQ(notice.text(), "The last row is 30.");
    testing::type("K30");
    EXPECT_EQ(notice.text(), "");
    EXPECT_TRUE(go.IsEnabled());
}

} // namespace

} // namespace pampas::desktop
