#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/dialogs/reference_window.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/finding_list.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/measure_list.h"
#include "editor/desktop/panels/palette.h"
#include "editor/desktop/panels/statistics_view.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/widgets/rows.h"

#include <wx/choice.h>
#include <wx/spinctrl.h>

namespace pampas::desktop {
namespace {

using map::Space;

class HelpTest : public testing::Desk {
  protected:
    void open_bundled() {
        open(formats::read_json(resources::find("maps/windmill.json").value()));
        EXPECT_TRUE(testing::wait_until([this] { return context().measures().up_to_date(); }));
    }
    /// What the reference shows, if it is open.
    const glossary::Term* read() const {
        const ReferenceWindow* reference = find<ReferenceWindow>();
        return reference != nullptr && reference->IsShown() ? reference->shown() : nullptr;
    }
    /// What F1 shows with the keyboard on a window.
    const glossary::Term* explained(wxWindow& window) {
        window.SetFocus();
        testing::settle();
        wxCommandEvent f1(wxEVT_MENU, item("Help", "What is this?").GetId());
        frame->ProcessWindowEvent(f1);
        testing::settle();
        return read();
    }
};

TEST_F(HelpTest, ExplainsTheRowThatTheKeyboardIsOn) {
    open_bundled();
    testing::press_key(WXK_F4, wxMOD_CONTROL);
    auto& list = testing::field<MeasureList>(the<AnalysisPanel>());
    ASSERT_FALSE(list.rows().empty());
    for (std::size_t row = 0; row < list.rows().size(); ++row) {
        EXPECT_NE(list.rows()[row].term, nullptr) << list.rows()[row].text;
    }
    list.SetFocus();
    list.select(list.rows().size() - 1);
    testing::press_key(WXK_F1);
    ASSERT_TRUE(testing::wait_until([this] { return read() != nullptr; }));
    EXPECT_EQ(read(), list.rows().back().term);
}

TEST_F(HelpTest, ExplainsWhatIsLaidOverTheMap) {
    open_bundled();
    for (const overlays::Kind& kind : overlays::kinds()) {
        context().measures().choose(&kind);
        ASSERT_TRUE(testing::wait_until([this] { return context().measures().up_to_date(); }));
        EXPECT_EQ(explained(canvas()), glossary::term_of(kind.name)) << kind.name;
        testing::settle();
        EXPECT_EQ(the<Legend>().term_at(std::nullopt), read()) << kind.name;
    }
}

TEST_F(HelpTest, ExplainsTheControlThatTheKeyboardIsOn) {
    open_bundled();
    testing::press_key(WXK_F5, wxMOD_CONTROL);
    const GamesPanel& games = the<GamesPanel>();
    EXPECT_EQ(explained(testing::labelled<wxChoice>(games, "Bots")), glossary::find("bot"));
    auto& kind = testing::labelled<wxChoice>(games, "Show");
    kind.SetSelection(2);
    EXPECT_EQ(explained(kind), glossary::term_of("winners"));
    const auto lists = testing::fields<PaletteList>(*frame);
    lists.front()->select(8);
    EXPECT_EQ(explained(*lists.front()), glossary::find("water"));
}

TEST_F(HelpTest, EveryFindingLeadsToItsTerm) {
    open(map::Map({5, 5}));
    testing::settle();
    ASSERT_FALSE(the<FindingsPanel>().findings().empty());
    auto& list = testing::field<FindingList>(the<FindingsPanel>());
    for (std::size_t row = 0; row < list.findings().size(); ++row) {
        list.select(row);
        const wxRect place = list.GetItemRect(row);
        const glossary::Term* term = list.term_at(place.GetPosition() + wxPoint(2, 2));
        ASSERT_NE(term, nullptr);
        EXPECT_EQ(term->id, list.findings()[row].code);
    }
}

TEST_F(HelpTest, EveryChartLeadsToItsTerm) {
    open_bundled();
    testing::press_key(WXK_F6, wxMOD_CONTROL);
    testing::settle();
    auto& charts = testing::field<StatisticsView>(*frame);
    std::set<const glossary::Term*> terms;
    for (int y = 0; y < charts.height(); ++y) {
        terms.insert(charts.term_at(wxPoint(5, y)));
    }
    for (const char* id : {"space", "land-region", "market-distance", "herd-distance"}) {
        EXPECT_TRUE(terms.contains(glossary::find(id))) << id;
    }
}

TEST_F(HelpTest, ATipSaysWhatIsMeant) {
    open(map::Map({5, 5}));
    testing::settle();
    auto& list = testing::field<FindingList>(the<FindingsPanel>());
    testing::point_at(list, list.GetItemRect(0).GetPosition() + wxPoint(20, 10));
    testing::settle();
    EXPECT_EQ(list.GetToolTipText(), tip_of(*glossary::term_of(list.findings()[0].code)));
}

TEST_F(HelpTest, TheRightButtonOffersTheExplanation) {
    open(map::Map({5, 5}));
    testing::settle();
    auto& list = testing::field<FindingList>(the<FindingsPanel>());
    bool pressed = false;
    frame->CallAfter([&pressed] {
        testing::press_key(WXK_DOWN);
        testing::press_key(WXK_RETURN);
        pressed = true;
    });
    wxContextMenuEvent asked(
        wxEVT_CONTEXT_MENU, list.GetId(),
        list.ClientToScreen(list.GetItemRect(0).GetPosition() + wxPoint(9, 9)));
    list.ProcessWindowEvent(asked);
    ASSERT_TRUE(testing::wait_until([&] { return pressed && read() != nullptr; }));
    EXPECT_EQ(read()->id, list.findings()[0].code);
}

} // namespace
} // namespace pampas::desktop
