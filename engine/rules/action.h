#pragma once

#include "engine/rules/board.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pampas::rules {

/// The kinds of actions (R4.1). `EndTurn` ends every turn.
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

/// The value of `Action::item` when buying a card unseen from the supply.
inline constexpr std::uint8_t from_supply = 0xFF;

/// The value of `Action::item` when a turn ends because its player gives the game up.
inline constexpr std::uint8_t gives_up = 1;

/// An action of a player. Actions with the same effect compare equal.
struct Action {
    ActionKind kind = ActionKind::EndTurn;
    /// When buying a card: the face-up slot or `from_supply`; when playing one: the `LandCard` or
    /// `Species`; when ending a turn: 0 or `gives_up`.
    std::uint8_t item = 0;
    /// For a harvest: the cell a chip is taken from, `no_cell` for the supply.
    Cell from = no_cell;
    /// The cell for a tile, hacienda or chip; the placement of a water tile.
    PlaceNumber place = 0;

    friend constexpr auto operator<=>(const Action&, const Action&) = default;

    /// Actions of each kind. `source` is a face-up slot or `from_supply`; in `harvest`, `at` gets
    /// the chip and `from` is where it comes from.
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
    /// Ends the turn and gives the game up (engine/formats#actions). Always legal, but no choice of
    /// `State::nth`.
    static constexpr Action give_up() { return {ActionKind::EndTurn, rules::gives_up}; }

    /// Whether all members unused by its kind have the values these functions set, so that equality
    /// works.
    constexpr bool is_canonical() const {
        using enum ActionKind;
        const bool has_item =
            kind == BuyLand || kind == BuyAnimal || kind == PlayLand || kind == PlayAnimal;
        const bool has_place = kind != BuyLand && kind != BuyAnimal && kind != EndTurn;
        const bool ends_game = kind == EndTurn && item == rules::gives_up;
        return (has_item || ends_game || item == 0) && (has_place || place == 0) &&
               (kind == Harvest || from == no_cell);
    }

    /// `place` and `item` as the type they have for the action's kind.
    constexpr Cell cell() const { return static_cast<Cell>(place); }
    constexpr LandCard land_card() const { return static_cast<LandCard>(item); }
    constexpr Species species() const { return static_cast<Species>(item); }
};

/// Whether its player sees a new card by this action: the card bought or the one that replaces it.
constexpr bool shows_card(const Action& action) {
    return action.kind == ActionKind::BuyLand || action.kind == ActionKind::BuyAnimal;
}

/// The outcome of an action.
struct Outcome {
    int income = 0;        ///< pesos paid by a market or a harvest
    std::uint8_t card = 0; ///< the `LandCard` or `Species` of a card bought
};

} // namespace pampas::rules
