#include "editor/desktop/panels/history_panel.h"
#include "editor/desktop/panels/statistics_view.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/palette_list.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

class AccessibleTest : public testing::Desk {};

TEST_F(AccessibleTest, TheMapTellsWhereTheCursorIs) {
    open(map::Map({9, 7}));
    click_space({2, 2});
    testing::press_key(WXK_RIGHT);
    EXPECT_EQ(name_for_readers(canvas()), "Map");
    EXPECT_EQ(told_to_readers(canvas()), "D3 pampas");
    testing::press_key('8');
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(told_to_readers(canvas()).StartsWith("D3 ")) << told_to_readers(canvas());
    EXPECT_NE(told_to_readers(canvas()), "D3 pampas");
}

TEST_F(AccessibleTest, AListTellsWhatIsSelected) {
    auto& tools = *testing::fields<PaletteList>(*frame)[1];
    EXPECT_EQ(name_for_readers(tools), "Tools");
    tools.SetFocus();
    testing::settle();
    const wxString before = told_to_readers(tools);
    testing::press_key(WXK_DOWN);
    EXPECT_NE(told_to_readers(tools), before);
    testing::press_key(WXK_UP);
    EXPECT_EQ(told_to_readers(tools), before);
}

TEST_F(AccessibleTest, ChartsTellTheirFigures) {
    open(map::Map({9, 7}));
    wxCommandEvent show(wxEVT_MENU, item("View", "Statistics").GetId());
    frame->ProcessWindowEvent(show);
    auto& view = testing::field<StatisticsView>(*frame);
    EXPECT_TRUE(testing::wait_until([&] { return told_to_readers(view).Contains("100.0"); }))
        << told_to_readers(view);
}

} // namespace
} // namespace pampas::desktop
