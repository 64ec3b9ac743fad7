#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::players {

/// What a planning player thinks things are worth, in points unless said otherwise. Data: see
/// `resources/players`.
struct EvaluationWeights {
    std::string name;
    std::string description; ///< for people, in a few words

    // Factors on what categories of points score.
    double markets = 0;
    double land = 0;
    double herds = 0;
    double haciendas = 0;
    double water = 0;
    double money = 0; ///< what is left at the end

    double peso = 0;          ///< a peso that will be spent
    double pesos_a_round = 0; ///< that are likely to be spent
    double reserve = 0;       ///< not to be without money: half of it at `half_reserve` pesos
    double half_reserve = 0;
    double land_card = 0; ///< a terrain card in hand
    double pampas_card = 0;
    double animal_card = 0;
    double unseen_land_card = 0; ///< bought from the supply
    double unseen_animal_card = 0;
    double nearness = 0;     ///< factor for each animal tile that a market is away
    double missing_card = 0; ///< animal tiles that a card not in hand counts as
    double loose_tile = 0;   ///< share of its points for a tile of a chain too short to score
    double harvest = 0;      ///< share of its pesos for a harvest still to come
    double denial = 0;       ///< factor on what others lose when a tile takes their space
    double tempo = 0;        ///< an animal card less in the supply when far in the lead

    friend bool operator==(const EvaluationWeights&, const EvaluationWeights&) = default;
};

/// One of the weights: its name in the data and its range.
struct Weight {
    std::string_view name;
    double EvaluationWeights::*member;
    double least = 0;
    double most = 1000;
};

/// Every weight, in the order of the data.
std::span<const Weight> all_weights();

/// The styles that come along, `balanced` first.
const std::vector<EvaluationWeights>& styles();

/// The style of which the others are variations. Its weights were found by games, on every other
/// published map (tests/tuning, resources/players), and scaled so that a point of land counts one.
const EvaluationWeights& balanced();

/// Reads a style; what it does not say is as `balanced` has it. Throws `InputError`.
EvaluationWeights read_style(std::string_view bytes);

} // namespace pampas::players
