#include "analysis/atlas/atlas.h"
#include "analysis/measures/published.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace pampas::atlas {
namespace {

TEST(Atlas, HoldsSoundFiguresOfPublishedMaps) {
    std::set<std::tuple<std::string, int, std::string>> known;
    for (const PublishedGames& table : published_games()) {
        EXPECT_EQ(std::ssize(table.shares), table.players.count);
        EXPECT_NEAR(std::accumulate(table.shares.begin(), table.shares.end(), 0.0), 1, 0.001);
        EXPECT_EQ(table.values.size(), figure_names().size());
        EXPECT_GE(table.games, 1000);
        const auto [least, most] = std::ranges::minmax(table.shares);
        const double gap = table.values[static_cast<std::size_t>(Figure::Gap)];
        EXPECT_GE(gap, 0);
        EXPECT_LE(gap, most - least + 0.001) << "chance is taken out of it";
        EXPECT_EQ(std::ranges::count(measures::published_maps(), table.map,
                                     &measures::PublishedMap::name),
                  1)
            << table.map;
        EXPECT_TRUE(known.emplace(table.map, table.players.count, table.players.bot).second);
    }
    EXPECT_GT(known.size(), measures::published_maps().size());
}

TEST(Atlas, PlacesAValueAmongMapsPlayedTheSameWay) {
    const auto some = read_published_games(R"({"tables": [
        {"name": "a", "players": 4, "bot": "greedy", "games": 9, "shares": [], "gap_ci": [0, 1], "values": [0.1, 18]},
        {"name": "b", "players": 4, "bot": "greedy", "games": 9, "shares": [], "gap_ci": [0, 1], "values": [0.2, 17]},
        {"name": "c", "players": 4, "bot": "search", "games": 9, "shares": [], "gap_ci": [0, 1], "values": [0.3, 16]},
        {"name": "a", "players": 3, "bot": "greedy", "games": 9, "shares": [], "gap_ci": [0, 1], "values": [0.4, 15]}]})");
    const auto gap = rank(Figure::Gap, 0.2, {4, "greedy"}, some);
    ASSERT_TRUE(gap);
    EXPECT_EQ(gap->below, 1);
    EXPECT_EQ(gap->equal, 1);
    EXPECT_EQ(gap->above, 0);
    EXPECT_EQ(gap->all(), 2);
    EXPECT_EQ(rank(Figure::Rounds, 15.5, {4, "search"}, some)->above, 1);
    EXPECT_FALSE(rank(Figure::Gap, 0.2, {5, "greedy"}, some));
    EXPECT_FALSE(rank(Figure::Gap, 0.2, {4, "random"}, some));
}

TEST(Atlas, CountsMapsThatAreLessFairThanAnInterval) {
    const auto some = read_published_games(R"({"tables": [
        {"name": "a", "players": 4, "bot": "greedy", "games": 9, "shares": [], "gap_ci": [0, 1], "values": [0.1]},
        {"name": "b", "players": 4, "bot": "greedy", "games": 9, "shares": [], "gap_ci": [0, 1], "values": [0.2]},
        {"name": "c", "players": 4, "bot": "greedy", "games": 9, "shares": [], "gap_ci": [0, 1], "values": [0.3]}]})");
    const Players players{4, "greedy"};
    EXPECT_EQ(fairer_than({0.15, 0.25}, players, some), (FairerThan{1, 2, 3}));
    EXPECT_EQ(fairer_than({0, 0.05}, players, some), (FairerThan{3, 3, 3}));
    EXPECT_EQ(fairer_than({0.3, 0.4}, players, some), (FairerThan{0, 0, 3}));
    EXPECT_FALSE(fairer_than({0, 0.3}, players, some)) << "the interval says nothing";
    EXPECT_FALSE(fairer_than({0, 0.1}, {3, "greedy"}, some));
}

TEST(Atlas, PlacesWhatARestrictionCosts) {
    const auto some = read_restricted_maps(R"({"restrictions": [
        {"name": "a", "players": 4, "games": 9, "costs": {"water": 0.1, "pig": 0.01}},
        {"name": "b", "players": 4, "games": 9, "costs": {"water": 0.2, "pig": 0.02}},
        {"name": "a", "players": 2, "games": 9, "costs": {"water": 0.3, "pig": 0.03}}]})");
    const auto water = rank_of_cost("water", 0.15, 4, some);
    ASSERT_TRUE(water);
    EXPECT_EQ(water->below, 1);
    EXPECT_EQ(water->above, 1);
    EXPECT_EQ(rank_of_cost("pig", 0.03, 2, some)->equal, 1);
    EXPECT_FALSE(rank_of_cost("market [3,4]", 0.1, 4, some));
    EXPECT_FALSE(rank_of_cost("water", 0.1, 3, some));
}

} // namespace
} // namespace pampas::atlas
