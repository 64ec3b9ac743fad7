#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::players {

/// The value of things for a planning player, in points unless stated otherwise. The values are
/// data in `resources/players`.
struct EvaluationWeights {
    std::string name;
    std::string description; ///< for people, in a few words

    // Factors for the categories of points.
    double markets = 0;
    double land = 0;
    double herds = 0;
    double haciendas = 0;
    double water = 0;
    double money = 0; ///< what is left at the end

    double peso = 0;          ///< a peso that will be spent
    double pesos_a_round = 0; ///< pesos that are likely to be spent in a round
    double reserve = 0;       ///< having money left; half of this value with `half_reserve` pesos
    double half_reserve = 0;
    double land_card = 0; ///< a terrain card in hand
    double pampas_card = 0;
    double animal_card = 0;
    double unseen_land_card = 0; ///< bought from the supply
    double unseen_animal_card = 0;
    double nearness = 0;     ///< factor for each animal tile of distance to a market
    double missing_card = 0; ///< cost, in animal tiles, of a card not in hand
    double loose_tile = 0;   ///< share of its points for a tile of a chain too short to score
    double harvest = 0;      ///< share of its pesos for a harvest still to come
    double denial = 0;       ///< factor for what opponents lose if a tile takes their space
    double tempo = 0;        ///< an animal card less in the supply, with a clear lead

    friend bool operator==(const EvaluationWeights&, const EvaluationWeights&) = default;
};

/// A weight: its name in the data, and its bounds.
struct Weight {
    std::string_view name;
    double EvaluationWeights::*member;
    double least = 0;
    double most = 1000;
};

/// All weights, in the order of the data.
std::span<const Weight> all_weights();

/// The styles that come with Pampas, the balanced one first.
const std::vector<EvaluationWeights>& styles();

/// The balanced style, of which the others are variations. Its weights were found in games on every
/// second published map (tests/tuning, resources/players), and scaled so that a point of land
/// counts one.
const EvaluationWeights& balanced();

/// Reads a style; weights that it leaves out are those of `balanced`. Throws `InputError`.
EvaluationWeights read_style(std::string_view bytes);

} // namespace pampas::players
