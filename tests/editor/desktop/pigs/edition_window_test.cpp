#include "editor/desktop/pigs/edition_window.h"
#include "engine/files/file.h"
#include "engine/pigs/notation.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;

class EditionWindowTest : public testing::Desk {
  protected:
    void SetUp() override {
        context().run("games.pigs");
        testing::settle();
        ASSERT_NE(find<EditionWindow>(), nullptr);
    }
    EditionWindow& window() const { return *find<EditionWindow>(); }
    wxSpinCtrl& number(const char* tip) const {
        return testing::with_tip<wxSpinCtrl>(window(), tip);
    }
    void play(int games) const {
        testing::enter(number("How many games at most"), games);
        window().toggle();
        ASSERT_TRUE(testing::wait_until([this] { return !window().running(); }));
        testing::settle();
    }
    void ask(int question) const {
        testing::choose(testing::labelled<wxChoice>(window(), "Question"), question);
    }
};

TEST_F(EditionWindowTest, AChangedPriceAndCardAreSavedAndOpenedAgain) {
    testing::enter(number("Price, big pigs"), 17);
    window().cards().cards().select(0);
    testing::enter(number("Limits, sell"), 3);
    window().cards().add();
    EXPECT_EQ(window().edition().pig_prices[3], 17);
    EXPECT_EQ(window().edition().cards.size(), pigs::usual_edition().cards.size() + 1);
    const pigs::Edition changed = window().edition();
    EXPECT_EQ(changed.cards[0].limits[3], 3);
    files.answers = {folder / "mine.json"};
    window().save();
    EXPECT_EQ(pigs::edition_named((folder / "mine.json").string()), changed);
    window().cards().remove();
    EXPECT_NE(window().edition(), changed);
    files.answers = {folder / "mine.json"};
    window().open();
    EXPECT_EQ(window().edition(), changed);
    EXPECT_EQ(number("Price, big pigs").GetValue(), 17);
}

TEST_F(EditionWindowTest, WhatCannotBePlayedIsSaidAndNotPlayed) {
    testing::enter(number("Width, babies"), 1);
    while (!window().edition().cards.empty()) {
        window().cards().remove();
    }
    EXPECT_FALSE(window().notice().text().empty());
    EXPECT_FALSE(testing::labelled<wxButton>(window(), "Play games").IsEnabled());
    EXPECT_FALSE(testing::labelled<wxButton>(window(), "Sit down").IsEnabled());
    window().cards().remove(); // nothing is left
}

TEST_F(EditionWindowTest, ABrokenFileIsRefusedInALine) {
    write_file(folder / "broken.json", "{\"name\": 3}");
    files.answers = {folder / "broken.json"};
    window().open();
    EXPECT_THAT(window().notice().text().utf8_string(), HasSubstr("broken.json"));
    EXPECT_EQ(window().edition(), pigs::usual_edition());
}

/// The same figures as those of `pampas pigs simulate`.
TEST_F(EditionWindowTest, GamesShowWhichSeatsWin) {
    play(40);
    experiments::FarmGames games{
        pigs::usual_edition(), {}, 4, balance::usual_experiment({"greedy"})};
    balance::SeriesPlan plan{games.judged()};
    plan.games = 40;
    const auto report = experiments::play(games, plan);
    EXPECT_EQ(window().result().utf8_string(),
              farms_text(report, report::Detail::All).laid_out(report::Text::usual_width));
    EXPECT_TRUE(testing::labelled<wxButton>(window(), "Open in browser").IsEnabled());
}

TEST_F(EditionWindowTest, GamesShowWhatTheChangesDo) {
    testing::enter(number("Price, big pigs"), 30);
    ask(1);
    play(40);
    EXPECT_THAT(window().result().utf8_string(), HasSubstr("dollars"));
    EXPECT_FALSE(testing::labelled<wxButton>(window(), "Open in browser").IsEnabled());
}

TEST_F(EditionWindowTest, GamesAreWatchedAndPlayed) {
    testing::enter(number("How many games at most"), 5);
    window().watch();
    testing::settle();
    auto* watched = find<FarmTable>();
    ASSERT_NE(watched, nullptr);
    ASSERT_NE(watched->playback(), nullptr);
    EXPECT_TRUE(watched->playback()->after(watched->playback()->actions()).over());
    EXPECT_EQ(watched->playback()->game().players(), 4);
    watched->Close();
    testing::settle();
    window().sit_down();
    testing::settle();
    auto* played = find<FarmTable>();
    ASSERT_NE(played, nullptr);
    EXPECT_FALSE(played->moves().empty());
}

TEST_F(EditionWindowTest, RecordsOfHappyPigsAreWatched) {
    experiments::FarmGames games{
        pigs::usual_edition(), {}, 3, balance::usual_experiment({"greedy"})};
    balance::SeriesPlan plan{games.seated()};
    plan.games = 2;
    const pigs::Game game(games.edition, games.variants, games.players);
    simulation::RecordFile file(folder / "pigs.jsonl",
                                simulation::record_header(pigs::game_json(game),
                                                          plan.experiment.bots,
                                                          plan.experiment.dealing));
    experiments::play(games, plan, {}, &file);
    file.keep();
    files.answers = {folder / "pigs.jsonl"};
    context().run("games.open-record");
    testing::settle();
    auto* watched = find<FarmTable>();
    ASSERT_NE(watched, nullptr);
    ASSERT_NE(watched->playback(), nullptr);
    watched->open(1);
    EXPECT_EQ(watched->playback()->number(), 1U);
    EXPECT_TRUE(prompt.errors.empty());
}

} // namespace
} // namespace pampas::desktop
