#include "engine/formats/format.h"
#include "engine/players/lineup.h"
#include "engine/simulation/match.h"
#include "engine/simulation/random_action.h"
#include "tests/engine/corpus.h"
#include "tests/engine/players/played.h"

#include <gtest/gtest.h>

namespace pampas::players {
namespace {

using testing::Asking;
using testing::bundled;
using testing::Witness;

TEST(Greedy, PlaysWhatIsLegalByEveryRuleset) {
    testing::play_everywhere(Asking{[](const rules::State& state, chance::Stream&) {
        Plan plan = testing::greedy_plan(state);
        testing::expect_legal(plan, state);
        return plan;
    }});
}

/// Redeals what the seat cannot see, at every state, and asks again.
TEST(Greedy, KnowsOnlyWhatItsSeatMayKnow) {
    testing::play_everywhere(Asking{[](const rules::State& state, chance::Stream& stream) {
        Plan plan = testing::greedy_plan(state);
        rules::State other = state;
        other.redeal_unseen(state.seat(), stream);
        EXPECT_EQ(testing::greedy_plan(other), plan);
        return state.round() > 40 ? Plan{rules::Action::end_turn()} : plan;
    }});
}

/// Notes the last round of a game.
struct Onlooker {
    void begin(std::size_t, const rules::Setup&) {}
    void see(const auto&...) {}
    void end(const rules::State& state) { rounds = state.round(); }

    int rounds = 0;
};

/// Once, land everywhere crowded out all other candidates, and nobody did anything.
TEST(Greedy, FindsSomethingToDoWhateverTheMap) {
    PAMPAS_NEEDS_CORPUS();
    const Asking greedy{
        [](const rules::State& state, chance::Stream&) { return testing::greedy_plan(state); }};
    for (const auto& file : testing::corpus_files()) {
        const rules::Game game(formats::read_map(file), rules::rulesets().front(), 4);
        for (std::size_t number = 0; number < 3; ++number) {
            Onlooker onlooker;
            simulation::play_match(game, greedy, {1}, number, onlooker);
            EXPECT_GT(onlooker.rounds, 7) << file;
        }
    }
}

TEST(Greedy, WinsAgainstRandomPlayers) {
    int lost = 0;
    for (const char* name : {"two-corrals", "seven-sierras"}) {
        const rules::Game game(bundled(name), rules::rulesets().front(), 2);
        for (int number = 0; number < 40; ++number) {
            const int seat = number % 2;
            const Asking player{[seat](const rules::State& state, chance::Stream& stream) {
                return state.seat() == seat ? testing::greedy_plan(state)
                                            : Plan{simulation::random_action(state, stream)};
            }};
            Witness witness;
            simulation::play_match(game, player, {.seed = 3}, static_cast<std::size_t>(number),
                                   witness);
            lost += witness.winners == std::vector{seat} ? 0 : 1;
        }
    }
    EXPECT_EQ(lost, 0) << "of 80 games";
}

TEST(Greedy, ComesToAnEndWhereTheRulesDoNotForceOne) {
    rules::Ruleset rules = rules::rulesets().front();
    rules.harvest_chips = 1; // chips are taken from one another without end
    const rules::Game game(bundled("first-pasture"), rules, 3);
    const std::vector<std::string> names{"greedy"};
    const Lineup lineup(names, 3);
    for (std::size_t number = 0; number < 5; ++number) {
        Witness witness;
        simulation::play_match(game, lineup, {.seed = 11}, number, witness);
        EXPECT_FALSE(witness.winners.empty());
    }
}

} // namespace
} // namespace pampas::players
