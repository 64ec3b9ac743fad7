#include "analysis/report/games/again.h"
#include "editor/desktop/table/table_window.h"
#include "editor/desktop/table/what_if.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/checkbox.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;

map::Map shore() {
    map::Map map = testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"});
    map.details().name = "Rivers";
    return map;
}

/// The editor with a map, and the table with games that were played on it.
class WhatIfTest : public testing::Desk {
  protected:
    void SetUp() override {
        open(shore());
        context().watch(
            {"Rivers", 12,
             [summary = summary](std::size_t number) {
                 return report::play_again(shore(), *summary, number);
             },
             ListedGames{summary, {}, {}},
             PlayedOn{std::make_shared<const map::Map>(shore()), context().maps().id()}});
        testing::settle();
        table = &the<TableWindow>();
        testing::show(*table);
    }

    static std::shared_ptr<const report::GamesSummary> played() {
        const rules::Game game(shore(), rules::ruleset_named("standard"), 2);
        const balance::SeriesPlan plan{
            .experiment = balance::usual_experiment({"greedy", "random"}), .games = 12};
        return std::make_shared<const report::GamesSummary>(
            report::summary_of(game, plan, balance::play_series(game, plan)));
    }

    WhatIf& what_if() { return *table->what_if(); }
    const TwoBoards& boards() { return what_if().boards(); }
    wxButton& button() { return testing::field<wxButton>(what_if().bar()); }
    void press_button() {
        testing::click(button(), {button().GetSize().x / 2, button().GetSize().y / 2});
        testing::settle();
    }
    void follow(bool follows = true) {
        testing::tick(testing::field<wxCheckBox>(what_if().bar()), follows);
        testing::settle();
    }
    void paint(hex::Coordinate at, map::Space space) {
        document().step("Paint", [&] { document().paint({at}, space); });
        testing::settle();
    }
    /// Waits until the game is shown on the map as it is now.
    void await_both() {
        ASSERT_TRUE(testing::wait_until(
            [this] { return what_if().shows_both() && !what_if().is_playing(); }));
        testing::settle();
    }
    std::size_t number() { return table->game()->playback().number(); }

    /// Expects the two boards to show the game on the map as it was and as it is now, after each
    /// action.
    void expect_both_games() {
        const auto before = report::play_again(shore(), *summary, number());
        const auto after = report::play_on(map(), *summary, number());
        const auto pieces = [](const wording::Playback& playback, std::size_t at) {
            at = std::min(at, playback.actions());
            return picture::pieces_of(playback.after(at).position(),
                                      rules::waters_laid(playback.steps(at)));
        };
        const std::size_t most = std::max(before.playback.actions(), after.playback.actions());
        for (std::size_t at = 0; at <= most; ++at) {
            table->stepper().go(at);
            ASSERT_EQ(table->stepper().at(), at);
            ASSERT_EQ(boards().canvases().canvas(0).pieces(), pieces(before.playback, at)) << at;
            ASSERT_EQ(boards().canvases().canvas(1).pieces(), pieces(after.playback, at)) << at;
        }
        table->stepper().go(most + 1);
        EXPECT_EQ(table->stepper().at(), most);
    }

    std::shared_ptr<const report::GamesSummary> summary = played();
    TableWindow* table = nullptr;
};

TEST_F(WhatIfTest, PlaysTheGameOnTheChangedMapWhenAsked) {
    EXPECT_FALSE(what_if().bar().IsShown());
    paint({1, 1}, map::Space::Forest);
    EXPECT_TRUE(what_if().bar().IsShownOnScreen());
    EXPECT_FALSE(what_if().shows_both()) << "nobody asked";
    EXPECT_EQ(what_if().text(), "The map has changed since these games.");
    press_button();
    await_both();
    const GamePair& games = *boards().games();
    ASSERT_TRUE(games.first_difference);
    EXPECT_EQ(table->stepper().at(), *games.first_difference);
    EXPECT_EQ(what_if().text(),
              wxString::Format("1 space differs. The games differ from action %zu on.",
                               *games.first_difference));
    for (const std::size_t side : {0U, 1U}) {
        const Canvas& canvas = boards().canvases().canvas(side);
        EXPECT_TRUE(canvas.IsShownOnScreen());
        EXPECT_EQ(canvas.outlined(Outline::Difference), (std::vector{hex::Coordinate{1, 1}}));
        EXPECT_EQ(canvas.map().at({1, 1}), side == 0 ? map::Space::Pampas : map::Space::Forest);
        const auto& rows = boards().log(side).rows();
        const auto parting =
            std::ranges::find(rows, "The games differ from here on", &TextRow::text);
        ASSERT_NE(parting, rows.end());
        EXPECT_EQ(boards().log(side).selected() >= static_cast<std::size_t>(parting - rows.begin()),
                  true);
    }
    expect_both_games();
    press_button();
    EXPECT_FALSE(what_if().shows_both());
    EXPECT_TRUE(table->canvas().IsShownOnScreen());
    EXPECT_TRUE(what_if().bar().IsShown()) << "the map still differs";
}

TEST_F(WhatIfTest, FollowsTheMapAndComesBackWithIt) {
    paint({1, 1}, map::Space::Forest);
    follow();
    await_both();
    const std::size_t at = table->stepper().at();
    ASSERT_TRUE(table->IsActive());
    ASSERT_NE(wxWindow::FindFocus(), nullptr);
    testing::press_key(WXK_RIGHT);
    testing::settle();
    EXPECT_EQ(table->stepper().at(), at + 1) << "keys lead both games";
    document().begin_stroke("Paint");
    document().paint({{2, 1}}, map::Space::Mountain);
    context().catch_up();
    EXPECT_FALSE(what_if().is_playing()) << "before the end of the stroke";
    document().end_stroke();
    context().catch_up();
    EXPECT_TRUE(what_if().is_playing()) << "not on the window's thread";
    await_both();
    expect_both_games();
    paint({3, 1}, map::Space::Market);
    await_both();
    EXPECT_EQ(boards().games()->changed.size(), 3U);
    expect_both_games();

    document().undo();
    testing::settle();
    await_both();
    EXPECT_EQ(boards().games()->changed.size(), 2U);
    document().undo();
    document().undo();
    testing::settle();
    EXPECT_FALSE(what_if().shows_both());
    EXPECT_FALSE(what_if().bar().IsShown());
    EXPECT_EQ(table->canvas().pieces(),
              picture::pieces_of(
                  table->game()->playback().after(table->stepper().at()).position(),
                  rules::waters_laid(table->game()->playback().steps(table->stepper().at()))));
    document().redo();
    testing::settle();
    await_both();
}

TEST_F(WhatIfTest, SaysThatTheMapHasChangedAgain) {
    paint({1, 1}, map::Space::Forest);
    press_button();
    await_both();
    paint({2, 1}, map::Space::Mountain);
    EXPECT_EQ(what_if().text(), "The map has changed again.");
    EXPECT_EQ(boards().games()->changed.size(), 1U);
    press_button();
    await_both();
    EXPECT_EQ(boards().games()->changed.size(), 2U);
}

TEST_F(WhatIfTest, PlaysOtherGamesToo) {
    paint({1, 1}, map::Space::Forest);
    press_button();
    await_both();
    for (const std::size_t next : {7U, 2U}) {
        table->open(next);
        await_both();
        EXPECT_EQ(boards().games()->before->playback().number(), next);
        expect_both_games();
    }
    table->look_as(0);
    EXPECT_EQ(boards().log(0).rows().size(),
              log_lines(boards().games()->before->playback(), 0).size() + 1);
}

TEST_F(WhatIfTest, ComparesMapsOfOtherSizes) {
    map::Map larger(hex::Grid{9, 6, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}, map::Space::Void);
    for (std::size_t offset = 0; offset < map().grid().size(); ++offset) {
        const hex::Coordinate at = map().grid().coordinate(offset);
        larger.set(at, map().at(at));
    }
    follow();
    document().replace(larger, "Resize");
    testing::settle();
    await_both();
    EXPECT_EQ(boards().games()->first_difference, std::nullopt);
    EXPECT_THAT(what_if().text().utf8_string(), HasSubstr("all actions are the same"));
    expect_both_games();
    larger.set({8, 5}, map::Space::Market);
    larger.set({7, 5}, map::Space::Pampas);
    document().replace(larger, "Replace");
    testing::settle();
    await_both();
    EXPECT_EQ(boards().games()->changed.size(), 2U);
    expect_both_games();
    const map::Map smaller = testing::drawn_map({"mf.$", "...."});
    document().replace(smaller, "Replace");
    testing::settle();
    await_both();
    expect_both_games();
}

TEST_F(WhatIfTest, SaysWhyAMapCannotBePlayed) {
    follow();
    paint({6, 0}, map::Space::Pampas); // the only market
    ASSERT_TRUE(testing::wait_until([this] { return !what_if().is_playing(); }));
    testing::settle();
    EXPECT_FALSE(what_if().shows_both());
    EXPECT_THAT(what_if().text().utf8_string(), HasSubstr("market"));
    EXPECT_FALSE(button().IsEnabled());
    paint({0, 3}, map::Space::Market);
    await_both();
    EXPECT_TRUE(button().IsEnabled());
}

TEST_F(WhatIfTest, EndsWithItsMap) {
    paint({1, 1}, map::Space::Forest);
    press_button();
    await_both();
    context().maps().open_new(map::Map({4, 4}));
    testing::settle();
    EXPECT_TRUE(what_if().shows_both()) << "the map is open still";
    context().maps().show(0);
    context().maps().close();
    testing::settle();
    EXPECT_FALSE(what_if().shows_both());
    EXPECT_FALSE(what_if().bar().IsShown());
}

TEST_F(WhatIfTest, TheGameItselfIsSaved) {
    paint({1, 1}, map::Space::Forest);
    press_button();
    await_both();
    table->stepper().go_to_end();
    files.answers = {folder / "end.svg"};
    testing::press_key('S', wxMOD_CONTROL);
    testing::settle();
    ASSERT_TRUE(testing::wait_until([this] { return !table->saving().is_saving(); }));
    const WatchedGame& game = *table->game();
    const std::size_t end = game.playback().actions();
    EXPECT_EQ(files.proposed.filename(),
              fmt::format("Rivers, game {}, action {}.png", number(), end));
    EXPECT_EQ(testing::bytes_of(folder / "end.svg"),
              picture::svg(game.map(), {.pieces = picture::pieces_of(
                                            game.playback().after(end).position(),
                                            rules::waters_laid(game.playback().steps(end)))}));
}

TEST_F(WhatIfTest, GamesWithoutAnOpenMapHaveNone) {
    auto* other = new TableWindow(
        nullptr,
        {"x", 12,
         [this](std::size_t number) { return report::play_again(shore(), *summary, number); }},
        {});
    other->ask_what_if(context());
    EXPECT_EQ(other->what_if(), nullptr);
    other->Destroy();
    testing::settle();
}

/// The effect of a change on the first deals, played anew.
std::vector<balance::SeatChange> effect(const report::GamesSummary& summary, const map::Map& after,
                                        std::size_t deals) {
    const balance::SeriesPlan plan{.experiment = report::experiment_again(summary)};
    const auto play = [&](const map::Map& map) {
        const rules::Game game(map, rules::ruleset_named("standard"), 2);
        return balance::play_some(game, plan, {0, deals});
    };
    balance::Change change(2, 2);
    change.add(play(shore()).results, play(after).results, {0, deals});
    return change.seats();
}

TEST_F(WhatIfTest, ManyPairsTellWhatTheChangeDoes) {
    paint({1, 1}, map::Space::Forest);
    press_button();
    await_both();
    const PairsOfGames& pairs = what_if().pairs();
    wxButton& play = testing::field<wxButton>(pairs);
    EXPECT_EQ(play.GetLabelText(), "Play 1000 pairs of games");
    testing::click(play, {play.GetSize().x / 2, play.GetSize().y / 2});
    ASSERT_TRUE(testing::wait_until([&] { return pairs.found() != nullptr; }));
    testing::settle();
    ASSERT_TRUE(testing::wait_until([&] { return !pairs.is_running(); }));
    testing::settle();
    ASSERT_EQ(pairs.found()->deals, 1000);
    EXPECT_EQ(pairs.found()->seats, effect(*summary, map(), 1000));
    EXPECT_EQ(play.GetLabelText(), "Play 1000 more pairs");

    paint({2, 1}, map::Space::Mountain);
    press_button();
    await_both();
    EXPECT_EQ(pairs.found(), nullptr) << "these were of another map";
    testing::click(play, {play.GetSize().x / 2, play.GetSize().y / 2});
    ASSERT_TRUE(testing::wait_until([&] { return pairs.found() != nullptr; }));
    if (pairs.is_running()) {
        testing::click(play, {play.GetSize().x / 2, play.GetSize().y / 2}); // stops
        ASSERT_TRUE(testing::wait_until([&] { return !pairs.is_running(); }));
    }
    testing::settle();
    const auto deals = static_cast<std::size_t>(pairs.found()->deals);
    EXPECT_EQ(pairs.found()->seats, effect(*summary, map(), deals)) << deals;
}

TEST_F(WhatIfTest, GamesAtHandAreNotPlayedAgain) {
    map::Map after = shore();
    after.set({1, 1}, map::Space::Forest);
    const rules::Game game(after, rules::ruleset_named("standard"), 2);
    const auto games = std::make_shared<const balance::PlayedRange>(balance::play_some(
        game, {.experiment = report::experiment_again(*summary)}, {0, PairsOfGames::deals}));
    wxFrame window(nullptr, wxID_ANY, "test");
    auto* pairs =
        new PairsOfGames(&window, summary, {std::make_shared<const map::Map>(shore()), games});
    pairs->set_after(std::make_shared<const map::Map>(after));
    pairs->toggle();
    ASSERT_TRUE(testing::wait_until([&] { return !pairs->is_running(); }));
    EXPECT_EQ(pairs->found()->deals, 1000);
    for (const balance::SeatChange& seat : pairs->found()->seats) {
        EXPECT_EQ(seat.wins.difference(), 0) << "those at hand are really of the changed map";
    }
}

} // namespace
} // namespace pampas::desktop
