#include "engine/rules/position_json.h"

#include "engine/formats/json.h"
#include "engine/formats/json_text.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/rules/notation.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <utility>

namespace pampas::rules {
namespace {

using formats::JsonValue;
using map::Space;

/// The limit of a player's pesos in files, unlike in the rules, so that their points do not
/// overflow.
constexpr int most_held_pesos = 1'000'000;

void check_keys(const JsonValue& file) {
    constexpr std::array<std::string_view, 14> known{
        "format",    "version",       "map",   "ruleset", "players", "land",  "animals",
        "haciendas", "harvest_chips", "water", "pesos",   "turn",    "round", "hands"};
    file.at("format").choice(std::array<std::string_view, 1>{"pampas-position"});
    const JsonValue version = file.at("version");
    if (const int number = version.integer(); number != 1) {
        version.refuse(tr("version {}; this Pampas reads version 1", number));
    }
    file.allow_keys(known);
}

/// The bundled ruleset with this name. Paths are not allowed, since they would differ between
/// machines.
Ruleset bundled_ruleset(const JsonValue& name) {
    const auto found = std::ranges::find(rulesets(), name.text(), &Ruleset::name);
    if (found == rulesets().end()) {
        std::vector<std::string_view> names;
        std::ranges::transform(rulesets(), std::back_inserter(names), &Ruleset::name);
        name.fail(tr("one of {}", fmt::join(names, ", ")));
    }
    return *found;
}

Ruleset read_rules(const JsonValue& file) {
    if (const auto own = file.find("ruleset")) {
        return own->json().is_object() ? read_ruleset(*own) : bundled_ruleset(*own);
    }
    const auto of_map = file.at("map").find("ruleset");
    return of_map ? bundled_ruleset(*of_map) : rulesets().front();
}

std::unique_ptr<const Game> game_of(const JsonValue& file) {
    const map::Map map = formats::read_json(file.at("map"));
    const Ruleset rules = read_rules(file);
    const int players = file.at("players").integer({rules.least_players, rules.most_players});
    return std::make_unique<const Game>(map, rules, players);
}

/// The items of an optional list.
std::vector<JsonValue> listed(const JsonValue& file, std::string_view key) {
    const auto list = file.find(key);
    return list ? list->items() : std::vector<JsonValue>();
}

/// Places the contents of a file on a position, checking that each fits.
class Layout {
  public:
    explicit Layout(Position& position) : position_(position), board_(position.board()) {}

    void put_land(const JsonValue& tile) const {
        tile.allow_keys(std::array<std::string_view, 2>{"at", "player"});
        const JsonValue at = tile.at("at");
        const Cell cell = empty_cell(at, read_space(at));
        position_.place_land(cell, read_player(tile));
    }

    void put_animal(const JsonValue& tile) const {
        tile.allow_keys(std::array<std::string_view, 3>{"at", "player", "species"});
        const JsonValue at = tile.at("at");
        const Cell cell = empty_pampas(at, read_space(at));
        const auto species = static_cast<Species>(tile.at("species").choice(species_names));
        position_.place_animal(cell, read_player(tile), species);
    }

    void put_water(const JsonValue& tile) const {
        tile.allow_keys(std::array<std::string_view, 2>{"tile", "at"});
        const auto shape = static_cast<WaterShape>(tile.at("tile").choice(water_shape_names));
        const JsonValue at = tile.at("at");
        std::vector<hex::Coordinate> spaces;
        for (const JsonValue& item : at.items()) {
            spaces.push_back(read_space(item));
            empty_pampas(item, spaces.back());
        }
        const auto placement = find_placement(board_, shape, spaces);
        if (!placement) {
            at.fail(tr("the spaces of a {} water tile: {}", tr(water_shape_names[index(shape)]),
                       spaces_of(shape)));
        }
        position_.place_water(*placement);
    }

    void put_hacienda(const JsonValue& at) const {
        const Cell cell = tile_cell(at, tr_later("a hacienda stands on a land or animal tile"));
        if (position_.has_hacienda(cell)) {
            refuse(at, board_.at(cell), tr("already has a hacienda"));
        }
        position_.place_hacienda(cell);
    }

    void put_chip(const JsonValue& at) const {
        const char* expected = tr_later("a harvest chip lies on a land tile");
        const Cell cell = tile_cell(at, expected);
        if (position_.tile(cell)->species) {
            refuse(at, board_.at(cell), tr("has an animal tile; {}", tr(expected)));
        }
        if (position_.has_chip(cell)) {
            refuse(at, board_.at(cell), tr("already has a harvest chip"));
        }
        position_.place_chip(cell);
    }

  private:
    static std::string spaces_of(WaterShape shape) {
        constexpr std::array<const char*, 4> words{
            tr_later("one space"), tr_later("two neighbours"),
            tr_later("three spaces around a corner"), tr_later("three spaces in a row")};
        return tr(words[index(shape)]);
    }

    [[noreturn]] static void refuse(const JsonValue& value, hex::Coordinate at,
                                    std::string_view why) {
        value.refuse(fmt::format("{} {}", hex::name(at), why));
    }

    int read_player(const JsonValue& tile) const {
        return tile.at("player").integer({0, position_.players() - 1});
    }

    /// The kind of space the map has there.
    Space space(const JsonValue& value, hex::Coordinate at) const {
        const hex::Grid& grid = board_.map().grid();
        if (!grid.contains(at)) {
            value.refuse(tr("[{}, {}] is outside the map of {} x {} spaces", at.column, at.row,
                            grid.columns, grid.rows));
        }
        return board_.map().at(at);
    }

    Cell empty_cell(const JsonValue& value, hex::Coordinate at) const {
        const Space kind = space(value, at);
        const auto cell = board_.cell(at);
        if (!cell) {
            refuse(value, at, tr("is {}; a land tile lies on land or pampas", tr(map::name(kind))));
        }
        if (!position_.is_empty(*cell)) {
            refuse(value, at, tr("is already taken"));
        }
        return *cell;
    }

    Cell empty_pampas(const JsonValue& value, hex::Coordinate at) const {
        if (const Space kind = space(value, at); kind != Space::Pampas) {
            refuse(value, at, tr("is {}; expected pampas", tr(map::name(kind))));
        }
        return empty_cell(value, at);
    }

    Cell tile_cell(const JsonValue& value, const char* expected) const {
        const hex::Coordinate at = read_space(value);
        space(value, at);
        const auto cell = board_.cell(at);
        if (!cell || !position_.tile(*cell)) {
            refuse(value, at, tr("has no tile; {}", tr(expected)));
        }
        return *cell;
    }

    Position& position_;
    const Board& board_;
};

Position lay_out(const JsonValue& file, const Game& game) {
    Position position = game.empty_position();
    const Layout table(position);
    const auto put_all = [&](std::string_view key, auto put) {
        for (const JsonValue& thing : listed(file, key)) {
            (table.*put)(thing);
        }
    };
    put_all("land", &Layout::put_land);
    put_all("animals", &Layout::put_animal);
    put_all("water", &Layout::put_water);
    put_all("haciendas", &Layout::put_hacienda);
    put_all("harvest_chips", &Layout::put_chip);
    return position;
}

std::vector<int> read_pesos(const JsonValue& file, int players) {
    const auto items =
        file.at("pesos").items(index(players), tr("{} numbers, the pesos of each player", players));
    std::vector<int> pesos;
    pesos.reserve(items.size());
    for (const JsonValue& item : items) {
        pesos.push_back(item.integer({0, most_held_pesos}));
    }
    return pesos;
}

using Json = nlohmann::ordered_json;

/// The tiles on the board, and what lies on them.
void add_tiles(Json& file, const Position& position) {
    for (const char* key : {"land", "animals", "haciendas", "harvest_chips"}) {
        file[key] = Json::array();
    }
    for (std::size_t number = 0; number < position.board().cells(); ++number) {
        const Cell cell = static_cast<Cell>(number);
        const Json at = space_json(position.board().at(cell));
        if (const auto tile = position.tile(cell); tile && tile->species) {
            file["animals"].push_back({{"at", at},
                                       {"player", tile->seat},
                                       {"species", species_names[index(*tile->species)]}});
        } else if (tile) {
            file["land"].push_back({{"at", at}, {"player", tile->seat}});
        }
        if (position.has_hacienda(cell)) {
            file["haciendas"].push_back(at);
        }
        if (position.has_chip(cell)) {
            file["harvest_chips"].push_back(at);
        }
    }
}

/// The names of cards, as many of each kind as there are.
Json cards_json(const auto& counts, std::span<const std::string_view> names) {
    Json cards = Json::array();
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        for (int i = 0; i < counts[kind]; ++i) {
            cards.push_back(names[kind]);
        }
    }
    return cards;
}

int hidden_cards(const auto& deck, int seat) {
    const auto total = [](const auto& counts) {
        return std::accumulate(counts.begin(), counts.end(), 0);
    };
    return total(deck.hand(seat)) - total(deck.known(seat));
}

Json hand_json(const State& state, int seat, bool is_open) {
    const auto shown = [&](const auto& deck) {
        return is_open ? deck.hand(seat) : deck.known(seat);
    };
    Json hand{{"land", cards_json(shown(state.land()), land_card_names)},
              {"animal", cards_json(shown(state.animals()), species_names)}};
    if (!is_open) {
        hand["hidden"] = {{"land", hidden_cards(state.land(), seat)},
                          {"animal", hidden_cards(state.animals(), seat)}};
    }
    return hand;
}

} // namespace

Json position_json(const Sight& sight) {
    const State& state = sight.state;
    Json file{{"format", "pampas-position"},
              {"version", 1},
              {"map", formats::json_of(sight.map)},
              {"ruleset", write_ruleset(state.rules())},
              {"players", state.players()}};
    add_tiles(file, state.position());
    const Board& board = state.game().board();
    file["water"] = Json::array();
    for (const PlaceNumber number : sight.waters) {
        file["water"].push_back(water_json(board, board.placements()[number]));
    }
    file["pesos"] = Json::array();
    file["turn"] = state.over() ? Json() : Json(state.seat());
    file["round"] = state.round();
    file["hands"] = Json::array();
    for (int seat = 0; seat < state.players(); ++seat) {
        file["pesos"].push_back(state.pesos(seat));
        file["hands"].push_back(hand_json(state, seat, sight.seat.value_or(seat) == seat));
    }
    return file;
}

Score PositionFile::score(int seat) const {
    Holdings holdings = position.holdings(seat);
    holdings.pesos = pesos[index(seat)];
    return rules::score(holdings, game->rules());
}

PositionFile read_position(std::string_view bytes) {
    const auto json = formats::parse_json(bytes);
    const JsonValue file(json);
    check_keys(file);
    auto game = game_of(file);
    auto pesos = read_pesos(file, game->players());
    Position position = lay_out(file, *game);
    return {std::move(game), std::move(position), std::move(pesos)};
}

} // namespace pampas::rules
