#include "analysis/overlays/games.h"
#include "analysis/report/games/summary.h"
#include "engine/files/input_error.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;
using simulation::Pairing;
using ::testing::ElementsAre;

/// Games of random players; the report says that `bots` played.
GamesSummary played(const map::Map& map, const std::string& ruleset, balance::SeriesPlan plan) {
    const auto players = static_cast<int>(plan.experiment.bots.size());
    const rules::Game game(map, rules::ruleset_named(ruleset), players);
    const std::vector<std::string> bots = std::exchange(plan.experiment.bots, {"random"});
    const balance::Series series = balance::play_series(game, plan);
    plan.experiment.bots = bots;
    return summary_of(game, plan, series);
}

GamesSummary some_games(Pairing pairing = Pairing::Rotated) {
    return played(testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"}), "variant-1",
                  {.experiment = {.bots = {"random", "greedy", "random"}, .dealing = {1, pairing}},
                   .games = 9});
}

GamesSummary any_summary() {
    const map::Map map = *testing::any_map();
    const rules::Ruleset& rules = *rc::gen::elementOf(rules::rulesets());
    const auto players =
        static_cast<std::size_t>(*rc::gen::inRange(rules.least_players, rules.most_players + 1));
    const auto bots = *rc::gen::container<std::vector<std::string>>(
        players, rc::gen::element<std::string>("random", "greedy", "search"));
    const simulation::Dealing dealing{*rc::gen::arbitrary<std::uint64_t>(),
                                      *rc::gen::element(Pairing::Independent, Pairing::Rotated)};
    GamesSummary summary = played(map, rules.name,
                                  {.experiment = {.bots = bots, .dealing = dealing},
                                   .games = *rc::gen::inRange<std::size_t>(1, 12)});
    summary.interrupted = *rc::gen::arbitrary<bool>();
    if (summary.fairness && *rc::gen::arbitrary<bool>()) {
        summary.by_strength.assign(2, {bots, summary.games, *summary.fairness});
        summary.by_strength.back().bots.front() = "learned";
    }
    summary.digests.clear(); // no JSON has them
    return summary;
}

/// The summary as JSON holds it: without win rates of its own in the verdict, which are those of
/// the seats.
GamesSummary as_told(GamesSummary summary) {
    for (std::size_t seat = 0; summary.fairness && seat < summary.seats.size(); ++seat) {
        summary.fairness->win_rates[seat] = summary.seats[seat].win_rate;
    }
    return summary;
}

RC_GTEST_PROP(SummaryJson, ComesBackAsItWasWritten, ()) {
    GamesSummary summary = as_told(any_summary());
    GamesSummary bare = summary;
    bare.overlays.assign(overlays::kinds_of_games().size(), {});
    bare.checksums.clear();
    RC_ASSERT(read_summary(Json::parse(summary_json(summary).dump())) == bare);
    summary.timing.reset();
    RC_ASSERT(read_summary(Json::parse(stored_json(summary).dump())) == summary);
}

RC_GTEST_PROP(SummaryJson, IsWrittenAsItWasRead, ()) {
    const GamesSummary summary = any_summary();
    const std::string reported = summary_json(summary).dump();
    RC_ASSERT(summary_json(read_summary(Json::parse(reported))).dump() == reported);
    const std::string stored = stored_json(summary).dump();
    RC_ASSERT(stored_json(read_summary(Json::parse(stored))).dump() == stored);
}

/// The first versions that kept games kept fewer figures.
TEST(SummaryJson, OfEarlierVersionsIsWrittenAsItWasRead) {
    Json json = stored_json(some_games());
    json["overlays"].erase("seats");
    for (Json& seat : json["seats"]) {
        seat.erase("first_market");
    }
    EXPECT_EQ(stored_json(read_summary(json)).dump(), json.dump());
    json.erase("overlays");
    const GamesSummary summary = read_summary(json);
    EXPECT_EQ(stored_json(summary).dump(), json.dump());
    EXPECT_EQ(summary.overlays, std::vector<overlays::Overlay>(3));
}

TEST(SummaryJson, NeedsOnlyWhatIsShownFirst) {
    const Json whole = stored_json(some_games());
    const std::vector<std::string> needed{"ruleset", "games", "seed", "bots", "seats", "rounds"};
    Json least;
    for (const auto& [key, value] : whole.items()) {
        Json without = whole;
        without.erase(key);
        if (std::ranges::count(needed, key) == 0) {
            EXPECT_NO_THROW(read_summary(without)) << key;
        } else {
            EXPECT_THROW(read_summary(without), InputError) << key;
            least[key] = value;
        }
    }
    for (Json& seat : least["seats"]) {
        for (const char* key : {"wins", "income", "interim", "final"}) {
            seat.erase(key);
        }
    }
    const GamesSummary summary = read_summary(least);
    EXPECT_EQ(summary.seats.size(), 3);
    EXPECT_EQ(summary.seats[1].points, whole["seats"][1]["points"]["mean"]);
}

TEST(SummaryJson, NamesABotForEachSeatAtEachStrength) {
    GamesSummary summary = some_games();
    summary.by_strength.push_back({summary.bots, summary.games, *summary.fairness});
    const Json whole = stored_json(summary);
    EXPECT_NO_THROW(read_summary(whole));
    for (const char* key : {"bots", "win_rates"}) {
        Json cut = whole;
        cut["by_strength"][0][key].erase(0);
        EXPECT_THROW(read_summary(cut), InputError) << key;
        cut["by_strength"][0][key].clear();
        EXPECT_THROW(read_summary(cut), InputError) << key;
    }
    Json beyond = whole;
    beyond["by_strength"][0]["best_seat"] = 4;
    EXPECT_THROW(read_summary(beyond), InputError);
}

/// Whatever is replaced, nothing but an `InputError` may result.
TEST(SummaryJson, IsRefusedWhenItIsNoSummary) {
    for (const char* text : {"[]", "{}", "7", "null"}) {
        EXPECT_THROW(read_summary(Json::parse(text)), InputError) << text;
    }
    const Json whole = stored_json(some_games());
    const Json parts = whole.flatten();
    for (const auto& [key, value] : parts.items()) {
        for (const Json& other : {Json("text"), Json(99), Json()}) {
            Json changed = whole;
            changed[Json::json_pointer(key)] = other;
            try {
                const GamesSummary summary = read_summary(changed);
                EXPECT_EQ(summary.seats.size(), summary.bots.size());
                EXPECT_LT(summary.fairness->best, summary.seats.size());
            } catch (const InputError&) {
            }
        }
    }
}

std::vector<std::string> keys_of(const Json& json) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    return keys;
}

TEST(SummaryJson, IsTheContracts) {
    GamesSummary summary = some_games();
    EXPECT_THAT(keys_of(summary_json(summary)),
                ElementsAre("map", "ruleset", "players", "games", "seed", "bots", "seats", "rounds",
                            "actions", "seat_fairness", "markets", "spaces", "lead_changes",
                            "winners", "others", "course", "interim_scoring", "fairness", "paired",
                            "timing"));
    EXPECT_THAT(keys_of(stored_json(summary)), ::testing::Not(::testing::Contains("timing")));
    summary.timing = {1.5, 2};
    EXPECT_EQ(summary_json(summary)["timing"].dump(), R"({"seconds":1.5,"threads":2})");
    EXPECT_FALSE(summary_json(summary).contains("interrupted"));
    summary.interrupted = true;
    EXPECT_EQ(summary_json(summary)["interrupted"], true);
    EXPECT_FALSE(summary_json(some_games(Pairing::Independent)).contains("fairness"))
        << "bots differ";
}

} // namespace
} // namespace pampas::report
