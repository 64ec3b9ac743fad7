#include "engine/players/market_field.h"
#include "tests/engine/players/played.h"

#include <gtest/gtest.h>

#include <deque>

namespace pampas::players {
namespace {

using rules::Cell;

/// Steps to one market by cell, counted outwards through empty pampas.
std::vector<int> plain_steps(const rules::Position& position, std::uint16_t market) {
    const rules::Board& board = position.board();
    std::vector<int> steps(board.cells(), far_away);
    std::deque<Cell> next;
    const auto reach = [&](Cell cell, int step) {
        if (position.is_empty(cell) && position.space(cell) == map::Space::Pampas &&
            step < steps[cell]) {
            steps[cell] = step;
            next.push_back(cell);
        }
    };
    for (std::size_t cell = 0; cell < board.cells(); ++cell) {
        for (const std::uint16_t beside : board.markets_at(static_cast<Cell>(cell))) {
            if (beside == market) {
                reach(static_cast<Cell>(cell), 1);
            }
        }
    }
    for (; !next.empty(); next.pop_front()) {
        for (const Cell near : board.neighbours(next.front())) {
            reach(near, steps[next.front()] + 1);
        }
    }
    return steps;
}

void expect_up_to_date(const MarketField& field, const rules::Position& position) {
    for (std::size_t market = 0; market < position.board().markets().size(); ++market) {
        const std::vector<int> expected = plain_steps(position, static_cast<std::uint16_t>(market));
        for (std::size_t cell = 0; cell < expected.size(); ++cell) {
            const auto row = field.steps(static_cast<Cell>(cell));
            ASSERT_EQ(row.empty() ? far_away : row[market], expected[cell]);
        }
    }
}

/// Forwards in a game, and back to where nothing was taken.
TEST(MarketField, FollowsAGame) {
    testing::play_everywhere(testing::Asking{[](const rules::State& state, chance::Stream&) {
        if (state.round() % 3 == 0 && state.seat() == 0) {
            const rules::Position& empty = state.game().empty_position();
            MarketField field(state.position().board());
            field.follow(state.position());
            expect_up_to_date(field, state.position());
            EXPECT_TRUE(field.stands_at(state.position()));
            field.follow(empty);
            expect_up_to_date(field, empty);
        }
        return testing::greedy_plan(state);
    }});
}

/// One cache follows a game, whatever position it was asked for before.
TEST(MarketFieldCache, FollowsThePositionsItIsAskedFor) {
    const rules::Game game(testing::bundled("lasso"), rules::ruleset_named("standard"), 3);
    chance::Stream stream(3, 0);
    rules::State state = game.set_up(stream);
    MarketFieldCache fields;
    for (int turns = 0; turns < 30 && !state.over(); ++turns) {
        for (const rules::Action& action : testing::greedy_plan(state)) {
            state.apply(action);
        }
        expect_up_to_date(fields.at(state.position()), state.position());
        EXPECT_TRUE(fields.at(state.position()).stands_at(state.position()));
    }
    expect_up_to_date(fields.at(game.empty_position()), game.empty_position());
}

/// Another board at the same place in memory counts as another.
TEST(MarketFieldCache, TellsBoardsApart) {
    MarketFieldCache fields;
    for (const char* name : {"lasso", "two-corrals", "lasso"}) {
        const rules::Game game(testing::bundled(name), rules::ruleset_named("standard"), 3);
        expect_up_to_date(fields.at(game.empty_position()), game.empty_position());
    }
}

} // namespace
} // namespace pampas::players
