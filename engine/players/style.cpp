#include "engine/players/style.h"

#include "engine/formats/json_value.h"
#include "engine/formats/parse_json.h"
#include "engine/resources/named.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace pampas::players {
namespace {

using formats::JsonValue;

/// A weight, its name in the data and its range.
struct Weight {
    std::string_view name;
    double Style::*member;
    double least = 0;
    double most = 1000;
};

constexpr std::array weights{
    Weight{"markets", &Style::markets},
    Weight{"land", &Style::land},
    Weight{"herds", &Style::herds},
    Weight{"haciendas", &Style::haciendas},
    Weight{"water", &Style::water},
    Weight{"peso", &Style::peso},
    Weight{"pesos_a_round", &Style::pesos_a_round},
    Weight{"reserve", &Style::reserve},
    Weight{"half_reserve", &Style::half_reserve, 0.1},
    Weight{"land_card", &Style::land_card},
    Weight{"pampas_card", &Style::pampas_card},
    Weight{"animal_card", &Style::animal_card},
    Weight{"unseen_land_card", &Style::unseen_land_card},
    Weight{"unseen_animal_card", &Style::unseen_animal_card},
    Weight{"nearness", &Style::nearness, 0.01, 1},
    Weight{"missing_card", &Style::missing_card},
    Weight{"loose_tile", &Style::loose_tile},
    Weight{"harvest", &Style::harvest},
    Weight{"denial", &Style::denial},
    Weight{"tempo", &Style::tempo},
};

Style read(std::string_view bytes, Style style) {
    const auto json = formats::parse_json(bytes);
    const JsonValue object(json);
    std::vector<std::string_view> known{"name", "description"};
    std::ranges::transform(weights, std::back_inserter(known), &Weight::name);
    object.allow_keys(known);
    style.name = object.at("name").text();
    const auto description = object.find("description");
    style.description = description ? description->text() : "";
    for (const Weight& weight : weights) {
        if (const auto value = object.find(weight.name)) {
            style.*weight.member = value->number(weight.least, weight.most);
        }
    }
    return style;
}

} // namespace

const Style& balanced() {
    static const Style style = [] {
        const auto bytes = resources::find("players/balanced.json");
        assert(bytes);
        return read(*bytes, {});
    }();
    return style;
}

const std::vector<Style>& styles() {
    static const auto all = resources::bundled<Style>("players", "balanced", read_style);
    return all;
}

Style read_style(std::string_view bytes) {
    return read(bytes, balanced());
}

} // namespace pampas::players
