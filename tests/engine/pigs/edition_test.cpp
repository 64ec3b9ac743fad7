#include "engine/files/input_error.h"
#include "engine/pigs/edition.h"
#include "engine/pigs/state.h"
#include "engine/simulation/random_action.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace pampas::pigs {
namespace {

using Json = nlohmann::ordered_json;

/// Why an edition with this value is refused.
std::string refusal(const std::string& place, const Json& value) {
    Json json = write_edition(usual_edition());
    json[Json::json_pointer(place)] = value;
    try {
        read_edition(json.dump());
        return "";
    } catch (const InputError& error) {
        return error.what();
    }
}

TEST(PigEdition, HasTheNumbersOfThePrintedRules) {
    const Edition& edition = usual_edition();
    EXPECT_EQ(edition.start_dollars, 45);
    EXPECT_EQ(edition.first_purchases, 5);
    EXPECT_EQ(edition.pig_prices, (BySize{3, 6, 10, 15}));
    EXPECT_EQ(edition.pig_tiles, (BySize{50, 48, 48, 50}));
    EXPECT_EQ(edition.item_tiles, (std::array{25, 25, 25}));
    EXPECT_EQ(edition.meadow_tiles, 20);
    EXPECT_EQ(edition.cards.size(), 24U);
    EXPECT_EQ(edition.turns(), 16);
    for (std::size_t season = 0; season < seasons; ++season) {
        EXPECT_EQ(edition.cards_of(static_cast<Season>(season)).size(), 6U);
    }
}

TEST(PigEdition, QuotesTheCardOfTheRules) {
    const auto& cards = usual_edition().cards;
    const auto card = std::ranges::find_if(cards, [](const Card& each) {
        return each.name == "Season of love" && each.season == Season::Summer;
    });
    ASSERT_NE(card, cards.end());
    EXPECT_EQ(card->limits, (std::array{7, 9, 8, 6})); // feed, buy, mate, sell
    EXPECT_EQ(card->effect, (Effect{.babies_a_pair = 1}));
}

TEST(PigEdition, SaysWhatItAssumes) {
    EXPECT_GE(usual_edition().assumed.size(), 3U);
    for (const Assumption& assumption : usual_edition().assumed) {
        EXPECT_FALSE(assumption.what.empty());
        EXPECT_FALSE(assumption.why.empty());
    }
}

TEST(PigEdition, IsReadAsWritten) {
    EXPECT_EQ(read_edition(write_edition(usual_edition()).dump()), usual_edition());
}

TEST(PigEdition, RefusesWhatCannotBePlayed) {
    EXPECT_EQ(refusal("/name", ""), "/name: expected text that is not empty");
    EXPECT_THAT(refusal("/players", Json{1, 6}), ::testing::HasSubstr("/players/0"));
    EXPECT_THAT(refusal("/players", Json{3, 7}), ::testing::HasSubstr("/players/1"));
    EXPECT_THAT(refusal("/pig_tiles/baby", 1000), ::testing::HasSubstr("/pig_tiles/baby"));
    EXPECT_THAT(refusal("/meadow", Json{16, 17}), ::testing::HasSubstr("/meadow/1"));
    EXPECT_THAT(refusal("/footprints/big", Json{5, 1}), ::testing::HasSubstr("/footprints/big/0"));
    EXPECT_THAT(refusal("/meadow_prices", Json::array()), ::testing::HasSubstr("/meadow_prices"));
    EXPECT_THAT(refusal("/meadow_tiles", 5), ::testing::HasSubstr("/meadow_tiles"));
    EXPECT_THAT(refusal("/cards/0/season", "monsoon"), ::testing::HasSubstr("/cards/0/season"));
    EXPECT_EQ(refusal("/cards_removed", 6),
              "/cards: has 6 cards for spring; more than 6 are needed");
    EXPECT_THAT(refusal("/cards", Json::array()), ::testing::HasSubstr("/cards"));
    EXPECT_THAT(refusal("/colour", "pink"), ::testing::HasSubstr("colour"));
    EXPECT_THAT(refusal("/cards/0/effect", Json{{"rain", 1}}), ::testing::HasSubstr("rain"));
    EXPECT_EQ(refusal("/compensation", 2), "");
}

TEST(PigEdition, CanBePlayedWithExtremeNumbers) {
    Edition edition = usual_edition();
    edition.start_dollars = 10'000;
    edition.first_purchases = 100;
    edition.meadow_tiles = 200;
    edition.measures.meadow = {16, 16};
    edition.pig_prices = {0, 0, 1000, 1000};
    edition.pig_tiles = {200, 200, 200, 200};
    edition.item_tiles = {200, 200, 200};
    for (Card& card : edition.cards) {
        card.limits = {100, 100, 100, 100};
        card.effect.babies_a_pair = 2;
    }
    const Edition read = read_edition(write_edition(edition).dump());
    const Game game(read, {}, 6);
    chance::Stream stream(1);
    State state = game.start(game.deal(stream));
    while (!state.over()) {
        state.apply(simulation::random_action(state, stream));
    }
    EXPECT_FALSE(state.winners().empty());
}

TEST(PigVariants, HaveNames) {
    for (const bool shows : {false, true}) {
        for (const bool open : {false, true}) {
            const Variants variants{shows, open};
            EXPECT_EQ(variants_named(name_of(variants)), variants) << name_of(variants);
        }
    }
    EXPECT_EQ(name_of(Variants{}), "standard");
    EXPECT_THROW(variants_named("open-choice+next-card"), InputError);
}

} // namespace
} // namespace pampas::pigs
