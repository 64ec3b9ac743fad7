#include "editor/campaign/cut.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>

namespace pampas::campaign {
namespace {

using simulation::DealRange;

TEST(CampaignTask, PiecesAreOfTheirPlan) {
    const SmallCampaign small;
    const Plan plan = small.plan({{"work", {"simulate", "analyze"}}, {"maps", {"a.json"}}});
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
    const Plan plan = small.plan({{"until_verdict", true}, {"games", 1000}});
    const std::size_t look = balance::steps_of(plan.campaign.plan, 2).look;
    EXPECT_TRUE(is_piece({0, {look, 2 * look}}, plan));
    EXPECT_FALSE(is_piece({0, {1, 2 * look}}, plan));
}

TEST(CampaignTask, IsCompleteWhenAllItsPiecesAreThere) {
    const SmallCampaign small;
    Plan plan = small.plan();
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
