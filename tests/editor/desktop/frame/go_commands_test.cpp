#include "editor/desktop/dialogs/command_list.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using map::Space;

class GoCommandsTest : public testing::Desk {
  protected:
    std::vector<Coordinate> cursor() { return canvas().outlined(Outline::Cursor); }
};

using OneSpace = std::vector<Coordinate>;

bool is_in_sight(const Canvas& canvas, Coordinate at) {
    return wxRect(canvas.GetClientSize()).Contains(canvas.point_of(at));
}

TEST_F(GoCommandsTest, TheCursorGoesToTheSpaceThatIsNamed) {
    open(map::Map({60, 60}));
    for (int notch = 0; notch < 12; ++notch) {
        testing::press_key('+');
    }
    ASSERT_FALSE(is_in_sight(canvas(), {59, 58}));
    const testing::DialogUser user({[](wxDialog&) { testing::type("bh59"); },
                                    [](wxDialog&) { testing::press_key(WXK_RETURN); }});
    testing::press_key('G', wxMOD_CONTROL);
    EXPECT_TRUE(user.done());
    EXPECT_EQ(cursor(), (OneSpace{{59, 58}}));
    EXPECT_TRUE(is_in_sight(canvas(), {59, 58}));
    testing::press_key('9');
    testing::press_key(WXK_RETURN);
    EXPECT_EQ(at({59, 58}), Space::Water) << "the keyboard goes on from there";
}

TEST_F(GoCommandsTest, TheChosenKindIsFoundForwardsAndBackwardsRoundTheMap) {
    map::Map board({9, 7});
    const std::vector<Coordinate> markets{{7, 0}, {2, 3}, {5, 3}};
    for (const Coordinate market : markets) {
        board.set(market, Space::Market);
    }
    open(board);
    testing::press_key('8');
    for (const std::size_t place : {0U, 1U, 2U, 0U}) {
        testing::press_key(WXK_F3);
        EXPECT_EQ(cursor(), OneSpace{markets[place]});
    }
    EXPECT_EQ(status(0), "H1: 1 of 3 spaces of market");
    for (const std::size_t place : {2U, 1U, 0U}) {
        testing::press_key(WXK_F3, wxMOD_SHIFT);
        EXPECT_EQ(cursor(), OneSpace{markets[place]});
    }
    testing::press_key('9');
    testing::press_key(WXK_F3);
    EXPECT_EQ(status(0), "No space is water");
    EXPECT_FALSE(document().modified());
}

TEST_F(GoCommandsTest, ACommandIsFoundByItsWordsAndDone) {
    open(map::Map({9, 7}));
    const testing::DialogUser user({[](wxDialog&) { testing::type("mirror exchange right"); },
                                    [](wxDialog&) { testing::press_key(WXK_RETURN); }});
    testing::press_key('8');
    click_space({0, 3});
    testing::press_key('P', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_TRUE(user.done());
    EXPECT_EQ(map().all(Space::Market), (OneSpace{{8, 3}}));
}

TEST_F(GoCommandsTest, WhatIsNotEnabledIsNotDone) {
    open(map::Map({9, 7}));
    const auto& list = [](wxDialog& dialog) -> const CommandList& {
        return testing::field<CommandList>(dialog);
    };
    const testing::DialogUser user({[](wxDialog&) { testing::type("REDO"); },
                                    [](wxDialog&) { testing::press_key(WXK_RETURN); },
                                    [&](wxDialog& dialog) {
                                        ASSERT_EQ(list(dialog).commands().front().label, "Redo");
                                        EXPECT_FALSE(list(dialog).commands().front().enabled);
                                    },
                                    [](wxDialog&) { testing::type("no such words"); },
                                    [](wxDialog&) { testing::press_key(WXK_RETURN); },
                                    [&](wxDialog& dialog) {
                                        EXPECT_TRUE(list(dialog).commands().empty());
                                        testing::press_key(WXK_ESCAPE);
                                    }});
    testing::press_key('P', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_TRUE(user.done());
}

TEST_F(GoCommandsTest, EveryCommandIsFoundByItsOwnLabel) {
    const std::vector<Command> all = commands(frame->actions().menus());
    EXPECT_GT(all.size(), 60U);
    for (const Command& command : all) {
        const std::vector<Command> hits = found(all, command.label.Upper());
        EXPECT_TRUE(std::ranges::find(hits, command.action, &Command::action) != hits.end())
            << command.label;
    }
}

} // namespace
} // namespace pampas::desktop
