#include "editor/desktop/widgets/fold.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "tests/editor/desktop/gui.h"

#include <gmock/gmock.h>
#include <wx/frame.h>
#include <wx/panel.h>
#include <wx/sizer.h>

namespace pampas::desktop {
namespace {

class FoldTest : public ::testing::Test {
  protected:
    FoldTest() {
        auto* rows = new wxBoxSizer(wxVERTICAL);
        rows->Add(&fold, wxSizerFlags().Expand());
        rows->Add(&body, wxSizerFlags(1).Expand());
        rows->Add(&text, wxSizerFlags().Expand());
        panel.SetSizer(rows);
        frame.SetClientSize(200, 150);
        testing::show(frame);
        frame.SendSizeEvent();
        testing::settle();
    }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    wxPanel& panel = *new wxPanel(&frame);
    wxPanel& body = *new wxPanel(&panel);
    Fold& fold = *new Fold(&panel, body);
    WrappedText& text = *new WrappedText(&panel, 3);
};

TEST_F(FoldTest, AClickFoldsAndOpens) {
    EXPECT_FALSE(fold.is_folded());
    testing::click(fold, {20, 10});
    EXPECT_TRUE(fold.is_folded());
    EXPECT_FALSE(body.IsShown());
    testing::click(fold, {20, 10});
    EXPECT_TRUE(body.IsShown());
}

TEST_F(FoldTest, MakesRoomOnceAndLeavesTheRestToTheUser) {
    fold.make_room(true);
    EXPECT_TRUE(fold.is_folded());
    fold.fold(false);
    fold.make_room(true);
    EXPECT_FALSE(fold.is_folded()) << "the user has opened it";
    fold.make_room(false);
    fold.make_room(true);
    EXPECT_TRUE(fold.is_folded());
}

TEST_F(FoldTest, ItsLineIsAsWideAsItsRoomAndTheTipSaysAll) {
    const wxString words = "a very long line about all that was chosen, much wider than its room";
    fold.say(words);
    testing::settle();
    EXPECT_LE(fold.GetBestSize().x, 200);
    EXPECT_TRUE(fold.GetToolTipText().Contains(words));
    EXPECT_TRUE(fold.GetLabel().EndsWith("..."));
    fold.say("short");
    EXPECT_TRUE(fold.GetLabel().EndsWith("short"));
}

TEST_F(FoldTest, TextIsWrappedToItsRoom) {
    EXPECT_FALSE(text.IsShown());
    const auto lines = [this] { return text.GetSize().y / text.GetCharHeight(); };
    text.say("some words");
    EXPECT_TRUE(testing::wait_until([&] { return lines() == 1; }));
    text.say("some more words than fit into a line of this narrow window");
    EXPECT_TRUE(testing::wait_until([&] { return lines() > 1; }));
    EXPECT_LE(text.GetSize().x, 200);
    text.say({});
    EXPECT_FALSE(text.IsShown());
}

} // namespace
} // namespace pampas::desktop
