#include "editor/campaign/cluster.h"
#include "engine/files/input_error.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>

namespace pampas::campaign {
namespace {

using ::testing::HasSubstr;

/// A submitted campaign whose files are damaged. `on_slurm` tests with a real Slurm.
class CampaignCluster : public ::testing::Test {
  protected:
    void put(const std::string& file, const std::string& text) const {
        write_file(small.folder / "slurm" / file, text);
    }
    std::string refusal(const auto& read) const {
        try {
            read();
        } catch (const InputError& error) {
            return error.what();
        }
        return "nothing";
    }
    std::string refused_tasks(const std::string& text) const {
        put("tasks.json", text);
        return refusal([this] { cluster.tasks(plan); });
    }

    SmallCampaign small;
    CampaignPlan plan = small.plan();
    Cluster cluster{small.folder.path()};
};

TEST_F(CampaignCluster, TasksAreReadAsTheyWereWritten) {
    const std::vector<Task> tasks{{{0, {0, 20}}}, {{0, {20, 60}}, {1, {0, 40}}}};
    cluster.write_tasks(tasks);
    const auto read = cluster.tasks(plan);
    ASSERT_EQ(read.size(), 2U);
    ASSERT_EQ(read[1].size(), 2U);
    EXPECT_EQ(read[1][0].deals.first, 20U);
    EXPECT_EQ(read[1][1].table, 1U);
}

TEST_F(CampaignCluster, TasksOfNoTableAreRefused) {
    cluster.write_tasks({});
    EXPECT_THAT(refused_tasks("[[[4, 0, 20]]]"), HasSubstr("tasks.json: /0/0"));
    EXPECT_THAT(refused_tasks("[[[0, 0, 20]], [[0, 20, 61]]]"), HasSubstr("tasks.json: /1/0"));
    EXPECT_THAT(refused_tasks("[[[0, -1, 20]]]"), HasSubstr("tasks.json: /0/0/1"));
    EXPECT_THAT(refused_tasks("[[[0, 0]]]"), HasSubstr("tasks.json: /0/0"));
    EXPECT_THAT(refused_tasks("[[[0, 0, 2"), HasSubstr("tasks.json: "));
}

TEST_F(CampaignCluster, DamagedJobsAreRefusedWithTheirFile) {
    cluster.write_tasks({{{0, {0, 60}}}});
    for (const char* text : {"", "[]", R"({"arrays": 3})", R"({"arrays": [7]})",
                             R"({"arrays": [{"job": 7, "first": 0, "tasks": [0]}]})",
                             R"({"arrays": [{"job": "7", "first": 0, "tasks": [-1]}]})"}) {
        put("jobs.json", text);
        EXPECT_TRUE(cluster.is_submitted());
        EXPECT_THAT(refusal([this] { cluster.status(1); }), HasSubstr("jobs.json: ")) << text;
        EXPECT_THAT(refusal([this] { cluster.submit({0}, {"pampas"}); }), HasSubstr("jobs.json: "))
            << text;
        EXPECT_THAT(refusal([this] { cluster.last_options(); }), HasSubstr("jobs.json: ")) << text;
    }
}

TEST_F(CampaignCluster, MarksComeAndGo) {
    cluster.write_tasks({{{0, {0, 60}}}});
    EXPECT_FALSE(cluster.is_marked(0));
    cluster.mark(0, true);
    EXPECT_TRUE(cluster.is_marked(0));
    cluster.mark(0, false);
    EXPECT_FALSE(cluster.is_marked(0));
}

} // namespace
} // namespace pampas::campaign
