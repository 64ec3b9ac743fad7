#include "engine/players/search.h"
#include "tests/engine/players/played.h"

namespace pampas::players {
namespace {

using testing::Asking;
using testing::bundled;
using testing::Witness;

constexpr SearchBudget hasty{.playouts = 4};

Plan searched_plan(const rules::State& state, const SearchBudget& budget, chance::Stream& stream) {
    MarketFieldCache fields;
    return search_plan(state, balanced(), budget, fields, stream);
}

/// Plays greedy turns, except that one in sixty is asked for, because searching is slow.
template <class Ask>
auto now_and_then(Ask ask) {
    return Asking{[ask](const rules::State& state, chance::Stream& stream) {
        const Plan greedy = testing::greedy_plan(state);
        return state.round() < 40 && stream.below(60) == 0 ? ask(state, stream) : greedy;
    }};
}

TEST(Search, PlaysWhatIsLegalByEveryRuleset) {
    testing::play_everywhere(now_and_then([](const rules::State& state, chance::Stream& stream) {
        Plan plan = searched_plan(state, hasty, stream);
        testing::expect_legal(plan, state);
        return plan;
    }));
}

/// Redeals what the seat cannot see and asks again, with the same luck.
TEST(Search, KnowsOnlyWhatItsSeatMayKnow) {
    int searched = 0;
    testing::play_everywhere(now_and_then([&](const rules::State& state, chance::Stream& stream) {
        rules::State other = state;
        other.redeal_unseen(state.seat(), stream);
        chance::Stream luck = stream;
        const Plan plan = searched_plan(other, hasty, luck);
        EXPECT_EQ(searched_plan(state, hasty, stream), plan);
        ++searched;
        return plan;
    }));
    EXPECT_GT(searched, 20);
}

TEST(Search, WinsAgainstGreedyPlayers) {
    const rules::Game game(bundled("two-corrals"), rules::rulesets().front(), 2);
    std::size_t won = 0;
    constexpr std::size_t games = 4;
    for (std::size_t number = 0; number < games; ++number) {
        const int seat = static_cast<int>(number % 2);
        const Asking player{[seat](const rules::State& state, chance::Stream& stream) {
            return state.seat() == seat ? searched_plan(state, {.playouts = 16}, stream)
                                        : testing::greedy_plan(state);
        }};
        Witness witness;
        simulation::play_match(game, player, {.seed = 5}, number, witness);
        won += witness.winners == std::vector{seat} ? 1U : 0U;
    }
    EXPECT_GE(won, games - 1) << "of " << games;
}

TEST(Search, KeepsToItsTime) {
    const rules::Game game(bundled("two-corrals"), rules::rulesets().front(), 4);
    chance::Stream stream(1, 0);
    const rules::State state = game.set_up(stream);
    const auto start = std::chrono::steady_clock::now();
    testing::expect_legal(searched_plan(state, {.turn = std::chrono::milliseconds(200)}, stream),
                          state);
    const auto passed = std::chrono::steady_clock::now() - start;
    // The first plan takes half of the turn's time. The bound above leaves room for a busy machine.
    EXPECT_GE(passed, std::chrono::milliseconds(100));
    EXPECT_LT(passed, std::chrono::seconds(20));
}

} // namespace
} // namespace pampas::players
