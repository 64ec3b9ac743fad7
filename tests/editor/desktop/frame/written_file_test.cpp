#include "editor/desktop/frame/written_file.h"
#include "editor/desktop/widgets/notice.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <wx/button.h>
#include <wx/frame.h>

namespace pampas::desktop {
namespace {

TEST(WrittenFile, OpensTheFolderOfTheFileByButtonAndByMenu) {
    wxFrame window(nullptr, wxID_ANY, "test");
    std::vector<std::filesystem::path> opened;
    wxString said;
    WrittenFile written(&window,
                        {.say = [&](const wxString& line) { said = line; },
                         .open_folder = [&](const auto& folder) { opened.push_back(folder); }});
    testing::show(window);
    EXPECT_FALSE(written.action().enabled());
    EXPECT_FALSE(written.bar().IsShown());
    written.say("/tmp/maps/a.png");
    EXPECT_EQ(said, "Written: /tmp/maps/a.png");
    EXPECT_EQ(written.bar().text(), said);
    testing::settle();
    const auto& button = testing::field<wxButton>(window);
    testing::click(button, wxPoint(5, 5) + button.GetSize() / 4);
    written.action().run();
    EXPECT_EQ(opened, std::vector<std::filesystem::path>(2, "/tmp/maps"));
}

} // namespace
} // namespace pampas::desktop
