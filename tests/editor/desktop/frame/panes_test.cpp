#include "editor/desktop/frame/panels.h"
#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/widgets/tabs.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <gmock/gmock.h>
#include <wx/aui/framemanager.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/toolbar.h>

namespace pampas::desktop {
namespace {

class PanesTest : public testing::Desk {
  protected:
    std::vector<TabbedPages*> rows() const { return testing::fields<TabbedPages>(*frame); }
    static TabBar& bar(const TabbedPages& row) { return testing::field<TabBar>(row); }
    static wxPoint middle(const wxRect& place) { return place.GetPosition() + place.GetSize() / 2; }
    void click_tab(const TabbedPages& row, std::size_t number) const {
        testing::click(bar(row), middle(bar(row).place(number)));
        testing::settle();
    }
    void choose(const char* label) const {
        wxCommandEvent event(wxEVT_MENU, item("View", label).GetId());
        frame->ProcessWindowEvent(event);
        testing::settle();
    }
    wxWindow* panel(const char* name) const { return wxWindow::FindWindowByName(name, frame); }
    bool is_apart(const char* name) const { return wxGetTopLevelParent(panel(name)) != frame; }
    /// Drags the tab of the games into the map.
    void take_games_out() const {
        const TabBar& tabs = bar(*rows().front());
        const wxPoint from = middle(tabs.place(2));
        testing::drag(tabs, from, from + wxPoint(-500, 200));
        testing::settle();
    }
    void begin_again() {
        frame->Close();
        frame = nullptr;
        testing::settle();
        start();
        testing::settle();
    }
};

TEST_F(PanesTest, EveryPanelIsAClickAwayFromEveryOther) {
    for (const wxSize size : {wxSize(800, 600), wxSize(1280, 780)}) {
        frame->SetSize(size);
        testing::settle();
        for (const TabbedPages* row : rows()) {
            for (std::size_t number = 0; number < row->pages().size(); ++number) {
                click_tab(*row, number);
                EXPECT_EQ(row->front(), row->pages()[number]);
                for (const TabbedPages* each : rows()) {
                    EXPECT_TRUE(bar(*each).IsShownOnScreen());
                    EXPECT_GE(each->front()->GetSize().y, frame->FromDIP(80))
                        << each->front()->GetName();
                    EXPECT_LE(bar(*each).place(each->pages().size() - 1).GetRight(),
                              each->GetClientSize().x);
                }
            }
        }
    }
}

TEST_F(PanesTest, WhatIsHiddenComesBackFromTheToolbar) {
    for (const char* label : {"Palette", "Second view", "Panels at the side"}) {
        const int id = item("View", label).GetId();
        EXPECT_NE(frame->GetToolBar()->FindById(id), nullptr) << label;
        const bool before = frame->GetToolBar()->GetToolState(id);
        choose(label);
        EXPECT_NE(frame->GetToolBar()->GetToolState(id), before) << label;
        choose(label);
        EXPECT_EQ(frame->GetToolBar()->GetToolState(id), before) << label;
    }
}

TEST_F(PanesTest, ADraggedTabBecomesAWindowAndComesBack) {
    take_games_out();
    EXPECT_TRUE(is_apart("games"));
    EXPECT_TRUE(panel("games")->IsShownOnScreen());
    EXPECT_EQ(rows().front()->pages().size(), 3U);
    wxGetTopLevelParent(panel("games"))->Close();
    testing::settle();
    EXPECT_FALSE(is_apart("games"));
    EXPECT_EQ(rows().front()->pages()[2], panel("games")) << "it is where it was";
    EXPECT_TRUE(panel("games")->IsShownOnScreen());
}

TEST_F(PanesTest, APanelApartStaysSoUntilPanelsAreReset) {
    take_games_out();
    begin_again();
    EXPECT_TRUE(is_apart("games"));
    EXPECT_TRUE(panel("games")->IsShownOnScreen());
    choose("Reset panels");
    EXPECT_FALSE(is_apart("games"));
    EXPECT_EQ(rows().front()->pages().size(), 4U);
}

TEST_F(PanesTest, KeysWorkInAPanelApart) {
    open(map::Map({6, 6}));
    click_space({2, 2});
    const map::Map painted = map();
    take_games_out();
    panel("games")->SetFocus();
    testing::settle();
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_NE(map(), painted);
}

TEST_F(PanesTest, TabsShowWhatRunsOnTheCurrentMap) {
    open(map::Map({6, 6}));
    const auto share = [this](std::size_t number) {
        return bar(*rows().front()).tabs()[number].share;
    };
    context().work().set(context().maps().id(), "games", 0.25);
    EXPECT_EQ(share(2), 0.25);
    EXPECT_EQ(share(0), std::nullopt);
    context().maps().open_new(map::Map({4, 4}));
    testing::settle();
    EXPECT_EQ(share(2), std::nullopt) << "nothing runs on this map";
    context().maps().show(0);
    EXPECT_EQ(share(2), 0.25);
    context().work().set(context().maps().id(), "games", {});
    EXPECT_EQ(share(2), std::nullopt);
}

} // namespace
} // namespace pampas::desktop
