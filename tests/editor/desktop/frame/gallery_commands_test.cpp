#include "analysis/prediction/prediction.h"
#include "editor/desktop/experiments/gallery_parts.h"
#include "editor/desktop/experiments/gallery_window.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/language.h"
#include "engine/map/map.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/engine/drawn_map.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

class GalleryTest : public testing::Desk {
  protected:
    /// Opens the gallery and sets it to two small maps.
    GalleryWindow& opened() {
        wxCommandEvent event(wxEVT_MENU, item("File", "New from generated maps…").GetId());
        frame->ProcessWindowEvent(event);
        testing::settle();
        GalleryWindow* window = find<GalleryWindow>();
        EXPECT_TRUE(window != nullptr);
        EXPECT_TRUE(testing::wait_until([window] { return window->IsShownOnScreen(); }));
        set(*window, "Columns", "8");
        set(*window, "Rows", "7");
        set(*window, "Markets", "4");
        testing::enter(testing::labelled<wxSpinCtrl>(*window, "Maps"), 2);
        return *window;
    }
    static void set(const GalleryWindow& window, const char* field, const char* text) {
        testing::labelled<wxTextCtrl>(window, field).SetValue(text);
    }
    static void press(const GalleryWindow& window, const char* label) {
        auto& button = testing::labelled<wxButton>(window, wxString::FromUTF8(label));
        testing::click(button, {button.GetSize().x / 2, button.GetSize().y / 2});
    }
    static void make(const GalleryWindow& window) {
        press(window, "Make maps");
        ASSERT_TRUE(testing::wait_until([&window] { return !window.running(); }));
        testing::settle();
    }
    /// How many maps the search has looked at, as the window says.
    static long looked_at(const GalleryWindow& window) {
        long maps = 0;
        for (const auto* text : testing::fields<wxStaticText>(window)) {
            if (text->GetLabelText().EndsWith(" maps examined")) {
                wxString digits;
                for (const wxUniChar each : text->GetLabelText()) {
                    digits += wxIsdigit(each) ? wxString(each) : wxString();
                }
                digits.ToLong(&maps);
            }
        }
        return maps;
    }
    static std::string notice(const GalleryWindow& window) {
        return testing::field<Notice>(window).text().utf8_string();
    }
};

TEST_F(GalleryTest, AMapOfItIsOpenedAsAnUnsavedOne) {
    GalleryWindow& window = opened();
    make(window);
    ASSERT_TRUE(window.found() != nullptr) << notice(window);
    ASSERT_THAT(window.found()->maps, SizeIs(2));
    for (const generation::Candidate& made : window.found()->maps) {
        EXPECT_EQ(made.map.grid().columns, 8);
        EXPECT_EQ(made.map.grid().rows, 7);
        EXPECT_THAT(made.map.all(map::Space::Market), SizeIs(4));
        EXPECT_EQ(made.map.details().players, (map::PlayerRange{4, 4}));
    }
    testing::press_key(WXK_DOWN);
    testing::press_key(WXK_RETURN);
    testing::settle();
    EXPECT_EQ(map(), window.found()->maps[1].map);
    EXPECT_TRUE(document().modified());
    EXPECT_TRUE(frame->IsActive()) << "the map is in front of the gallery";
    EXPECT_TRUE(window.IsShown());
    window.Raise();
    testing::settle();
    press(window, "Open");
    EXPECT_EQ(context().maps().count(), 2U) << "beside the other one, which was not saved";
}

TEST_F(GalleryTest, SortsByTheGapThatIsGuessed) {
    GalleryWindow& window = opened();
    testing::enter(testing::labelled<wxSpinCtrl>(window, "Maps"), 5);
    make(window);
    ASSERT_TRUE(window.found() != nullptr) << notice(window);
    const auto& maps = window.found()->maps;
    ASSERT_GE(maps.size(), 3U);
    const auto guess = [](const generation::Candidate& made) {
        return prediction::predict(*prediction::features(made.map), 4)->gap;
    };
    auto& list = testing::field<MadeMaps>(window);
    auto& order = testing::with_tip<wxChoice>(
        window, "Order of the maps: narrowest gap first; for other figures, largest first");
    const auto sorted_by = [&](int number, const auto& rank) {
        testing::choose(order, number);
        std::vector<double> ranks;
        for (std::size_t row = 0; row < list.GetItemCount(); ++row) {
            list.select(row);
            ranks.push_back(rank(*list.chosen()));
        }
        return ranks.size() == maps.size() && std::ranges::is_sorted(ranks);
    };
    EXPECT_TRUE(sorted_by(1, guess));
    EXPECT_TRUE(sorted_by(4, [](const generation::Candidate& made) {
        return -*made.value(measures::figure("land_regions"));
    }));
    EXPECT_TRUE(sorted_by(0, [&](const generation::Candidate& made) {
        return static_cast<double>(&made - maps.data());
    }));
    list.select(2);
    testing::choose(order, 1);
    EXPECT_EQ(list.chosen(), &maps[2]) << "the map stays selected";
}

TEST_F(GalleryTest, CutsNoFigureAtItsLeastSizeInGermanEither) {
    const language::Scope german(*language::find("de"));
    auto* window = new GalleryWindow(frame, context());
    window->Show();
    window->SetSize(1, 1);
    testing::settle();
    auto& list = testing::field<MadeMaps>(*window);
    for (const char* key : {"accessibility", "nearest_market", "land_regions", "simultaneous"}) {
        const wxString words = "0.000 " + wx_text(tr(measures::figure(key).words));
        EXPECT_GT(list.GetClientSize().x, list.GetTextExtent(words).x + list.FromDIP(136)) << words;
    }
    window->Close();
    testing::settle();
}

TEST_F(GalleryTest, MapsAreSymmetricAsAskedFor) {
    GalleryWindow& window = opened();
    set(window, "Columns", "9");
    set(window, "Rows", "8");
    testing::choose(testing::labelled<wxChoice>(window, "Symmetry"), 1);
    make(window);
    ASSERT_TRUE(window.found() != nullptr) << notice(window);
    ASSERT_FALSE(window.found()->maps.empty());
    for (const generation::Candidate& made : window.found()->maps) {
        EXPECT_TRUE(std::ranges::any_of(graph::symmetries(made.map), [](const auto& each) {
            return each.motion == graph::SymmetryMotion::Rotate180 && each.agreement == 1;
        }));
    }
}

TEST_F(GalleryTest, GamesPickOutMapsWhereSeatsWinEquallyOften) {
    GalleryWindow& window = opened();
    set(window, "Columns", "6");
    set(window, "Rows", "5");
    set(window, "Markets", "2");
    for (auto* box : testing::fields<wxCheckBox>(window)) {
        if (box->GetLabelText().Contains("win equally often")) {
            testing::click(*box, {10, box->GetSize().y / 2});
        }
        testing::tick(*box, box->GetValue() && box->GetLabelText() != "4");
        if (box->GetLabelText() == "2") {
            testing::tick(*box, true);
        }
    }
    testing::enter(testing::labelled<wxSpinCtrl>(window, "Games"), 60);
    press(window, "Make maps");
    ASSERT_TRUE(testing::wait_until([&window] { return looked_at(window) > 500; }));
    press(window, "Stop"); // the maps found so far are played
    ASSERT_TRUE(testing::wait_until([&window] { return !window.running(); }));
    ASSERT_TRUE(window.found() != nullptr) << notice(window);
    ASSERT_FALSE(window.found()->maps.empty());
    for (const generation::Candidate& made : window.found()->maps) {
        EXPECT_THAT(made.fairnesses, SizeIs(1));
    }
}

TEST_F(GalleryTest, StoppedShowsTheBestSoFar) {
    GalleryWindow& window = opened();
    set(window, "Columns", "24");
    set(window, "Rows", "25");
    set(window, "Markets", "");
    testing::enter(testing::labelled<wxSpinCtrl>(window, "Maps"), 100);
    press(window, "Make maps");
    EXPECT_TRUE(window.running());
    testing::press_key(WXK_ESCAPE); // is Stop while the window works
    ASSERT_TRUE(testing::wait_until([&window] { return !window.running(); }));
    ASSERT_TRUE(window.found() != nullptr) << notice(window);
    EXPECT_TRUE(window.found()->is_cut);
    EXPECT_THAT(notice(window), HasSubstr("Stopped"));
}

TEST_F(GalleryTest, SaysWhatCannotBe) {
    GalleryWindow& window = opened();
    set(window, "Markets", "99999");
    make(window);
    EXPECT_NE(notice(window), "");
    EXPECT_TRUE(window.found() == nullptr);
    for (auto* box : testing::fields<wxCheckBox>(window)) {
        testing::tick(*box, false);
    }
    press(window, "Make maps");
    EXPECT_FALSE(window.running());
    EXPECT_THAT(notice(window), HasSubstr("number of players"));
}

TEST_F(GalleryTest, ClosingTheWindowStopsTheSearch) {
    GalleryWindow& window = opened();
    set(window, "Columns", "24");
    set(window, "Rows", "25");
    set(window, "Markets", "");
    press(window, "Make maps");
    ASSERT_TRUE(window.running());
    window.Close();
    testing::settle();
    EXPECT_TRUE(find<GalleryWindow>() == nullptr);
    opened();
    press(*find<GalleryWindow>(), "Make maps");
    start(); // closes the frame, and the window with it
    EXPECT_TRUE(find<GalleryWindow>() == nullptr);
}

TEST_F(GalleryTest, MapsCanBeLikeTheOpenOne) {
    map::Map like = testing::drawn_map({"mfgrs.$", ".......", "$..w...", "......m", "..$...."});
    like.details().name = "Rivers";
    open(like);
    GalleryWindow& window = opened();
    set(window, "Columns", "");
    set(window, "Rows", "");
    set(window, "Markets", "");
    for (auto* box : testing::fields<wxCheckBox>(window)) {
        if (box->GetLabelText() == "Like Rivers") {
            testing::tick(*box, true);
        }
    }
    make(window);
    ASSERT_TRUE(window.found() != nullptr) << notice(window);
    const auto& maps = window.found()->maps;
    const map::Map& made = maps.empty() ? window.found()->closest->map : maps.front().map;
    EXPECT_EQ(made.grid().columns, 7);
    EXPECT_EQ(made.grid().rows, 5);
}

} // namespace
} // namespace pampas::desktop
