#include "engine/rules/setup_json.h"

#include "engine/formats/json.h"
#include "engine/formats/json_fields.h"
#include "engine/language/tr.h"
#include "engine/rules/ruleset.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pampas::rules {
namespace {

using formats::JsonFields;
using formats::JsonValue;
using map::Space;

/// The five terrains have the names of their cards.
constexpr std::span<const std::string_view> terrain_names =
    std::span(land_card_names).first(map::terrains.size());

/// A space of undecided land and the terrain it got.
struct Decided {
    hex::Coordinate at;
    Space terrain = Space::Mountain;
};
void json_fields(JsonFields& json, Decided& space) {
    json.items(tr_later("a list, [column, row, terrain]"), space.at.column, space.at.row,
               [&](JsonFields& place) {
                   auto number = index(space.terrain) - index(map::terrains.front());
                   place.word(number, terrain_names);
                   space.terrain = map::terrains[number];
               });
}

/// A set-up as written in records.
struct WrittenSetup {
    std::vector<Decided> terrain;
    Setup setup;
};

void json_fields(JsonFields& json, WrittenSetup& written) {
    Setup& setup = written.setup;
    json("terrain", written.terrain);
    json("hands", setup.hands);
    json("land_face_up", setup.land_face_up);
    json("land_supply", setup.land_supply);
    json("animal_face_up", setup.animal_face_up);
    json("animal_supply", setup.animal_supply);
    json("animal_second", setup.animal_second);
}

using Problem = std::optional<Misdeal>;

Problem check_terrain(const Board& board, const std::vector<Decided>& terrain) {
    const auto at = [&](Cell cell) { return board.at(cell); };
    if (!std::ranges::equal(terrain, board.undecided(), {}, &Decided::at, at)) {
        return Misdeal{tr("the terrain must list each space of undecided land once")};
    }
    map::Counts counts{};
    for (const Decided& space : terrain) {
        ++counts[index(space.terrain)];
    }
    const auto [least, most] = std::ranges::minmax(
        map::terrains | std::views::transform([&](Space kind) { return counts[index(kind)]; }));
    if (most - least > 1) {
        return Misdeal{tr("one terrain has {} spaces of undecided land, another has {}; the "
                          "numbers must be as even as possible",
                          most, least)};
    }
    return std::nullopt;
}

Problem check_size(std::string_view what, std::size_t cards, int expected) {
    return cards == static_cast<std::size_t>(expected)
               ? std::nullopt
               : Problem(Misdeal{tr("{}: {} cards; expected {}", what, cards, expected)});
}

Problem check_hand(const Ruleset& rules, const Hand& hand, std::size_t seat) {
    const int land = rules.hand_land_cards + rules.hand_pampas_cards;
    const auto pampas = std::ranges::count(hand.land, LandCard::Pampas);
    if (auto problem = check_size(tr("land of hand {}", seat), hand.land.size(), land)) {
        return problem;
    }
    if (pampas < rules.hand_pampas_cards) {
        return Misdeal{tr("land of hand {}: {} pampas cards; expected at least {}", seat, pampas,
                          rules.hand_pampas_cards)};
    }
    return check_size(tr("animals of hand {}", seat), hand.animal.size(), rules.hand_animal_cards);
}

Problem check_hands(const Ruleset& rules, int players, const std::vector<Hand>& hands) {
    if (hands.size() != index(players)) {
        return Misdeal{tr("{} hands; expected {}", hands.size(), players)};
    }
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if (auto problem = check_hand(rules, hands[seat], seat)) {
            return problem;
        }
    }
    return std::nullopt;
}

/// Counts the cards of each kind.
template <class Counts>
void count(Counts& counts, const auto& cards) {
    for (const auto card : cards) {
        ++counts[index(card)];
    }
}

Problem check_land(const Ruleset& rules, const Setup& setup) {
    LandCounts counts{};
    for (const Hand& hand : setup.hands) {
        count(counts, hand.land);
    }
    count(counts, setup.land_face_up);
    count(counts, setup.land_supply);
    if (auto problem = check_size(tr("face-up land cards"), setup.land_face_up.size(),
                                  rules.face_up_land_cards)) {
        return problem;
    }
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] != rules.land_cards[kind]) {
            return Misdeal{tr("{} {} cards; expected the {} in the box", counts[kind],
                              tr(land_card_names[kind]), rules.land_cards[kind])};
        }
    }
    return std::nullopt;
}

/// Records omit the removed cards, so the others are only required to come from the box.
Problem check_animals(const Ruleset& rules, const Setup& setup) {
    AnimalCounts counts{};
    for (const Hand& hand : setup.hands) {
        count(counts, hand.animal);
    }
    count(counts, setup.animal_face_up);
    count(counts, setup.animal_supply);
    count(counts, setup.animal_second);
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] > rules.animal_cards[kind]) {
            return Misdeal{tr("{} {} cards; the box has {}", counts[kind], tr(species_names[kind]),
                              rules.animal_cards[kind])};
        }
    }
    const auto players = static_cast<int>(setup.hands.size());
    const int box = std::accumulate(rules.animal_cards.begin(), rules.animal_cards.end(), 0);
    const int stacks = box - rules.animal_cards_removed[index(players)] -
                       players * rules.hand_animal_cards - rules.face_up_animal_cards;
    auto problem = check_size(tr("face-up animal cards"), setup.animal_face_up.size(),
                              rules.face_up_animal_cards);
    problem = problem
                  ? problem
                  : check_size(tr("animal supply"), setup.animal_supply.size(), (stacks + 1) / 2);
    return problem ? problem
                   : check_size(tr("second animal stack"), setup.animal_second.size(), stacks / 2);
}

} // namespace

static void json_fields(JsonFields& json, LandCard& card) {
    json.visit(formats::Word{card, land_card_names});
}

static void json_fields(JsonFields& json, Species& card) {
    json.visit(formats::Word{card, species_names});
}

static void json_fields(JsonFields& json, Hand& hand) {
    json("land", hand.land);
    json("animal", hand.animal);
}

nlohmann::ordered_json game_json(const Game& game) {
    return {{"map", formats::json_of(game.board().map())},
            {"ruleset", write_ruleset(game.rules())},
            {"players", game.players()}};
}

std::unique_ptr<const Game> read_game(const JsonValue& object) {
    const map::Map map = formats::read_json(object.at("map"));
    const Ruleset rules = read_ruleset(object.at("ruleset"));
    const JsonValue players = object.at("players");
    return std::make_unique<const Game>(map, rules,
                                        players.integer({rules.least_players, rules.most_players}));
}

JsonFields::Json setup_json(const Game& game, const Setup& setup) {
    WrittenSetup written{{}, setup};
    for (std::size_t i = 0; i < setup.terrain.size(); ++i) {
        written.terrain.push_back({game.board().at(game.board().undecided()[i]), setup.terrain[i]});
    }
    return formats::fields_json(written);
}

std::variant<Setup, Misdeal> read_setup(const Game& game, const JsonValue& object) {
    auto [terrain, setup] = formats::read_fields<WrittenSetup>(object);
    std::ranges::stable_sort(terrain, {}, &Decided::at);
    std::ranges::transform(terrain, std::back_inserter(setup.terrain), &Decided::terrain);
    auto problem = check_terrain(game.board(), terrain);
    problem = problem ? problem : check_hands(game.rules(), game.players(), setup.hands);
    problem = problem ? problem : check_land(game.rules(), setup);
    problem = problem ? problem : check_animals(game.rules(), setup);
    if (problem) {
        return *problem;
    }
    return std::move(setup);
}

} // namespace pampas::rules
