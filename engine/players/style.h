#pragma once

namespace pampas::players {

/// What a planning player thinks things are worth, in points unless said otherwise.
struct Style {
    // Factors on what categories of points score.
    double markets = 1.0;
    double land = 1.0;
    double herds = 1.0;
    double haciendas = 1.0;
    double water = 1.0;

    double peso = 0.6;          ///< a peso that will be spent
    double pesos_a_round = 4.9; ///< that are likely to be spent
    double reserve = 20.0;      ///< not to be without money: half of it at `half_reserve` pesos
    double half_reserve = 5.0;
    double land_card = 1.4; ///< a terrain card in hand
    double pampas_card = 1.8;
    double animal_card = 1.4;
    double unseen_land_card = 1.0; ///< bought from the supply
    double unseen_animal_card = 0.7;
    double nearness = 0.455;    ///< factor for each animal tile that a market is away
    double missing_card = 0.56; ///< animal tiles that a card not in hand counts as
    double loose_tile = 0.45;   ///< share of its points for a tile of a chain too short to score
    double harvest = 0.3;       ///< share of its pesos for a harvest still to come
};

/// The style found by trial: factors were changed one at a time, and what won more games at tables
/// of two and four on four bundled maps was kept.
inline const Style balanced;

} // namespace pampas::players
