#include "editor/campaign/plan.h"
#include "engine/library/library.h"
#include "tests/editor/campaign/small_campaign.h"
#include "tests/engine/refusal.h"

#include <gmock/gmock.h>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;

std::vector<std::string> names(const CampaignPlan& plan) {
    std::vector<std::string> result;
    for (const Work& work : plan.tables) {
        result.push_back(name_of(work, plan.subjects[subject_of(work)]));
    }
    return result;
}

std::vector<std::string> refused(const CampaignPlan& plan) {
    std::vector<std::string> result;
    for (const Refused& one : plan.refused) {
        result.push_back(one.file + ": " + one.why);
    }
    return result;
}

std::vector<std::string> files(const CampaignPlan& plan) {
    std::vector<std::string> result;
    for (const Subject& map : plan.subjects) {
        result.push_back(map.file);
    }
    return result;
}

TEST(CampaignPlan, HasATableForEveryCombination) {
    const SmallCampaign small;
    EXPECT_THAT(names(small.plan({{"bots", {{"random"}, {"greedy", "random"}}}})),
                ElementsAre("Ant standard 2 random", "Ant standard 2 greedy-random",
                            "Ant standard 3 random", "Bee standard 2 random",
                            "Bee standard 2 greedy-random", "Bee standard 3 random"));
    EXPECT_THAT(
        names(small.plan(
            {{"maps", {"a.json"}}, {"players", {4}}, {"rulesets", {"standard", "variant-1"}}})),
        ElementsAre("Ant standard 4 random", "Ant variant-1 4 random"));
}

TEST(CampaignPlan, TakesFilesFoldersAndLibraries) {
    const SmallCampaign small;
    std::filesystem::create_directory(small.folder / "more");
    small.put("more/z.json", "Zebra");
    small.put("more/y.json", "Yak");
    library::Library(small.folder / "lib.pampas", library::Access::Create)
        .add(formats::read_json(read_file(small.folder / "a.json")));
    EXPECT_THAT(
        files(small.plan({{"maps", {"b.json", "more/", "lib.pampas", "lib.pampas#Ant"}}})),
        ElementsAre("b.json", "more/y.json", "more/z.json", "lib.pampas#Ant", "lib.pampas#Ant"));
}

TEST(CampaignPlan, RefusesWhatCannotBePlayedAndGoesOn) {
    const SmallCampaign small;
    write_file(small.folder / "bad.json", "{");
    map::Map pair = balance::small_map();
    pair.details().players = map::PlayerRange{2, 2};
    write_file(small.folder / "pair.json", formats::write_json(pair));
    const CampaignPlan plan =
        small.plan({{"maps", {"gone.haz", "bad.json", "pair.json", "a.json", "nolib.pampas"}},
                    {"players", {3}}});
    EXPECT_THAT(files(plan), ElementsAre("a.json"));
    EXPECT_THAT(refused(plan),
                ElementsAre("gone.haz: cannot be opened: No such file or directory",
                            StartsWith("bad.json: line 1, column 2: "),
                            "pair.json: is for a different number of players",
                            "nolib.pampas: cannot be opened: No such file or directory"));
}

TEST(CampaignPlan, KeepsToWhatMapsAreMeantFor) {
    const SmallCampaign small;
    map::Map map = balance::small_map();
    map.details().players = map::PlayerRange{3, 4};
    map.details().ruleset = "variant-1";
    write_file(small.folder / "c.json", formats::write_json(map));
    const CampaignPlan plan = small.plan({{"maps", {"c.json"}}, {"players", {2, 3, 4, 5}}});
    EXPECT_THAT(names(plan), ElementsAre("c variant-1 3 random", "c variant-1 4 random"));
    EXPECT_THAT(refused(plan), IsEmpty());
}

TEST(CampaignPlan, HasALimitedNumberOfTables) {
    const SmallCampaign small;
    using testing::refuses;
    const auto times = [](std::size_t count, const Json& item) { return Json(count, item); };
    EXPECT_THAT(
        [&] {
            small.plan({{"bots", times(1001, {"random"})}});
        },
        refuses("/bots: the list has more than 1000 entries"));
    EXPECT_THAT(
        [&] {
            small.plan({{"players", times(101, 2)}});
        },
        refuses("/players: the list has more than 100 entries"));
    EXPECT_THAT(
        [&] {
            small.plan({{"bots", times(1000, {"random"})},
                        {"players", times(100, 2)},
                        {"rulesets", times(3, "standard")}});
        },
        refuses("the campaign has more than 200000 tables"));
}

} // namespace
} // namespace pampas::campaign
