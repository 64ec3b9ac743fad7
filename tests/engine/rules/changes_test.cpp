#include "engine/rules/changes.h"
#include "engine/simulation/random_action.h"
#include "tests/engine/rules/bundled_games.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>

namespace pampas::rules {
namespace {

/// Two states of a game, with one action between them.
struct Pair {
    State before;
    State after;
    Action action;
    Outcome outcome;
};

Pair drawn_pair(const Game& game) {
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    State before = game.set_up(stream);
    const int actions = *rc::gen::inRange(0, 300);
    Action action = simulation::random_action(before, stream);
    for (int i = 0; i < actions; ++i) {
        State next = before;
        next.apply(action);
        if (next.over()) {
            break;
        }
        before = next;
        action = simulation::random_action(before, stream);
    }
    State after = before;
    const Outcome outcome = after.apply(action);
    return {before, after, action, outcome};
}

int total(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

int cells_of(const Game& game, const Action& action) {
    switch (action.kind) {
    case ActionKind::BuyWater:
        return game.board().placements()[action.place].size;
    case ActionKind::Harvest: // where the chip comes from changes too
        return action.from == no_cell || action.from == action.cell() ? 1 : 2;
    case ActionKind::BuyHacienda:
    case ActionKind::PlayLand:
    case ActionKind::PlayAnimal:
        return 1;
    default:
        return 0;
    }
}

RC_GTEST_PROP(Changes, AreThoseOfTheAction, ()) {
    const auto game = *testing::any_bundled_game();
    const Pair pair = drawn_pair(*game);
    const Changes found = changes(pair.before, pair.after);
    RC_ASSERT(static_cast<int>(found.spaces.size()) == cells_of(*game, pair.action));
    RC_ASSERT(std::ranges::is_sorted(found.spaces));
    for (int seat = 0; seat < game->players(); ++seat) {
        const SeatChanges& changed = found.seats[index(seat)];
        RC_ASSERT(pair.before.pesos(seat) + changed.pesos == pair.after.pesos(seat));
        RC_ASSERT(pair.before.score(seat).total() + changed.points.total() ==
                  pair.after.score(seat).total());
        RC_ASSERT(seat == pair.before.seat() || changed.pesos == 0);
    }
    const SeatChanges& own = found.seats[index(pair.before.seat())];
    const bool buys_land = pair.action.kind == ActionKind::BuyLand;
    const bool plays_land = pair.action.kind == ActionKind::PlayLand;
    RC_ASSERT(total(own.land_cards) == buys_land - plays_land);
    if (buys_land) {
        RC_ASSERT(own.land_cards[pair.outcome.card] == 1);
    }
    const bool buys_animal = pair.action.kind == ActionKind::BuyAnimal;
    const bool plays_animal = pair.action.kind == ActionKind::PlayAnimal;
    RC_ASSERT(total(own.animal_cards) == buys_animal - plays_animal);
    const bool is_from_slot = pair.action.item != from_supply;
    RC_ASSERT(found.land_slots.size() <= std::size_t{buys_land && is_from_slot});
    RC_ASSERT(found.animal_slots.size() <= std::size_t{buys_animal && is_from_slot});
}

RC_GTEST_PROP(Changes, AreNoneWithoutAnAction, ()) {
    const auto game = *testing::any_bundled_game();
    const Pair pair = drawn_pair(*game);
    RC_ASSERT(changes(pair.after, pair.after) == Changes());
}

} // namespace
} // namespace pampas::rules
