#include "editor/desktop/dialogs/map_dialogs.h"
#include "editor/desktop/widgets/notice.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/spinctrl.h>

namespace pampas::desktop {
namespace {

using ::testing::ElementsAre;

class DecideDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    DecideDialog dialog{nullptr, 12, "the map"};
    wxButton& decide = *dynamic_cast<wxButton*>(dialog.FindWindow(wxID_OK));
    Notice& notice = testing::field<Notice>(dialog);
};

TEST_F(DecideDialogTest, ProposesEvenCountsThatHaveToAddUp) {
    EXPECT_THAT(dialog.deciding().counts, ElementsAre(3, 3, 2, 2, 2));
    EXPECT_TRUE(decide.IsEnabled());
    testing::labelled<wxSpinCtrl>(dialog, "Forest").SetFocus();
    testing::type("5");
    EXPECT_FALSE(decide.IsEnabled());
    EXPECT_EQ(notice.text(), "14 of 12 spaces.");
    testing::labelled<wxSpinCtrl>(dialog, "Mountain").SetFocus();
    testing::type("1");
    EXPECT_TRUE(decide.IsEnabled());
    EXPECT_THAT(dialog.deciding().counts, ElementsAre(1, 5, 2, 2, 2));
}

TEST_F(DecideDialogTest, AnotherSeedIsDrawnByAButton) {
    const auto before = dialog.deciding().seed;
    auto& another = testing::labelled<wxButton>(dialog, "Another");
    testing::click(another, {10, 10});
    EXPECT_NE(dialog.deciding().seed, before);
}

} // namespace
} // namespace pampas::desktop
