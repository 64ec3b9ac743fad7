#include "editor/desktop/panels/findings_panel.h"
#include "tests/editor/desktop/desk.h"
#include "tests/engine/drawn_map.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

using map::Space;

class FindingsTest : public testing::Desk {
  protected:
    wxString summary() { return the<FindingsPanel>().summary(); }
};

TEST_F(FindingsTest, AFindingIsMendedByKeysAndTheMendingUndone) {
    const map::Map broken = testing::drawn_map({"----.f", "-$-..f", "----.f"});
    open(broken);
    ASSERT_TRUE(testing::wait_until([this] { return summary().Contains("1 error"); }));
    EXPECT_FALSE(item("Go", "Take the next step").IsEnabled());
    testing::press_key(WXK_F8);
    EXPECT_EQ(the<FindingsPanel>().offer(), "Make C2 pampas");
    EXPECT_TRUE(item("Go", "Take the next step: Make C2 pampas").IsEnabled());
    testing::press_key('.', wxMOD_CONTROL);
    EXPECT_EQ(at({2, 1}), Space::Pampas);
    EXPECT_TRUE(testing::wait_until([this] { return !summary().Contains("error"); }));
    EXPECT_EQ(document().history().undo_label(), "Make C2 pampas");
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(map(), broken);
}

TEST_F(FindingsTest, KeysGoRoundTheFindings) {
    open(testing::drawn_map({"f..$", "---$", "w---"}));
    // What the measures suggest joins the rows when they are computed.
    ASSERT_TRUE(testing::wait_until([this] { return context().measures().up_to_date(); }));
    const std::vector<NextStep> steps = the<FindingsPanel>().steps();
    ASSERT_GT(steps.size(), 2U);
    for (const NextStep& step : steps) {
        testing::press_key(WXK_F8);
        EXPECT_EQ(canvas().outlined(Outline::Finding), step.finding.spaces);
    }
    testing::press_key(WXK_F8, wxMOD_SHIFT);
    EXPECT_EQ(canvas().outlined(Outline::Finding), steps[steps.size() - 2].finding.spaces);
}

} // namespace
} // namespace pampas::desktop
