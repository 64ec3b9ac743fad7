#include "editor/desktop/dialogs/picture_dialogs.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>

namespace pampas::desktop {
namespace {

using testing::choose;
using testing::labelled;

class PrintDialogTest : public ::testing::Test {
  protected:
    void begin(const PrintChoices& last = {}) {
        dialog = std::make_unique<PrintDialog>(nullptr, PictureSubject{map, "Honey"},
                                               "Designed by Ann", last);
        testing::show(*dialog);
    }
    picture::Sheet sheet() { return dialog->answer().sheet; }

    map::Map map{hex::Grid{20, 6}};
    std::unique_ptr<PrintDialog> dialog;
};

TEST_F(PrintDialogTest, LaysThePaperAsTheMapLies) {
    begin();
    EXPECT_EQ(sheet().width, 297);
    EXPECT_EQ(sheet().height, 210);
    choose(labelled<wxChoice>(*dialog, "Orientation"),
           static_cast<int>(paper::Orientation::Portrait));
    EXPECT_EQ(sheet().width, 210);
    map = map::Map(hex::Grid{18, 20});
    begin();
    EXPECT_EQ(sheet().width, 210) << "a square map is larger on an upright sheet";
    map = map::Map(hex::Grid{6, 20});
    begin({.paper = "A3"});
    EXPECT_EQ(sheet().width, 297);
    EXPECT_EQ(sheet().height, 420);
    choose(labelled<wxChoice>(*dialog, "Orientation"),
           static_cast<int>(paper::Orientation::Landscape));
    EXPECT_EQ(sheet().width, 420);
}

TEST_F(PrintDialogTest, BeginsWithWhatWasChosenLast) {
    const PrintChoices last{
        .paper = "Letter",
        .orientation = paper::Orientation::Portrait,
        .footer = false,
        .picture = {.look = picture::Look::Letters, .coordinates = true, .overlay = "regions"}};
    begin(last);
    EXPECT_EQ(dialog->answer().choices, last);
    EXPECT_EQ(sheet().title, "");
    EXPECT_EQ(sheet().footer, "");
    EXPECT_EQ(sheet().look, picture::Look::Letters);
    EXPECT_TRUE(testing::wait_until([this] { return !sheet().overlay.marks.empty(); }));
}

TEST_F(PrintDialogTest, WritesWhatIsTicked) {
    begin();
    EXPECT_EQ(sheet().title, "Honey");
    EXPECT_EQ(sheet().footer, "Designed by Ann");
    for (const char* label : {"Name of the map at the top", "Size and designer below the map",
                              "Coordinates on the spaces"}) {
        labelled<wxCheckBox>(*dialog, label).SetFocus();
        testing::press_key(WXK_SPACE);
    }
    EXPECT_EQ(sheet().title, "");
    EXPECT_EQ(sheet().footer, "");
    EXPECT_TRUE(sheet().coordinates);
}

} // namespace

} // namespace pampas::desktop
