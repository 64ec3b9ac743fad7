#include "editor/desktop/frame/map_printout.h"
#include "tests/editor/desktop/desk.h"

#include <wx/dcmemory.h>
#include <wx/image.h>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;

class PrintCommandsTest : public testing::Desk {
  protected:
    void SetUp() override {
        map::Map map({12, 6});
        map.details().name = "Honey";
        map.details().author = "Ann";
        map.set({3, 3}, map::Space::Market);
        open(map);
    }
};

TEST_F(PrintCommandsTest, TellsWhoDesignedTheMapAndHowLargeItIs) {
    testing::press_key('P', wxMOD_CONTROL);
    EXPECT_THAT(prompt.proposed_footer, HasSubstr("Designed by Ann"));
    EXPECT_THAT(prompt.proposed_footer, HasSubstr("Size for Yucata"));
    EXPECT_EQ(prompt.last_print, PrintChoices());
}

/// The printer's page, by the printing framework's own words for it.
TEST(MapPrintout, FillsThePaperThatIsInThePrinter) {
    map::Map map({12, 6}, map::Space::Water);
    MapPrintout printout("Honey", map, {.title = "Honey"});
    wxBitmap page(420, 594, 24);
    wxMemoryDC dc(page);
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    printout.SetDC(&dc);
    printout.SetPageSizePixels(420, 594);
    printout.SetPageSizeMM(420, 594);
    int first = 0;
    int last = 0;
    int from = 0;
    int to = 0;
    printout.GetPageInfo(&first, &last, &from, &to);
    EXPECT_EQ(first, 1);
    EXPECT_EQ(last, 1);
    ASSERT_TRUE(printout.OnPrintPage(1));
    dc.SelectObject(wxNullBitmap);
    const wxImage image = page.ConvertToImage();
    const auto is_white = [&image](int x, int y) {
        return image.GetRed(x, y) == 255 && image.GetGreen(x, y) == 255 &&
               image.GetBlue(x, y) == 255;
    };
    EXPECT_TRUE(is_white(3, 3));
    EXPECT_TRUE(is_white(416, 590));
    EXPECT_FALSE(is_white(210, 297)) << "the map";
    EXPECT_FALSE(is_white(40, 297)) << "from margin to margin";
    EXPECT_FALSE(is_white(380, 297));
}

} // namespace
} // namespace pampas::desktop
