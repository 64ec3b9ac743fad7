#include "analysis/repair/repair.h"
#include "engine/map/difference.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>

namespace pampas::repair {
namespace {

RepairPlan small_plan(std::size_t threads = 1) {
    RepairPlan plan;
    plan.trial = {{2}, balance::experiment({"random"}, 3)};
    plan.trial.experiment.threads = threads;
    plan.limits = {.changes = 4, .client = legality::clients().front()};
    plan.candidates = 12;
    plan.games = 240;
    plan.confirming_games = 60;
    return plan;
}

Repair repaired(const RepairPlan& plan, const simulation::RunControl& control = {}) {
    return repair(balance::small_map(), balance::standard(), plan, control);
}

TEST(Repair, ProposalsAreTheirChangesAndEachBetterThanTheOneBefore) {
    std::size_t proposals = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
        RepairPlan plan = small_plan();
        plan.trial.experiment.dealing.seed = seed;
        const Repair found = repaired(plan);
        EXPECT_EQ(found.before.variant.map, balance::small_map());
        double least = 1;
        std::size_t changes = 0;
        for (const Proposal& proposal : found.proposals) {
            const auto differences = map::differences(balance::small_map(), proposal.variant.map);
            EXPECT_EQ(differences.size(), proposal.changes);
            EXPECT_GT(proposal.changes, changes);
            EXPECT_LE(proposal.changes, 4U);
            EXPECT_LT(design::widest(proposal.fairnesses).gap, least);
            EXPECT_TRUE(proposal.variant.extra_pesos.empty());
            changes = proposal.changes;
            least = design::widest(proposal.fairnesses).gap;
            ++proposals;
        }
    }
    EXPECT_GT(proposals, 0);
}

/// Learned players, whose search looks ahead. Their games take long.
RepairPlan learned_plan(std::size_t threads = 1) {
    RepairPlan plan = small_plan(threads);
    plan.trial.experiment.bots = {"learned"};
    plan.limits.changes = 2;
    plan.games = 80;
    plan.confirming_games = 20;
    return plan;
}

TEST(Repair, IsTheSameOnAnyNumberOfThreads) {
    const auto told = [](const RepairPlan& plan) {
        std::vector<std::pair<map::Map, double>> result;
        for (const Proposal& proposal : repaired(plan).proposals) {
            result.emplace_back(proposal.variant.map, design::widest(proposal.fairnesses).gap);
        }
        return result;
    };
    EXPECT_EQ(told(small_plan(1)), told(small_plan(3)));
    EXPECT_EQ(told(learned_plan(1)), told(learned_plan(3)));
}

TEST(Repair, OfLearnedPlayersMakesSeatsMoreEvenOnFreshDeals) {
    RepairPlan plan = learned_plan();
    plan.limits.changes = 4;
    plan.games = 240;
    plan.confirming_games = 60;
    const Repair found = repaired(plan);
    EXPECT_LE(found.games, most_games(plan));
    ASSERT_TRUE(found.best);
    plan.trial.experiment.dealing.seed = 17;
    const auto gap = [&](const map::Map& map) {
        return *design::widest(
                    design::judged(map, balance::standard(), plan.trial, 0.05, 400).fairnesses)
                    .likely_gap;
    };
    EXPECT_LT(gap(found.nearest()), gap(balance::small_map()));
}

TEST(Repair, TellsWhatItHasFoundOnTheWay) {
    std::vector<Repair> told;
    const Repair last = repair(balance::small_map(), balance::standard(), small_plan(), {},
                               [&told](const Repair& found) { told.push_back(found); });
    ASSERT_GE(told.size(), 3U) << "the map as it is, and two rounds";
    EXPECT_TRUE(told.front().proposals.empty());
    EXPECT_EQ(told.front().before.variant.map, balance::small_map());
    EXPECT_FALSE(told.front().before.fairnesses.empty());
    for (const Repair& found : told) {
        std::size_t changes = 0;
        for (const Proposal& proposal : found.proposals) {
            EXPECT_GT(proposal.changes, std::exchange(changes, proposal.changes));
            EXPECT_FALSE(proposal.fairnesses.empty());
        }
        EXPECT_EQ(found.best.has_value(), !found.proposals.empty());
        EXPECT_LE(found.games, last.games);
    }
    EXPECT_FALSE(told.back().proposals.empty());
}

TEST(Repair, MayGivePesosInsteadOfChanges) {
    RepairPlan plan = small_plan();
    plan.pesos = true;
    plan.limits.changes = 1; // too few even for a swap
    bool has_pesos = false;
    for (const Proposal& proposal : repaired(plan).proposals) {
        EXPECT_EQ(proposal.changes, 0U);
        EXPECT_EQ(proposal.variant.extra_pesos.size(), 2U);
        EXPECT_EQ(*std::ranges::min_element(proposal.variant.extra_pesos), 0);
        has_pesos = true;
    }
    EXPECT_TRUE(has_pesos);
}

TEST(Repair, ReachesAFigure) {
    RepairPlan plan = small_plan();
    plan.goal = Goal::named("land_regions=9..99");
    plan.limits.free_counts = true;
    const double before =
        GoalMeasure(balance::small_map(), plan.goal, plan.limits.client).distance();
    EXPECT_GT(before, 0);
    const Repair found = repaired(plan);
    ASSERT_TRUE(found.best);
    EXPECT_LT(found.proposals[*found.best].distance, before);
}

TEST(Repair, SearchesNothingWhereTheGoalIsReached) {
    RepairPlan plan = small_plan();
    plan.tolerance = 0.5;
    for (const char* goal : {"gap", "land_regions=0..99"}) {
        plan.goal = Goal::named(goal);
        const Repair found = repaired(plan);
        EXPECT_TRUE(found.is_reached()) << goal;
        EXPECT_TRUE(found.proposals.empty());
        EXPECT_FALSE(found.best);
        EXPECT_EQ(found.games, found.before.games) << "those of the map as it is";
    }
    plan.goal = Goal::named("land_regions=9..99");
    EXPECT_FALSE(repaired(plan).is_reached());
}

TEST(Repair, LetsStrongerPlayersJudgeWhereAsked) {
    RepairPlan plan = small_plan();
    plan.trial.experiment.bots = {"learned"};
    plan.candidates = 3;
    plan.games = 12;
    plan.confirming_games = 16;
    EXPECT_TRUE(repaired(plan).before.by_strength.empty());
    plan.by_strength = true;
    const Repair found = repaired(plan);
    const auto expect_judged = [](const Proposal& proposal) {
        ASSERT_EQ(proposal.by_strength.size(), 1U);
        const balance::AtStrength& strength = proposal.by_strength.front();
        EXPECT_EQ(strength.bots, std::vector<std::string>(2, "search:learned"));
        EXPECT_EQ(strength.games, 4) << "a quarter";
        EXPECT_EQ(strength.fairness.win_rates.size(), 2U);
    };
    expect_judged(found.before);
    for (const Proposal& proposal : found.proposals) {
        expect_judged(proposal);
    }
    EXPECT_LE(found.games, most_games(plan));
}

TEST(Repair, StopsWhileItMeasures) {
    RepairPlan plan = small_plan(2);
    plan.goal = Goal::named("busiest_tenth=1..2");
    const simulation::Stop enough;
    enough.request(simulation::End::Search);
    const Repair found = repaired(plan, enough);
    EXPECT_TRUE(found.proposals.empty());
    EXPECT_EQ(found.before.variant.map, balance::small_map());
    EXPECT_EQ(found.before.games, 60U) << "it is confirmed as ever";
    EXPECT_FALSE(found.is_begun);
}

TEST(Repair, ReachesAFigureWithoutTimeForGames) {
    for (RepairPlan plan : {small_plan(), learned_plan()}) {
        plan.goal = Goal::named("land_regions=9..99");
        plan.limits.free_counts = true;
        const simulation::Stop enough;
        const auto at_the_first_game = [&](const simulation::RunState& state) {
            if (state.done > 0) {
                enough.request(simulation::End::Search);
            }
        };
        const Repair found = repaired(plan, {enough, at_the_first_game});
        EXPECT_TRUE(found.is_begun);
        ASSERT_TRUE(found.best);
        EXPECT_LT(found.proposals[*found.best].distance, found.before.distance);
        EXPECT_FALSE(found.proposals[*found.best].fairnesses.empty());
    }
}

TEST(Repair, StoppedReturnsTheBestSoFar) {
    for (const std::size_t games : {0U, 300U, 700U, 900U}) {
        testing::StopAfter stopper(games);
        const Repair found = repaired(small_plan(), stopper.control());
        EXPECT_TRUE(found.interrupted);
        EXPECT_LT(found.games, most_games(small_plan()));
        EXPECT_TRUE(found.is_begun || found.proposals.empty());
        EXPECT_FALSE(found.is_begun && games == 0);
        EXPECT_FALSE(found.before.fairnesses.empty()) << games;
        EXPECT_EQ(found.before.variant.map, balance::small_map());
    }
}

TEST(Repair, AnEndedSearchConfirmsWhatItFound) {
    const simulation::Stop enough;
    const auto after_a_round = [&](const simulation::RunState& state) {
        if (state.best) {
            enough.request(simulation::End::Search);
        }
    };
    const Repair found = repaired(small_plan(), {enough, after_a_round});
    EXPECT_FALSE(found.interrupted);
    EXPECT_EQ(found.before.games, 600U);
    for (const Proposal& proposal : found.proposals) {
        EXPECT_LE(proposal.changes, 2U) << "there was one round";
        EXPECT_EQ(proposal.games, 60U);
    }
}

} // namespace
} // namespace pampas::repair
