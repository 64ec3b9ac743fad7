#include "analysis/legality/client.h"
#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/dialogs/reference_window.h"
#include "editor/desktop/frame/panels.h"
#include "editor/desktop/frame/program_commands.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/finding_list.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/measure_list.h"
#include "editor/desktop/panels/palette.h"
#include "editor/desktop/panels/statistics_view.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/widgets/rows.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/spinctrl.h>
#include <wx/toolbar.h>

#include <set>

namespace pampas::desktop {
namespace {

using map::Space;
using testing::DialogUser;

class HelpTest : public testing::Desk {
  protected:
    void open_bundled() {
        open(formats::read_json(resources::find("maps/windmill.json").value()));
        EXPECT_TRUE(testing::wait_until([this] { return context().measures().up_to_date(); }));
    }
    /// The term that the reference shows, if it is open.
    const glossary::Term* read() const {
        const ReferenceWindow* reference = find<ReferenceWindow>();
        return reference != nullptr && reference->IsShown() ? reference->shown() : nullptr;
    }
    /// The term that F1 shows while a window has the focus.
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

TEST_F(HelpTest, ExplainsTheToolInHand) {
    EXPECT_EQ(explained(canvas()), glossary::find("painting"));
    for (std::size_t tool = 0; tool < document::all_tools().size(); ++tool) {
        context().toolbox().choose_tool(tool);
        const glossary::Term* term = glossary::term_of(action_id(document::all_tools()[tool]));
        EXPECT_NE(term, nullptr);
        EXPECT_EQ(explained(canvas()), term);
    }
}

TEST_F(HelpTest, ExplainsEveryPanel) {
    for (const PanelInfo& info : all_panels()) {
        EXPECT_NE(glossary::term_of(fmt::format("panel.{}", info.id)), nullptr) << info.id;
    }
    EXPECT_EQ(explained(the<LibraryPanel>()), glossary::find("library"));
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
    for (std::size_t row = 0; row < list.steps().size(); ++row) {
        list.select(row);
        const wxRect place = list.GetItemRect(row);
        const glossary::Term* term = list.term_at(place.GetPosition() + wxPoint(2, 2));
        ASSERT_NE(term, nullptr);
        EXPECT_EQ(term->id, list.steps()[row].finding.code);
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
    EXPECT_EQ(list.GetToolTipText(), tip_of(*glossary::term_of(list.steps()[0].finding.code)));
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
    EXPECT_EQ(read()->id, list.steps()[0].finding.code);
}

class PreferencesCommandsTest : public testing::Desk {
  protected:
    ~PreferencesCommandsTest() override {
        use_theme(Theme::System);
        end();
    }

    /// Performs a step in the dialog and accepts it.
    void prefer(const DialogUser::Step& step) {
        const DialogUser user({step, [](wxDialog&) { testing::press_key(WXK_RETURN); }});
        testing::press_key(',', wxMOD_CONTROL);
        EXPECT_TRUE(user.done());
        testing::settle();
    }
};

wxChoice& choice(wxDialog& dialog, const char* label) {
    return testing::labelled<wxChoice>(dialog, label);
}

bool windows_are_dark() {
    return is_dark(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW));
}

TEST_F(PreferencesCommandsTest, TheThemeChangesAtOnce) {
    ASSERT_FALSE(windows_are_dark());
    prefer([](wxDialog& dialog) { testing::choose(choice(dialog, "Theme"), 2); });
    EXPECT_EQ(read_preferences(config).theme, Theme::Dark);
    EXPECT_TRUE(windows_are_dark());
    for (const wxWindow* window : testing::fields<wxWindow>(*frame)) {
        // The window that shows where a panel would dock is a window of its own, in the colour of
        // selections.
        EXPECT_TRUE(window->IsTopLevel() || is_dark(window->GetBackgroundColour()))
            << window->GetName();
    }
    prefer([](wxDialog& dialog) { testing::choose(choice(dialog, "Theme"), 1); });
    EXPECT_FALSE(windows_are_dark());
}

TEST_F(PreferencesCommandsTest, WhatIsChosenIsThereAgain) {
    Preferences chosen{.language = language::find("fr"),
                       .theme = Theme::Light,
                       .client = legality::clients().back().name,
                       .thinking = std::chrono::milliseconds(250),
                       .welcome = false,
                       .minimap = false};
    prefer([&](wxDialog& dialog) {
        testing::choose(choice(dialog, "Language"), wxString::FromUTF8("Français"));
        testing::choose(choice(dialog, "Theme"), 1);
        auto& client = choice(dialog, "Check maps for");
        testing::choose(client, static_cast<int>(client.GetCount()) - 1);
        testing::choose(choice(dialog, "Bots think"), "250 ms a turn");
        for (wxCheckBox* box : testing::fields<wxCheckBox>(dialog)) {
            testing::tick(*box, false);
        }
    });
    EXPECT_EQ(read_preferences(config), chosen);
    EXPECT_EQ(context().client().name, chosen.client);
    prefer([](wxDialog&) {});
    EXPECT_EQ(read_preferences(config), chosen);
}

TEST_F(PreferencesCommandsTest, AnotherLanguageIsAnnouncedForTheNextStart) {
    prefer([](wxDialog& dialog) {
        const Notice& notice = testing::field<Notice>(dialog);
        testing::choose(choice(dialog, "Language"), 2);
        EXPECT_TRUE(notice.text().Contains("the next time you start"));
        testing::choose(choice(dialog, "Language"), 0);
        EXPECT_EQ(notice.text(), "");
    });
}

TEST_F(PreferencesCommandsTest, WhatCannotBeUsedIsTheDefault) {
    for (const char* key :
         {"/view/language", "/view/theme", "/games/thinking", "/welcome/at_start"}) {
        config.Write(key, "\t-7 nonsense");
    }
    EXPECT_EQ(read_preferences(config), Preferences());
}

TEST_F(PreferencesCommandsTest, ChosenKeysComeBack) {
    end();
    config.Write("/keys/Whole map", "F7");
    config.Write("/keys/No such command", "Ctrl+0");
    config.Write("/keys/Zoom in", "no key");
    start();
    testing::press_key('+');
    const double larger = canvas().magnification();
    testing::press_key('0', wxMOD_CONTROL);
    EXPECT_EQ(canvas().magnification(), larger) << "not its key any more";
    testing::press_key(WXK_F7);
    EXPECT_LT(canvas().magnification(), larger);
    EXPECT_TRUE(item("View", "Whole map").GetItemLabel().EndsWith("\tF7"));
}

} // namespace

} // namespace pampas::desktop
