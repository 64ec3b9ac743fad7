#include "analysis/report/games/behind.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace pampas::report {
namespace {

using Kind = GamesFigure::Kind;

constexpr std::size_t seats = 3;

const GamesSummary& summary() {
    static const GamesSummary made = [] {
        const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"}),
                               rules::ruleset_named("standard"), seats);
        const balance::SeriesPlan plan{
            .experiment = {.bots = {"greedy", "random", "greedy"}, .dealing = {5}}, .games = 40};
        return summary_of(game, plan, balance::play_series(game, plan));
    }();
    return made;
}

std::vector<GamesFigure> all_figures() {
    std::vector<GamesFigure> figures{{Kind::All},          {Kind::Rounds},
                                     {Kind::LeadChanges},  {Kind::Market, {}, 0},
                                     {Kind::Space, {}, 9}, {Kind::Category, {}, 2}};
    for (std::size_t seat = 0; seat < seats; ++seat) {
        figures.push_back({Kind::Wins, seat});
        figures.push_back({Kind::Points, seat});
        figures.push_back({Kind::Category, seat, 1});
        figures.push_back({Kind::Market, seat, 1});
    }
    return figures;
}

TEST(GamesBehind, AreTheSameGamesInEveryOrder) {
    for (const GamesFigure& figure : all_figures()) {
        std::set<std::size_t> all;
        for (const GamesOrderTitle& order : orders_of(figure)) {
            std::set<std::size_t> numbers;
            for (const GameBehind& game : games_behind(summary(), figure, order.order)) {
                EXPECT_TRUE(numbers.insert(game.number).second);
                EXPECT_FALSE(game.result.empty());
                EXPECT_FALSE(game.remark.empty());
            }
            all = all.empty() ? numbers : all;
            EXPECT_EQ(numbers, all);
        }
        EXPECT_FALSE(title_of(summary(), figure).empty());
    }
}

TEST(GamesBehind, AreAsManyAsTheFigureSays) {
    const auto count = [](const GamesFigure& figure) {
        return static_cast<std::int64_t>(
            games_behind(summary(), figure, GamesOrder::Typical).size());
    };
    EXPECT_EQ(count({Kind::All}), summary().games);
    for (std::size_t market = 0; market < summary().markets.size(); ++market) {
        EXPECT_EQ(count({Kind::Market, {}, market}), summary().markets[market].reached);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(count({Kind::Market, seat, market}),
                      summary().markets[market].seats[seat].reached);
        }
    }
    for (std::size_t cell = 0; cell < summary().spaces.size(); ++cell) {
        EXPECT_EQ(count({Kind::Space, {}, cell}), summary().spaces[cell].used);
    }
}

int lead_of(std::size_t number) {
    std::vector<int> points;
    for (const balance::SeatDigest& seat : summary().digests[number].seats) {
        points.push_back(seat.points());
    }
    std::ranges::sort(points, std::greater());
    return points[0] - points[1];
}

TEST(GamesBehind, BeginWithTheMedianGame) {
    const auto games = games_behind(summary(), {Kind::All}, GamesOrder::Typical);
    std::vector<int> leads;
    for (std::size_t number = 0; number < summary().digests.size(); ++number) {
        leads.push_back(lead_of(number));
    }
    std::ranges::sort(leads);
    const int median = leads[leads.size() / 2];
    EXPECT_EQ(lead_of(games.front().number), median);
    EXPECT_TRUE(std::ranges::is_sorted(games, {}, [median](const GameBehind& game) {
        return std::abs(lead_of(game.number) - median);
    }));
}

TEST(GamesBehind, AreSortedByWhatTheOrderSays) {
    const auto sorted = [](const GamesFigure& figure, GamesOrder order, auto&& key) {
        const auto games = games_behind(summary(), figure, order);
        return std::ranges::is_sorted(
            games, {}, [&](const GameBehind& game) { return key(summary().digests[game.number]); });
    };
    EXPECT_TRUE(sorted({Kind::Wins, 2}, GamesOrder::LeadChanges,
                       [](const auto& game) { return -game.lead_changes; }));
    EXPECT_TRUE(sorted({Kind::Points, 1}, GamesOrder::FromBehind,
                       [](const auto& game) { return -game.behind; }));
    EXPECT_TRUE(sorted({Kind::Points, 1}, GamesOrder::Highest,
                       [](const auto& game) { return -game.seats[1].points(); }));
    EXPECT_TRUE(sorted({Kind::Category, 0, 1}, GamesOrder::Lowest,
                       [](const auto& game) { return game.seats[0].categories[1]; }));
    EXPECT_TRUE(
        sorted({Kind::Rounds}, GamesOrder::Lowest, [](const auto& game) { return game.rounds; }));
    EXPECT_TRUE(sorted({Kind::Market, 0, 1}, GamesOrder::Lowest,
                       [](const auto& game) { return game.came[seats]; }));
    EXPECT_TRUE(sorted({Kind::Wins, 0}, GamesOrder::Luck, [](const auto& game) {
        int luck = -1'000'000;
        for (const auto& seat : game.seats) {
            luck = seat.won ? std::max(luck, seat.luck) : luck;
        }
        return -luck;
    }));
    const auto closest = games_behind(summary(), {Kind::All}, GamesOrder::Closest);
    EXPECT_TRUE(std::ranges::is_sorted(
        closest, {}, [](const GameBehind& game) { return lead_of(game.number); }));
}

TEST(GamesBehind, AreNoneWithoutDigests) {
    GamesSummary bare = summary();
    bare.digests.clear();
    EXPECT_TRUE(games_behind(bare, {Kind::All}, GamesOrder::Typical).empty());
}

} // namespace
} // namespace pampas::report
