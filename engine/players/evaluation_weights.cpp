#include "engine/players/evaluation_weights.h"

#include "engine/formats/json_value.h"
#include "engine/formats/named.h"
#include "engine/formats/parse_json.h"
#include "engine/resources/resource.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace pampas::players {
namespace {

using formats::JsonValue;

EvaluationWeights read(std::string_view bytes, EvaluationWeights style) {
    const auto json = formats::parse_json(bytes);
    const JsonValue object(json);
    std::vector<std::string_view> known{"name", "description"};
    std::ranges::transform(all_weights(), std::back_inserter(known), &Weight::name);
    object.allow_keys(known);
    style.name = object.at("name").text();
    const auto description = object.find("description");
    style.description = description ? description->text() : "";
    for (const Weight& weight : all_weights()) {
        if (const auto value = object.find(weight.name)) {
            style.*weight.member = value->number(weight.least, weight.most);
        }
    }
    return style;
}

} // namespace

std::span<const Weight> all_weights() {
    static constexpr std::array all{
        Weight{"markets", &EvaluationWeights::markets},
        Weight{"land", &EvaluationWeights::land},
        Weight{"herds", &EvaluationWeights::herds},
        Weight{"haciendas", &EvaluationWeights::haciendas},
        Weight{"water", &EvaluationWeights::water},
        Weight{"money", &EvaluationWeights::money},
        Weight{"peso", &EvaluationWeights::peso},
        Weight{"pesos_a_round", &EvaluationWeights::pesos_a_round},
        Weight{"reserve", &EvaluationWeights::reserve},
        Weight{"half_reserve", &EvaluationWeights::half_reserve, 0.1},
        Weight{"land_card", &EvaluationWeights::land_card},
        Weight{"pampas_card", &EvaluationWeights::pampas_card},
        Weight{"animal_card", &EvaluationWeights::animal_card},
        Weight{"unseen_land_card", &EvaluationWeights::unseen_land_card},
        Weight{"unseen_animal_card", &EvaluationWeights::unseen_animal_card},
        Weight{"nearness", &EvaluationWeights::nearness, 0.01, 1},
        Weight{"missing_card", &EvaluationWeights::missing_card},
        Weight{"loose_tile", &EvaluationWeights::loose_tile},
        Weight{"harvest", &EvaluationWeights::harvest},
        Weight{"denial", &EvaluationWeights::denial},
        Weight{"tempo", &EvaluationWeights::tempo},
    };
    return all;
}

const EvaluationWeights& balanced() {
    static const EvaluationWeights style = [] {
        const auto bytes = resources::find("players/balanced.json");
        assert(bytes);
        return read(*bytes, {});
    }();
    return style;
}

const std::vector<EvaluationWeights>& styles() {
    static const auto all = formats::bundled<EvaluationWeights>("players", "balanced", read_style);
    return all;
}

EvaluationWeights read_style(std::string_view bytes) {
    return read(bytes, balanced());
}

} // namespace pampas::players
