#include "analysis/report/games/again.h"
#include "editor/desktop/table/table_window.h"
#include "engine/files/input_error.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <wx/frame.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using report::GamesFigure;
using Kind = GamesFigure::Kind;

map::Map small_rivers() {
    return testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"});
}

std::shared_ptr<const report::GamesSummary> some_games(std::size_t games) {
    const rules::Game game(small_rivers(), rules::ruleset_named("standard"), 2);
    const balance::SeriesPlan plan{.experiment = balance::usual_experiment({"random", "greedy"}),
                                   .games = games};
    return std::make_shared<const report::GamesSummary>(
        report::summary_of(game, plan, balance::play_series(game, plan)));
}

ListedGames listed(std::shared_ptr<const report::GamesSummary> summary,
                   const GamesFigure& figure = {}) {
    return {summary, figure, [summary](const simulation::RunControl& control) {
                return report::digested_again(small_rivers(), *summary, control);
            }};
}

/// Results as a library has them.
std::shared_ptr<const report::GamesSummary> kept(const report::GamesSummary& summary) {
    return std::make_shared<const report::GamesSummary>(
        report::read_summary(report::stored_json(summary)));
}

class GamesListTest : public ::testing::Test {
  protected:
    GamesList& show(const ListedGames& games) {
        auto* list =
            new GamesList(&frame, games, [this](std::size_t number) { opened.push_back(number); });
        frame.SetClientSize(260, 600);
        list->SetSize(frame.GetClientSize());
        testing::show(frame);
        testing::settle();
        return *list;
    }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    std::vector<std::size_t> opened;
};

TEST_F(GamesListTest, ListsTheGamesBehindAFigure) {
    const auto summary = some_games(20);
    GamesList& list = show(listed(summary, {Kind::Wins, 1}));
    const auto behind =
        report::games_behind(*summary, {Kind::Wins, 1}, report::GamesOrder::Typical);
    ASSERT_EQ(list.list().rows().size(), behind.size());
    for (std::size_t row = 0; row < behind.size(); ++row) {
        EXPECT_EQ(list.list().rows()[row].text, wxString::Format("Game %zu", behind[row].number));
        EXPECT_EQ(list.list().rows()[row].below.utf8_string(), behind[row].result);
    }
    EXPECT_TRUE(opened.empty()) << "its owner opens the first";

    list.look_at({Kind::Space, std::nullopt, 3});
    EXPECT_EQ(opened, std::vector{list.games().front().number});
    list.mark(list.games().back().number);
    EXPECT_EQ(list.list().selected(), list.games().size() - 1);
    list.mark(10'000);
    EXPECT_EQ(list.list().selected(), std::nullopt);
}

TEST_F(GamesListTest, PlaysGamesOfKeptResultsAgain) {
    const auto summary = some_games(20);
    GamesList& list = show(listed(kept(*summary), {Kind::Wins, 0}));
    EXPECT_TRUE(testing::wait_until([&] { return !list.is_waiting(); }));
    testing::settle();
    const auto behind =
        report::games_behind(*summary, {Kind::Wins, 0}, report::GamesOrder::Typical);
    ASSERT_EQ(list.games().size(), behind.size());
    EXPECT_EQ(list.games().front().number, behind.front().number);
    EXPECT_EQ(opened, std::vector{behind.front().number});
}

TEST_F(GamesListTest, SaysWhyGamesCannotBePlayedAgain) {
    report::GamesSummary wrong = *kept(*some_games(4));
    ++wrong.checksums[2];
    GamesList& list = show(listed(std::make_shared<const report::GamesSummary>(std::move(wrong))));
    EXPECT_TRUE(testing::wait_until([&] { return !list.is_waiting(); }));
    testing::settle();
    EXPECT_TRUE(list.games().empty());
    EXPECT_TRUE(list.list().empty_text().Contains("Game 2")) << list.list().empty_text();
}

TEST_F(GamesListTest, TheTableOpensTheFirstOfTheList) {
    const auto summary = some_games(20);
    const GameSource source{"Rivers", 20,
                            [summary](std::size_t number) {
                                return report::play_again(small_rivers(), *summary, number);
                            },
                            listed(summary, {Kind::Wins, 1})};
    auto* table = new TableWindow(nullptr, source, {});
    testing::show(*table);
    testing::settle();
    ASSERT_NE(table->games(), nullptr);
    EXPECT_EQ(table->game()->playback().number(), table->games()->games().front().number);
    EXPECT_EQ(table->games()->list().selected(), 0U);
    table->games()->look_at({Kind::Wins, 0});
    EXPECT_EQ(table->game()->playback().number(), table->games()->games().front().number);
    const rules::State end = table->game()->playback().after(table->game()->playback().actions());
    EXPECT_EQ(std::ranges::count(end.winners(), 0), 1);
    table->Destroy();
    testing::settle();
}

} // namespace
} // namespace pampas::desktop
