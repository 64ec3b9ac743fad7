#include "tests/engine/rules/random_rulesets.h"

#include <algorithm>
#include <numeric>

namespace pampas::testing {
namespace {

using rules::index;
using rules::Ruleset;

int up_to(int most) {
    return *rc::gen::inRange(0, most + 1);
}

int from_1_to(int most) {
    return *rc::gen::inRange(1, most + 1);
}

template <std::size_t Size>
void fill(std::array<int, Size>& counts, int most) {
    std::ranges::generate(counts, [most] { return up_to(most); });
}

int sum(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

void choose_cards(Ruleset& rules, int players) {
    rules.hand_land_cards = up_to(4);
    rules.hand_pampas_cards = up_to(1);
    rules.hand_animal_cards = up_to(4);
    rules.face_up_land_cards = up_to(4);
    rules.face_up_animal_cards = up_to(4);
    rules.animal_cards_removed[index(players)] = up_to(4);
    fill(rules.land_cards, 6);
    fill(rules.animal_cards, 6);
    // As many more as the set-up needs, so that each stack of animals has a card.
    int& pampas = rules.land_cards[index(rules::LandCard::Pampas)];
    pampas = std::max(pampas, players * rules.hand_pampas_cards);
    const int land =
        players * (rules.hand_land_cards + rules.hand_pampas_cards) + rules.face_up_land_cards;
    rules.land_cards[0] += std::max(0, land - sum(rules.land_cards));
    const int animals = players * rules.hand_animal_cards + rules.face_up_animal_cards +
                        rules.animal_cards_removed[index(players)] + 2;
    rules.animal_cards[0] += std::max(0, animals - sum(rules.animal_cards));
}

void choose_pieces(Ruleset& rules, int players) {
    rules.land_tiles = up_to(30);
    rules.animal_tiles = up_to(15);
    rules.animal_tiles_per_species = up_to(8);
    fill(rules.water_tiles, 3);
    rules.harvest_chips = up_to(3);
    rules.haciendas[index(players)] = up_to(6);
    rules.start_pesos = up_to(40);
    for (int seat = 0; seat < players && up_to(2) == 0; ++seat) {
        rules.extra_pesos[index(seat)] = up_to(30) - std::min(15, rules.start_pesos);
    }
}

void choose_turn(Ruleset& rules) {
    const auto limit = [] {
        return *rc::gen::elementOf(std::vector<int>{0, 1, 1, 2, rules::unlimited});
    };
    rules.actions_per_turn = from_1_to(5);
    rules.price_supply_card = up_to(4);
    rules.price_face_up_card = up_to(4);
    rules.price_hacienda = up_to(14);
    rules.price_water = up_to(14);
    rules.haciendas_per_turn = limit();
    rules.waters_per_turn = limit();
    rules.harvests_per_turn = limit();
}

void choose_income(Ruleset& rules) {
    rules.market_income = *rc::gen::element(rules::MarketIncome::Sum, rules::MarketIncome::Product);
    rules.haciendas_per_group = *rc::gen::element(1, 2, rules::unlimited);
    rules.harvest_min_chain = from_1_to(3);
    rules.harvest_pesos_per_tile = from_1_to(3);
    rules.harvest_chip_from =
        *rc::gen::element(rules::ChipSource::Opponent, rules::ChipSource::Any);
}

void choose_scoring(Ruleset& rules) {
    rules.market_points_first = up_to(3);
    rules.land_chain_min = from_1_to(4);
    rules.land_chain_points = up_to(3);
    rules.herd_min = from_1_to(4);
    rules.herd_points = up_to(3);
    rules.hacienda_points = up_to(3);
    fill(rules.water_points, 3);
    rules.money_pesos_per_point = from_1_to(20);
    rules.scoring =
        *rc::gen::element(rules::ScoringMode::InterimAndFinal, rules::ScoringMode::Running);
    rules.scoring_at = *rc::gen::element(rules::ScoringAt::RoundEnd, rules::ScoringAt::TurnEnd);
}

} // namespace

rc::Gen<Ruleset> any_ruleset() {
    return rc::gen::exec([] {
        Ruleset rules;
        rules.name = "random";
        const int players = *rc::gen::inRange(2, rules::max_players + 1);
        rules.least_players = rules.most_players = players;
        choose_cards(rules, players);
        choose_pieces(rules, players);
        choose_turn(rules);
        choose_income(rules);
        choose_scoring(rules);
        return rules;
    });
}

} // namespace pampas::testing
