#include "engine/players/candidates.h"
#include "engine/players/draft.h"
#include "engine/players/greedy.h"
#include "engine/players/lineup.h"
#include "tests/engine/players/played.h"

#include <gtest/gtest.h>

namespace pampas::players {
namespace {

constexpr std::size_t all = 1000;

Draft after(Draft draft, const rules::Action& action) {
    draft.apply(action);
    return draft;
}

bool buys_card(const Candidate& candidate) {
    return candidate.action.kind == rules::ActionKind::BuyLand ||
           candidate.action.kind == rules::ActionKind::BuyAnimal;
}

/// In whatever way a card comes to a draft, it is worth the same: bought before something else is
/// done or after it, or only thought of.
void expect_same_worth(const Draft& draft, const rules::Action& card, const rules::Action& other) {
    const Draft with_card = after(draft, card);
    EXPECT_EQ(draft.worth_with_card(card), with_card.worth());
    const Draft with_other = after(draft, other);
    const double worth = after(with_card, other).worth();
    EXPECT_EQ(with_other.worth_with_card(card), worth);
    EXPECT_EQ(after(with_other, card).worth(), worth);
}

TEST(Draft, IsWorthTheSameHoweverACardCameToIt) {
    testing::play_everywhere(testing::Asking{[](const rules::State& state, chance::Stream&) {
        const Outlook outlook(state, state.seat(), balanced());
        const Draft draft(outlook);
        const Candidates found = candidates(draft, water_candidates(draft), all);
        for (const Candidate& card : found) {
            for (const Candidate& other : found) {
                if (state.round() % 4 == 0 && buys_card(card) && other.action != card.action) {
                    expect_same_worth(draft, card.action, other.action);
                }
            }
        }
        return greedy_plan(state, balanced());
    }});
}

/// Cards that are bought end the plan, as what takes their place is not known.
TEST(Draft, StandsAsTheRulesSayAfterEachAction) {
    testing::play_everywhere(testing::Asking{[](const rules::State& state, chance::Stream&) {
        Plan plan = greedy_plan(state, balanced());
        const Outlook outlook(state, state.seat(), balanced());
        Draft draft(outlook);
        rules::State next = state;
        for (const rules::Action& action : plan) {
            if (action == rules::Action::end_turn()) {
                break;
            }
            draft.apply(action);
            next.apply(action);
            EXPECT_EQ(draft.position(), next.position());
            EXPECT_EQ(draft.hand().pesos(), next.pesos(state.seat()));
            EXPECT_EQ(draft.hand().chips_left(), next.chips_left());
            EXPECT_EQ(draft.hand().land_tiles_left(), next.land_tiles_left());
        }
        return plan;
    }});
}

} // namespace
} // namespace pampas::players
