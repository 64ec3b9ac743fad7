#include "editor/desktop/dialogs/size_dialogs.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/pictures.h"
#include "engine/hex/grid.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/random_maps.h"

#include <rapidcheck/gtest.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>

namespace pampas::desktop {
namespace {

using testing::choose;
using testing::field;
using testing::labelled;

/// A map whose spaces can be told apart by where they lie.
map::Map patterned(hex::Grid grid) {
    map::Map map(grid, map::Space::Forest);
    map.set({0, 0}, map::Space::Market);
    map.set({grid.columns - 1, grid.rows - 1}, map::Space::Water);
    return map;
}

class ResizeDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    void type_size(const char* columns, const char* rows) {
        labelled<wxSpinCtrl>(dialog, "Columns").SetFocus();
        testing::type(columns);
        labelled<wxSpinCtrl>(dialog, "Rows").SetFocus();
        testing::type(rows);
    }
    void click_anchor(int column, int row) {
        const wxWindow& picker = field<AnchorPicker>(dialog);
        const wxSize size = picker.GetClientSize();
        testing::click(picker, {size.x * (2 * column + 1) / 6, size.y * (2 * row + 1) / 6});
    }

    map::Map before = patterned({6, 4, hex::StaggerAxis::Y, hex::StaggerIndex::Odd});
    ResizeDialog dialog{nullptr, before, legality::client_named("yucata")};
    testing::Presses presses{dialog};
    Notice& notice = field<Notice>(dialog);
};

TEST_F(ResizeDialogTest, LeavesTheMapAsItIsWhenNothingIsAskedFor) {
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(testing::wait_until([&] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_OK);
    EXPECT_EQ(dialog.map(), before);
}

TEST_F(ResizeDialogTest, KeepsTheAnchoredCornerInPlace) {
    type_size("9", "7");
    click_anchor(0, 0);
    EXPECT_EQ(dialog.map().at({0, 0}), map::Space::Market);
    click_anchor(2, 2);
    EXPECT_EQ(dialog.map().at({8, 6}), map::Space::Water);
    click_anchor(2, 0);
    EXPECT_EQ(dialog.map().at({3, 0}), map::Space::Market);
    EXPECT_EQ(field<MapPreview>(dialog).map(), dialog.map());
}

TEST_F(ResizeDialogTest, AnchorsByArrowKeys) {
    type_size("8", "6");
    field<AnchorPicker>(dialog).SetFocus();
    testing::press_key(WXK_LEFT);
    testing::press_key(WXK_UP);
    testing::press_key(WXK_UP);
    EXPECT_EQ(field<AnchorPicker>(dialog).anchor(), (Anchor{0, 0}));
    EXPECT_EQ(dialog.map().at({0, 0}), map::Space::Market);
    testing::press_key(WXK_RIGHT);
    EXPECT_EQ(dialog.map().at({1, 0}), map::Space::Market);
}

TEST_F(ResizeDialogTest, FillsWhatIsNew) {
    type_size("8", "6");
    choose(labelled<wxChoice>(dialog, "New spaces"), static_cast<int>(map::Space::Water));
    EXPECT_EQ(dialog.map().all(map::Space::Water).size(), 8U * 6 - 6 * 4 + 1);
}

TEST_F(ResizeDialogTest, TellsWhatIsCutOffAndWhatIsTooLarge) {
    EXPECT_EQ(notice.text(), "");
    type_size("5", "4");
    EXPECT_TRUE(notice.text().StartsWith("4 spaces")) << notice.text();
    type_size("100", "100");
    EXPECT_TRUE(notice.text().Contains("1760")) << notice.text();
}

// Spaces of the old map found again at their places in the new one, for every stagger and anchor:
// the same neighbours, told by axial differences.
RC_GTEST_PROP(ResizeDialog, NeighboursStayNeighbours, ()) {
    const hex::Grid grid = *testing::any_grid();
    map::Map before(grid, map::Space::Forest);
    const auto marked = *testing::coordinate_on(grid);
    before.set(marked, map::Space::Market);
    before.set({0, 0}, marked == hex::Coordinate{} ? map::Space::Market : map::Space::Water);
    ResizeDialog dialog(nullptr, before, legality::clients().front());
    const auto more = [](int size) { return *rc::gen::inRange(size, size + 6); };
    for (const auto& [label, size] :
         {std::pair("Columns", grid.columns), std::pair("Rows", grid.rows)}) {
        testing::enter(labelled<wxSpinCtrl>(dialog, label), more(size));
    }
    wxMouseEvent click(wxEVT_LEFT_DOWN);
    auto& picker = field<AnchorPicker>(dialog);
    click.SetX(*rc::gen::inRange(0, picker.GetBestSize().x));
    click.SetY(*rc::gen::inRange(0, picker.GetBestSize().y));
    picker.HandleWindowEvent(click);
    const map::Map after = dialog.map();
    const auto found = [&after](map::Space space) { return after.all(space).at(0); };
    if (marked != hex::Coordinate{}) {
        const auto steps = [](const hex::Grid& on, hex::Coordinate from, hex::Coordinate to) {
            const hex::Axial a = hex::axial(on, from);
            const hex::Axial b = hex::axial(on, to);
            return hex::Axial{b.q - a.q, b.r - a.r};
        };
        RC_ASSERT((steps(grid, {0, 0}, marked) ==
                   steps(after.grid(), found(map::Space::Water), found(map::Space::Market))));
    }
}

} // namespace
} // namespace pampas::desktop
