#include "engine/files/input_error.h"
#include "engine/players/lineup.h"
#include "tests/engine/players/played.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::players {
namespace {

using Names = std::vector<std::string>;

std::string error_of(const Names& names, int players) {
    try {
        const Lineup lineup(names, players);
    } catch (const InputError& error) {
        return error.what();
    }
    return "none";
}

TEST(Lineup, KnowsTheBotsAndTheStyles) {
    Names expected;
    for (const Bot& bot : all_bots()) {
        expected.emplace_back(bot.name);
    }
    EXPECT_THAT(expected, ::testing::IsSupersetOf({"random", "greedy", "search"}));
    for (const EvaluationWeights& style : styles()) {
        if (style.name != "balanced") {
            expected.push_back(style.name);
        }
    }
    EXPECT_EQ(bot_names(), expected);
    for (const std::string& name : expected) {
        EXPECT_EQ(Lineup(Names{name}, 3).names(), Names(3, name));
    }
}

TEST(Lineup, TellsWhichBotsSearch) {
    for (const char* name : {"search", "search:blocker", "search:mine.json"}) {
        EXPECT_TRUE(searches(name)) << name;
    }
    for (const char* name : {"random", "greedy", "blocker", "search.json"}) {
        EXPECT_FALSE(searches(name)) << name;
    }
}

TEST(Lineup, IsLearnedIfAllItsBotsAre) {
    for (const Names& names : {Names{"learned"}, {"learned:3", "search:learned"}}) {
        EXPECT_TRUE(Lineup(names, 2).is_learned()) << names.front();
    }
    for (const Names& names : {Names{"greedy"}, {"search"}, {"learned", "random"}}) {
        EXPECT_FALSE(Lineup(names, 2).is_learned()) << names.front();
    }
}

TEST(Lineup, RefusesWhatItDoesNotKnow) {
    using ::testing::HasSubstr;
    EXPECT_THAT(error_of({"grdy"}, 2),
                ::testing::AllOf(HasSubstr("\"grdy\""), HasSubstr("greedy"), HasSubstr("blocker")));
    EXPECT_THAT(error_of({"search:random"}, 2), HasSubstr("random"));
    EXPECT_THAT(error_of({"none.json"}, 2), HasSubstr("none.json"));
    EXPECT_THAT(error_of({"greedy", "random"}, 3), HasSubstr("2 bots for 3 players"));
}

TEST(Lineup, Rotates) {
    const Lineup lineup(Names{"greedy", "random", "blocker"}, 3);
    EXPECT_EQ(lineup.rotated().names(), (Names{"random", "blocker", "greedy"}));
}

/// The plans of every bot in the course of one game.
std::vector<Plan> plans_of(const Lineup& lineup, const rules::Game& game) {
    std::vector<Plan> plans;
    Lineup::Memory memory;
    const testing::Asking player{[&](const rules::State& state, chance::Stream& stream) {
        plans.push_back(lineup.plan(state, memory, stream));
        return state.round() > 6 ? Plan{rules::Action::end_turn()} : plans.back();
    }};
    testing::Witness witness;
    simulation::play_match(game, player, {.seed = 9}, 0, witness);
    return plans;
}

TEST(Lineup, EveryBotPlaysInAWayOfItsOwn) {
    const rules::Game game(testing::bundled("two-corrals"), rules::rulesets().front(), 2);
    std::vector<std::vector<Plan>> seen;
    Names names = bot_names();
    names.push_back("search:land-baron");
    for (const std::string& name : names) {
        seen.push_back(plans_of(Lineup(Names{name}, 2, {.playouts = 8}), game));
        EXPECT_EQ(std::ranges::count(seen, seen.back()), 1) << name;
    }
}

TEST(Lineup, AStyleMayBeAFileOfOnesOwn) {
    const testing::TemporaryFolder folder;
    const std::string path = (folder / "mine.json").string();
    testing::put(path, R"({"name": "mine", "land": 3})");
    const Lineup lineup(Names{path}, 2);
    EXPECT_EQ(lineup.names(), Names(2, path));
    testing::put(path, R"({"name": "mine", "land": "3"})");
    EXPECT_THAT(error_of({"search:" + path}, 2),
                ::testing::AllOf(::testing::HasSubstr("mine.json"), ::testing::HasSubstr("/land")));
}

/// Each style beats random players as clearly as greedy does.
TEST(Lineup, EveryStyleWinsAgainstRandomPlayers) {
    const rules::Game game(testing::bundled("seven-sierras"), rules::rulesets().front(), 2);
    for (const EvaluationWeights& style : styles()) {
        const std::string name = style.name == "balanced" ? "greedy" : style.name;
        for (std::size_t number = 0; number < 10; ++number) {
            const bool first = number % 2 == 0;
            const Lineup lineup(first ? Names{name, "random"} : Names{"random", name}, 2);
            testing::Witness witness;
            simulation::play_match(game, lineup, {.seed = 4}, number, witness);
            EXPECT_EQ(witness.winners, std::vector{first ? 0 : 1}) << name << " " << number;
        }
    }
}

} // namespace
} // namespace pampas::players
