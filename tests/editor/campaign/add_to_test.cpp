#include "analysis/report/games/json.h"
#include "editor/campaign/add_to.h"
#include "editor/campaign/run.h"
#include "engine/formats/parse_json.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>

namespace pampas::campaign {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class CampaignAddTo : public ::testing::Test {
  protected:
    Plan played() const {
        Plan plan =
            small.plan({{"games", 12}, {"players", {2}}, {"work", {"simulate", "analyze"}}});
        const Store store(small.folder / "out", plan);
        Runner runner(plan, store, 1, fails_on_warning);
        for (std::size_t table = 0; table < plan.tables.size(); ++table) {
            runner.run(table);
        }
        return plan;
    }
    map::Map map(const char* file) const {
        return formats::read_json(read_file(small.folder / file));
    }

    SmallCampaign small;
    library::Library library{small.folder / "lib.pampas", library::Access::Create};
};

TEST_F(CampaignAddTo, KeepsGamesWithTheRevisionThatHasTheBoard) {
    Plan plan = played();
    const Store store(small.folder / "out", plan);
    map::Map other = map("a.json");
    other.set({0, 0}, map::Space::Water);
    library.add(map("a.json"));
    library.add(other); // the newest
    library.add(map("b.json"));
    const KeptResults kept = add_to(library, plan, store, fails_on_warning);
    EXPECT_EQ(kept.added, 2U);
    EXPECT_THAT(kept.missing, IsEmpty());
    const auto results = library.results("Ant");
    ASSERT_THAT(results, SizeIs(1));
    EXPECT_EQ(results[0].revision, 1);
    const auto summary = report::read_summary(formats::parse_json(results[0].report));
    EXPECT_EQ(summary.games, 12);
    EXPECT_EQ(summary.map, "Ant");
}

TEST_F(CampaignAddTo, KeepsNothingTwice) {
    Plan plan = played();
    const Store store(small.folder / "out", plan);
    library.add(map("a.json"));
    library.add(map("b.json"));
    add_to(library, plan, store, fails_on_warning);
    const KeptResults again = add_to(library, plan, store, fails_on_warning);
    EXPECT_EQ(again.added, 0U);
    EXPECT_EQ(again.known, 2U);
    EXPECT_THAT(library.results("Bee"), SizeIs(1));
}

TEST_F(CampaignAddTo, TellsOfMapsThatAreNotThere) {
    Plan plan = played();
    const Store store(small.folder / "out", plan);
    map::Map other = map("a.json");
    other.set({0, 0}, map::Space::Water);
    library.add(other);
    const KeptResults kept = add_to(library, plan, store, fails_on_warning);
    EXPECT_EQ(kept.added, 0U);
    EXPECT_THAT(kept.missing, ElementsAre("a.json", "b.json"));
}

} // namespace
} // namespace pampas::campaign
