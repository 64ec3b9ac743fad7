#include "engine/rules/ruleset_json.h"

#include "engine/formats/parse_json.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace pampas::rules {
namespace {

using formats::JsonValue;
using Json = JsonValue::Json;

// Ranges. Within them no counter of a game overflows: decks and supplies are counted in 8 bits,
// points of a tile in 16.
constexpr int most_supply = 200;
constexpr int most_tiles = 1000;
constexpr int most_price = 1000; // with some income, everything can be paid for one day
constexpr int most_pesos = 10000;
constexpr int most_points = 1000;
constexpr int most_actions = 100;

constexpr std::string_view unlimited_word = "unlimited";

// The kinds of value a key can have. Each knows where in a `Ruleset` the value belongs.

struct Text {
    std::string Ruleset::*member;
};

struct PlayerRange {};

struct Number {
    int Ruleset::*member;
    int least;
    int most;
};

/// A number or no limit.
struct Limit {
    int Ruleset::*member;
    int least;
    int most;
};

/// A number for each of some names.
template <std::size_t Size>
struct NamedNumbers {
    std::array<int, Size> Ruleset::*member;
    const std::array<std::string_view, Size>& names;
    int most;
};
template <std::size_t Size>
NamedNumbers(std::array<int, Size> Ruleset::*, const std::array<std::string_view, Size>&, int)
    -> NamedNumbers<Size>;

/// A number for each number of players.
struct PlayersTable {
    ByPlayers Ruleset::*member;
    int most;
};

/// Pesos that seats have more or less than others: a list by seat, those it leaves out having none.
/// The key may be absent.
struct SeatPesos {
    BySeat Ruleset::*member;
};

/// One of two words, in the order of the enumerators.
template <class Enumeration>
struct Choice {
    Enumeration Ruleset::*member;
    std::array<std::string_view, 2> words;
};

using Field =
    std::variant<Text, PlayerRange, Number, Limit, NamedNumbers<land_card_names.size()>,
                 NamedNumbers<species_names.size()>, PlayersTable, SeatPesos, Choice<MarketIncome>,
                 Choice<ChipSource>, Choice<ScoringMode>, Choice<ScoringAt>>;

struct Key {
    std::string_view name;
    Field field;
};

Number number(int Ruleset::*member, int most) {
    return {member, 0, most};
}

Number number_from_1(int Ruleset::*member, int most) {
    return {member, 1, most};
}

/// Every key, in the order in which they are written and read: `players` before what depends on it,
/// `start_pesos` too.
const std::vector<Key>& keys() {
    using R = Ruleset;
    static const std::vector<Key> all{
        {"name", Text{&R::name}},
        {"players", PlayerRange{}},
        {"land_cards", NamedNumbers{&R::land_cards, land_card_names, max_deck}},
        {"animal_cards", NamedNumbers{&R::animal_cards, species_names, max_deck}},
        {"land_tiles", number(&R::land_tiles, most_tiles)},
        {"animal_tiles", number(&R::animal_tiles, most_tiles)},
        {"animal_tiles_per_species", number(&R::animal_tiles_per_species, most_tiles)},
        {"water_tiles", NamedNumbers{&R::water_tiles, water_shape_names, most_supply}},
        {"harvest_chips", number(&R::harvest_chips, most_supply)},
        {"haciendas", PlayersTable{&R::haciendas, most_supply}},

        {"animal_cards_removed", PlayersTable{&R::animal_cards_removed, max_deck}},
        {"hand_land_cards", number(&R::hand_land_cards, max_deck)},
        {"hand_pampas_cards", number(&R::hand_pampas_cards, max_deck)},
        {"hand_animal_cards", number(&R::hand_animal_cards, max_deck)},
        {"face_up_land_cards", number(&R::face_up_land_cards, max_face_up)},
        {"face_up_animal_cards", number(&R::face_up_animal_cards, max_face_up)},
        {"start_pesos", number(&R::start_pesos, most_pesos)},
        {"extra_pesos", SeatPesos{&R::extra_pesos}},

        {"actions_per_turn", number_from_1(&R::actions_per_turn, most_actions)},
        {"price_supply_card", number(&R::price_supply_card, most_price)},
        {"price_face_up_card", number(&R::price_face_up_card, most_price)},
        {"price_hacienda", number(&R::price_hacienda, most_price)},
        {"price_water", number(&R::price_water, most_price)},
        {"haciendas_per_turn", Limit{&R::haciendas_per_turn, 0, most_actions}},
        {"waters_per_turn", Limit{&R::waters_per_turn, 0, most_actions}},
        {"harvests_per_turn", Limit{&R::harvests_per_turn, 0, most_actions}},

        {"market_income", Choice<MarketIncome>{&R::market_income, {"sum", "product"}}},
        {"haciendas_per_group", Limit{&R::haciendas_per_group, 1, most_supply}},
        {"harvest_min_chain", number_from_1(&R::harvest_min_chain, most_tiles)},
        {"harvest_pesos_per_tile", number_from_1(&R::harvest_pesos_per_tile, most_price)},
        {"harvest_chip_from", Choice<ChipSource>{&R::harvest_chip_from, {"opponent", "any"}}},

        {"market_points_first", number(&R::market_points_first, most_points)},
        {"land_chain_min", number_from_1(&R::land_chain_min, most_tiles)},
        {"land_chain_points", number(&R::land_chain_points, most_points)},
        {"herd_min", number_from_1(&R::herd_min, most_tiles)},
        {"herd_points", number(&R::herd_points, most_points)},
        {"hacienda_points", number(&R::hacienda_points, most_points)},
        {"water_points", NamedNumbers{&R::water_points, water_shape_names, most_points}},
        {"money_pesos_per_point", number_from_1(&R::money_pesos_per_point, most_pesos)},
        {"scoring", Choice<ScoringMode>{&R::scoring, {"interim-and-final", "running"}}},
        {"scoring_at", Choice<ScoringAt>{&R::scoring_at, {"round_end", "turn_end"}}},
    };
    return all;
}

bool may_be_absent(const Key& key) {
    return std::holds_alternative<SeatPesos>(key.field);
}

std::vector<std::string> player_keys(const Ruleset& rules) {
    std::vector<std::string> result;
    for (int players = rules.least_players; players <= rules.most_players; ++players) {
        result.push_back(std::to_string(players));
    }
    return result;
}

/// Puts a key's value into a ruleset.
struct Read {
    Ruleset& rules;
    JsonValue value;

    void operator()(const Text& field) const {
        if (value.text().empty()) {
            value.fail(tr_later("a text that is not empty"));
        }
        rules.*field.member = value.text();
    }
    void operator()(const PlayerRange&) const {
        const auto ends =
            value.items(2, tr_later("two whole numbers, the fewest and the most players"));
        rules.least_players = ends[0].integer(2, max_players);
        rules.most_players = ends[1].integer(rules.least_players, max_players);
    }
    void operator()(const Number& field) const {
        rules.*field.member = value.integer(field.least, field.most);
    }
    void operator()(const Limit& field) const {
        if (value.json().is_number()) {
            rules.*field.member = value.integer(field.least, field.most);
        } else if (value.json().is_string() && value.text() == unlimited_word) {
            rules.*field.member = unlimited;
        } else {
            value.fail(tr("a whole number from {} to {} or \"{}\"", field.least, field.most,
                          unlimited_word));
        }
    }
    template <std::size_t Size>
    void operator()(const NamedNumbers<Size>& field) const {
        value.allow_keys(field.names);
        for (std::size_t i = 0; i < Size; ++i) {
            (rules.*field.member)[i] = value.at(field.names[i]).integer(0, field.most);
        }
    }
    void operator()(const PlayersTable& field) const {
        const auto names = player_keys(rules);
        value.allow_keys(std::vector<std::string_view>(names.begin(), names.end()));
        for (int players = rules.least_players; players <= rules.most_players; ++players) {
            (rules.*field.member)[index(players)] =
                value.at(std::to_string(players)).integer(0, field.most);
        }
    }
    void operator()(const SeatPesos& field) const {
        const auto pesos = value.items();
        if (index(rules.most_players) < pesos.size()) {
            value.fail(tr("at most {} whole numbers, one for each seat", rules.most_players));
        }
        for (std::size_t seat = 0; seat < pesos.size(); ++seat) {
            (rules.*field.member)[seat] = pesos[seat].integer(-rules.start_pesos, most_pesos);
        }
    }
    template <class Enumeration>
    void operator()(const Choice<Enumeration>& field) const {
        rules.*field.member = static_cast<Enumeration>(value.choice(field.words));
    }
};

/// Gives a key's value in a ruleset.
struct Write {
    const Ruleset& rules;

    Json operator()(const Text& field) const { return rules.*field.member; }
    Json operator()(const PlayerRange&) const { return {rules.least_players, rules.most_players}; }
    Json operator()(const Number& field) const { return rules.*field.member; }
    Json operator()(const Limit& field) const {
        const int limit = rules.*field.member;
        return limit == unlimited ? Json(unlimited_word) : Json(limit);
    }
    template <std::size_t Size>
    Json operator()(const NamedNumbers<Size>& field) const {
        Json object = Json::object();
        for (std::size_t i = 0; i < Size; ++i) {
            object[std::string(field.names[i])] = (rules.*field.member)[i];
        }
        return object;
    }
    Json operator()(const PlayersTable& field) const {
        Json object = Json::object();
        for (int players = rules.least_players; players <= rules.most_players; ++players) {
            object[std::to_string(players)] = (rules.*field.member)[index(players)];
        }
        return object;
    }
    Json operator()(const SeatPesos& field) const {
        const BySeat& pesos = rules.*field.member;
        const auto last =
            std::ranges::find_if(pesos.rbegin(), pesos.rend(), [](int n) { return n != 0; });
        return Json(std::vector<int>(pesos.begin(), last.base()));
    }
    template <class Enumeration>
    Json operator()(const Choice<Enumeration>& field) const {
        return field.words[index(rules.*field.member)];
    }
};

// Numbers that are fine one by one must also fit together.

int total(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

void check_size(const JsonValue& object, std::string_view deck, int cards) {
    if (cards > max_deck) {
        object.at(deck).refuse(tr("has {} cards; expected at most {} together", cards, max_deck));
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
            .refuse(tr("has {} cards; hands and face-up row of {} players take {}", cards, players,
                       dealt));
    }
}

/// Each of the two stacks needs a card, or it could not run out (R8.1).
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

Ruleset read_ruleset(const JsonValue& object) {
    std::vector<std::string_view> names;
    std::ranges::transform(keys(), std::back_inserter(names), &Key::name);
    object.allow_keys(names);
    Ruleset rules;
    for (const Key& key : keys()) {
        if (object.find(key.name) || !may_be_absent(key)) {
            std::visit(Read{rules, object.at(key.name)}, key.field);
        }
    }
    check_land_deck(object, rules);
    check_animal_deck(object, rules);
    return rules;
}

Ruleset read_ruleset(std::string_view bytes) {
    return read_ruleset(JsonValue(formats::parse_json(bytes)));
}

Json write_ruleset(const Ruleset& rules) {
    Json object = Json::object();
    for (const Key& key : keys()) {
        Json value = std::visit(Write{rules}, key.field);
        if (!value.empty() || !may_be_absent(key)) {
            object[std::string(key.name)] = std::move(value);
        }
    }
    return object;
}

} // namespace pampas::rules
