#include "tests/engine/rules/harness.h"

#include "engine/simulation/random_action.h"
#include "tests/engine/rules/agreement.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pampas::testing {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::Outcome;
using rules::Position;
using rules::SeatCounts;
using rules::State;

/// One game in three forms: in the engine, as an equal state of it, and by the plain rules.
class CheckedGame {
  public:
    CheckedGame(const rules::Game& game, const PlainBoard& board, const Thoroughness& how,
                chance::Stream stream)
        : how_(how), stream_(stream),
          setup_(deal(game.board(), game.rules(), game.players(), stream_)),
          plain_(board, game.rules(), game.players(), setup_), state_(game, setup_), twin_(state_) {
    }

    bool play(RareRules& rare);

  private:
    Action choose();
    void check_full();
    void try_each_kind();
    void play_on(State state);
    void step(RareRules& rare);
    void expect_same_outcome(const Outcome& outcome, const Outcome& plain) const;

    const Thoroughness& how_;
    chance::Stream stream_;
    rules::Setup setup_;
    PlainGame plain_;
    State state_;
    State twin_; ///< a copy made at the start and given the same actions
    std::size_t actions_ = 0;
    std::size_t full_checks_ = 0;
    bool after_rare_event_ = true;
};

bool CheckedGame::play(RareRules& rare) {
    rare.start_game();
    while (!state_.over() && actions_ < how_.most_actions) {
        SCOPED_TRACE(::testing::Message() << "before action " << actions_);
        expect_same_course(state_, plain_);
        if (after_rare_event_ || actions_ % how_.full_every == 0) {
            check_full();
        }
        if (::testing::Test::HasFailure()) {
            return false;
        }
        step(rare);
        ++actions_;
    }
    SCOPED_TRACE("at the end");
    expect_same_course(state_, plain_);
    check_full();
    return state_.over();
}

Action CheckedGame::choose() {
    if (how_.ends_early > 0 && stream_.below(how_.ends_early) == 0) {
        return Action::end_turn();
    }
    return simulation::random_action(state_, stream_);
}

void CheckedGame::expect_same_outcome(const Outcome& outcome, const Outcome& plain) const {
    EXPECT_EQ(outcome.income, plain.income);
    EXPECT_EQ(outcome.card, plain.card);
}

/// What the position foretells of an action's counts before it is carried out.
SeatCounts counts_foretold(const State& state, const Action& action) {
    const Position& position = state.position();
    const int seat = state.seat();
    switch (action.kind) {
    case ActionKind::BuyHacienda:
        return position.counts_with_hacienda(seat, action.cell());
    case ActionKind::BuyWater:
        return position.counts_with_water(seat, action.place);
    case ActionKind::PlayLand:
        return position.counts_with_land(seat, action.cell());
    case ActionKind::PlayAnimal:
        return position.counts_with_animal(seat, action.cell(), action.species());
    case ActionKind::Harvest:
        return position.counts_with_harvest(seat, action.cell(), action.from);
    default:
        return position.counts(seat);
    }
}

void expect_as_foretold(const State& before, const Action& action, const State& after) {
    EXPECT_EQ(counts_foretold(before, action), after.position().counts(before.seat()));
    if (action.kind == ActionKind::PlayAnimal) {
        EXPECT_EQ(
            before.position().market_income_with(before.seat(), action.cell(), action.species()),
            after.position().market_income(action.cell()));
    }
}

void CheckedGame::step(RareRules& rare) {
    const Action action = choose();
    SCOPED_TRACE(text(action, plain_.board()));
    ASSERT_TRUE(state_.allows(action));
    const PlainGame before = plain_;
    const Outcome outcome = state_.apply(action);
    expect_same_outcome(outcome, plain_.apply(action));
    expect_as_foretold(twin_, action, state_);
    expect_same_outcome(twin_.apply(action), outcome);
    after_rare_event_ = rare.note(before, action, plain_);
}

void CheckedGame::check_full() {
    EXPECT_EQ(state_, twin_);
    expect_nothing_lost(state_, plain_);
    expect_same_board(state_, plain_);
    expect_same_actions(state_, plain_, how_.attempts, stream_);
    const State redealt = expect_same_view_redealt(state_, stream_);
    if (full_checks_++ % 16 == 0) {
        play_on(redealt);
    }
    if (!state_.over() && !::testing::Test::HasFailure()) {
        try_each_kind();
    }
}

/// Carries out one action of each kind on copies. The state that was copied must not change.
void CheckedGame::try_each_kind() {
    for (std::size_t number = 0; number < State::kinds; ++number) {
        const auto kind = static_cast<ActionKind>(number);
        const std::size_t count = state_.count(kind);
        if (count == 0) {
            continue;
        }
        const Action action = state_.nth(kind, stream_.below(count));
        SCOPED_TRACE(text(action, plain_.board()));
        State copy = state_;
        PlainGame plain_copy = plain_;
        expect_same_outcome(copy.apply(action), plain_copy.apply(action));
        expect_same_course(copy, plain_copy);
        EXPECT_EQ(state_, twin_);
    }
}

/// Plays a redealt state on without comparing: it, too, must come to an end.
void CheckedGame::play_on(State state) {
    std::size_t actions = 0;
    while (!state.over() && actions++ < how_.most_actions) {
        state.apply(simulation::random_action(state, stream_));
    }
    EXPECT_LE(state.scorings().size(), 2U);
    if (state.over()) {
        EXPECT_FALSE(state.winners().empty());
        EXPECT_TRUE(state.scorings().back().final);
    }
}

} // namespace

bool play_checked(const map::Map& map, const rules::Ruleset& rules, int players, std::uint64_t seed,
                  const Thoroughness& how, RareRules& rare) {
    SCOPED_TRACE(::testing::Message() << "map " << map.details().name << ", ruleset " << rules.name
                                      << ", " << players << " players, seed " << seed);
    const rules::Game game(map, rules, players);
    const PlainBoard board(game.board());
    CheckedGame checked(game, board, how, chance::Stream(seed));
    const bool ended = checked.play(rare);
    EXPECT_TRUE(ended || ::testing::Test::HasFailure() || how.most_actions == 0) << "no end";
    return ended;
}

} // namespace pampas::testing
