#include "tests/engine/drawn_map.h"
#include "tests/engine/rules/harness.h"

#include <gtest/gtest.h>

#include <vector>

/// Events that random games on real maps hardly ever meet happen here, on small maps with rulesets
/// made for them, and agree with the plain rules.
namespace pampas::testing {
namespace {

struct Match {
    map::Map map;
    rules::Ruleset rules;
    int players;
};

/// Neighbouring markets and land all around: everything that can meet does.
map::Map crowded_map() {
    map::Map map = drawn_map({"..$..m.$.", //
                              ".f.$.g...", //
                              "$..r..$..", //
                              "..s.m..f.", //
                              ".g$$.r...", //
                              "..w...$.."});
    map.details().name = "crowded";
    return map;
}

/// Hills that do not touch, three around each pampas space, so that chains and herds grow together.
map::Map open_map() {
    map::Map map = drawn_map({"m..m..m..", //
                              ".m..m..m.", //
                              "m..m.$m..", //
                              ".m..m..m.", //
                              "m..m..m.."});
    map.details().name = "open";
    return map;
}

/// Everything is cheap, and turns are long.
rules::Ruleset cheap() {
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.name = "cheap";
    rules.price_supply_card = rules.price_face_up_card = 0;
    rules.price_hacienda = rules.price_water = 1;
    rules.haciendas = {0, 0, 12, 12, 12, 12};
    rules.actions_per_turn = 5;
    return rules;
}

rules::Ruleset few_tiles() {
    rules::Ruleset rules = cheap();
    rules.name = "few tiles";
    rules.animal_tiles_per_species = 2;
    rules.land_tiles = 12;
    rules.harvest_chips = 2;
    rules.harvest_min_chain = 1;
    rules.harvest_chip_from = rules::ChipSource::Any;
    return rules;
}

rules::Ruleset at_the_end_of_turns() {
    rules::Ruleset rules = cheap();
    rules.name = "at the end of turns";
    rules.scoring_at = rules::ScoringAt::TurnEnd;
    return rules;
}

/// Two cards in each animal stack.
rules::Ruleset two_in_each_stack() {
    rules::Ruleset rules = cheap();
    rules.name = "short stacks";
    rules.animal_cards = {5, 5, 5, 5};
    rules.animal_cards_removed = {0, 0, 4, 0, 0, 0};
    return rules;
}

/// Hardly any cards and no money: nearly all players have nothing, and pass.
rules::Ruleset poor() {
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.name = "poor";
    rules.hand_land_cards = 1;
    rules.hand_animal_cards = 1;
    rules.start_pesos = 3;
    rules.harvest_chips = 0;
    return rules;
}

/// Large hands of one species and mostly of mountains and pampas, no money for more cards, and no
/// water that takes up room.
rules::Ruleset growing() {
    rules::Ruleset rules = cheap();
    rules.name = "growing";
    rules.land_cards = {20, 0, 0, 0, 0, 60};
    rules.animal_cards = {80, 0, 0, 0};
    rules.hand_land_cards = rules.hand_animal_cards = 20;
    rules.animal_tiles_per_species = rules.animal_tiles;
    rules.price_supply_card = rules.price_face_up_card = 1000;
    rules.waters_per_turn = 0;
    rules.haciendas_per_group = 1;
    return rules;
}

std::vector<Match> matches() {
    return {{crowded_map(), rules::ruleset_named("standard"), 3},
            {crowded_map(), cheap(), 2},
            {crowded_map(), few_tiles(), 2},
            {crowded_map(), at_the_end_of_turns(), 3},
            {crowded_map(), two_in_each_stack(), 2},
            {crowded_map(), poor(), 2},
            {open_map(), growing(), 2}};
}

TEST(RareRules, EachHappensAndGoesByTheRules) {
    RareRules rare;
    constexpr int most_rounds = 500; // of all matches; about two dozen are enough
    for (int round = 0; round < most_rounds && !rare.missing().empty(); ++round) {
        for (const Match& match : matches()) {
            const auto seed = static_cast<std::uint64_t>(round);
            play_checked(match.map, match.rules, match.players, seed,
                         {.full_every = 16, .ends_early = 5 * (seed % 3)}, rare);
            if (HasFailure()) {
                return;
            }
        }
    }
    EXPECT_EQ(rare.missing(), std::vector<std::string>());
}

} // namespace
} // namespace pampas::testing
