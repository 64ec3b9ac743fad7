#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::players {

/// The values a planning player assigns, in points unless stated otherwise. They are data in
/// `resources/players`.
struct EvaluationWeights {
    std::string name;
    std::string description; ///< short, for display

    // Factors for the categories of points.
    double markets = 0;
    double land = 0;
    double herds = 0;
    double haciendas = 0;
    double water = 0;
    double money = 0; ///< pesos left at the end

    double peso = 0;          ///< value of a peso that will be spent
    double pesos_a_round = 0; ///< pesos typically spent per round
    double reserve = 0; ///< maximum value of money in hand; half of it with `half_reserve` pesos
    double half_reserve = 0;
    double land_card = 0; ///< value of a terrain card in hand
    double pampas_card = 0;
    double animal_card = 0;
    double unseen_land_card = 0; ///< bought from the supply
    double unseen_animal_card = 0;
    double nearness = 0;     ///< factor per animal tile of distance to a market
    double missing_card = 0; ///< cost, in animal tiles, of a card not in hand
    double loose_tile = 0;   ///< share of its points for a tile in a chain too short to score
    double harvest = 0;      ///< share of its pesos for a future harvest
    double denial = 0;       ///< factor for what opponents lose when a tile takes their space
    double tempo = 0;        ///< value of one animal card fewer in the supply, with a clear lead

    friend bool operator==(const EvaluationWeights&, const EvaluationWeights&) = default;
};

/// A weight's name in the data and its bounds.
struct Weight {
    std::string_view name;
    double EvaluationWeights::*member;
    double least = 0;
    double most = 1000;
};

/// All weights in data order.
std::span<const Weight> all_weights();

/// The bundled styles, the balanced one first.
const std::vector<EvaluationWeights>& styles();

/// The balanced style; the others are variations of it. Its weights were tuned in games on every
/// second published map (tests/tuning, resources/players), and scaled so that a point of land
/// counts one.
const EvaluationWeights& balanced();

/// Reads a style; omitted weights are those of `balanced`. Throws `InputError`.
EvaluationWeights read_style(std::string_view bytes);

} // namespace pampas::players
