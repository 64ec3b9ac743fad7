// The engine and a plain implementation, written from the text of the rules alone, agree at every
// state of random games.
#include "tests/engine/pigs/agreement.h"
#include "tests/engine/sanitized.h"

#include <gtest/gtest.h>

namespace pampas::pigs {
namespace {

using testing::agree;

/// An edition in which tiles, room and limits are short, and every card has every effect.
Edition short_edition(chance::Stream& stream) {
    const auto drawn = [&](int least, int most) {
        return least + static_cast<int>(stream.below(index(most - least + 1)));
    };
    Edition edition = usual_edition();
    edition.start_dollars = drawn(0, 60);
    edition.first_purchases = drawn(0, 4);
    edition.compensation = drawn(0, 2);
    edition.meadow_tiles = drawn(6, 8);
    edition.measures.meadow = {drawn(3, 8), drawn(2, 6)};
    for (std::size_t size = 0; size < sizes; ++size) {
        edition.pig_tiles[size] = drawn(1, 8);
    }
    for (int& tiles : edition.item_tiles) {
        tiles = drawn(0, 4);
    }
    for (Card& card : edition.cards) {
        for (int& limit : card.limits) {
            limit = drawn(0, 7);
        }
        Effect& effect = card.effect;
        for (std::size_t size = 0; size < sizes; ++size) {
            effect.buying[size] = drawn(-3, 3);
            effect.selling[size] = drawn(-4, 4);
            effect.dollars_each[size] = drawn(0, 2);
            effect.dollars_most[size] = size == 0 ? 0 : drawn(0, 3);
        }
        effect.buying_items = drawn(-1, 1);
        effect.babies_a_pair = drawn(0, 2);
    }
    return edition;
}

constexpr int games_of_each = sanitized ? 10 : 100;

TEST(PigAgreement, HoldsInUsualGames) {
    for (int players = 2; players <= max_players; ++players) {
        for (const bool shows : {false, true}) {
            for (const bool openly : {false, true}) {
                const Game game(usual_edition(), {shows, openly}, players);
                for (int number = 0; number < games_of_each; ++number) {
                    ASSERT_NO_FATAL_FAILURE(agree(game, static_cast<std::uint64_t>(number)));
                }
            }
        }
    }
}

TEST(PigAgreement, HoldsWhereThingsAreShort) {
    chance::Stream stream(4);
    for (int number = 0; number < 5 * games_of_each; ++number) {
        const int players = 2 + number % (max_players - 1);
        const Game game(short_edition(stream), {}, players);
        ASSERT_NO_FATAL_FAILURE(agree(game, static_cast<std::uint64_t>(number)));
    }
}

} // namespace
} // namespace pampas::pigs
