#include "editor/campaign/run.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;
using simulation::DealRange;

/// Expects that the pieces hold each deal of each table exactly once, in order.
void expect_all(const std::vector<Piece>& pieces, const std::vector<std::size_t>& deals) {
    std::vector<std::size_t> next(deals.size(), 0);
    for (const Piece& piece : pieces) {
        EXPECT_EQ(piece.deals.first, next[piece.table]);
        EXPECT_GT(piece.deals.end, piece.deals.first);
        next[piece.table] = piece.deals.end;
    }
    EXPECT_EQ(next, deals);
}

TEST(CampaignCut, PiecesAreAllThatIsMissing) {
    const SmallCampaign small;
    const CampaignPlan plan = small.plan(); // 60 deals for two, 40 for three
    const Store store(small.folder / "out", plan);
    const Costs costs(plan.tables.size(), 1.0);
    expect_all(missing_pieces(plan, store, costs, 1e9, fails_on_warning), {60, 40, 60, 40});
    const auto pieces = missing_pieces(plan, store, costs, 7, fails_on_warning);
    expect_all(pieces, {60, 40, 60, 40});
    for (const Piece& piece : pieces) {
        EXPECT_LE(piece.deals.size(), 7U);
    }
}

TEST(CampaignCut, WithAGoalPiecesAreOfWholeLooks) {
    const SmallCampaign small;
    const CampaignPlan plan = small.plan({{"until_verdict", true}, {"games", 1000}});
    const Store store(small.folder / "out", plan);
    const Costs costs(plan.tables.size(), 1.0);
    for (const Piece& piece : missing_pieces(plan, store, costs, 60, fails_on_warning)) {
        const auto steps =
            balance::steps_of(plan.campaign.plan, players_of(plan.tables[piece.table])->count);
        EXPECT_EQ(piece.deals.first % steps.look, 0U);
        EXPECT_TRUE(piece.deals.end % steps.look == 0 || piece.deals.end == steps.deals);
    }
}

TEST(CampaignCut, WhatIsThereIsNotMissing) {
    const SmallCampaign small;
    const CampaignPlan plan = small.plan({{"maps", {"a.json"}}, {"players", {2}}});
    const Store store(small.folder / "out", plan);
    const rules::Game game(*plan.subjects[0].map, balance::standard(), 2);
    const balance::SeriesPlan series = plan.campaign.plan_for(players_of(plan.tables[0])->bots, 1);
    for (const DealRange deals : {DealRange{0, 10}, {20, 30}, {25, 40}}) {
        store.write(0, play_part(game, series, deals));
    }
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (const Piece& piece : missing_pieces(plan, store, Costs{1.0}, 1e9, fails_on_warning)) {
        found.emplace_back(piece.deals.first, piece.deals.end);
    }
    EXPECT_THAT(found, ::testing::ElementsAre(std::pair(10U, 20U), std::pair(30U, 60U)))
        << "what overlaps is of no use";
}

RC_GTEST_PROP(CampaignCut, TasksHoldEveryPieceInOrderAndTakeAboutAsLong, ()) {
    const auto sizes =
        *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(1, 50));
    std::vector<Piece> pieces;
    for (const std::size_t size : sizes) {
        pieces.push_back({0, {pieces.size(), pieces.size() + size}});
    }
    std::size_t next = 0;
    for (const Task& task : tasks_of(pieces, Costs{1.0}, 60)) {
        RC_ASSERT(!task.empty());
        double seconds = 0;
        for (const Piece& piece : task) {
            RC_ASSERT(piece.deals.first == pieces[next++].deals.first);
            seconds += static_cast<double>(piece.deals.size());
        }
        RC_ASSERT(seconds <= 60);
    }
    RC_ASSERT(next == pieces.size());
}

TEST(CampaignCut, CostsAreThoseOfTheBots) {
    const SmallCampaign small;
    const Costs costs = measured_costs(
        small.plan({{"bots", {{"random"}, {"greedy"}}}, {"maps", {"a.json"}}, {"players", {3}}}));
    ASSERT_EQ(costs.size(), 2U);
    EXPECT_GT(costs[0], 0);
    EXPECT_GT(costs[1], costs[0]) << "greedy thinks longer";
}

TEST(CampaignTask, PiecesAreOfTheirPlan) {
    const SmallCampaign small;
    const CampaignPlan plan = small.plan({{"work", {"simulate", "analyze"}}, {"maps", {"a.json"}}});
    ASSERT_EQ(plan.tables.size(), 3U); // 60 deals for two, 40 for three
    EXPECT_TRUE(is_piece({0, {0, 60}}, plan));
    EXPECT_TRUE(is_piece({1, {39, 40}}, plan));
    EXPECT_TRUE(is_piece({2, {0, 1}}, plan));
    EXPECT_FALSE(is_piece({0, {0, 61}}, plan));
    EXPECT_FALSE(is_piece({0, {7, 7}}, plan));
    EXPECT_FALSE(is_piece({2, {0, 2}}, plan));
    EXPECT_FALSE(is_piece({3, {0, 1}}, plan));
}

TEST(CampaignTask, WithAGoalPiecesAreOfWholeLooks) {
    const SmallCampaign small;
    const CampaignPlan plan = small.plan({{"until_verdict", true}, {"games", 1000}});
    const std::size_t look = balance::steps_of(plan.campaign.plan, 2).look;
    EXPECT_TRUE(is_piece({0, {look, 2 * look}}, plan));
    EXPECT_FALSE(is_piece({0, {1, 2 * look}}, plan));
}

TEST(CampaignTask, IsCompleteWhenAllItsPiecesAreThere) {
    const SmallCampaign small;
    CampaignPlan plan = small.plan();
    const Store store(small.folder / "out", plan);
    const Task task{{0, {20, 60}}, {1, {0, 10}}};
    EXPECT_FALSE(is_complete(task, plan, store, fails_on_warning));
    play(Task{task[0]}, plan, store, 1, fails_on_warning);
    EXPECT_FALSE(is_complete(task, plan, store, fails_on_warning));
    play(task, plan, store, 1, fails_on_warning);
    EXPECT_TRUE(is_complete(task, plan, store, fails_on_warning));
    const std::filesystem::directory_iterator parts(small.folder / "out" / "parts" / "000001");
    std::filesystem::resize_file(begin(parts)->path(), 100);
    std::vector<std::string> warnings;
    EXPECT_FALSE(
        is_complete(task, plan, store, [&](const auto& line) { warnings.push_back(line); }));
    EXPECT_THAT(warnings, ::testing::ElementsAre(::testing::HasSubstr(".json: ")));
}

} // namespace
} // namespace pampas::campaign
