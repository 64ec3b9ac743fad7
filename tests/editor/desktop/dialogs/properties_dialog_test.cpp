#include "editor/desktop/dialogs/map_dialogs.h"
#include "editor/desktop/widgets/notice.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

using testing::choose;
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

} // namespace
} // namespace pampas::desktop
