#include "tests/engine/simulation/plain_replay.h"

#include "tests/engine/rules/plain_game.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace pampas::testing {
namespace {

using Json = nlohmann::ordered_json;
using hex::Coordinate;
using rules::Action;
using rules::ActionKind;
using rules::index;
using rules::LandCard;
using rules::Species;

/// Thrown when a claim of the record is wrong.
struct Refuted {
    std::string reason;
};

void require(bool holds, const std::string& reason) {
    if (!holds) {
        throw Refuted{reason};
    }
}

std::size_t number_of(const Json& word, const auto& names) {
    const auto found = std::ranges::find(names, word.get<std::string>());
    require(found != std::end(names), "no word of records: " + word.dump());
    return static_cast<std::size_t>(found - std::begin(names));
}

template <class Card>
std::vector<Card> cards(const Json& list, const auto& names) {
    std::vector<Card> result;
    for (const Json& word : list) {
        result.push_back(static_cast<Card>(number_of(word, names)));
    }
    return result;
}

Coordinate space(const Json& at) {
    require(at.size() == 2, "no space");
    return {at.at(0).get<int>(), at.at(1).get<int>()};
}

rules::Setup plain_setup(const rules::Game& game, const Json& object) {
    rules::Setup setup;
    std::map<Coordinate, map::Space> terrain;
    for (const Json& item : object.at("terrain")) {
        const Coordinate at{item.at(0).get<int>(), item.at(1).get<int>()};
        const std::size_t kind = number_of(item.at(2), rules::land_card_names);
        require(item.size() == 3 && kind < map::terrains.size() &&
                    terrain.emplace(at, map::terrains[kind]).second,
                "terrain");
    }
    for (const Coordinate at : game.board().map().all(map::Space::Land)) {
        require(terrain.contains(at), "undecided land without terrain");
        setup.terrain.push_back(terrain.at(at));
    }
    require(terrain.size() == setup.terrain.size(), "terrain of other spaces");
    for (const Json& hand : object.at("hands")) {
        setup.hands.push_back({cards<LandCard>(hand.at("land"), rules::land_card_names),
                               cards<Species>(hand.at("animal"), rules::species_names)});
    }
    setup.land_face_up = cards<LandCard>(object.at("land_face_up"), rules::land_card_names);
    setup.land_supply = cards<LandCard>(object.at("land_supply"), rules::land_card_names);
    setup.animal_face_up = cards<Species>(object.at("animal_face_up"), rules::species_names);
    setup.animal_supply = cards<Species>(object.at("animal_supply"), rules::species_names);
    setup.animal_second = cards<Species>(object.at("animal_second"), rules::species_names);
    return setup;
}

int total(const auto& counts) {
    return std::accumulate(std::begin(counts), std::end(counts), 0);
}

/// R1.4.
void check_terrain(const rules::Setup& setup) {
    std::vector<std::ptrdiff_t> counts;
    for (const map::Space kind : map::terrains) {
        counts.push_back(std::ranges::count(setup.terrain, kind));
    }
    require(std::ranges::max(counts) - std::ranges::min(counts) <= 1, "terrain is not even");
}

/// R3.3, R9.4.
void check_land_cards(const rules::Ruleset& rules, const rules::Setup& setup) {
    std::vector<LandCard> all = setup.land_supply;
    all.insert(all.end(), setup.land_face_up.begin(), setup.land_face_up.end());
    require(std::ssize(setup.land_face_up) == rules.face_up_land_cards, "face-up land cards");
    for (const rules::Hand& hand : setup.hands) {
        all.insert(all.end(), hand.land.begin(), hand.land.end());
        require(std::ssize(hand.land) == rules.hand_land_cards + rules.hand_pampas_cards &&
                    std::ranges::count(hand.land, LandCard::Pampas) >= rules.hand_pampas_cards,
                "land cards of a hand");
    }
    for (std::size_t kind = 0; kind < rules::land_card_names.size(); ++kind) {
        require(std::ranges::count(all, static_cast<LandCard>(kind)) == rules.land_cards[kind],
                "land cards of the box");
    }
}

/// R3.4.
void check_animal_cards(const rules::Ruleset& rules, const rules::Setup& setup) {
    std::vector<Species> all = setup.animal_face_up;
    for (const auto* stack : {&setup.animal_supply, &setup.animal_second}) {
        all.insert(all.end(), stack->begin(), stack->end());
    }
    const auto stacks = std::ssize(setup.animal_supply) + std::ssize(setup.animal_second);
    const auto more = std::ssize(setup.animal_supply) - std::ssize(setup.animal_second);
    require(std::ssize(setup.animal_face_up) == rules.face_up_animal_cards, "face-up animals");
    require(more == stacks % 2, "stacks of animals are not equal");
    for (const rules::Hand& hand : setup.hands) {
        all.insert(all.end(), hand.animal.begin(), hand.animal.end());
        require(std::ssize(hand.animal) == rules.hand_animal_cards, "animals of a hand");
    }
    for (std::size_t kind = 0; kind < rules::species_names.size(); ++kind) {
        require(std::ranges::count(all, static_cast<Species>(kind)) <= rules.animal_cards[kind],
                "animal cards of the box");
    }
    require(std::ssize(all) ==
                total(rules.animal_cards) - rules.animal_cards_removed[setup.hands.size()],
            "animal cards");
}

void check_setup(const rules::Game& game, const rules::Setup& setup) {
    require(std::ssize(setup.hands) == game.players(), "hands");
    check_terrain(setup);
    check_land_cards(game.rules(), setup);
    check_animal_cards(game.rules(), setup);
}

/// A legal action as a record writes it, without its outcome; spaces of water in order.
Json plain_json(const PlainGame& game, const Action& action) {
    const auto place = [&](Coordinate at) { return Json::array({at.column, at.row}); };
    Json object{{"player", game.seat()}, {"do", rules::action_names[index(action.kind)]}};
    switch (action.kind) {
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
        object["source"] = action.item == rules::from_supply ? Json("supply") : Json(action.item);
        return object;
    case ActionKind::BuyWater: {
        const PlainWater& water = game.board().water(action.place);
        object["tile"] = rules::water_shape_names[index(water.shape)];
        object["at"] = Json::array();
        std::ranges::transform(water.spaces, std::back_inserter(object["at"]), place);
        return object;
    }
    case ActionKind::EndTurn:
        return object;
    case ActionKind::PlayLand:
        object["card"] = rules::land_card_names[action.item];
        break;
    case ActionKind::PlayAnimal:
        object["card"] = rules::species_names[action.item];
        break;
    case ActionKind::Harvest:
        object["from"] =
            action.from == rules::no_cell ? Json() : place(game.board().at(action.from));
        break;
    default:
        break;
    }
    object["at"] = place(game.board().at(action.place));
    return object;
}

/// The action with spaces of water in reading order.
Json in_order(Json action) {
    if (action.at("do") == "buy-water") {
        Json& spaces = action.at("at");
        std::sort(spaces.begin(), spaces.end(),
                  [](const Json& a, const Json& b) { return space(a) < space(b); });
    }
    return action;
}

/// Whether `recorded` says everything that `wanted` says, with equal values.
bool says(const Json& recorded, const Json& wanted) {
    return std::ranges::all_of(wanted.items(), [&](const auto& item) {
        return recorded.contains(item.key()) && recorded.at(item.key()) == item.value();
    });
}

Action named_action(const PlainGame& game, const Json& recorded) {
    const Json sorted = in_order(recorded);
    const auto kind = static_cast<ActionKind>(number_of(sorted.at("do"), rules::action_names));
    for (const Action& action : game.legal()) {
        if (action.kind == kind && says(sorted, plain_json(game, action))) {
            return action;
        }
    }
    throw Refuted{"no legal action: " + recorded.dump()};
}

void check_outcome(const Action& action, const rules::Outcome& outcome, const Json& recorded) {
    switch (action.kind) {
    case ActionKind::BuyLand:
        require(recorded.at("card") == rules::land_card_names[outcome.card], "card bought");
        break;
    case ActionKind::BuyAnimal:
        require(recorded.at("card") == rules::species_names[outcome.card], "card bought");
        break;
    case ActionKind::PlayAnimal:
    case ActionKind::Harvest:
        require(recorded.at("income") == outcome.income, "income");
        break;
    default:
        break;
    }
}

Json plain_scorings(const PlainGame& game) {
    Json list = Json::array();
    for (const rules::Scoring& scoring : game.scorings()) {
        Json players = Json::array();
        for (int seat = 0; seat < game.players(); ++seat) {
            const rules::Score& score = scoring.scores[index(seat)];
            players.push_back({{"markets", score.markets},
                               {"land", score.land},
                               {"herds", score.herds},
                               {"haciendas", score.haciendas},
                               {"water", score.water},
                               {"money", score.money}});
        }
        list.push_back({{"when", scoring.final ? "final" : "interim"},
                        {"round", scoring.round},
                        {"players", std::move(players)}});
    }
    return list;
}

void check_end(const PlainGame& game, const Json& line) {
    require(game.over(), "the game goes on");
    require(line.at("scorings") == plain_scorings(game), "scorings");
    Json result = Json::array();
    for (int seat = 0; seat < game.players(); ++seat) {
        result.push_back({{"points", game.points(seat)}, {"pesos", game.pesos(seat)}});
    }
    require(line.at("result") == result, "result");
    require(line.at("winners") == Json(game.winners()), "winners");
}

} // namespace

std::optional<std::string> plain_refutation(const rules::Game& game, const Json& line) {
    try {
        const rules::Setup setup = plain_setup(game, line.at("setup"));
        check_setup(game, setup);
        const PlainBoard board(game.board());
        PlainGame plain(board, game.rules(), game.players(), setup);
        for (const Json& recorded : line.at("actions")) {
            require(!plain.over(), "actions after the end");
            const Action action = named_action(plain, recorded);
            check_outcome(action, plain.apply(action), recorded);
        }
        check_end(plain, line);
    } catch (const Refuted& refuted) {
        return refuted.reason;
    }
    return std::nullopt;
}

} // namespace pampas::testing
