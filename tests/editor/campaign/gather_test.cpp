#include "analysis/report/games/summary.h"
#include "editor/campaign/results.h"
#include "editor/campaign/run.h"
#include "engine/formats/json_text.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>

#include <thread>

namespace pampas::campaign {
namespace {

using ::testing::SizeIs;
using Json = formats::JsonValue::Json;
using simulation::DealRange;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class CampaignGather : public ::testing::Test {
  protected:
    /// One table, whose verdict is soon known.
    CampaignPlan plan() const {
        return small.plan({{"maps", {"a.json"}},
                           {"players", {2}},
                           {"until_verdict", true},
                           {"precision", 1.0},
                           {"tolerance", 0.4},
                           {"games", 1000}});
    }
    Part played(const CampaignPlan& plan, DealRange deals) const {
        const rules::Game game(*plan.subjects[0].map, balance::standard(), 2);
        return play_part(game, plan.campaign.plan_for(players_of(plan.tables[0])->bots, 1), deals);
    }
    std::string results(const char* folder) const {
        return read_file(small.folder / folder / "results.csv");
    }

    SmallCampaign small;
};

TEST_F(CampaignGather, WhatIsBeyondAVerdictDoesNotCount) {
    CampaignPlan asked = plan();
    const Store alone(small.folder / "alone", asked);
    const auto outcome = *Runner(asked, alone, 1, fails_on_warning).run(0);
    const auto needed =
        static_cast<std::size_t>(std::get<balance::Series>(outcome).tally.deals().deals());
    ASSERT_LT(needed, 500U);
    EXPECT_EQ(gather(asked, alone, fails_on_warning).beyond, 0U);

    const Store fleet(small.folder / "fleet", asked);
    for (const DealRange deals : {DealRange{0, 50}, {50, 450}, {450, 500}}) {
        fleet.write(0, played(asked, deals));
    }
    const Gathered found = gather(asked, fleet, fails_on_warning);
    EXPECT_THAT(found.missing, IsEmpty());
    EXPECT_EQ(found.beyond, (500 - needed) * 2) << "games, two a deal";
    EXPECT_EQ(results("fleet"), results("alone"));
}

TEST_F(CampaignGather, TellsWhichTablesAreNotComplete) {
    CampaignPlan asked = plan();
    const Store store(small.folder / "out", asked);
    store.write(0, played(asked, {50, 500}));
    EXPECT_THAT(gather(asked, store, fails_on_warning).missing,
                ElementsAre("Ant standard 2 random"));
}

TEST_F(CampaignGather, ADamagedPlanIsNamed) {
    CampaignPlan asked = plan();
    const Store store(small.folder / "out", asked);
    std::get<GamesAtTable>(asked.tables[0]).players.ruleset = "chess";
    EXPECT_THAT([&] { gather(asked, store, fails_on_warning); },
                ::testing::ThrowsMessage<InputError>(
                    ::testing::StartsWith(store.plan_path().string() + ": unknown ruleset")));
}

TEST_F(CampaignGather, TwoWhoPlayTheSameDoNoHarm) {
    CampaignPlan asked = small.plan();
    const auto play = [&](const char* folder) {
        const Store store(small.folder / folder, asked);
        Runner runner(asked, store, 1, fails_on_warning);
        for (std::size_t table = 0; table < asked.tables.size(); ++table) {
            runner.play({table, {0, 60}});
        }
    };
    play("alone");
    {
        const std::jthread one(play, "both");
        const std::jthread other(play, "both");
    }
    for (const char* folder : {"alone", "both"}) {
        EXPECT_THAT(gather(asked, Store(small.folder / folder), fails_on_warning).missing,
                    IsEmpty());
    }
    EXPECT_EQ(results("both"), results("alone"));
}

class CampaignAddTo : public ::testing::Test {
  protected:
    CampaignPlan played() const {
        CampaignPlan plan =
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
    CampaignPlan plan = played();
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
    CampaignPlan plan = played();
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
    CampaignPlan plan = played();
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
