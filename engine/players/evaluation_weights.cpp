#include "engine/players/evaluation_weights.h"

#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/formats/named.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>

#include <array>
#include <cassert>
#include <utility>

namespace pampas::players {

static void json_fields(formats::JsonFields& json, EvaluationWeights& style) {
    json("name", style.name);
    json.later("description", style.description);
    for (const Weight& weight : all_weights()) {
        json.later(weight.name, style.*weight.member, weight.least, weight.most);
    }
}

namespace {

constexpr std::string_view balanced_name = "balanced";

EvaluationWeights read(std::string_view bytes, EvaluationWeights style) {
    const auto json = formats::parse_json(bytes);
    style.description.clear();
    return formats::read_only_fields(formats::JsonValue(json), std::move(style));
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
        const auto bytes = resources::find(fmt::format("players/{}.json", balanced_name));
        assert(bytes);
        return read(*bytes, {});
    }();
    return style;
}

const std::vector<EvaluationWeights>& styles() {
    static const auto all =
        formats::bundled<EvaluationWeights>("players", balanced_name, read_style);
    return all;
}

EvaluationWeights read_style(std::string_view bytes) {
    return read(bytes, balanced());
}

} // namespace pampas::players
