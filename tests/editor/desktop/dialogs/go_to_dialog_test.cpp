#include "editor/desktop/dialogs/name_dialogs.h"
#include "editor/desktop/widgets/notice.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <wx/button.h>

namespace pampas::desktop {
namespace {

class GoToDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    GoToDialog dialog{nullptr, {12, 30}};
    testing::Presses presses{dialog};
    const wxWindow& go = *dialog.FindWindow(wxID_OK);
    Notice& notice = testing::field<Notice>(dialog);
};

TEST_F(GoToDialogTest, TakesTheNameOfASpace) {
    EXPECT_FALSE(go.IsEnabled());
    testing::type(" l30 ");
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(testing::wait_until([this] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_OK);
    EXPECT_EQ(dialog.space(), (hex::Coordinate{11, 29}));
}

TEST_F(GoToDialogTest, SaysWhyANameIsWrong) {
    testing::type("7K");
    EXPECT_TRUE(notice.text().Contains("letters for the column")) << notice.text();
    EXPECT_FALSE(go.IsEnabled());
    testing::type("M7");
    EXPECT_EQ(notice.text(), "The last column is L.");
    testing::type("K31");
    EXPECT_EQ(notice.text(), "The last row is 30.");
    testing::type("K30");
    EXPECT_EQ(notice.text(), "");
    EXPECT_TRUE(go.IsEnabled());
}

} // namespace
} // namespace pampas::desktop
