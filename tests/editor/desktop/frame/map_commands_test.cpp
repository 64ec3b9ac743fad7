#include "editor/desktop/panels/palette.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/button.h>
#include <wx/menu.h>

namespace pampas::desktop {
namespace {

using map::Space;
using ::testing::ElementsAre;

class AnnotationCommandsTest : public testing::Desk {
  protected:
    AnnotationCommandsTest() { open(map::Map({9, 7})); }
    void choose(const wxString& label) {
        wxCommandEvent event(wxEVT_MENU, frame->GetMenuBar()->FindMenuItem("Map", label));
        frame->ProcessWindowEvent(event);
        testing::settle();
    }
    void point(hex::Coordinate at) { testing::point_at(canvas(), canvas().point_of(at)); }
};

TEST_F(AnnotationCommandsTest, NotesAreWrittenReadAndRemoved) {
    point({2, 3});
    prompt.note_answer = "Too near";
    testing::press_key('N');
    EXPECT_EQ(prompt.asked_to_note, "C4: ");
    EXPECT_THAT(map().details().notes, ElementsAre(map::Note{{2, 3}, "Too near"}));
    point({3, 3});
    EXPECT_EQ(canvas().GetToolTipText(), "");
    point({2, 3});
    EXPECT_EQ(canvas().GetToolTipText(), "Too near");
    prompt.note_answer.reset();
    testing::press_key('N');
    EXPECT_EQ(prompt.asked_to_note, "C4: Too near");
    EXPECT_EQ(map().details().notes.size(), 1u) << "nothing was answered";
    prompt.note_answer = "";
    testing::press_key('N');
    EXPECT_TRUE(map().details().notes.empty());
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(map().details().notes.size(), 1u);
    testing::press_key(WXK_LEFT);
    testing::press_key(WXK_RIGHT);
    choose("Remove the note here");
    EXPECT_TRUE(map().details().notes.empty());
}

TEST_F(AnnotationCommandsTest, LandIsDecidedInTheSelectionByCountsAndSeed) {
    map::Map board({5, 2}, Space::Land);
    board.details().locked = {{0, 0}};
    open(board, "land.json");
    prompt.deciding_answer = Deciding{{0, 9, 0, 0, 0}, 7};
    choose(L"Decide undecided land…");
    EXPECT_EQ(prompt.asked_to_decide, "9 in the map");
    EXPECT_EQ(map().all(Space::Forest).size(), 9u);
    EXPECT_EQ(at({0, 0}), Space::Land);
    testing::press_key('Z', wxMOD_CONTROL);
    testing::press_key('S');
    drag_spaces({0, 0}, {4, 0});
    prompt.deciding_answer = Deciding{{4, 0, 0, 0, 0}, 7};
    choose(L"Decide undecided land…");
    EXPECT_EQ(prompt.asked_to_decide, "4 in the selection");
    EXPECT_EQ(map().all(Space::Mountain).size(), 4u);
    EXPECT_EQ(map().all(Space::Land).size(), 6u);
}

class MixTest : public testing::Desk {};

TEST_F(MixTest, IsChosenInThePaletteAndWeighedInADialog) {
    open(map::Map({9, 7}));
    auto& weights = testing::labelled<wxButton>(the<Palette>(), L"Weights\u2026");
    EXPECT_FALSE(weights.IsShown());
    testing::press_key('K');
    EXPECT_TRUE(context().toolbox().brush().mixes);
    EXPECT_EQ(testing::fields<PaletteList>(the<Palette>()).front()->selected(),
              map::all_spaces.size());
    EXPECT_TRUE(weights.IsShown());
    prompt.mix_answer.emplace();
    prompt.mix_answer->weights[static_cast<std::size_t>(map::Space::Swamp)] = 2;
    wxCommandEvent press(wxEVT_BUTTON, weights.GetId());
    weights.HandleWindowEvent(press);
    testing::press_key('F');
    click_space({2, 2});
    EXPECT_EQ(map().all(map::Space::Swamp).size(), 63U);
    testing::press_key('3');
    EXPECT_FALSE(weights.IsShown());
}

} // namespace
} // namespace pampas::desktop
