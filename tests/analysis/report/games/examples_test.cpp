#include "analysis/report/games/examples.h"
#include "analysis/report/games/sections.h"
#include "analysis/report/games/tables.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

namespace pampas::report {
namespace {

using Kind = GamesFigure::Kind;

const GamesSummary& random_games() {
    static const GamesSummary made = [] {
        const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"}),
                               rules::ruleset_named("standard"), 3);
        const balance::SeriesPlan plan{.experiment = {.bots = {"random"}, .dealing = {5}},
                                       .games = 40};
        return summary_of(game, plan, balance::play_series(game, plan));
    }();
    return made;
}

/// The example of the figure.
const ExampleGame& example_with(const std::vector<ExampleGame>& examples,
                                const GamesFigure& figure) {
    const auto found = std::ranges::find(examples, figure, &ExampleGame::figure);
    EXPECT_NE(found, examples.end());
    return *found;
}

int points_of(const balance::GameDigest& game, std::size_t category) {
    int sum = 0;
    for (const balance::SeatDigest& seat : game.seats) {
        sum += seat.categories[category];
    }
    return sum;
}

TEST(ExampleGames, ShowSeatsCategoriesMarketsAndLengths) {
    const GamesSummary& table = random_games();
    const auto& digests = table.digests;
    const std::vector<ExampleGame> examples = example_games(table);
    const auto game = [&](const GamesFigure& figure) -> const balance::GameDigest& {
        return digests.at(example_with(examples, figure).game.number);
    };
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_TRUE(game({.kind = Kind::Wins, .seat = seat}).seats[seat].won);
    }
    for (const std::size_t category : scored_categories(table)) {
        const int most = points_of(game({.kind = Kind::Category, .number = category}), category);
        EXPECT_TRUE(std::ranges::all_of(
            digests, [&](const auto& other) { return points_of(other, category) <= most; }));
    }
    ASSERT_EQ(table.markets.size(), 2);
    for (std::size_t market = 0; market < 2; ++market) {
        const auto& came = game({.kind = Kind::Market, .number = market}).came;
        EXPECT_TRUE(std::ranges::any_of(std::span(came).subspan(market * 3, 3),
                                        [](int round) { return round > 0; }));
    }
    const int shortest = game({.kind = Kind::Rounds}).rounds;
    EXPECT_TRUE(
        std::ranges::all_of(digests, [&](const auto& other) { return other.rounds >= shortest; }));
}

TEST(ExampleGames, AreNoneWithoutDigests) {
    GamesSummary without = random_games();
    without.digests.clear();
    EXPECT_TRUE(example_games(without).empty());
}

TEST(ExampleGames, AreLinkedInChartsAndInAList) {
    const GamePages pages{"a \u00E9-"};
    const auto page = [](const LinkedGames& games) {
        return winners_section({&random_games(), 1}, {}, {&games, 1}).markup() +
               why_section({&random_games(), 1}, {&games, 1}).markup();
    };
    const std::string linked = page({example_games(random_games()), pages});
    for (const ExampleGame& example : example_games(random_games())) {
        const std::string address = pages.address_of(example.game.number);
        EXPECT_THAT(address, ::testing::StartsWith("a%20%C3%A9-game-"));
        EXPECT_THAT(linked, ::testing::HasSubstr("<a href=\"" + address));
        const Kind kind = example.figure.kind;
        if (kind == Kind::Wins || kind == Kind::Category || kind == Kind::Market) {
            EXPECT_THAT(linked, ::testing::HasSubstr("\"game\":\"" + address)) << example.title;
        }
    }
    EXPECT_THAT(linked, ::testing::HasSubstr("\"href\""));
    EXPECT_THAT(page({}), ::testing::Not(::testing::HasSubstr("\"href\"")));
}

} // namespace
} // namespace pampas::report
