#include "engine/pigs/edition.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/formats/named.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::pigs {
namespace {

using formats::ByName;
using formats::JsonFields;
using formats::JsonValue;

// Limits that keep counters from overflowing.
constexpr int most_price = 1000;
constexpr int most_dollars = 10'000;
constexpr int most_actions = 100;

void visit_name(JsonFields& json, std::string& name) {
    json.visit(name);
    if (json.is_reading() && name.empty()) {
        json.json().fail(tr_later("text that is not empty"));
    }
}

void visit_player_range(JsonFields& json, Edition& edition) {
    json.items(
        tr_later("two whole numbers, the fewest and the most players"),
        [&](JsonFields& place) { place.visit(edition.least_players, 2, max_players); },
        [&](JsonFields& place) {
            place.visit(edition.most_players, edition.least_players, max_players);
        });
}

void visit_rectangle(JsonFields& json, Rectangle& sides, int most) {
    json.items(
        tr_later("two whole numbers, the width and the height"),
        [&](JsonFields& place) { place.visit(sides.width, 1, most); },
        [&](JsonFields& place) { place.visit(sides.height, 1, most); });
}

/// Numbers by size, without those that are 0.
void visit_sizes(JsonFields& json, std::string_view key, BySize& numbers) {
    if (json.is_writing() && numbers == BySize{}) {
        return;
    }
    json.later(key, [&](JsonFields& place) {
        for (std::size_t size = 0; size < sizes; ++size) {
            if (!place.is_writing() || numbers[size] != 0) {
                place.later(size_names[size], numbers[size], -most_price, most_price);
            }
        }
    });
}

void visit_number(JsonFields& json, std::string_view key, int& number, int least, int most) {
    if (!json.is_writing() || number != 0) {
        json.later(key, number, least, most);
    }
}

} // namespace

static void json_fields(JsonFields& json, Assumption& assumption) {
    json("what", assumption.what);
    json("why", assumption.why);
}

static void json_fields(JsonFields& json, Effect& effect) {
    visit_sizes(json, "buying", effect.buying);
    visit_sizes(json, "selling", effect.selling);
    visit_number(json, "buying_items", effect.buying_items, -most_price, most_price);
    visit_sizes(json, "dollars_each", effect.dollars_each);
    visit_sizes(json, "dollars_most", effect.dollars_most);
    visit_number(json, "babies_a_pair", effect.babies_a_pair, 0, most_actions);
}

static void json_fields(JsonFields& json, Card& card) {
    json("name", [&](JsonFields& place) { visit_name(place, card.name); });
    json("season", formats::Word{card.season, season_names});
    json("limits", ByName{card.limits, task_names}, 0, most_actions);
    json.unless("effect", card.effect, {});
}

static void json_fields(JsonFields& json, Edition& edition) {
    json("name", [&](JsonFields& place) { visit_name(place, edition.name); });
    json("assumed", edition.assumed);
    json("players", [&](JsonFields& place) { visit_player_range(place, edition); });
    json("start_dollars", edition.start_dollars, 0, most_dollars);
    json("first_purchases", edition.first_purchases, 0, most_actions);
    json("compensation", edition.compensation, 0, most_price);
    json("pig_prices", ByName{edition.pig_prices, size_names}, 0, most_price);
    json("pig_tiles", ByName{edition.pig_tiles, size_names}, 0, most_tiles);
    json("item_price", edition.item_price, 0, most_price);
    json("item_tiles", ByName{edition.item_tiles, item_names}, 0, most_tiles);
    json("meadow_prices", edition.meadow_prices, 0, most_price);
    json("meadow_price_step", edition.meadow_price_step, 0, most_price);
    json("meadow_tiles", edition.meadow_tiles, edition.most_players, most_tiles);
    json("meadow", [&](JsonFields& place) {
        visit_rectangle(place, edition.measures.meadow, most_meadow_side);
    });
    json("footprints", [&](JsonFields& place) {
        for (std::size_t size = 0; size < sizes; ++size) {
            place(size_names[size], [&](JsonFields& sides) {
                visit_rectangle(sides, edition.measures.pigs[size], most_pig_side);
            });
        }
    });
    json("cards_removed", edition.cards_removed, 0, most_tiles);
    json("cards", edition.cards);
}

int Edition::meadow_price(int number) const {
    const int listed = static_cast<int>(meadow_prices.size());
    return number < listed ? meadow_prices[index(number)]
                           : meadow_prices.back() + (number + 1 - listed) * meadow_price_step;
}

std::vector<std::uint8_t> Edition::cards_of(Season season) const {
    std::vector<std::uint8_t> found;
    for (std::size_t card = 0; card < cards.size(); ++card) {
        if (cards[card].season == season) {
            found.push_back(static_cast<std::uint8_t>(card));
        }
    }
    return found;
}

int Edition::turns() const {
    return static_cast<int>(cards.size()) - cards_removed * static_cast<int>(seasons);
}

const std::vector<Edition>& editions() {
    static const auto all = formats::bundled<Edition>("pigs", "standard", read_edition);
    return all;
}

Edition edition_named(const std::string& name_or_path) {
    return formats::named<Edition>(name_or_path, editions(), tr_later("edition"), read_edition);
}

Edition read_edition(const JsonValue& object) {
    auto edition = formats::read_only_fields<Edition>(object);
    if (edition.meadow_prices.empty()) {
        object.at("meadow_prices").fail(tr_later("at least one price"));
    }
    if (edition.cards.size() > most_cards) {
        object.at("cards").refuse(
            tr("has {} cards; expected at most {}", edition.cards.size(), most_cards));
    }
    for (std::size_t season = 0; season < seasons; ++season) {
        const std::size_t cards = edition.cards_of(static_cast<Season>(season)).size();
        if (cards <= index(edition.cards_removed)) {
            object.at("cards").refuse(tr("has {} cards for {}; more than {} are needed", cards,
                                         season_names[season], edition.cards_removed));
        }
    }
    return edition;
}

Edition read_edition(std::string_view bytes) {
    return read_edition(JsonValue(formats::parse_json(bytes)));
}

JsonFields::Json write_edition(const Edition& edition) {
    return formats::fields_json(edition);
}

} // namespace pampas::pigs
