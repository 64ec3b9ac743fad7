#include "editor/desktop/dialogs/name_dialogs.h"
#include "editor/desktop/widgets/notice.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <wx/button.h>

namespace pampas::desktop {
namespace {

class RenameDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    RenameDialog dialog{nullptr, "Old", {"Old", "Other"}};
    testing::Presses presses{dialog};
    wxButton& rename = *dynamic_cast<wxButton*>(dialog.FindWindow(wxID_OK));
    Notice& notice = testing::field<Notice>(dialog);
};

TEST_F(RenameDialogTest, TakesANewName) {
    testing::type(" New ");
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(testing::wait_until([this] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_OK);
    EXPECT_EQ(dialog.name(), "New");
}

TEST_F(RenameDialogTest, TakesTheOldName) {
    EXPECT_TRUE(rename.IsEnabled());
    EXPECT_EQ(dialog.name(), "Old");
}

TEST_F(RenameDialogTest, RefusesATakenNameAndNone) {
    testing::type("Other");
    EXPECT_FALSE(rename.IsEnabled());
    EXPECT_TRUE(notice.text().Contains("Another map")) << notice.text();
    testing::type(" ");
    EXPECT_FALSE(rename.IsEnabled());
    EXPECT_TRUE(notice.text().Contains("needs a name")) << notice.text();
    testing::type("Others");
    EXPECT_TRUE(rename.IsEnabled());
    EXPECT_EQ(notice.text(), "");
}

} // namespace
} // namespace pampas::desktop
