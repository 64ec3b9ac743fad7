#include "editor/desktop/frame/map_window.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/button.h>
#include <wx/frame.h>

namespace pampas::desktop {
namespace {

class WrittenFileTest : public ::testing::Test, protected testing::Surroundings {};

TEST_F(WrittenFileTest, OpensTheFolderOfTheFileByButtonAndByMenu) {
    wxFrame window(nullptr, wxID_ANY, "test");
    std::vector<std::filesystem::path> opened;
    wxString said;
    const Connection says =
        context().say.connect([&](const std::string& line) { said = wx_text(line); });
    WrittenFile written(&window, context(),
                        [&](const auto& opened_folder) { opened.push_back(opened_folder); });
    testing::show(window);
    Handlers handlers;
    written.add_to(handlers);
    const Action& action = handlers.actions().front();
    EXPECT_FALSE(action.enabled());
    EXPECT_FALSE(written.bar().IsShown());
    written.say("/tmp/maps/a.png");
    EXPECT_EQ(said, "Written: /tmp/maps/a.png");
    EXPECT_EQ(written.bar().text(), said);
    testing::settle();
    const auto& button = testing::field<wxButton>(window);
    testing::click(button, wxPoint(5, 5) + button.GetSize() / 4);
    action.run();
    EXPECT_EQ(opened, std::vector<std::filesystem::path>(2, "/tmp/maps"));
}

} // namespace

} // namespace pampas::desktop
