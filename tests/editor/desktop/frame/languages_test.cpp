#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/widgets/look.h"
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

/// Every command can be read whole in the list of commands, though German words are long.
TEST_F(LanguagesTest, CommandsAreReadWhole) {
    language::use(*language::find("de"));
    start();
    CommandSearch search(frame, frame->commands().actions().menus());
    testing::show(search);
    const CommandList& list = search.list();
    const int width = list.GetClientSize().x - list.FromDIP(2 * spacing::wide_gap);
    for (const TextRow& row : list.rows()) {
        EXPECT_LE(wrapped(list, row.below, width, 9).size(), 4U) << row.below;
        const int beside = width - list.GetTextExtent(row.right).x - list.FromDIP(10);
        EXPECT_LE(wrapped(list, row.text, beside, 9).size(), 4U) << row.text;
    }
    EXPECT_LT(search.GetSize().y, list.FromDIP(640));
}

} // namespace
} // namespace pampas::desktop
