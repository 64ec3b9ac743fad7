#pragma once

#include "engine/pigs/edition.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pampas::pigs {

/// The kinds of actions. `Done` ends what a player may do in a phase.
enum class ActionKind : std::uint8_t {
    Choose,
    Feed,
    Mate,
    BuyPig,
    BuyItem,
    BuyMeadow,
    Sell,
    Vaccinate,
    Done
};

inline constexpr std::size_t action_kinds = 9;

/// The names in records, indexed by `ActionKind`.
inline constexpr std::array<std::string_view, action_kinds> action_names{
    "choose", "feed", "mate", "buy-pig", "buy-item", "buy-meadow", "sell", "vaccinate", "done"};

/// An action of a player. Members that its kind does not use are 0.
struct Action {
    ActionKind kind = ActionKind::Done;
    /// The `Task` chosen, the `Size` of the pig, or the `Item` bought.
    std::uint8_t what = 0;
    /// The pig that is fed, mated or sold is vaccinated.
    bool is_vaccinated = false;
    /// Feeds a supplement, or uses an amulet.
    bool uses_item = false;
    /// With the neutral tiles of a game of two: 1 + the `Task` of the tile placed.
    std::uint8_t neutral = 0;

    friend constexpr auto operator<=>(const Action&, const Action&) = default;

    constexpr Size size() const { return static_cast<Size>(what); }
    constexpr Task task() const { return static_cast<Task>(what); }
    constexpr Item item() const { return static_cast<Item>(what); }

    static constexpr Action of(ActionKind kind, auto what, bool is_vaccinated = false,
                               bool uses_item = false) {
        return {kind, static_cast<std::uint8_t>(what), is_vaccinated, uses_item};
    }
    static constexpr Action done() { return {}; }
};

/// The outcome of an action.
struct Outcome {
    int dollars = 0;      ///< what the player gained, or paid if negative
    bool has_room = true; ///< false if a pig found no room and went back to the market
};

} // namespace pampas::pigs
