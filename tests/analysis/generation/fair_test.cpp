#include "analysis/generation/archive.h"
#include "analysis/generation/fair.h"
#include "analysis/graph/analysis.h"
#include "analysis/legality/legality.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/analysis/generation/any_request.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>

namespace pampas::generation {
namespace {

using ::testing::SizeIs;

Request fair_request(std::size_t count = 1) {
    Request request;
    request.board = {.columns = 8, .rows = 8, .symmetry = graph::SymmetryMotion::Rotate180};
    request.targets = {measures::read_target("nearest_market=1..3")};
    request.client = legality::clients().front();
    request.count = count;
    return request;
}

FairPlan small_fair_plan(const std::string& bot = "random", std::size_t threads = 1) {
    FairPlan plan;
    plan.trial = {{2, 3}, balance::experiment({bot}, 3)};
    plan.trial.experiment.threads = threads;
    plan.rules = balance::standard();
    plan.games = 2400;
    plan.confirming_games = 60;
    return plan;
}

/// Some different maps that meet the request.
std::vector<Candidate> beginning(Request request, std::size_t count = 6) {
    request.count = count;
    return search(request).maps;
}

std::vector<std::pair<map::Map, double>> told(const Found& found) {
    std::vector<std::pair<map::Map, double>> result;
    for (const Candidate& candidate : found.maps) {
        result.emplace_back(candidate.map, design::widest(candidate.fairnesses).gap);
    }
    return result;
}

/// The widest gap in games of other deals.
double gap_in_fresh_games(const map::Map& map, const FairPlan& plan, std::size_t games) {
    const design::TrialPlan trial_plan = design::on_stream(plan.trial, 1000);
    design::Trial trial(map, plan.rules, trial_plan);
    design::Trial* one = &trial;
    design::play_deals({&one, 1}, design::deals_for(trial_plan, games), trial_plan);
    return design::widest(design::fairnesses(trial, plan.tolerance)).gap;
}

TEST(FairMaps, FulfilTheRequestAndAreTheFairestFirst) {
    const Request request = fair_request(2);
    const Found found = made_fair(request, beginning(request), small_fair_plan());
    ASSERT_THAT(found.maps, SizeIs(2));
    EXPECT_FALSE(found.is_cut);
    EXPECT_LE(found.games, most_games(request, small_fair_plan(), 6));
    double least = 0;
    for (const Candidate& candidate : found.maps) {
        check_exact(candidate.map, demand_for(request, Board(request.board)),
                    request.board.symmetry);
        EXPECT_TRUE(legality::legal(legality::findings(candidate.map, request.client)));
        const auto analysis = graph::analyze(candidate.map);
        for (const measures::Figure& figure : measures::figures()) {
            EXPECT_EQ(candidate.value(figure), measure(figure, analysis)) << figure.key;
        }
        EXPECT_TRUE(is_right(candidate));
        ASSERT_THAT(candidate.fairnesses, SizeIs(2));
        EXPECT_GE(design::widest(candidate.fairnesses).gap, least);
        least = design::widest(candidate.fairnesses).gap;
    }
    EXPECT_TRUE(differ(found.maps[0].map, found.maps[1].map));
}

TEST(FairMaps, AreTheSameOnAnyNumberOfThreads) {
    const Request request = fair_request();
    const auto maps = beginning(request);
    const auto one = told(made_fair(request, maps, small_fair_plan("random", 1)));
    EXPECT_EQ(told(made_fair(request, maps, small_fair_plan("random", 3))), one);
    EXPECT_THAT(one, SizeIs(1));
}

TEST(FairMaps, AreFairerThanTheFirstOnes) {
    const Request request = fair_request();
    const auto maps = beginning(request);
    FairPlan plan = small_fair_plan("greedy", 2);
    plan.trial.players = {2};
    plan.games = 240;
    std::vector<double> gaps;
    for (const Candidate& candidate : maps) {
        gaps.push_back(gap_in_fresh_games(candidate.map, plan, 200));
    }
    std::ranges::sort(gaps);
    const Found found = made_fair(request, maps, plan);
    ASSERT_THAT(found.maps, SizeIs(1));
    EXPECT_LT(gap_in_fresh_games(found.maps.front().map, plan, 200), gaps[gaps.size() / 2]);
}

TEST(FairMaps, AreTheBestSoFarWhenItIsStopped) {
    const Request request = fair_request();
    const auto maps = beginning(request);
    for (const std::size_t games : {1U, 700U, 2000U, 4000U}) {
        testing::StopAfter stop(games);
        const Found found = made_fair(request, maps, small_fair_plan(), stop.control());
        ASSERT_THAT(found.maps, SizeIs(1)) << games;
        EXPECT_TRUE(found.is_cut);
        EXPECT_TRUE(is_right(found.maps.front()));
        EXPECT_THAT(found.maps.front().fairnesses, SizeIs(2));
    }
}

} // namespace
} // namespace pampas::generation
