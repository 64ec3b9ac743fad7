#pragma once

#include "engine/rules/board.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pampas::rules {

/// What a player can do (R4.1). `EndTurn` ends every turn.
enum class ActionKind : std::uint8_t {
    BuyLand,
    BuyAnimal,
    BuyHacienda,
    BuyWater,
    PlayLand,
    PlayAnimal,
    Harvest,
    EndTurn
};

inline constexpr std::size_t action_kinds = 8;

/// The names in records (engine/formats#actions), indexed by `ActionKind`.
inline constexpr std::array<std::string_view, action_kinds> action_names{
    "buy-land",  "buy-animal",  "buy-hacienda", "buy-water",
    "play-land", "play-animal", "harvest",      "end-turn"};

/// The value of `Action::item` for a card bought unseen from the supply.
inline constexpr std::uint8_t from_supply = 0xFF;

/// An action of a player. Two actions are equal if they do the same.
struct Action {
    ActionKind kind = ActionKind::EndTurn;
    /// For buying a card: the face-up slot, or `from_supply`; for playing one: the `LandCard` or
    /// `Species`.
    std::uint8_t item = 0;
    /// For a harvest: the cell from which a chip is taken, `no_cell` for the supply.
    Cell from = no_cell;
    /// The cell for a tile, hacienda or chip; the placement of a water tile.
    PlaceNumber place = 0;

    friend constexpr auto operator<=>(const Action&, const Action&) = default;

    static constexpr Action buy_land(std::uint8_t source) { return {ActionKind::BuyLand, source}; }
    static constexpr Action buy_animal(std::uint8_t source) {
        return {ActionKind::BuyAnimal, source};
    }
    static constexpr Action buy_hacienda(Cell at) {
        return {ActionKind::BuyHacienda, 0, no_cell, at};
    }
    static constexpr Action buy_water(PlaceNumber placement) {
        return {ActionKind::BuyWater, 0, no_cell, placement};
    }
    static constexpr Action play_land(LandCard card, Cell at) {
        return {ActionKind::PlayLand, static_cast<std::uint8_t>(card), no_cell, at};
    }
    static constexpr Action play_animal(Species card, Cell at) {
        return {ActionKind::PlayAnimal, static_cast<std::uint8_t>(card), no_cell, at};
    }
    static constexpr Action harvest(Cell at, Cell from) {
        return {ActionKind::Harvest, 0, from, at};
    }
    static constexpr Action end_turn() { return {}; }

    /// Whether all members that its kind does not use have the values that these functions set, so
    /// that actions that do the same are equal.
    constexpr bool is_canonical() const {
        using enum ActionKind;
        const bool has_item =
            kind == BuyLand || kind == BuyAnimal || kind == PlayLand || kind == PlayAnimal;
        const bool has_place = kind != BuyLand && kind != BuyAnimal && kind != EndTurn;
        return (has_item || item == 0) && (has_place || place == 0) &&
               (kind == Harvest || from == no_cell);
    }

    constexpr Cell cell() const { return static_cast<Cell>(place); }
    constexpr LandCard land_card() const { return static_cast<LandCard>(item); }
    constexpr Species species() const { return static_cast<Species>(item); }
};

/// The outcome of an action.
struct Outcome {
    int income = 0;        ///< pesos paid by a market or a harvest
    std::uint8_t card = 0; ///< the `LandCard` or `Species` of a card bought
};

} // namespace pampas::rules
