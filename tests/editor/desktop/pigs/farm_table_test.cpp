#include "editor/desktop/pigs/farm_table.h"
#include "engine/files/file.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/choice.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

using sitting::person;
using ::testing::HasSubstr;

std::string all_text(const GameLog& log) {
    std::string text;
    for (const TextRow& row : log.rows()) {
        text += row.text.utf8_string() + "\n";
    }
    return text;
}

class FarmTableTest : public ::testing::Test {
  protected:
    ~FarmTableTest() override { close(); }

    void sit_down(std::vector<std::string> seats, const pigs::Variants& variants = {}) {
        table = {pigs::usual_edition(),
                 variants,
                 {.names = std::move(seats), .seed = 3, .record = folder / "pigs.jsonl"}};
        open();
    }
    /// Opens the window for `table`, with bots at the highest speed.
    void open() {
        window = new FarmTable(nullptr, "Play", std::make_unique<sitting::SeatedFarms>(table));
        testing::show(*window);
        auto& speed = testing::field<wxChoice>(window->stepper());
        testing::choose(speed, static_cast<int>(speed.GetCount()) - 1);
        testing::settle();
    }
    void close() {
        if (window != nullptr) {
            window->Destroy();
            window = nullptr;
            testing::settle();
        }
    }
    pigs::State state() const { return window->playback()->after(actions()); }
    std::size_t actions() const { return window->playback()->actions(); }
    bool wait_for_person() const {
        return testing::wait_until([this] { return !window->moves().empty() || state().over(); });
    }
    /// Does the first move that is a `kind`.
    void do_one(pigs::ActionKind kind) {
        const auto& moves = window->moves();
        const auto found = std::ranges::find(moves, kind, &pigs::Action::kind);
        ASSERT_NE(found, moves.end());
        window->do_move(static_cast<std::size_t>(found - moves.begin()));
        testing::settle();
    }
    wxButton& button(const char* label) const {
        return testing::labelled<wxButton>(*window, label);
    }

    const testing::TemporaryFolder folder;
    sitting::FarmTable table;
    FarmTable* window = nullptr;
};

TEST_F(FarmTableTest, AWholeGameIsPlayedAndItsRecordReplays) {
    sit_down({person, "greedy", "thinking"});
    auto* const list = testing::fields<TextList>(*window).front();
    while (!state().over()) {
        ASSERT_TRUE(wait_for_person());
        if (state().over()) {
            break;
        }
        const std::size_t before = actions();
        EXPECT_EQ(window->moves(), state().legal_actions());
        EXPECT_EQ(list->rows().size(), window->moves().size());
        list->SetFocus();
        testing::press_key(before % 2 == 0 ? WXK_HOME : WXK_END);
        const pigs::Action chosen = window->moves()[*list->selected()];
        testing::press_key(WXK_RETURN);
        testing::settle();
        ASSERT_GT(actions(), before);
        EXPECT_EQ(window->playback()->step(before + 1).action, chosen);
    }
    EXPECT_TRUE(window->notice().text().empty());
    EXPECT_THAT(all_text(window->log()), HasSubstr(pigs::outcome(state())));
    simulation::RecordReader reader(*table.seats.record, pigs::record_format);
    const auto game = pigs::read_game(reader.header());
    const auto replayed = reader.check_games([&](const formats::JsonValue& line) {
        simulation::Replay<pigs::Game>(*game, reader.dealing(), line).check();
    });
    EXPECT_EQ(replayed.games, 1U);
    EXPECT_TRUE(replayed.bad.empty());
}

TEST_F(FarmTableTest, OnlyActionsOfTheOwnTurnAreUndone) {
    sit_down({person, "random"});
    EXPECT_FALSE(button("Undo").IsEnabled());
    do_one(pigs::ActionKind::BuyPig);
    ASSERT_EQ(actions(), 1U);
    EXPECT_TRUE(button("Undo").IsEnabled());
    testing::press_key('Z', wxMOD_CONTROL);
    testing::settle();
    EXPECT_EQ(actions(), 0U);
    do_one(pigs::ActionKind::Done);
    ASSERT_TRUE(wait_for_person());
    EXPECT_FALSE(button("Undo").IsEnabled());
}

TEST_F(FarmTableTest, GoesOnWhereItWasLeft) {
    sit_down({person, "greedy"});
    do_one(pigs::ActionKind::BuyPig);
    do_one(pigs::ActionKind::BuyItem);
    const pigs::State left = state();
    close();
    table = sitting::unfinished_farms(folder / "pigs.jsonl");
    EXPECT_EQ(table.seats.names, (std::vector<std::string>{person, "greedy"}));
    open();
    EXPECT_EQ(actions(), 2U);
    EXPECT_EQ(state().farm(0), left.farm(0));
    EXPECT_EQ(state().market(), left.market());
}

TEST_F(FarmTableTest, AnEarlierTurnIsPlayedAgainAsPractice) {
    sit_down({person, "random"});
    do_one(pigs::ActionKind::BuyPig);
    do_one(pigs::ActionKind::Done);
    ASSERT_TRUE(wait_for_person());
    window->stepper().go_to_start();
    testing::settle();
    EXPECT_TRUE(window->moves().empty()) << "of an earlier position";
    window->take_back();
    testing::settle();
    EXPECT_EQ(actions(), 0U);
    EXPECT_FALSE(window->moves().empty());
}

TEST_F(FarmTableTest, AHintIsALegalMove) {
    sit_down({person, "greedy", "greedy"});
    window->show_hint();
    EXPECT_TRUE(button("Do it").IsEnabled());
    testing::fields<TextList>(*window).front()->SetFocus();
    testing::press_key(WXK_RETURN);
    testing::settle();
    EXPECT_EQ(actions(), 1U);
}

/// Until all have chosen, the window is the same whatever others chose.
TEST_F(FarmTableTest, ChoicesOfOthersAreHiddenUntilAllHaveChosen) {
    sit_down({"random", "random", person});
    ASSERT_TRUE(wait_for_person());
    do_one(pigs::ActionKind::Done); // prepares nothing
    ASSERT_TRUE(wait_for_person());
    ASSERT_EQ(state().phase(), pigs::Phase::Choose);
    ASSERT_TRUE(state().choice(0).has_value());
    for (const auto& task : pigs::task_names) {
        EXPECT_THAT(all_text(window->log()),
                    ::testing::Not(HasSubstr(fmt::format("choose \"{}\"", task))));
    }
    EXPECT_THAT(all_text(window->log()), HasSubstr("choose in secret"));
    do_one(pigs::ActionKind::Choose);
    EXPECT_THAT(all_text(window->log()), HasSubstr("choose \""));
}

TEST_F(FarmTableTest, OpenChoicesAreShown) {
    sit_down({"random", "random", person}, {.chooses_openly = true});
    ASSERT_TRUE(wait_for_person());
    do_one(pigs::ActionKind::Done);
    ASSERT_TRUE(wait_for_person());
    EXPECT_THAT(all_text(window->log()), HasSubstr("choose \""));
}

TEST_F(FarmTableTest, GamesAreWatchedForwardAndBack) {
    const auto opened = [](std::size_t number) {
        auto game = std::make_unique<const pigs::Game>(pigs::usual_edition(), pigs::Variants{}, 2);
        pigs::Playback playback(*game);
        const pigs::Lineup lineup(std::vector<std::string>{"random"}, 2);
        simulation::play_match(*game, lineup, simulation::Dealing{5}, number, playback);
        return FarmSource::Opened{std::move(game), std::move(playback), lineup.names()};
    };
    window = new FarmTable(nullptr, {.title = "Watched", .games = 3, .open = opened});
    testing::show(*window);
    testing::settle();
    EXPECT_EQ(window->stepper().at(), 0U);
    window->farms().SetFocus();
    testing::press_key(WXK_RIGHT);
    EXPECT_EQ(window->stepper().at(), 1U);
    testing::press_key(WXK_END);
    EXPECT_EQ(window->stepper().at(), actions());
    testing::press_key(WXK_HOME);
    EXPECT_EQ(window->stepper().at(), 0U);
    window->open(2);
    EXPECT_EQ(window->playback()->number(), 2U);
    EXPECT_TRUE(window->notice().text().empty());
}

TEST_F(FarmTableTest, WhatCannotBeOpenedIsSaid) {
    window = new FarmTable(
        nullptr, {.title = "None", .games = 1, .open = [](std::size_t) -> FarmSource::Opened {
                      throw InputError("no such game");
                  }});
    testing::show(*window);
    EXPECT_EQ(window->playback(), nullptr);
    EXPECT_EQ(window->notice().text(), "no such game");
    window->farms().SetFocus();
    testing::press_key(WXK_RIGHT);
}

} // namespace
} // namespace pampas::desktop
