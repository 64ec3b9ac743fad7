#include "editor/desktop/panels/history_panel.h"
#include "editor/desktop/widgets/row_list.h"
#include "editor/document/document.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/widgets/rows.h"

#include <wx/frame.h>

namespace pampas::desktop {
namespace {

/// A panel and a document, connected as in the editor.
class HistoryPanelTest : public ::testing::Test, protected testing::Surroundings {
  protected:
    void SetUp() override {
        context().maps().open_new(map::Map(hex::Grid{40, 3}));
        frame.SetClientSize(260, 300);
        frame.Layout();
        testing::show(frame);
        refresh();
    }

    void refresh() { context().catch_up(); }
    void paint(int steps) {
        for (int step = 0; step < steps; ++step) {
            document().begin_stroke("Paint " + std::to_string(document().history().done() + 1));
            const hex::Coordinate at{static_cast<int>(document().history().done()) % 40, 0};
            const bool forest = document().map().at(at) == map::Space::Forest;
            document().paint({{at}}, forest ? map::Space::Pampas : map::Space::Forest);
            document().end_stroke();
        }
    }
    RowList& list() { return testing::field<RowList>(panel); }
    std::size_t done() const { return document().history().done(); }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    Connection follows =
        context().maps().changed.connect([this](const document::Change&) { refresh(); });
    HistoryPanel& panel = *new HistoryPanel(&frame, context());
};

TEST_F(HistoryPanelTest, BeginsWithTheMapAsItWasOpened) {
    EXPECT_EQ(list().GetItemCount(), 1U);
    EXPECT_EQ(list().selected(), 0U);
}

TEST_F(HistoryPanelTest, AClickGoesBackAndForth) {
    const map::Map opened = document().map();
    paint(5);
    const map::Map painted = document().map();
    EXPECT_EQ(list().GetItemCount(), 6U);
    EXPECT_EQ(list().selected(), 5U);
    testing::click_row(list(), 2);
    EXPECT_EQ(done(), 2U);
    EXPECT_EQ(list().GetItemCount(), 6U) << "what is undone can still be seen";
    testing::click_row(list(), 0);
    EXPECT_EQ(document().map(), opened);
    testing::click_row(list(), 5);
    EXPECT_EQ(document().map(), painted);
    EXPECT_EQ(list().selected(), 5U);
}

TEST_F(HistoryPanelTest, FollowsUndoAndForgetsWithTheHistory) {
    paint(4);
    document().undo();
    document().undo();
    EXPECT_EQ(list().selected(), 2U);
    paint(1);
    EXPECT_EQ(list().GetItemCount(), 4U);
    EXPECT_EQ(list().selected(), 3U);
}

TEST_F(HistoryPanelTest, WorksByKeyboard) {
    paint(4);
    list().SetFocus();
    testing::press_key(WXK_UP);
    EXPECT_EQ(done(), 3U);
    testing::press_key(WXK_HOME);
    EXPECT_EQ(done(), 0U);
    testing::press_key(WXK_DOWN);
    EXPECT_EQ(done(), 1U);
}

TEST_F(HistoryPanelTest, KeepsTheStepInEffectInSightAmongThousands) {
    document().on_change([](const document::Change&) {});
    paint(10'000);
    context().settled(false);
    EXPECT_TRUE(list().IsRowVisible(10'000));
    document().go_to(4'000);
    context().settled(false);
    EXPECT_TRUE(list().IsRowVisible(4'000));
    testing::click_row(list(), list().GetVisibleRowsBegin() + 1);
    EXPECT_NEAR(static_cast<double>(done()), 4'000, 20);
    document().go_to(10'000);
    context().settled(false);
    EXPECT_TRUE(list().IsRowVisible(10'000));
}

} // namespace
} // namespace pampas::desktop
