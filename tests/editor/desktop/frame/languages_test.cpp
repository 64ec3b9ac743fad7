#include "engine/language/language.h"
#include "tests/editor/desktop/desk.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

class LanguagesTest : public testing::Desk {
  protected:
    ~LanguagesTest() override {
        end();
        language::use(language::all().front());
    }
};

TEST_F(LanguagesTest, TheWindowIsInTheLanguage) {
    language::use(*language::find("de"));
    start();
    EXPECT_EQ(frame->GetMenuBar()->GetMenuLabelText(0), "Datei");
    open(map::Map({5, 4}));
    EXPECT_EQ(at({2, 2}), map::Space::Pampas);
    click_space({2, 2});
}

} // namespace
} // namespace pampas::desktop
