#include "engine/rules/deck.h"
#include "engine/rules/state.h"
#include "tests/engine/players/played.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace pampas::rules {
namespace {

/// After some random actions.
State some_state(const Game& game, std::uint64_t seed, int actions) {
    chance::Stream stream(seed);
    State state = game.set_up(stream);
    while (actions-- > 0 && !state.over()) {
        const auto kind = static_cast<ActionKind>(stream.below(action_kinds));
        if (const std::size_t count = state.count(kind); count > 0) {
            state.apply(state.nth(kind, stream.below(count)));
        }
    }
    return state;
}

TEST(Deck, IsUnseenByAllAsFarAsAWatcherKnows) {
    const Game game(testing::bundled("lasso"), usual_ruleset(), 3);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State state = some_state(game, seed, 40);
        const auto& box = state.rules();
        EXPECT_EQ(unseen_by_all(state.land(), box.land_cards, 3),
                  known_cards(state.land(), box.land_cards, 3, {}).unseen);
        EXPECT_EQ(unseen_by_all(state.animals(), box.animal_cards, 3),
                  known_cards(state.animals(), box.animal_cards, 3, {}).unseen);
    }
}

TEST(Deck, KeepsTheHandsThatAWatcherSees) {
    const Game game(testing::bundled("lasso"), usual_ruleset(), 3);
    chance::Stream stream(1);
    const State state = some_state(game, 2, 40);
    State other = state;
    other.redeal_unseen({}, stream);
    EXPECT_FALSE(other == state);
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(other.land().hand(seat), state.land().hand(seat));
        EXPECT_EQ(other.animals().hand(seat), state.animals().hand(seat));
    }
    EXPECT_EQ(other.animals().supply().size(), state.animals().supply().size());
    EXPECT_EQ(other.animals().set_aside().size(), state.animals().set_aside().size());
}

/// All orders of the cards below an exchanged top card are equally likely: three cattle and two
/// horses of which one is out of the game.
TEST(Deck, StaysRandomBelowAnExchangedCard) {
    constexpr std::array<int, 4> box{3, 2, 0, 0};
    std::array<int, 4> places{}; // how often the only horse lies there
    chance::Stream stream(5);
    constexpr int trials = 4000;
    int without = 0;
    for (int trial = 0; trial < trials; ++trial) {
        std::vector<Species> cards{Species::Cattle, Species::Cattle, Species::Cattle,
                                   Species::Horse, Species::Horse};
        chance::shuffle(cards, stream);
        cards.pop_back();
        AnimalDeck deck;
        deck.lay_under(cards);
        deck.end_supply_here();
        const auto out = unseen_by_all(deck, box, 1);
        deck.exchange_top(index(Species::Cattle),
                          stream.below(static_cast<std::size_t>(out[index(Species::Cattle)])));
        EXPECT_EQ(deck.supply().front(), index(Species::Cattle));
        const auto horses = std::ranges::count(deck.supply(), index(Species::Horse));
        if (horses == 1) {
            const auto at = std::ranges::find(deck.supply(), index(Species::Horse));
            ++places[static_cast<std::size_t>(at - deck.supply().begin())];
        }
        without += horses == 0 ? 1 : 0;
    }
    // Of the four other cards, one is out of the game: a horse in half of the cases.
    EXPECT_EQ(without, 0);
    for (std::size_t place = 1; place < places.size(); ++place) {
        EXPECT_NEAR(places[place], trials / 6.0, 4 * 24.0);
    }
}

} // namespace
} // namespace pampas::rules
