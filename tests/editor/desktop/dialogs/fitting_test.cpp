#include "engine/language/language.h"
#include "tests/editor/desktop/cut.h"
#include "tests/editor/desktop/dialogs/all_dialogs.h"

#include <gmock/gmock.h>

namespace pampas::desktop {
namespace {

/// Dialogs in each language.
class DialogsFitTest : public ::testing::TestWithParam<const char*> {
  protected:
    DialogsFitTest() { language::use(*language::find(GetParam())); }
    ~DialogsFitTest() override { language::use(language::all().front()); }
};

INSTANTIATE_TEST_SUITE_P(Languages, DialogsFitTest, ::testing::Values("en", "de", "es", "fr"));

TEST_P(DialogsFitTest, NothingIsCutOnASmallScreen) {
    for (const auto& dialog : testing::all_dialogs()) {
        const wxSize screen = dialog->FromDIP(wxSize(800, 600));
        EXPECT_LE(dialog->GetMinSize().x, screen.x) << dialog->GetTitle();
        EXPECT_LE(dialog->GetMinSize().y, screen.y) << dialog->GetTitle();
        wxSize size = dialog->GetSize();
        size.DecTo(screen);
        dialog->SetSize(size);
        dialog->Layout();
        EXPECT_THAT(testing::what_is_cut(*dialog), ::testing::IsEmpty()) << dialog->GetTitle();
    }
}

} // namespace
} // namespace pampas::desktop
