#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/widgets/fold.h"
#include "editor/desktop/widgets/tabs.h"
#include "engine/formats/format.h"
#include "engine/language/language.h"
#include "tests/editor/desktop/cut.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <gmock/gmock.h>
#include <wx/display.h>

namespace pampas::desktop {
namespace {

/// The window in each language.
class FittingTest : public testing::Desk, public ::testing::WithParamInterface<const char*> {
  protected:
    FittingTest() {
        language::use(*language::find(GetParam()));
        start();
        open(formats::bundled_map("first-pasture"));
    }
    ~FittingTest() override {
        end();
        language::use(language::all().front());
    }

    /// Every page behind every tab must fit at every size.
    void expect_all_fits(const char* state) {
        for (const wxSize size :
             {wxSize(800, 600), wxSize(1024, 700), wxSize(1280, 780), wxSize(1920, 1080)}) {
            frame->SetSize(frame->FromDIP(size));
            // On a busy machine GTK resizes the bars later.
            testing::wait_until([this] { return testing::what_is_cut(*frame).empty(); });
            EXPECT_THAT(testing::what_is_cut(*frame), ::testing::IsEmpty())
                << "at " << size.x << " " << state;
            for (TabbedPages* row : testing::fields<TabbedPages>(*frame)) {
                for (std::size_t number = 0; number < row->pages().size(); ++number) {
                    row->bring_to_front(number);
                    testing::settle();
                    EXPECT_THAT(testing::what_is_cut(*row->front()), ::testing::IsEmpty())
                        << row->front()->GetName() << " of " << size.x << " " << state;
                }
            }
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Languages, FittingTest, ::testing::Values("en", "de", "es", "fr"));

TEST_P(FittingTest, NothingIsCutBeforeGames) {
    expect_all_fits("before games");
}

TEST_P(FittingTest, NothingIsCutWithTwoMapsOpenAndSecondView) {
    context().maps().open_new(formats::bundled_map("windmill"));
    context().run("panel.second-view");
    testing::settle();
    expect_all_fits("with two maps");
}

TEST_P(FittingTest, NothingIsCutInWindowsOfExperiments) {
    for (const char* command :
         {"file.new-from-gallery", "reports.report", "reports.compensation", "help.reference"}) {
        context().run(command);
        testing::settle();
    }
    std::size_t windows = 0;
    for (wxWindow* window : wxTopLevelWindows) {
        if (window == frame || !window->IsShown()) {
            continue;
        }
        ++windows;
        const wxSize screen = wxDisplay(window).GetClientArea().GetSize();
        EXPECT_LE(window->GetSize().x, screen.x) << window->GetLabel();
        EXPECT_LE(window->GetSize().y, screen.y) << window->GetLabel();
        EXPECT_THAT(testing::what_is_cut(*window), ::testing::IsEmpty()) << window->GetLabel();
    }
    EXPECT_GE(windows, 4U);
}

TEST_P(FittingTest, NothingIsCutWhileGamesAndSearchesRun) {
    testing::press_key(WXK_F5);
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(
        testing::wait_until([this] { return the<GamesPanel>().view().shown().has_value(); }));
    ASSERT_TRUE(the<RepairPanel>().running());
    expect_all_fits("while games run");
    for (Fold* fold : testing::fields<Fold>(*frame)) {
        fold->fold(false);
    }
    expect_all_fits("with open set-ups");
    testing::press_key(WXK_F5);
    ASSERT_TRUE(testing::wait_until([this] { return !the<GamesPanel>().running(); }));
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(testing::wait_until([this] { return !the<RepairPanel>().running(); }));
    expect_all_fits("after games and a stopped search");
}

} // namespace
} // namespace pampas::desktop
