#include "engine/rules/notation.h"

#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace pampas::rules {
namespace {

using formats::JsonValue;
using Json = JsonValue::Json;
using hex::Coordinate;

constexpr std::string_view supply_word = "supply";

/// The largest slot number distinct from `from_supply`.
constexpr int most_slot = from_supply - 1;

std::optional<std::uint8_t> read_source(const JsonValue& value) {
    if (value.json().is_string()) {
        value.choice(std::array{supply_word});
        return from_supply;
    }
    if (!value.json().is_number_integer()) {
        value.fail(tr_later("\"supply\" or the number of a face-up slot"));
    }
    const int slot = value.integer();
    return slot >= 0 && slot <= most_slot ? std::optional(static_cast<std::uint8_t>(slot))
                                          : std::nullopt;
}

std::vector<Coordinate> read_spaces(const JsonValue& list) {
    std::vector<Coordinate> spaces;
    for (const JsonValue& item : list.items()) {
        spaces.push_back(read_space(item));
    }
    return spaces;
}

std::optional<Action> read_card_purchase(ActionKind kind, const JsonValue& object) {
    const bool is_land = kind == ActionKind::BuyLand;
    object.at("card").choice(is_land ? std::span<const std::string_view>(land_card_names)
                                     : species_names);
    const auto source = read_source(object.at("source"));
    return source ? std::optional(Action{kind, *source}) : std::nullopt;
}

std::optional<Action> read_water(const Board& board, const JsonValue& object) {
    const auto shape = static_cast<WaterShape>(object.at("tile").choice(water_shape_names));
    const auto placement = find_placement(board, shape, read_spaces(object.at("at")));
    return placement ? std::optional(Action::buy_water(*placement)) : std::nullopt;
}

std::optional<Action> read_harvest(const Board& board, const JsonValue& object) {
    object.at("income").integer();
    const auto cell = board.cell(read_space(object.at("at")));
    const JsonValue from = object.at("from");
    const auto source =
        from.json().is_null() ? std::optional(no_cell) : board.cell(read_space(from));
    return cell && source ? std::optional(Action::harvest(*cell, *source)) : std::nullopt;
}

std::optional<Action> read_on_cell(ActionKind kind, const Board& board, const JsonValue& object) {
    std::size_t card = 0;
    if (kind == ActionKind::PlayLand) {
        card = object.at("card").choice(land_card_names);
    } else if (kind == ActionKind::PlayAnimal) {
        card = object.at("card").choice(species_names);
        object.at("income").integer();
    }
    const auto cell = board.cell(read_space(object.at("at")));
    return cell ? std::optional(Action{kind, static_cast<std::uint8_t>(card), no_cell, *cell})
                : std::nullopt;
}

std::optional<Action> read_any(ActionKind kind, const Board& board, const JsonValue& object) {
    switch (kind) {
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
        return read_card_purchase(kind, object);
    case ActionKind::BuyWater:
        return read_water(board, object);
    case ActionKind::BuyHacienda:
    case ActionKind::PlayLand:
    case ActionKind::PlayAnimal:
        return read_on_cell(kind, board, object);
    case ActionKind::Harvest:
        return read_harvest(board, object);
    case ActionKind::EndTurn:
        break;
    }
    const auto gives_up = object.find("gives_up");
    return gives_up && gives_up->truth() ? Action::give_up() : Action::end_turn();
}

bool is_on_cell(ActionKind kind) {
    return kind == ActionKind::BuyHacienda || kind == ActionKind::PlayLand ||
           kind == ActionKind::PlayAnimal || kind == ActionKind::Harvest;
}

Json scoring_json(const Scoring& scoring, int players) {
    Json scores = Json::array();
    for (int seat = 0; seat < players; ++seat) {
        scores.push_back(score_json(scoring.scores[index(seat)]));
    }
    return {{"when", scoring.final ? "final" : "interim"},
            {"round", scoring.round},
            {"players", std::move(scores)}};
}

} // namespace

Json space_json(Coordinate at) {
    return Json::array({at.column, at.row});
}

Json water_json(const Board& board, const WaterPlacement& placement) {
    Json spaces = Json::array();
    for (const Cell cell : placement.spaces()) {
        spaces.push_back(space_json(board.at(cell)));
    }
    return {{"tile", water_shape_names[index(placement.shape)]}, {"at", std::move(spaces)}};
}

Coordinate read_space(const JsonValue& value) {
    const auto numbers = value.items(2, tr_later("a space, [column, row]"));
    return {numbers[0].integer(), numbers[1].integer()};
}

std::optional<PlaceNumber> find_placement(const Board& board, WaterShape shape,
                                          std::span<const Coordinate> spaces) {
    std::vector<Cell> cells;
    for (const Coordinate at : spaces) {
        const auto cell = board.cell(at);
        if (!cell) {
            return std::nullopt;
        }
        cells.push_back(*cell);
    }
    if (cells.empty()) {
        return std::nullopt;
    }
    std::ranges::sort(cells);
    const auto nearby = board.placements_on(cells.front());
    const auto found = std::ranges::find_if(nearby, [&](PlaceNumber number) {
        const WaterPlacement& placement = board.placements()[number];
        return placement.shape == shape && std::ranges::equal(placement.spaces(), cells);
    });
    return found == nearby.end() ? std::nullopt : std::optional(*found);
}

Json outcome_json(const Action& action, const Outcome& outcome) {
    switch (action.kind) {
    case ActionKind::BuyLand:
        return {{"card", land_card_names[outcome.card]}};
    case ActionKind::BuyAnimal:
        return {{"card", species_names[outcome.card]}};
    case ActionKind::PlayAnimal:
    case ActionKind::Harvest:
        return {{"income", outcome.income}};
    default:
        return Json::object();
    }
}

Json action_json(const State& state, int seat, const Action& action, const Outcome& outcome) {
    const Board& board = state.game().board();
    Json object = formats::roomy_object();
    object["player"] = seat;
    object["do"] = action_names[index(action.kind)];
    switch (action.kind) {
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
        object["source"] = action.item == from_supply ? Json(supply_word) : Json(action.item);
        break;
    case ActionKind::BuyWater:
        object.update(water_json(board, board.placements()[action.place]));
        break;
    case ActionKind::PlayLand:
        object["card"] = land_card_names[action.item];
        break;
    case ActionKind::PlayAnimal:
        object["card"] = species_names[action.item];
        break;
    default:
        break;
    }
    if (is_on_cell(action.kind)) {
        object["at"] = space_json(board.at(action.cell()));
    }
    if (action == Action::give_up()) {
        object["gives_up"] = true;
    }
    if (action.kind == ActionKind::Harvest) {
        object["from"] = action.from == no_cell ? Json() : space_json(board.at(action.from));
    }
    object.update(outcome_json(action, outcome));
    return object;
}

std::optional<Action> read_action(const State& state, const JsonValue& object) {
    const int player = object.at("player").integer();
    const auto kind = static_cast<ActionKind>(object.at("do").choice(action_names));
    const auto action = read_any(kind, state.game().board(), object);
    return player == state.seat() ? action : std::nullopt;
}

Json score_json(const Score& score) {
    Json object = formats::roomy_object();
    for (std::size_t i = 0; i < category_names.size(); ++i) {
        object[std::string(category_names[i])] = score.categories()[i];
    }
    return object;
}

Json scorings_json(const State& state) {
    Json list = Json::array();
    for (const Scoring& scoring : state.scorings()) {
        list.push_back(scoring_json(scoring, state.players()));
    }
    return list;
}

Json result_json(const State& state) {
    Json list = Json::array();
    for (int seat = 0; seat < state.players(); ++seat) {
        list.push_back({{"points", state.points(seat)}, {"pesos", state.pesos(seat)}});
    }
    return list;
}

} // namespace pampas::rules
