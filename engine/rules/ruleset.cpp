#include "engine/rules/ruleset.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/formats/named.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <numeric>

namespace pampas::rules {

const std::vector<Ruleset>& rulesets() {
    static const auto all =
        formats::bundled<Ruleset>("rulesets", ruleset_titles().front().name, read_ruleset);
    return all;
}

Ruleset ruleset_named(const std::string& name_or_path) {
    return formats::named<Ruleset>(name_or_path, rulesets(), tr_later("ruleset"), read_ruleset);
}

std::span<const RulesetTitle> ruleset_titles() {
    static constexpr std::array titles{RulesetTitle{"standard", tr_later("Standard")},
                                       RulesetTitle{"variant-1", tr_later("Variant 1")},
                                       RulesetTitle{"variant-2", tr_later("Variant 2")},
                                       RulesetTitle{"variant-1-2", tr_later("Variants 1 and 2")},
                                       RulesetTitle{"crucible", tr_later("The Crucible")}};
    return titles;
}

Ruleset ruleset_of(const map::Details& map) {
    return map.ruleset ? ruleset_named(*map.ruleset) : usual_ruleset();
}

Ruleset ruleset_to_offer(const map::Details& map) {
    try {
        return ruleset_of(map);
    } catch (const InputError&) {
        Ruleset offered = usual_ruleset();
        offered.name = map.ruleset.value();
        return offered;
    }
}

map::PlayerRange numbers_of_players(const Ruleset& ruleset,
                                    const std::optional<map::PlayerRange>& meant) {
    const map::PlayerRange all{ruleset.least_players, ruleset.most_players};
    if (!meant) {
        return all;
    }
    const map::PlayerRange both{std::max(all.least, meant->least), std::min(all.most, meant->most)};
    return both.least <= both.most ? both : all;
}

int usual_players(const Ruleset& ruleset, const std::optional<map::PlayerRange>& meant) {
    const int usual = players_bounds.usual;
    const int on_map = meant ? std::clamp(usual, meant->least, meant->most) : usual;
    return std::clamp(on_map, ruleset.least_players, ruleset.most_players);
}

namespace {

using formats::JsonFields;
using formats::JsonValue;

// Limits that keep counters from overflowing: decks and supplies are counted in 8 bits, the points
// of a tile in 16.
constexpr int most_supply = 200;
constexpr int most_tiles = 1000;
constexpr int most_price = 1000; // so that everything becomes affordable
constexpr int most_pesos = 10000;
constexpr int most_points = 1000;
constexpr int most_actions = 100;

void visit_name(JsonFields& json, std::string& name) {
    json.visit(name);
    if (json.is_reading() && name.empty()) {
        json.json().fail(tr_later("text that is not empty"));
    }
}

void visit_player_range(JsonFields& json, int& least, int& most) {
    json.items(
        tr_later("two whole numbers, the fewest and the most players"),
        [&](JsonFields& place) { place.visit(least, 2, max_players); },
        [&](JsonFields& place) { place.visit(most, least, max_players); });
}

/// A number or `unlimited`.
struct Limit {
    int& number;
};
void json_fields(JsonFields& json, Limit& limit, int least, int most) {
    std::string word = "unlimited";
    if (json.is_writing() ? limit.number != unlimited
                          : json.is_reading() && json.json().json().is_number()) {
        json.visit(limit.number, least, most);
    } else if (json.is_writing()) {
        json.visit(word);
    } else if (json.is_reading()) {
        if (json.json().json() != word) {
            json.json().fail(tr("a whole number from {} to {} or \"{}\"", least, most, word));
        }
        limit.number = unlimited;
    }
}

/// Numbers by number of players.
formats::ByName<int> for_players(ByPlayers& numbers, const Ruleset& rules) {
    static constexpr std::array<std::string_view, max_players + 1> names{"0", "1", "2",
                                                                         "3", "4", "5"};
    const std::size_t first = index(rules.least_players);
    const std::size_t count = index(rules.most_players) + 1 - first;
    return {std::span(numbers).subspan(first, count), std::span(names).subspan(first, count)};
}

/// Extra pesos by seat, possibly negative. Trailing seats without any may be omitted.
void visit_seat_pesos(JsonFields& json, Ruleset& rules) {
    const auto last = std::ranges::find_if(rules.extra_pesos.rbegin(), rules.extra_pesos.rend(),
                                           [](int n) { return n != 0; });
    std::vector<int> pesos(rules.extra_pesos.begin(), last.base());
    if (json.is_reading() && json.json().size() > index(rules.most_players)) {
        json.json().fail(tr("at most {} whole numbers, one for each seat", rules.most_players));
    }
    json.visit(pesos, -rules.start_pesos, most_pesos);
    if (json.is_reading()) {
        std::ranges::copy(pesos, rules.extra_pesos.begin());
    }
}

template <class Enumeration>
formats::Word<Enumeration> word(Enumeration& value, const std::array<std::string_view, 2>& words) {
    return {value, words};
}

constexpr std::array<std::string_view, 2> income_words{"sum", "product"};
constexpr std::array<std::string_view, 2> chip_words{"opponent", "any"};
constexpr std::array<std::string_view, 2> scoring_words{"interim-and-final", "running"};
constexpr std::array<std::string_view, 2> scoring_at_words{"round_end", "turn_end"};

// Consistency checks between numbers.

int total(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

void check_size(const JsonValue& object, std::string_view deck, int cards) {
    if (cards > max_deck) {
        object.at(deck).refuse(tr("has {} cards; expected at most {} in total", cards, max_deck));
    }
}

void check_land_deck(const JsonValue& object, const Ruleset& rules) {
    const int cards = total(rules.land_cards);
    check_size(object, "land_cards", cards);
    const int players = rules.most_players;
    const int pampas = rules.land_cards[index(LandCard::Pampas)];
    if (players * rules.hand_pampas_cards > pampas) {
        object.at("hand_pampas_cards")
            .refuse(tr("{} players need {} pampas cards; the box has {}", players,
                       players * rules.hand_pampas_cards, pampas));
    }
    const int dealt =
        players * (rules.hand_pampas_cards + rules.hand_land_cards) + rules.face_up_land_cards;
    if (dealt > cards) {
        object.at("land_cards")
            .refuse(tr("has {} cards; the hands and face-up row of {} players need {}", cards,
                       players, dealt));
    }
}

/// Each of the two stacks needs a card, since it must run out (R8.1).
void check_animal_deck(const JsonValue& object, const Ruleset& rules) {
    const int cards = total(rules.animal_cards);
    check_size(object, "animal_cards", cards);
    for (int players = rules.least_players; players <= rules.most_players; ++players) {
        const int taken = rules.animal_cards_removed[index(players)] +
                          players * rules.hand_animal_cards + rules.face_up_animal_cards;
        if (taken + 2 > cards) {
            object.at("animal_cards")
                .refuse(tr("has {} cards; with {} players {} are removed or dealt, and 2 "
                           "must be left for the stacks",
                           cards, players, taken));
        }
    }
}

} // namespace

/// `players` and `start_pesos` must come before the fields that depend on them.
static void json_fields(JsonFields& json, Ruleset& rules) {
    using formats::ByName;
    json("name", [&](JsonFields& place) { visit_name(place, rules.name); });
    json("players", [&](JsonFields& place) {
        visit_player_range(place, rules.least_players, rules.most_players);
    });
    json("land_cards", ByName{rules.land_cards, land_card_names}, 0, max_deck);
    json("animal_cards", ByName{rules.animal_cards, species_names}, 0, max_deck);
    json("land_tiles", rules.land_tiles, 0, most_tiles);
    json("animal_tiles", rules.animal_tiles, 0, most_tiles);
    json("animal_tiles_per_species", rules.animal_tiles_per_species, 0, most_tiles);
    json("water_tiles", ByName{rules.water_tiles, water_shape_names}, 0, most_supply);
    json("harvest_chips", rules.harvest_chips, 0, most_supply);
    json("haciendas", for_players(rules.haciendas, rules), 0, most_supply);

    json("animal_cards_removed", for_players(rules.animal_cards_removed, rules), 0, max_deck);
    json("hand_land_cards", rules.hand_land_cards, 0, max_deck);
    json("hand_pampas_cards", rules.hand_pampas_cards, 0, max_deck);
    json("hand_animal_cards", rules.hand_animal_cards, 0, max_deck);
    json("face_up_land_cards", rules.face_up_land_cards, 0, max_face_up);
    json("face_up_animal_cards", rules.face_up_animal_cards, 0, max_face_up);
    json("start_pesos", rules.start_pesos, 0, most_pesos);
    if (!json.is_writing() || rules.extra_pesos != BySeat{}) {
        json.later("extra_pesos", [&](JsonFields& place) { visit_seat_pesos(place, rules); });
    }

    json("actions_per_turn", rules.actions_per_turn, 1, most_actions);
    json("price_supply_card", rules.price_supply_card, 0, most_price);
    json("price_face_up_card", rules.price_face_up_card, 0, most_price);
    json("price_hacienda", rules.price_hacienda, 0, most_price);
    json("price_water", rules.price_water, 0, most_price);
    json("haciendas_per_turn", Limit{rules.haciendas_per_turn}, 0, most_actions);
    json("waters_per_turn", Limit{rules.waters_per_turn}, 0, most_actions);
    json("harvests_per_turn", Limit{rules.harvests_per_turn}, 0, most_actions);

    json("market_income", word(rules.market_income, income_words));
    json("haciendas_per_group", Limit{rules.haciendas_per_group}, 1, most_supply);
    json("harvest_min_chain", rules.harvest_min_chain, 1, most_tiles);
    json("harvest_pesos_per_tile", rules.harvest_pesos_per_tile, 1, most_price);
    json("harvest_chip_from", word(rules.harvest_chip_from, chip_words));

    json("market_points_first", rules.market_points_first, 0, most_points);
    json("land_chain_min", rules.land_chain_min, 1, most_tiles);
    json("land_chain_points", rules.land_chain_points, 0, most_points);
    json("herd_min", rules.herd_min, 1, most_tiles);
    json("herd_points", rules.herd_points, 0, most_points);
    json("hacienda_points", rules.hacienda_points, 0, most_points);
    json("water_points", ByName{rules.water_points, water_shape_names}, 0, most_points);
    json("money_pesos_per_point", rules.money_pesos_per_point, 1, most_pesos);
    json("scoring", word(rules.scoring, scoring_words));
    json("scoring_at", word(rules.scoring_at, scoring_at_words));
}

Ruleset read_ruleset(const JsonValue& object) {
    auto rules = formats::read_only_fields<Ruleset>(object);
    check_land_deck(object, rules);
    check_animal_deck(object, rules);
    return rules;
}

Ruleset read_ruleset(std::string_view bytes) {
    return read_ruleset(JsonValue(formats::parse_json(bytes)));
}

JsonFields::Json write_ruleset(const Ruleset& rules) {
    return formats::fields_json(rules);
}

} // namespace pampas::rules
