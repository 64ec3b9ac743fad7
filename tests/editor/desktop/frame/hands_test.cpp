#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/repair_panel.h"
#include "engine/formats/format.h"
#include "tests/editor/desktop/cut.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/engine/drawn_map.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/toolbar.h>

#include <array>

namespace pampas::desktop {
namespace {

/// A user who has a pointer alone, and counts the clicks.
class HandsTest : public testing::Desk, public ::testing::WithParamInterface<int> {
  protected:
    /// Presses the button with this label that is on the screen.
    void press(const char* label) {
        testing::settle();
        for (const wxButton* button : testing::fields<wxButton>(*frame)) {
            if (button->IsShownOnScreen() && button->IsEnabled() &&
                button->GetLabelText() == label) {
                testing::click(*button, {button->GetSize().x / 2, button->GetSize().y / 2});
                ++clicks;
                return testing::settle();
            }
        }
        FAIL() << "no button " << label << " after " << clicks << " clicks";
    }
    /// Chooses what a button of the toolbar does. (Its place is the toolbar's own.)
    void press_tool(const char* menu, const char* label) {
        const int id = item(menu, label).GetId();
        ASSERT_NE(frame->GetToolBar()->FindById(id), nullptr);
        wxCommandEvent event(wxEVT_MENU, id);
        frame->ProcessWindowEvent(event);
        ++clicks;
        testing::settle();
    }
    /// Sets up few games of fast players, which are no clicks.
    void be_quick() {
        testing::settle();
        testing::choose(testing::labelled<wxChoice>(the<GamesPanel>(), "Bots"), "greedy");
        testing::enter(testing::labelled<wxSpinCtrl>(the<RepairPanel>(), "Games"), 600);
        testing::enter(
            testing::with_tip<wxSpinCtrl>(
                the<RepairPanel>(),
                "How many spaces may change at most; a swap of two spaces counts as two"),
            2);
    }
    void wait_for_games() {
        ASSERT_TRUE(testing::wait_until([this] { return !the<GamesPanel>().running(); }));
    }

    int clicks = 0;
};

/// Small maps on which four players are far from even.
map::Map uneven(int number) {
    static const std::array<std::vector<std::string>, 3> drawings{
        {{"mfg$s..", ".......", "...w.r.", "......$"},
         {"mfg$...", "sr.....", "$......", ".......", ".......", "......$"},
         {"$......", ".r.w...", ".......", "..s$gfm"}}};
    map::Map map = testing::drawn_map(drawings[static_cast<std::size_t>(number)]);
    map.details().players = map::PlayerRange{4, 4};
    return map;
}

TEST_P(HandsTest, FiveClicksJudgeAMapRepairItJudgeItAgainAndExportIt) {
    context().maps().open_new(uneven(GetParam()));
    be_quick();
    const map::Map made = map();
    press("Play");
    wait_for_games();
    press("Repair");
    ASSERT_TRUE(testing::wait_until([this] { return !the<RepairPanel>().running(); }));
    testing::settle();
    EXPECT_THAT(testing::what_is_cut(*frame), ::testing::IsEmpty()) << "with proposals";
    press("Apply");
    EXPECT_NE(map(), made);
    press("Play");
    wait_for_games();
    prompt.export_answer = Export{};
    prompt.export_answer->choices.product = "haz";
    files.answers = {folder / "made.haz"};
    press_tool("File", "Export…");
    EXPECT_EQ(formats::read_map(folder / "made.haz").counts(), map().counts());
    EXPECT_EQ(clicks, 5);
}

INSTANTIATE_TEST_SUITE_P(Maps, HandsTest, ::testing::Range(0, 3));

} // namespace
} // namespace pampas::desktop
