#include "engine/files/input_error.h"
#include "engine/players/lineup.h"
#include "tests/engine/players/played.h"

namespace pampas::players {
namespace {

using testing::Asking;
using testing::bundled;
using testing::Witness;

/// The plan of a bot on all seats.
Plan plan_of(const std::string& bot, const rules::State& state, chance::Stream& stream) {
    Lineup::Memory memory;
    return Lineup(std::vector{bot}, state.players(), {.playouts = 4}).plan(state, memory, stream);
}

/// Games of greedy players, in which the bot is asked now and then.
void ask_everywhere(const auto& ask) {
    testing::play_everywhere(Asking{[&](const rules::State& state, chance::Stream& stream) {
        const Plan greedy = testing::greedy_plan(state);
        if (!state.must_pass() && state.round() < 40 && stream.below(30) == 0) {
            ask(state, stream);
        }
        return greedy;
    }});
}

TEST(Learned, PlaysWhatIsLegalByEveryRuleset) {
    for (const char* bot : {"learned", "learned:1", "learned:5", "search:learned"}) {
        ask_everywhere([&](const rules::State& state, chance::Stream& stream) {
            testing::expect_legal(plan_of(bot, state, stream), state);
        });
    }
}

/// Redeals what the seat cannot see and asks again, with the same luck.
TEST(Learned, KnowsOnlyWhatItsSeatMayKnow) {
    for (const char* bot : {"learned", "learned:1", "learned:5", "search:learned"}) {
        ask_everywhere([&](const rules::State& state, chance::Stream& stream) {
            rules::State other = state;
            other.redeal_unseen(state.seat(), stream);
            chance::Stream luck = stream;
            chance::Stream same_luck = stream;
            EXPECT_EQ(plan_of(bot, other, luck), plan_of(bot, state, same_luck)) << bot;
        });
    }
}

/// How many of `games` games of two the first bot wins, on each seat in turn.
int wins(const std::string& one, const std::string& other, std::size_t games) {
    const rules::Game game(bundled("two-corrals"), rules::usual_ruleset(), 2);
    int won = 0;
    for (std::size_t number = 0; number < games; ++number) {
        const int seat = static_cast<int>(number % 2);
        const Asking player{[&](const rules::State& state, chance::Stream& stream) {
            return plan_of(state.seat() == seat ? one : other, state, stream);
        }};
        Witness witness;
        simulation::play_match(game, player, {.seed = 5}, number, witness);
        won += witness.winners == std::vector{seat} ? 1 : 0;
    }
    return won;
}

TEST(Learned, WinsAgainstGreedyPlayers) {
    EXPECT_GT(wins("learned", "greedy", 60), 36);
}

TEST(Learned, IsStrongerAtHigherLevels) {
    EXPECT_GT(wins("learned:4", "learned:1", 40), 26);
    EXPECT_GT(wins("learned", "learned:4", 40), 26);
}

TEST(Learned, RefusesLevelsThatThereAreNot) {
    for (const char* bot : {"learned:0", "learned:11", "learned:", "learned:x", "learned:1.5"}) {
        EXPECT_THROW(Lineup(std::vector<std::string>{bot}, 2), InputError) << bot;
    }
}

} // namespace
} // namespace pampas::players
