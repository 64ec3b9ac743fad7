#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/dialogs/reference_window.h"
#include "editor/desktop/experiments/gallery_window.h"
#include "editor/desktop/frame/status_bar.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/panels/welcome_page.h"
#include "editor/desktop/widgets/text.h"
#include "engine/resources/resource.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

class WelcomeTest : public testing::Desk {
  protected:
    void begin() {
        frame->map().begin();
        testing::settle();
    }
    bool is_shown() const {
        const WelcomePage* page = find<WelcomePage>();
        return page != nullptr && page->IsShownOnScreen();
    }
    const WelcomePage& page() const { return *find<WelcomePage>(); }
    MapCards& recent() const { return *testing::fields<MapCards>(page()).at(0); }
    MapCards& bundled() const { return *testing::fields<MapCards>(page()).at(1); }
    /// The board's size, as the status bar shows it.
    wxString size() const {
        return testing::field<wxStaticText>(*frame->GetStatusBar()).GetLabel();
    }
    void press(const char* button) const {
        testing::click(testing::labelled<wxButton>(page(), wx_text(button)), {9, 9});
        testing::settle();
    }
    static bool has_all_pictures(const MapCards& cards) {
        return testing::wait_until([&cards] {
            std::size_t row = 0;
            while (row < cards.cards().size() && cards.has_picture(row)) {
                ++row;
            }
            return row == cards.cards().size();
        });
    }
};

TEST_F(WelcomeTest, StandsInForTheMapUntilOneIsOpened) {
    EXPECT_FALSE(is_shown());
    begin();
    EXPECT_TRUE(is_shown());
    EXPECT_FALSE(canvas().IsShownOnScreen());
    open(map::Map({5, 4}));
    EXPECT_FALSE(is_shown());
    EXPECT_TRUE(canvas().IsShownOnScreen());
    click_space({2, 2});
}

TEST_F(WelcomeTest, NothingIsSaidOfTheMapBehindIt) {
    ASSERT_FALSE(the<FindingsPanel>().findings().empty());
    begin();
    EXPECT_TRUE(the<FindingsPanel>().findings().empty());
    EXPECT_EQ(the<FindingsPanel>().tone(), std::nullopt);
    EXPECT_EQ(testing::fields<wxStaticText>(the<FindingsPanel>()).front()->GetLabel(), "");
    EXPECT_EQ(size(), "");
    const auto& zoom = *testing::fields<wxButton>(*frame->GetStatusBar()).front();
    EXPECT_FALSE(zoom.IsShown()) << "nor how large it is shown";
    EXPECT_EQ(the<CountStrip>().GetBestSize().x, 0) << "nor what is on it";
    testing::choose(testing::field<wxChoice>(the<FindingsPanel>()), 1);
    testing::settle();
    EXPECT_TRUE(the<FindingsPanel>().findings().empty()) << "whatever client it is checked for";
    testing::press_key(WXK_ESCAPE);
    testing::settle();
    EXPECT_FALSE(the<FindingsPanel>().findings().empty());
    EXPECT_EQ(the<FindingsPanel>().tone(), Tone::Error);
    EXPECT_FALSE(size().empty());
    EXPECT_TRUE(zoom.IsShown());
    EXPECT_GT(the<CountStrip>().GetBestSize().x, 0);
    context().show_welcome();
    testing::settle();
    EXPECT_TRUE(the<FindingsPanel>().findings().empty());
    open(map::Map({5, 4}));
    testing::settle();
    EXPECT_EQ(the<FindingsPanel>().tone(), Tone::Error) << "it has no market";
}

TEST_F(WelcomeTest, EscapeShowsTheMapAgain) {
    begin();
    testing::press_key(WXK_ESCAPE);
    EXPECT_FALSE(is_shown());
    testing::press_key('8');
    click_space({3, 3});
    EXPECT_EQ(at({3, 3}), map::Space::Market);
}

TEST_F(WelcomeTest, OffersTheBundledMaps) {
    begin();
    EXPECT_EQ(bundled().cards().size(), resources::in_folder("maps").size());
    ASSERT_TRUE(has_all_pictures(bundled()));
    bundled().SetFocus();
    bundled().select(1);
    const wxString chosen = bundled().cards()[1].title;
    EXPECT_FALSE(chosen.empty());
    testing::press_key(WXK_RETURN);
    testing::settle();
    EXPECT_FALSE(is_shown());
    EXPECT_EQ(map().details().name, chosen.utf8_string());
    EXPECT_FALSE(document().modified()) << "an example may go without a question";
}

TEST_F(WelcomeTest, OffersTheMapsOpenedLast) {
    open(map::Map({5, 4}), "small.json");
    open(map::Map({8, 4}), "broad.json");
    start();
    std::filesystem::remove(folder / "broad.json");
    begin();
    ASSERT_EQ(recent().cards().size(), 2U);
    EXPECT_EQ(recent().cards()[0].title, "broad.json");
    ASSERT_TRUE(testing::wait_until([this] { return recent().has_picture(1); }));
    EXPECT_FALSE(recent().has_picture(0)) << "that one is gone";
    recent().SetFocus();
    recent().select(1);
    testing::press_key(WXK_RETURN);
    testing::settle();
    EXPECT_FALSE(is_shown());
    EXPECT_EQ(map().grid().columns, 5);
}

TEST_F(WelcomeTest, TheFirstStepsDoWhatTheySay) {
    begin();
    press("Reference");
    ASSERT_NE(find<ReferenceWindow>(), nullptr);
    EXPECT_TRUE(find<ReferenceWindow>()->IsShown());
    find<ReferenceWindow>()->Hide();
    press("Look at an example");
    EXPECT_FALSE(is_shown());
    EXPECT_TRUE(testing::wait_until([this] { return the<Legend>().title() == "Openings"; }));
    context().show_welcome();
    testing::settle();
    press("Play an example");
    EXPECT_TRUE(the<GamesPanel>().running());
    the<GamesPanel>().toggle();
    context().show_welcome();
    testing::settle();
    press("Repair an example");
    EXPECT_TRUE(the<RepairPanel>().running());
    context().run("games.repair");
    context().show_welcome();
    testing::settle();
    press("Generate maps…");
    ASSERT_NE(find<GalleryWindow>(), nullptr);
    find<GalleryWindow>()->Destroy();
    testing::settle();
    prompt.map_answer = map::Map({7, 7});
    press("New map…");
    EXPECT_FALSE(is_shown());
    EXPECT_EQ(map().grid().columns, 7);
}

TEST_F(WelcomeTest, StaysAwayWhenItIsNotWanted) {
    begin();
    auto& wanted = testing::field<wxCheckBox>(page());
    EXPECT_TRUE(wanted.GetValue());
    testing::click(wanted, {9, wanted.GetSize().y / 2});
    testing::settle();
    start();
    begin();
    EXPECT_FALSE(is_shown());
}

} // namespace
} // namespace pampas::desktop
