#include "analysis/design/compensation.h"
#include "engine/chance/stream.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>

#include <cmath>
#include <mutex>
#include <set>

namespace pampas::design {
namespace {

/// Draws the winners of games whose seats have these strengths, `peso` more for each extra peso. In
/// `luck` of 100 deals, the same seat wins all games.
struct Planted {
    std::vector<double> worth;
    double peso = 0.05;
    std::size_t luck = 0;
    std::uint64_t seed = 1;

    std::size_t winner(const SeatPesos& extra, chance::Stream& stream) const {
        std::vector<double> sums{0};
        for (std::size_t seat = 0; seat < worth.size(); ++seat) {
            sums.push_back(sums.back() + std::exp(worth[seat] + peso * extra[seat]));
        }
        const double drawn =
            sums.back() * std::ldexp(static_cast<double>(stream.below(1U << 30U)), -30);
        return static_cast<std::size_t>(std::ranges::upper_bound(sums, drawn) - sums.begin()) - 1;
    }

    PesoDeal operator()(std::size_t deal, const SeatPesos& extra) const {
        chance::Stream stream(seed, deal);
        PesoDeal result{extra, std::vector<double>(worth.size())};
        const bool is_lucky = stream.below(100) < luck;
        const std::size_t first = winner(extra, stream);
        for (std::size_t game = 0; game < worth.size(); ++game) {
            ++result.wins[is_lucky ? first : winner(extra, stream)];
        }
        return result;
    }
};

SeatPesos purses(std::size_t players) {
    return SeatPesos(players, 20);
}

TEST(PesoSearch, FindsPlantedPesos) {
    // Far off, behind as well as ahead.
    const Planted planted{{0, -2.5, 0.5, -1}};
    const PesoModel model = search_pesos({purses(4), 4000}, planted).model;
    EXPECT_NEAR(model.peso_worth(), 0.05, 0.004);
    for (const std::size_t seat : {1U, 2U, 3U}) {
        const EvenPesos even = model.even_pesos(seat);
        EXPECT_NEAR(even.pesos, -planted.worth[seat] / planted.peso, 4) << seat;
        ASSERT_TRUE(even.interval);
        EXPECT_LT(even.interval->high - even.interval->low, 8);
        EXPECT_LT(even.interval->low, even.pesos);
        EXPECT_GT(even.interval->high, even.pesos);
    }
    EXPECT_DOUBLE_EQ(model.even_pesos(0).pesos, 0);
    const SeatPesos whole = whole_pesos(model, purses(4));
    EXPECT_EQ(whole[0], 0);
    EXPECT_EQ(whole[1], std::lround(model.even_pesos(1).pesos));
    const std::vector<double> chances = model.chances(whole);
    for (const double chance : chances) {
        EXPECT_NEAR(chance, 0.25, 0.01);
    }
}

TEST(PesoSearchInManyRuns, IntervalsHoldTheTruthInAbout95Of100Runs) {
    constexpr int runs = 200;
    for (const std::size_t luck : {0U, 60U}) {
        int held = 0;
        for (int run = 0; run < runs; ++run) {
            const Planted planted{{0, -0.4, 0.3}, 0.05, luck, static_cast<std::uint64_t>(run)};
            const PesoModel model =
                search_pesos({purses(3), 240, static_cast<std::uint64_t>(run)}, planted).model;
            for (const std::size_t seat : {1U, 2U}) {
                const auto interval = model.even_pesos(seat).interval;
                const double truth = -planted.worth[seat] / planted.peso;
                held += !interval || (interval->low <= truth && truth <= interval->high);
            }
        }
        EXPECT_NEAR(held / (2.0 * runs), 0.95, 0.02) << luck;
    }
}

TEST(PesoSearch, WherePesosDoNotHelpHasNoInterval) {
    const PesoModel model = search_pesos({purses(2), 400}, Planted{{0, 0.5}, 0}).model;
    EXPECT_FALSE(model.even_pesos(1).interval);
    EXPECT_LT(model.peso_worth_interval().low, 0);
    EXPECT_EQ(whole_pesos(model, purses(2)), SeatPesos({0, 0}));
}

TEST(PesoSearch, DrawsPesosAroundTheGuessAndTakesNobodysLast) {
    std::mutex mutex;
    std::vector<SeatPesos> seen(400);
    const Planted planted{{0, 3, -1}};
    const PesoModel model =
        search_pesos({{20, 20, 8}, 400}, [&](std::size_t deal, const SeatPesos& extra) {
            const std::scoped_lock lock(mutex);
            seen.at(deal) = extra;
            return planted(deal, extra);
        }).model;
    std::set<int> second;
    for (const SeatPesos& extra : seen) {
        EXPECT_EQ(extra.at(0), 0);
        EXPECT_GE(extra.at(1), -20);
        EXPECT_GE(extra.at(2), -8);
        second.insert(extra[1]);
    }
    EXPECT_GT(second.size(), 10U);
    EXPECT_EQ(whole_pesos(model, {20, 20, 8})[1], -20); // 60 would be needed
}

TEST(PesoSearch, IsTheSameOnAnyNumberOfThreads) {
    const Planted planted{{0, -1}};
    const PesoModel one = search_pesos({purses(2), 200, 7, 1}, planted).model;
    const PesoModel three = search_pesos({purses(2), 200, 7, 3}, planted).model;
    EXPECT_EQ(one.even_pesos(1).pesos, three.even_pesos(1).pesos);
    const PesoModel other = search_pesos({purses(2), 200, 8, 1}, planted).model;
    EXPECT_NE(one.even_pesos(1).pesos, other.even_pesos(1).pesos);
}

TEST(PesoSearch, StoppedEarlyTellsWhatWasPlayed) {
    const Planted planted{{0, -1}};
    for (const std::size_t games : {0U, 60U, 300U}) {
        testing::StopAfter stop(games);
        const FoundPesos found = search_pesos({purses(2), 400}, planted, stop.control());
        EXPECT_GE(2 * found.deals, games);
        EXPECT_LT(found.deals, 300U);
        EXPECT_GE(whole_pesos(found.model, purses(2))[1], -20);
    }
}

map::Map small_map() {
    return testing::drawn_map({".$..f..m", "mm..ff..", "..g....w", ".gg.rr.$", "ss......"});
}

TEST(WithPesos, AddsToARulesetForThisTableAlone) {
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.extra_pesos = {1, 2, 3, 4, 0};
    const rules::Ruleset changed = with_pesos(rules, {0, 5, -3});
    EXPECT_EQ(changed.extra_pesos, (rules::BySeat{1, 7, 0, 4, 0}));
    EXPECT_EQ(changed.least_players, 3);
    EXPECT_EQ(changed.most_players, 3);
}

/// Real games: the second seat gets back what was taken from it.
TEST(Compensation, GivesBackAPlantedDisadvantage) {
    rules::Ruleset rules = rules::ruleset_named("standard");
    const CompensationPlan plan{
        .experiment = {.bots = {"greedy"}, .dealing = {1, simulation::Pairing::Rotated}},
        .players = 2,
        .games = 1200,
        .confirming_games = 100};
    const Compensation fair = compensate(small_map(), rules, plan);
    rules.extra_pesos = {0, -16};
    const simulation::RunControl control;
    const Compensation unfair = compensate(small_map(), rules, plan, control);
    EXPECT_EQ(control.state().done, compensation_games(plan));
    EXPECT_EQ(control.state().done, 1400U);
    const EvenPesos before = fair.model.even_pesos(1);
    const EvenPesos after = unfair.model.even_pesos(1);
    ASSERT_TRUE(before.interval && after.interval);
    EXPECT_LE(after.interval->low - before.interval->high, 16);
    EXPECT_GE(after.interval->high - before.interval->low, 16);
    EXPECT_GT(after.pesos, before.pesos);
    EXPECT_LT(unfair.without->tally.deals().win_rate(1), 0.4);
    EXPECT_NEAR(unfair.with->tally.deals().win_rate(1), 0.5, 0.15);
}

TEST(Compensation, EndsAtOnceWhenItIsAbandoned) {
    const CompensationPlan plan{
        .experiment = {.bots = {"random"}, .dealing = {1, simulation::Pairing::Rotated}},
        .players = 2,
        .games = CompensationPlan::games_bounds.most};
    testing::StopAfter stop(1, simulation::End::AtOnce);
    EXPECT_THROW(compensate(small_map(), rules::ruleset_named("standard"), plan, stop.control()),
                 simulation::Abandoned);
}

} // namespace
} // namespace pampas::design
