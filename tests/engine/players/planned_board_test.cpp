#include "engine/players/candidates.h"
#include "engine/players/planned_board.h"
#include "tests/engine/players/played.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pampas::players {
namespace {

using rules::Cell;
using rules::Species;

Steps steps_to(const MarketField& field, Cell cell, std::size_t market) {
    const auto row = field.steps(cell);
    return row.empty() ? far_away : row[market];
}

/// Whether animals of the species can go on from the tile.
bool starts_from(const rules::Tile& tile, int seat, Species species) {
    return tile.seat == seat && (!tile.species || tile.species == species);
}

/// The least steps from any own tile, found by looking at all of them.
Steps plain_steps(const PlannedBoard& planned, Species species, std::size_t market) {
    const rules::Board& board = planned.position().board();
    Steps least = far_away;
    for (std::size_t number = 0; number < board.cells(); ++number) {
        const auto cell = static_cast<Cell>(number);
        const auto tile = planned.position().tile(cell);
        if (tile && starts_from(*tile, planned.context().seat(), species)) {
            for (const Cell near : board.neighbours(cell)) {
                least = std::min(least, steps_to(planned.context().field(), near, market));
            }
        }
    }
    return least;
}

void expect_up_to_date(const PlannedBoard& planned) {
    for (const std::size_t market : planned.context().markets_to_reach()) {
        Steps nearest = far_away;
        for (std::size_t number = 0; number < rules::species_names.size(); ++number) {
            const auto species = static_cast<Species>(number);
            EXPECT_EQ(planned.steps().of(species)[market], plain_steps(planned, species, market));
            nearest = std::min(nearest, planned.steps().of(species)[market]);
        }
        EXPECT_EQ(planned.steps().nearest()[market], nearest);
    }
}

TEST(PlannedBoard, KnowsHowFarTheMarketsAreAfterEachAction) {
    testing::play_everywhere(testing::Asking{[](const rules::State& state, chance::Stream&) {
        const Plan plan = testing::greedy_plan(state);
        MarketFieldCache fields;
        const EvaluationContext context(state, state.seat(), balanced(), fields);
        PlannedPosition planned(context);
        if (state.round() % 4 == 0) {
            expect_up_to_date(planned.board());
            for (const rules::Action& action : plan) {
                planned.apply(action);
                expect_up_to_date(planned.board());
            }
        }
        return plan;
    }});
}

/// Positions that differ only in cards share what each of them would find.
TEST(PlannedBoard, ShowsTheSamePlacesHoweverOftenItIsAsked) {
    testing::play_everywhere(testing::Asking{[](const rules::State& state, chance::Stream&) {
        MarketFieldCache fields;
        const EvaluationContext context(state, state.seat(), balanced(), fields);
        const PlannedPosition planned(context);
        BestPlaces shared(planned.board());
        const auto waters = water_candidates(planned);
        for (const Candidate& one : candidates(planned, shared, waters, 10)) {
            PlannedPosition next = planned;
            next.apply(one.action);
            if (&next.board() == &planned.board()) {
                BestPlaces fresh(next.board());
                const Candidates expected = candidates(next, fresh, waters, 10);
                const Candidates found = candidates(next, shared, waters, 10);
                EXPECT_TRUE(std::ranges::equal(found, expected, {}, &Candidate::action,
                                               &Candidate::action));
            }
        }
        return testing::greedy_plan(state);
    }});
}

} // namespace
} // namespace pampas::players
