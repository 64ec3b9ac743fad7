#include "analysis/report/games/again.h"
#include "editor/desktop/table/table_window.h"
#include "editor/desktop/widgets/notice.h"
#include "engine/files/input_error.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/choice.h>

#include <sstream>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Games of two random players on a small map, at the table.
class TableTest : public ::testing::Test {
  protected:
    TableTest() {
        testing::show(*table);
        testing::settle();
    }
    ~TableTest() override {
        table->Destroy();
        testing::settle();
    }

    static GameSource source() {
        map::Map map = testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"});
        map.details().name = "Rivers";
        const rules::Game game(map, rules::ruleset_named("standard"), 2);
        const balance::SeriesPlan plan{.experiment = {.bots = {"random", "random"}}, .games = 3};
        auto summary = report::summary_of(game, plan, balance::play_series(game, plan));
        return {"Rivers, 2 random players", 3, [map, summary](std::size_t number) {
                    return report::play_again(map, summary, number);
                }};
    }
    const wording::Playback& playback() const { return table->game()->playback(); }
    std::size_t at() const { return table->stepper().at(); }
    picture::Pieces pieces_at(std::size_t action) const {
        return picture::pieces_of(playback().after(action).position(),
                                  rules::waters_laid(playback().steps(action)));
    }
    std::string log_text() const {
        std::string text;
        for (const TextRow& row : table->log().rows()) {
            text += row.text.utf8_string() + "\n";
        }
        return text;
    }

    TableWindow* table = new TableWindow(nullptr, source(), {});
};

TEST_F(TableTest, ShowsThePositionAfterEachActionForwardAndBack) {
    EXPECT_TRUE(table->canvas().pieces().empty());
    const std::size_t actions = playback().actions();
    ASSERT_GT(actions, 20U);
    for (std::size_t action = 1; action <= actions; ++action) {
        table->stepper().step(1);
        ASSERT_EQ(at(), action);
        ASSERT_EQ(table->canvas().pieces(), pieces_at(action));
    }
    table->stepper().step(1);
    EXPECT_EQ(at(), actions) << "there is no further action";
    for (std::size_t action = actions; action-- > 0;) {
        table->stepper().step(-1);
        ASSERT_EQ(table->canvas().pieces(), pieces_at(action));
    }
}

TEST_F(TableTest, WhatAnActionEarnsStandsWhereItWasDone) {
    std::size_t earning = 0;
    for (std::size_t action = 1; action <= playback().actions(); ++action) {
        table->stepper().go(action);
        const auto& step = playback().step(action);
        const auto& bubbles = table->canvas().bubbles();
        ASSERT_EQ(bubbles.empty(), step.outcome.income == 0) << action;
        if (!bubbles.empty()) {
            ++earning;
            EXPECT_EQ(bubbles.front().text, "+" + std::to_string(step.outcome.income));
            const auto& board = playback().game().board();
            EXPECT_EQ(bubbles.front().at, board.at(step.action.cell()));
        }
    }
    EXPECT_GT(earning, 0U);
}

TEST_F(TableTest, KeysLeadThroughTurnsRoundsAndScorings) {
    const auto press = [](int key, int modifiers = wxMOD_NONE) {
        testing::press_key(key, modifiers);
        testing::settle();
    };
    press(WXK_RIGHT);
    EXPECT_EQ(at(), 1U);
    press(WXK_PAGEDOWN);
    EXPECT_EQ(at(), playback().turns()[1]);
    press(WXK_PAGEDOWN);
    press(WXK_PAGEUP);
    EXPECT_EQ(at(), playback().turns()[1]);
    press(WXK_RIGHT, wxMOD_CONTROL);
    EXPECT_EQ(at(), playback().rounds()[1]);
    press('S');
    EXPECT_EQ(at(), playback().scorings()[0]);
    press(WXK_END);
    EXPECT_EQ(at(), playback().actions());
    press(WXK_HOME);
    EXPECT_EQ(at(), 0U);
}

TEST_F(TableTest, PlaysOnByItself) {
    testing::choose(testing::field<wxChoice>(testing::field<Stepper>(*table)), 4);
    testing::press_key(WXK_SPACE);
    EXPECT_TRUE(testing::wait_until([this] { return at() > 3; }));
    testing::press_key(WXK_SPACE);
    testing::settle();
    EXPECT_FALSE(table->stepper().is_playing());
}

TEST_F(TableTest, TheLogFollowsAndLeads) {
    table->stepper().go(7);
    const auto& rows = table->log().rows();
    ASSERT_TRUE(table->log().selected());
    const std::size_t row = *table->log().selected();
    EXPECT_FALSE(rows[row].text.empty());
    table->stepper().go(8);
    EXPECT_GT(table->log().selected(), row);
}

TEST_F(TableTest, ASeatSeesNoHiddenCards) {
    ASSERT_THAT(log_text(), HasSubstr("from the supply for 2 pesos: "));
    table->look_as(0);
    const std::string seen = log_text();
    std::istringstream lines(seen);
    for (std::string line; std::getline(lines, line);) {
        if (line.find("Seat 2 buys") == 0 && line.find("from the supply") != std::string::npos) {
            EXPECT_THAT(line, Not(HasSubstr(": "))) << "names the card";
        }
    }
}

TEST_F(TableTest, HasNotesWhereTheyCanBeKept) {
    EXPECT_EQ(table->note(), nullptr);
    std::vector<std::pair<std::size_t, simulation::Notes>> kept;
    GameSource source = TableTest::source();
    source.keep_notes = [&kept](std::size_t game, const simulation::Notes& notes) {
        if (game == 2) {
            throw InputError("the disk is full");
        }
        kept.emplace_back(game, notes);
    };
    table->Destroy();
    table = new TableWindow(nullptr, source, {});
    testing::show(*table);
    const auto write = [this](const char* words) {
        table->note()->SetFocus();
        testing::settle();
        table->note()->SetValue(words);
    };
    table->stepper().go(4);
    write("Too early");
    table->stepper().go(5);
    EXPECT_EQ(table->note()->GetValue(), "");
    EXPECT_THAT(log_text(), HasSubstr("Note: Too early\n"));
    write("Better");
    table->open(1);
    EXPECT_EQ(table->note()->GetValue(), "");
    EXPECT_THAT(log_text(), Not(HasSubstr("Note")));
    using Notes = simulation::Notes;
    EXPECT_THAT(kept, ::testing::ElementsAre(
                          std::pair<std::size_t, Notes>(0, {{4, "Too early"}}),
                          std::pair<std::size_t, Notes>(0, {{4, "Too early"}, {5, "Better"}})));
    table->open(2);
    write("Lost?");
    table->stepper().go(1);
    EXPECT_THAT(testing::field<Notice>(*table).text().utf8_string(), HasSubstr("the disk is full"));
    table->stepper().go(0);
    EXPECT_EQ(table->note()->GetValue(), "Lost?");
}

TEST_F(TableTest, ShowsGamesOfASlowSourceWhenTheyAreOpen) {
    GameSource source = TableTest::source();
    source.is_slow = true;
    source.open = [open = source.open](std::size_t number) {
        if (number == 2) {
            throw InputError("is gone");
        }
        return open(number);
    };
    table->Destroy();
    table = new TableWindow(nullptr, source, {});
    testing::show(*table);
    const auto& notice = testing::field<Notice>(*table);
    const auto shows = [this](std::size_t number) {
        return table->game() != nullptr && playback().number() == number;
    };
    EXPECT_TRUE(testing::wait_until([&] { return shows(0); }));
    EXPECT_EQ(notice.text(), "");
    table->open(1);
    EXPECT_EQ(notice.text().utf8_string(), "Replaying the game …");
    EXPECT_TRUE(shows(0));
    table->open(0); // the last request wins
    table->open(1);
    EXPECT_TRUE(testing::wait_until([&] { return shows(1); }));
    EXPECT_EQ(notice.text(), "");
    table->open(2);
    EXPECT_TRUE(testing::wait_until([&] { return notice.text() == "is gone"; }));
    EXPECT_TRUE(shows(1));
}

TEST(TableWithoutGame, SaysWhyAndStandsStill) {
    auto* table = new TableWindow(
        nullptr, {"x", 1, [](std::size_t) -> WatchedGame::Opened { throw InputError("is gone"); }},
        {});
    testing::show(*table);
    EXPECT_EQ(table->game(), nullptr);
    EXPECT_EQ(testing::field<Notice>(*table).text(), "is gone");
    for (wxButton* button : testing::fields<wxButton>(table->stepper())) {
        testing::click(*button, {5, 5});
    }
    testing::press_key(WXK_RIGHT);
    testing::press_key('S', wxMOD_CONTROL);
    testing::settle();
    EXPECT_EQ(table->stepper().at(), 0U);
    table->Destroy();
    testing::settle();
}

TEST_F(TableTest, OtherGamesOfTheRunAreShown) {
    const std::size_t first = playback().number();
    table->open(2);
    EXPECT_EQ(playback().number(), first + 2);
    EXPECT_EQ(at(), 0U);
    EXPECT_TRUE(table->canvas().pieces().empty());
}

} // namespace
} // namespace pampas::desktop
