#pragma once

#include "engine/language/tr.h"
#include "engine/rules/ruleset.h"

#include <array>
#include <string_view>

namespace pampas::rules {

/// What a player has that scores points.
struct Holdings {
    int markets = 0;        ///< markets beside at least one own animal tile
    int chain_tiles = 0;    ///< land tiles in chains long enough to score
    int herd_tiles = 0;     ///< animal tiles in herds large enough to score
    int hacienda_tiles = 0; ///< tiles of chains and herds with a hacienda
    int water_points = 0;   ///< points for tiles beside water
    int pesos = 0;

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// The categories of points (R7.1).
inline constexpr std::array<std::string_view, 6> category_names{
    tr_later("markets"),   tr_later("land"),  tr_later("herds"),
    tr_later("haciendas"), tr_later("water"), tr_later("money")};

/// A player's points in one scoring, by category.
struct Score {
    int markets = 0;
    int land = 0;
    int herds = 0;
    int haciendas = 0;
    int water = 0;
    int money = 0;

    constexpr int total() const { return markets + land + herds + haciendas + water + money; }
    /// In the order of `category_names`.
    constexpr std::array<int, 6> categories() const {
        return {markets, land, herds, haciendas, water, money};
    }

    friend bool operator==(const Score&, const Score&) = default;
};

/// The points for what a player has (R7, R9).
constexpr Score score(const Holdings& holdings, const Ruleset& rules) {
    const int markets = holdings.markets;
    return {
        // The n-th market is worth n - 1 more than the first.
        .markets = markets * (markets - 1) / 2 + markets * rules.market_points_first,
        .land = holdings.chain_tiles * rules.land_chain_points,
        .herds = holdings.herd_tiles * rules.herd_points,
        .haciendas = holdings.hacienda_tiles * rules.hacienda_points,
        .water = holdings.water_points,
        .money = holdings.pesos / rules.money_pesos_per_point,
    };
}

} // namespace pampas::rules
