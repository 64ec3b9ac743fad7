#include "analysis/balance/game_digest.h"
#include "analysis/balance/series.h"
#include "engine/simulation/playback.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::balance {
namespace {

using simulation::Pairing;

constexpr int trio = 3;

const rules::Game& game() {
    static const rules::Game drawn(testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"}),
                                   rules::ruleset_named("standard"), trio);
    return drawn;
}

SeriesPlan plan_of(std::size_t games, Pairing pairing = Pairing::Rotated) {
    return {.experiment = {.bots = {"greedy", "random", "greedy"}, .dealing = {11, pairing}},
            .games = games};
}

simulation::Playback<rules::Game> played(const SeriesPlan& plan, std::size_t number) {
    const auto tables = plan.experiment.lineups(trio);
    simulation::Playback<rules::Game> playback(game());
    simulation::play_match(game(), tables[number % tables.size()], plan.experiment.dealing, number,
                           playback);
    return playback;
}

/// The points of all seats after each whole round.
std::vector<std::vector<int>> rounds_of(const simulation::Playback<rules::Game>& playback) {
    std::vector<std::vector<int>> rounds;
    std::vector<int> points;
    playback.walk([&](const auto&, const auto& step, const rules::State& after) {
        if (step.action.kind == rules::ActionKind::EndTurn) {
            points.push_back(after.score(step.seat).total());
        }
        if (points.size() == trio) {
            rounds.push_back(std::exchange(points, {}));
        }
    });
    return rounds;
}

TEST(GameDigests, AddUpToTheTally) {
    for (const Pairing pairing : {Pairing::Independent, Pairing::Rotated}) {
        const Series series = play_series(game(), plan_of(30, pairing));
        const auto digests = series.digests.valued(series.tally.luck());
        ASSERT_EQ(digests.size(), 30U);
        const auto sum = [&digests](auto&& of) {
            return std::transform_reduce(digests.begin(), digests.end(), 0.0, std::plus(),
                                         [&of](const GameDigest& digest) { return of(digest); });
        };
        for (std::size_t seat = 0; seat < trio; ++seat) {
            EXPECT_NEAR(sum([&](const GameDigest& digest) {
                            const auto winners =
                                std::ranges::count(digest.seats, true, &SeatDigest::won);
                            return digest.seats[seat].won ? 1.0 / static_cast<double>(winners) : 0;
                        }),
                        series.tally.seats().wins(seat), 1e-9);
            EXPECT_NEAR(sum([&](const auto& digest) { return digest.seats[seat].points(); }) / 30,
                        series.tally.deals().mean_points(seat), 1e-9);
            for (std::size_t market = 0; market < 2; ++market) {
                const SeatAtMarket& seen = series.tally.markets()[market].seats[seat];
                const auto round = [&](const GameDigest& digest) {
                    return digest.came[market * trio + seat];
                };
                EXPECT_EQ(sum([&](const auto& digest) { return round(digest) > 0 ? 1 : 0; }),
                          seen.reached);
                EXPECT_EQ(sum(round), seen.rounds);
            }
        }
        for (std::size_t cell = 0; cell < game().board().cells(); ++cell) {
            EXPECT_EQ(sum([&](const auto& digest) { return digest.used[cell] ? 1 : 0; }),
                      series.tally.used()[cell]);
        }
        EXPECT_NEAR(sum([](const auto& digest) { return digest.rounds; }) / 30,
                    series.tally.seats().rounds().mean(), 1e-9);
        EXPECT_NEAR(sum([](const auto& digest) { return digest.lead_changes; }) / 30,
                    series.tally.course().lead_changes().mean(), 1e-9);
    }
}

TEST(GameDigests, SayHowFarWinnersWereBehind) {
    const SeriesPlan plan = plan_of(60);
    const Series series = play_series(game(), plan);
    const auto digests = series.digests.valued(series.tally.luck());
    bool some_came_from_behind = false;
    for (std::size_t number = 0; number < digests.size(); ++number) {
        int behind = 0;
        for (const std::vector<int>& points : rounds_of(played(plan, number))) {
            for (std::size_t seat = 0; seat < trio; ++seat) {
                if (digests[number].seats[seat].won) {
                    behind = std::max(behind, std::ranges::max(points) - points[seat]);
                }
            }
        }
        EXPECT_EQ(digests[number].behind, behind) << number;
        some_came_from_behind = some_came_from_behind || behind > 0;
    }
    EXPECT_TRUE(some_came_from_behind);
}

TEST(GameDigests, ValueTheLuckOfEachGame) {
    const SeriesPlan plan = plan_of(60);
    const Series series = play_series(game(), plan);
    const auto digests = series.digests.valued(series.tally.luck());
    bool some_are_lucky = false;
    for (const std::size_t number : {0U, 1U, 7U, 41U}) {
        const auto playback = played(plan, number);
        LuckTally luck(trio);
        luck.begin(game(), number, playback.setup());
        playback.walk([&](const auto&, const auto& step, const rules::State& after) {
            luck.see(after, step.action, step.outcome);
        });
        for (std::size_t seat = 0; seat < trio; ++seat) {
            const auto worth = series.tally.luck().worth(seat);
            double wins = 0;
            for (std::size_t kind = 0; kind < LuckTally::kinds; ++kind) {
                wins += worth[kind] * static_cast<double>(luck.luck_in_game()[seat][kind]);
            }
            EXPECT_EQ(digests[number].seats[seat].luck, std::lround(1000 * wins));
            some_are_lucky = some_are_lucky || std::abs(wins) > 0.001;
        }
    }
    EXPECT_TRUE(some_are_lucky);
}

TEST(GameDigests, AreTheSameInParts) {
    const SeriesPlan plan = plan_of(30);
    PlayedRange parts = play_some(game(), plan, {0, 3});
    parts.append(play_some(game(), plan, {3, 10}));
    SeriesPlan threaded = plan;
    threaded.experiment.threads = 3;
    const Series series = play_series(game(), threaded);
    EXPECT_EQ(parts.digests.checksums(), series.digests.checksums());
    EXPECT_EQ(parts.digests.valued(parts.tally.luck()), series.digests.valued(series.tally.luck()));
}

TEST(GameDigests, AreKeptOfTheFirstGamesOnly) {
    constexpr std::size_t last_deal = GameDigests::most_games / trio;
    GameDigests digests(trio, {last_deal, last_deal + 2});
    EXPECT_TRUE(digests.keeps(GameDigests::most_games - 1));
    EXPECT_FALSE(digests.keeps(GameDigests::most_games));
    digests.append(GameDigests(trio, {last_deal + 2, last_deal + 9}));
    EXPECT_EQ(digests.checksums().size(), GameDigests::most_games - last_deal * trio);
    digests.cut(last_deal);
    EXPECT_TRUE(digests.checksums().empty());
}

TEST(ActionChecksum, DependsOnEveryNumber) {
    const rules::Action action = rules::Action::harvest(3, 7);
    const auto of = [](int seat, const rules::Action& done, const rules::Outcome& outcome) {
        ActionChecksum checksum;
        checksum.see(seat, done, outcome);
        return checksum.value();
    };
    const std::vector<std::uint32_t> checksums{of(0, action, {}),
                                               of(1, action, {}),
                                               of(0, action, {.income = 1}),
                                               of(0, action, {.card = 1}),
                                               of(0, rules::Action::harvest(3, 8), {}),
                                               of(0, rules::Action::harvest(4, 7), {}),
                                               of(0, rules::Action::buy_hacienda(3), {})};
    for (std::size_t one = 0; one < checksums.size(); ++one) {
        EXPECT_EQ(std::ranges::count(checksums, checksums[one]), 1) << one;
    }
}

} // namespace
} // namespace pampas::balance
