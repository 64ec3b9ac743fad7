#include "editor/desktop/dialogs/size_dialogs.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/pictures.h"
#include "engine/formats/haz.h"
#include "engine/hex/grid.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/radiobut.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

using testing::choose;
using testing::field;
using testing::labelled;

class NewMapDialogTest : public ::testing::Test {
  protected:
    void SetUp() override { testing::show(dialog); }

    wxString figure() {
        for (const wxStaticText* text : testing::fields<wxStaticText>(dialog)) {
            if (text->GetLabel().StartsWith("Size for")) {
                return text->GetLabel();
            }
        }
        return {};
    }

    NewMapDialog dialog{nullptr, legality::client_named("yucata")};
    testing::Presses presses{dialog};
    wxButton& create = *dynamic_cast<wxButton*>(dialog.FindWindow(wxID_OK));
    wxChoice& preset = labelled<wxChoice>(dialog, "Preset");
    wxChoice& shifted = labelled<wxChoice>(dialog, "Shifted");
    wxChoice& fill = labelled<wxChoice>(dialog, "Filled with");
    wxSpinCtrl& columns = labelled<wxSpinCtrl>(dialog, "Columns");
    wxSpinCtrl& rows = labelled<wxSpinCtrl>(dialog, "Rows");
    wxRadioButton& flat_top = labelled<wxRadioButton>(dialog, "Flat top");
    wxRadioButton& pointy_top = labelled<wxRadioButton>(dialog, "Pointy top");
    Notice& notice = field<Notice>(dialog);
};

TEST_F(NewMapDialogTest, IsFilledInByKeyboardAlone) {
    testing::type("Two Rivers");
    testing::press_key(WXK_TAB);
    testing::press_key(WXK_TAB);
    testing::type("25");
    testing::press_key(WXK_TAB);
    testing::type("7");
    const map::Map shown = field<MapPreview>(dialog).map();
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(testing::wait_until([&] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_OK);
    const map::Map map = dialog.map();
    EXPECT_EQ(map.details().name, "Two Rivers");
    EXPECT_EQ(map.grid(), (hex::Grid{25, 7, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}));
    EXPECT_EQ(map.counts()[0], 25 * 7) << "all of it pampas";
    EXPECT_EQ(shown, map) << "the preview follows while one types";
}

TEST_F(NewMapDialogTest, OffersBoardsThatCloseUnderTheSymmetry) {
    wxChoice& symmetry = labelled<wxChoice>(dialog, "Symmetry");
    wxCheckBox& leaves_out = labelled<wxCheckBox>(dialog, "Leave out spaces without an image");
    EXPECT_FALSE(leaves_out.IsEnabled());
    for (unsigned kind = 1; kind < symmetry.GetCount(); ++kind) {
        choose(symmetry, static_cast<int>(kind));
        const map::Map map = dialog.map();
        const auto without = hex::around_middle(map.grid(), dialog.symmetry()).without_image();
        EXPECT_EQ(leaves_out.IsEnabled(), !without.empty());
        EXPECT_EQ(map.all(map::Space::Void), without) << "the others have all their images";
    }
    choose(symmetry, 1);
    EXPECT_TRUE(notice.text().Contains("19 x 20")) << "the nearest size that closes";
    rows.SetFocus();
    testing::type("20");
    EXPECT_FALSE(leaves_out.IsEnabled());
    EXPECT_TRUE(notice.text().empty());
    EXPECT_TRUE(dialog.map().all(map::Space::Void).empty());
    testing::type("19");
    testing::tick(leaves_out, false);
    EXPECT_TRUE(dialog.map().all(map::Space::Void).empty());
}

TEST_F(NewMapDialogTest, KeepsNumbersInRange) {
    columns.SetFocus();
    testing::type("999");
    EXPECT_EQ(dialog.map().grid().columns, 250);
    testing::type("");
    testing::press_key(WXK_DELETE);
    rows.SetFocus();
    testing::settle();
    EXPECT_EQ(dialog.map().grid().columns, columns.GetValue());
}

TEST_F(NewMapDialogTest, AltAndALetterLeadToAField) {
    testing::press_key('R', wxMOD_ALT);
    testing::type("9");
    testing::press_key('O', wxMOD_ALT);
    testing::type("5");
    testing::press_key('N', wxMOD_ALT);
    testing::type("Nine by five");
    EXPECT_EQ(dialog.map().grid().rows, 9);
    EXPECT_EQ(dialog.map().grid().columns, 5);
    EXPECT_EQ(dialog.map().details().name, "Nine by five");
}

TEST_F(NewMapDialogTest, EscapeGivesUp) {
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(testing::wait_until([&] { return !dialog.IsShown(); }));
    EXPECT_EQ(presses.last(), wxID_CANCEL);
}

TEST_F(NewMapDialogTest, EveryPresetFitsItsClientAndIsKnownAgain) {
    const int custom = static_cast<int>(preset.GetCount()) - 1;
    for (int number = 0; number < custom; ++number) {
        choose(preset, number);
        const hex::Grid grid = dialog.map().grid();
        EXPECT_LE(formats::haz_size(dialog.map()).spaces(), 1760);
        EXPECT_EQ(preset.GetSelection(), number);
        EXPECT_EQ(columns.GetValue(), grid.columns);
        EXPECT_EQ(rows.GetValue(), grid.rows);
        EXPECT_EQ(flat_top.GetValue(), grid.axis == hex::StaggerAxis::X);
        EXPECT_EQ(notice.text(), "");
    }
    columns.SetFocus();
    testing::press_key(WXK_UP);
    EXPECT_EQ(preset.GetSelection(), custom);
}

TEST_F(NewMapDialogTest, TellsTheStaggerInTheWordsOfTheMap) {
    for (const bool flat : {false, true}) {
        const wxWindow& button = flat ? flat_top : pointy_top;
        testing::click(button, {10, button.GetClientSize().y / 2});
        EXPECT_EQ(dialog.map().grid().axis, flat ? hex::StaggerAxis::X : hex::StaggerAxis::Y);
        for (const bool even : {true, false}) {
            choose(shifted, even ? 1 : 0);
            const hex::Grid grid = dialog.map().grid();
            EXPECT_EQ(grid.index, even ? hex::StaggerIndex::Even : hex::StaggerIndex::Odd);
            // The line that the text names first is a shifted one.
            const wxString text = shifted.GetStringSelection();
            const int named = flat ? text.GetChar(8) - 'A' : text.GetChar(5) - '1';
            EXPECT_TRUE(grid.shifts(named)) << text;
        }
    }
}

TEST_F(NewMapDialogTest, FillsTheMap) {
    choose(fill, static_cast<int>(map::Space::Void));
    EXPECT_EQ(dialog.map().all(map::Space::Void).size(), dialog.map().grid().size());
}

TEST_F(NewMapDialogTest, WarnsOfASizeTheClientRefuses) {
    EXPECT_EQ(figure(), "Size for Yucata: 19 x 38 = 722 of 1760");
    columns.SetFocus();
    testing::type("250");
    EXPECT_EQ(figure(), "Size for Yucata: 19 x 500 = 9500 of 1760");
    EXPECT_TRUE(notice.text().Contains("1760")) << notice.text();
    EXPECT_TRUE(create.IsEnabled()) << "it may be meant for another client";
}

TEST_F(NewMapDialogTest, WantsAName) {
    testing::type("  ");
    EXPECT_FALSE(create.IsEnabled());
    EXPECT_TRUE(notice.text().Contains("name")) << notice.text();
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(dialog.IsShown());
    testing::type(" x ");
    EXPECT_TRUE(create.IsEnabled());
    EXPECT_EQ(notice.text(), "");
    EXPECT_EQ(dialog.map().details().name, "x");
}

/// A map whose spaces show where they are.
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

// Finds spaces of the old map at their places in the new one, for every stagger and anchor: each
// must have the same neighbours, by axial differences.
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
