#include "engine/players/candidates.h"
#include "engine/players/lineup.h"
#include "engine/players/planned_position.h"
#include "tests/engine/players/played.h"

#include <gtest/gtest.h>

namespace pampas::players {
namespace {

constexpr std::size_t all = 1000;

PlannedPosition after(PlannedPosition planned, const rules::Action& action) {
    planned.apply(action);
    return planned;
}

bool buys_card(const Candidate& candidate) {
    return candidate.action.kind == rules::ActionKind::BuyLand ||
           candidate.action.kind == rules::ActionKind::BuyAnimal;
}

/// Expects that a card is worth the same in every case: bought before another action or after it,
/// or only considered.
void expect_same_worth(const PlannedPosition& planned, const rules::Action& card,
                       const rules::Action& other) {
    const PlannedPosition with_card = after(planned, card);
    EXPECT_EQ(planned.worth_after(card), with_card.worth());
    EXPECT_EQ(&planned.board(), &with_card.board()) << "a card changes nothing on the board";
    const PlannedPosition with_other = after(planned, other);
    const double worth = after(with_card, other).worth();
    EXPECT_EQ(with_other.worth_after(card), worth);
    EXPECT_EQ(after(with_other, card).worth(), worth);
}

TEST(PlannedPosition, IsWorthTheSameHoweverACardCameToIt) {
    testing::play_everywhere(testing::Asking{[](const rules::State& state, chance::Stream&) {
        MarketFieldCache fields;
        const EvaluationContext context(state, state.seat(), balanced(), fields);
        const PlannedPosition planned(context);
        BestPlaces places(planned.board());
        const Candidates found = candidates(planned, places, water_candidates(planned), all);
        for (const Candidate& card : found) {
            for (const Candidate& other : found) {
                if (state.round() % 4 == 0 && buys_card(card) && other.action != card.action) {
                    expect_same_worth(planned, card.action, other.action);
                }
            }
        }
        return testing::greedy_plan(state);
    }});
}

/// A bought card ends the plan, because the card that replaces it is not known.
TEST(PlannedPosition, IsThatOfTheRulesAfterEachAction) {
    testing::play_everywhere(testing::Asking{[](const rules::State& state, chance::Stream&) {
        Plan plan = testing::greedy_plan(state);
        MarketFieldCache fields;
        const EvaluationContext context(state, state.seat(), balanced(), fields);
        PlannedPosition planned(context);
        rules::State next = state;
        for (const rules::Action& action : plan) {
            if (action == rules::Action::end_turn()) {
                break;
            }
            const double worth = planned.worth_after(action);
            planned.apply(action);
            next.apply(action);
            EXPECT_EQ(planned.position(), next.position());
            EXPECT_EQ(planned.worth(), worth);
            EXPECT_EQ(planned.hand().pesos(), next.pesos(state.seat()));
            EXPECT_EQ(planned.hand().chips_left(), next.chips_left());
            EXPECT_EQ(planned.hand().land_tiles_left(), next.land_tiles_left());
        }
        return plan;
    }});
}

} // namespace
} // namespace pampas::players
