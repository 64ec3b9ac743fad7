#include "engine/pigs/position.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>

namespace pampas::pigs {
namespace {

using formats::ByName;
using formats::JsonFields;
using formats::JsonValue;
using Json = nlohmann::ordered_json;

constexpr std::string_view position_format = "pampas-pigs-position";
constexpr std::array<std::string_view, 4> phase_names{"prepare", "choose", "act", "vaccinate"};

constexpr int most_money = 1'000'000;

/// A farm as it is written.
struct WrittenFarm {
    int dollars = 0;
    BySize pigs{};
    BySize vaccinated{};
    std::array<int, items> things{};
    int meadows = 1;
};

void json_fields(JsonFields& json, WrittenFarm& farm) {
    json("dollars", farm.dollars, -most_money, most_money);
    json("pigs", ByName{farm.pigs, size_names}, 0, most_tiles);
    json("vaccinated", ByName{farm.vaccinated, size_names}, 0, most_tiles);
    json("items", ByName{farm.things, item_names}, 0, most_tiles);
    json("meadows", farm.meadows, 1, most_tiles);
}

WrittenFarm written(const Farm& farm) {
    WrittenFarm result{.dollars = farm.money, .meadows = farm.meadows};
    std::ranges::copy(farm.pigs[0], result.pigs.begin());
    std::ranges::copy(farm.pigs[1], result.vaccinated.begin());
    std::ranges::copy(farm.items, result.things.begin());
    return result;
}

Farm farm_of(const WrittenFarm& written) {
    const auto counted = [](int number) { return static_cast<std::uint8_t>(number); };
    Farm farm;
    std::ranges::transform(written.pigs, farm.pigs[0].begin(), counted);
    std::ranges::transform(written.vaccinated, farm.pigs[1].begin(), counted);
    std::ranges::transform(written.things, farm.items.begin(), counted);
    farm.meadows = counted(written.meadows);
    farm.dollars[index(Account::Start)] = written.dollars;
    farm.money = written.dollars;
    return farm;
}

/// Numbers by name.
Json by_name(const auto& numbers, const auto& names) {
    Json object = Json::object();
    for (std::size_t number = 0; number < names.size(); ++number) {
        object[std::string(names[number])] = numbers[number];
    }
    return object;
}

Json choices_json(const State& state) {
    Json choices = Json::array();
    for (int seat = 0; seat < state.players(); ++seat) {
        const auto choice = state.choice(seat);
        choices.push_back(choice ? Json(task_names[index(*choice)]) : Json());
    }
    return choices;
}

void require_room(const Position& position, const JsonValue& farms) {
    const Meadows meadows(position.edition.measures);
    for (std::size_t seat = 0; seat < position.farms.size(); ++seat) {
        const Farm& farm = position.farms[seat];
        for (std::size_t size = 0; size < sizes; ++size) {
            if (farm.count(static_cast<Size>(size)) > position.edition.pig_tiles[size]) {
                farms.item(seat).refuse(
                    tr("has more pigs than there are tiles: {}", size_names[size]));
            }
        }
        if (!meadows.have_room(farm.all_pigs(), farm.meadows)) {
            farms.item(seat).refuse(tr("the pigs have no room on the meadows"));
        }
    }
}

int price_of(const PigCounts& pigs, const Edition& edition) {
    int sum = 0;
    for (std::size_t size = 0; size < sizes; ++size) {
        sum += pigs[size] * edition.pig_prices[size];
    }
    return sum;
}

} // namespace

std::vector<FarmScore> scores(const Position& position) {
    std::vector<FarmScore> scores;
    for (const Farm& farm : position.farms) {
        scores.push_back({farm.money, price_of(farm.pigs[1], position.edition),
                          price_of(farm.pigs[0], position.edition),
                          property_of(farm, position.edition)});
    }
    return scores;
}

Json position_json(const State& state) {
    Json farms = Json::array();
    for (int seat = 0; seat < state.players(); ++seat) {
        farms.push_back(formats::fields_json(written(state.farm(seat))));
    }
    Json json{{"format", position_format},
              {"version", 1},
              {"edition", write_edition(state.edition())},
              {"farms", std::move(farms)},
              {"market",
               {{"pigs", by_name(state.market().pigs, size_names)},
                {"items", by_name(state.market().items, item_names)},
                {"meadows", state.market().meadows}}},
              {"round", state.round()},
              {"first_player", state.first_player()},
              {"over", state.over()}};
    if (!state.over()) {
        json["phase"] = phase_names[index(state.phase())];
        json["turn"] = state.seat();
        json["actions_left"] = state.actions_left();
        json["choices"] = choices_json(state);
        if (state.phase() != Phase::Prepare) {
            json["card"] = state.card_number();
        }
    }
    return json;
}

Position read_position(std::string_view bytes) {
    const Json json = formats::parse_json(bytes);
    const JsonValue object(json);
    if (object.at("format").text() != position_format) {
        object.at("format").fail("\"pampas-pigs-position\"");
    }
    object.at("version").integer({1, 1});
    Position position{read_edition(object.at("edition")), {}};
    const JsonValue farms = object.at("farms");
    const int players = static_cast<int>(farms.size());
    if (players < position.edition.least_players || players > position.edition.most_players) {
        farms.refuse(tr("has {} farms; expected {} to {}", players, position.edition.least_players,
                        position.edition.most_players));
    }
    for (const JsonValue& farm : farms.items()) {
        position.farms.push_back(farm_of(formats::read_fields<WrittenFarm>(farm)));
    }
    require_room(position, farms);
    return position;
}

} // namespace pampas::pigs
