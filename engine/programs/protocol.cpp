#include "engine/programs/protocol.h"

#include "engine/chance/stream.h"
#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_value.h"
#include "engine/rules/notation.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/setup_json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pampas::programs {
namespace {

using formats::JsonValue;
using rules::Action;
using rules::ActionKind;
using rules::State;

/// Streams of the seeds of bots, beyond those of any game.
constexpr std::uint64_t first_seed_stream = std::uint64_t{1} << 56U;

Json message(const char* name) {
    return {{"message", name}};
}

// Actions ----------------------------------------------------------------------------------------

/// Adds the free placements of water tiles from the supply beside tiles of the seat to move.
void add_waters(const State& state, std::vector<Action>& actions) {
    const rules::Board& board = state.game().board();
    std::vector<rules::PlaceNumber> found;
    state.position().each_tile(state.seat(), [&](rules::Cell tile) {
        for (const rules::Cell near : board.neighbours(tile)) {
            std::ranges::copy_if(board.placements_on(near), std::back_inserter(found),
                                 [&](rules::PlaceNumber placement) {
                                     return state.allows(Action::buy_water(placement));
                                 });
        }
    });
    std::ranges::sort(found);
    const auto twice = std::ranges::unique(found);
    found.erase(twice.begin(), twice.end());
    std::ranges::transform(found, std::back_inserter(actions), Action::buy_water);
}

/// What is known of the outcome of a legal action before it is done.
rules::Outcome outcome_of(const State& state, const Action& action) {
    const rules::Position& position = state.position();
    switch (action.kind) {
    case ActionKind::BuyLand:
        return {0, action.item == rules::from_supply ? std::uint8_t{}
                                                     : state.land().face_up()[action.item]};
    case ActionKind::BuyAnimal:
        return {0, action.item == rules::from_supply ? std::uint8_t{}
                                                     : state.animals().face_up()[action.item]};
    case ActionKind::PlayAnimal:
        return {position.market_income_with(state.seat(), action.cell(), action.species()), 0};
    case ActionKind::Harvest:
        return {position.harvest_income(action.cell()), 0};
    default:
        return {};
    }
}

bool buys_unseen(const Action& action) {
    return (action.kind == ActionKind::BuyLand || action.kind == ActionKind::BuyAnimal) &&
           action.item == rules::from_supply;
}

Json actions_json(const State& state, std::span<const Action> actions) {
    Json list = Json::array();
    for (const Action& action : actions) {
        Json object = rules::action_json(state, state.seat(), action, outcome_of(state, action));
        object.erase("player");
        if (buys_unseen(action)) {
            object.erase("card");
        }
        list.push_back(std::move(object));
    }
    return list;
}

/// What was done, as `seat` saw it.
Json happened_json(const State& state, std::span<const Done> happened, int seat) {
    Json list = Json::array();
    for (const Done& done : happened) {
        Json object = rules::action_json(state, done.seat, done.action, done.outcome);
        if (buys_unseen(done.action) && done.seat != seat) {
            object.erase("card");
        }
        list.push_back(std::move(object));
    }
    return list;
}

// Cards and supplies -----------------------------------------------------------------------------

Json counts_json(const auto& counts, std::span<const std::string_view> names) {
    Json object;
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        object[std::string(names[kind])] = counts[kind];
    }
    return object;
}

template <std::size_t Kinds>
Json cards_json(const rules::KnownCards<Kinds>& known, std::span<const std::string_view> names) {
    Json face_up = Json::array();
    for (const auto card : known.face_up) {
        face_up.push_back(card == rules::Deck<Kinds>::no_card ? Json() : Json(names[card]));
    }
    return {{"face_up", std::move(face_up)},
            {"supply", known.supply},
            {"set_aside", known.set_aside},
            {"played", counts_json(known.played, names)},
            {"unseen", counts_json(known.unseen, names)}};
}

Json all_cards_json(const State& state, int seat) {
    const rules::Ruleset& box = state.rules();
    const auto land = rules::known_cards(state.land(), box.land_cards, state.players(), seat);
    const auto animals =
        rules::known_cards(state.animals(), box.animal_cards, state.players(), seat);
    return {{"land", cards_json<rules::land_card_names.size()>(land, rules::land_card_names)},
            {"animal", cards_json<rules::species_names.size()>(animals, rules::species_names)}};
}

Json supplies_json(const State& state) {
    Json animals = Json::array();
    for (int seat = 0; seat < state.players(); ++seat) {
        std::array<int, rules::species_names.size()> left{};
        for (std::size_t species = 0; species < left.size(); ++species) {
            left[species] = state.animal_tiles_left(seat, static_cast<rules::Species>(species));
        }
        animals.push_back(counts_json(left, rules::species_names));
    }
    std::array<int, rules::water_shape_names.size()> waters{};
    for (std::size_t shape = 0; shape < waters.size(); ++shape) {
        waters[shape] = state.waters_left(static_cast<rules::WaterShape>(shape));
    }
    return {{"land_tiles", state.land_tiles_left()},
            {"animal_tiles", std::move(animals)},
            {"haciendas", state.haciendas_left()},
            {"harvest_chips", state.chips_left()},
            {"water_tiles", counts_json(waters, rules::water_shape_names)}};
}

// Answers ----------------------------------------------------------------------------------------

Failure unexpected(const std::string& line) {
    return {.reason = FailureReason::NotExpected, .words = line};
}

/// Has `check` look at a line as JSON; it throws `InputError` or returns false for a wrong one.
std::optional<Failure> check_line(const std::string& line, auto&& check) {
    try {
        const Json json = formats::parse_json(line);
        return check(JsonValue(json)) ? std::nullopt : std::optional(unexpected(line));
    } catch (const InputError&) {
        return unexpected(line);
    }
}

/// The action; empty if it is not legal. Throws `InputError`.
std::optional<Action> choice_of(const JsonValue& chosen, const State& state,
                                std::span<const Action> actions) {
    if (!chosen.json().is_object()) {
        const auto number = static_cast<std::uint64_t>(chosen.whole());
        return number < actions.size() ? std::optional(actions[number]) : std::nullopt;
    }
    Json written = chosen.json();
    written["player"] = state.seat();
    const auto action = rules::read_action(state, JsonValue(written));
    return action && state.allows(*action) ? action : std::nullopt;
}

} // namespace

std::uint64_t seed_for(std::uint64_t run_seed, std::size_t game, int seat) {
    constexpr std::size_t all = std::size_t{1} << 32U; // any program can hold such numbers
    chance::Stream stream(run_seed, first_seed_stream + game);
    std::uint64_t seed = stream.below(all);
    for (; seat > 0; --seat) {
        seed = stream.below(all);
    }
    return seed;
}

std::vector<Action> numbered_actions(const State& state) {
    std::vector<Action> actions{Action::end_turn()};
    for (std::size_t number = 0; number + 1 < State::kinds; ++number) {
        const auto kind = static_cast<ActionKind>(number);
        const std::size_t count = state.count(kind);
        if (kind == ActionKind::BuyWater && count > 0) {
            add_waters(state, actions);
            continue;
        }
        for (std::size_t rank = 0; rank < count; ++rank) {
            actions.push_back(state.nth(kind, rank));
        }
    }
    return actions;
}

Json hello_message() {
    Json hello = message("hello");
    hello["protocol"] = protocol;
    return hello;
}

Json game_message(const rules::Game& game, const map::Map& map, int seat, std::uint64_t seed,
                  const Limits& limits) {
    Json json = message("game");
    json["seat"] = seat;
    json["players"] = game.players();
    json["seed"] = seed;
    json["ms"] = {{"answer", limits.answer.count()}, {"game", limits.game().count()}};
    json["map"] = formats::json_of(map);
    json["ruleset"] = rules::write_ruleset(game.rules());
    return json;
}

Json turn_message(const rules::Sight& table, std::span<const Action> actions,
                  std::span<const Done> happened) {
    const State& state = table.state;
    const int seat = *table.seat;
    Json json = message("turn");
    json["seat"] = seat;
    json["choices"] = actions.size();
    json["actions"] = actions_json(state, actions);
    json["actions_left"] = state.actions_left();
    json["this_turn"] = {{"haciendas", state.haciendas_bought()},
                         {"waters", state.waters_bought()},
                         {"harvests", state.harvests()}};
    json["happened"] = happened_json(state, happened, seat);
    json["cards"] = all_cards_json(state, seat);
    json["supplies"] = supplies_json(state);
    json["scorings"] = rules::scorings_json(state);
    json["position"] = rules::position_json(table);
    return json;
}

Json end_message(const State& state) {
    Json json = message("end");
    json["result"] = rules::result_json(state);
    json["winners"] = state.winners();
    json["scorings"] = rules::scorings_json(state);
    return json;
}

std::string line_of(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<Failure> check_hello(const std::string& line) {
    return check_line(line, [](const JsonValue& json) {
        return json.at("message").text() == "hello" && json.at("protocol").integer() == protocol &&
               !json.at("name").text().empty();
    });
}

std::optional<Failure> check_ready(const std::string& line) {
    return check_line(line,
                      [](const JsonValue& json) { return json.at("message").text() == "ready"; });
}

std::variant<Action, Failure> read_choice(const std::string& line, const State& state,
                                          std::span<const Action> actions) {
    std::optional<Action> action;
    const auto failure = check_line(line, [&](const JsonValue& json) {
        action = choice_of(json.at("action"), state, actions);
        return true;
    });
    if (failure) {
        return *failure;
    }
    if (!action) {
        return Failure{.reason = FailureReason::NotLegal, .words = line};
    }
    return *action;
}

} // namespace pampas::programs
