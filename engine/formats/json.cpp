#include "engine/formats/json.h"

#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <utility>

namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;
using map::Map;
using map::Space;

constexpr int any_integer = std::numeric_limits<int>::max();

/// In the order of the enumerators.
constexpr std::array<std::string_view, 2> axis_words{"x", "y"};
constexpr std::array<std::string_view, 2> index_words{"odd", "even"};

void read_row(Map& map, int row, const JsonValue& value) {
    if (!value.json().is_string()) {
        value.fail(tr_later("text, a character for each space"));
    }
    const std::string& text = value.text();
    for (std::size_t column = 0; column < text.size(); ++column) {
        const hex::Coordinate at{static_cast<int>(column), row};
        const std::optional<Space> space = space_of(text[column]);
        if (!space) {
            value.refuse(
                tr("{} is not a kind of space; expected one of {}", hex::name(at), space_letters));
        }
        if (map.grid().contains(at)) {
            map.set(at, *space);
        }
    }
    const int columns = map.grid().columns;
    if (text.size() != static_cast<std::size_t>(columns)) {
        value.refuse(tr("has {} spaces; expected {}", text.size(), columns));
    }
}

void read_spaces(Map& map, const JsonValue& value) {
    const int count = map.grid().rows;
    const auto rows = value.items(static_cast<std::size_t>(count), tr("a list of {} rows", count));
    for (int row = 0; row < count; ++row) {
        read_row(map, row, rows[static_cast<std::size_t>(row)]);
    }
}

std::vector<std::string> rows_of(const Map& map) {
    std::vector<std::string> rows(static_cast<std::size_t>(map.grid().rows));
    for (std::size_t offset = 0; offset < map.spaces().size(); ++offset) {
        rows[offset / static_cast<std::size_t>(map.grid().columns)] += letter(map.spaces()[offset]);
    }
    return rows;
}

/// Visits the fields of an object, followed by the keys that Pampas does not know.
template <class Fields>
void visit_with_unknown(JsonFields& json, std::vector<map::UnknownKey>& unknown,
                        const Fields& fields) {
    fields(json);
    if (json.is_writing()) {
        for (const map::UnknownKey& entry : unknown) {
            Json value = Json::parse(entry.json);
            json(entry.key, value);
        }
    } else if (json.is_reading()) {
        const std::vector<std::string_view> known = JsonFields::names(fields);
        for (const auto& [key, value] : json.json().json().items()) {
            if (std::ranges::find(known, key) == known.end()) {
                unknown.push_back({key, value.dump()});
            }
        }
    }
}

/// Visits optional notes or spaces: in reading order, at most one per space.
template <class Item, class Projection>
void visit_annotations(JsonFields& json, std::string_view key, std::vector<Item>& items,
                       const hex::Grid& grid, Projection at) {
    if (json.is_writing() && items.empty()) {
        return;
    }
    json.later(key, [&](JsonFields& place) {
        place.visit(items, grid);
        if (place.is_reading()) {
            std::ranges::sort(items, {}, at);
        }
        const auto twice = std::ranges::adjacent_find(items, {}, at);
        if (twice != items.end()) {
            place.json().refuse(tr("names {} twice", hex::name(std::invoke(at, *twice))));
        }
    });
}

void visit_details(JsonFields& json, map::Details& details) {
    json("name", details.name);
    json.later("author", details.author);
    json.later("description", details.description);
    json.optional("players", details.players);
    json.optional("ruleset", details.ruleset);
}

void visit_annotations(JsonFields& json, map::Details& details, const hex::Grid& grid) {
    if (!json.is_writing() || !details.notes.empty() || !details.locked.empty()) {
        json.only("annotations", [&](JsonFields& place) {
            visit_annotations(place, "notes", details.notes, grid, &map::Note::at);
            visit_annotations(place, "locked", details.locked, grid, std::identity());
        });
    }
}

void visit_header(JsonFields& json) {
    json("format", [](JsonFields& place) {
        std::size_t only = 0;
        place.word(only, std::array<std::string_view, 1>{"pampas-map"});
    });
    json("version", [](JsonFields& place) {
        int version = 1;
        place.visit(version, 1, any_integer);
        if (version > 1) {
            place.json().refuse(
                tr("version {} is from a newer Pampas; this one reads version 1", version));
        }
    });
}

/// Visits size and stagger. When reading, the map gets the grid and keeps its details.
void visit_grid(JsonFields& json, Map& map) {
    hex::Grid grid = map.grid();
    json("columns", grid.columns, 1, hex::max_side);
    json("rows", grid.rows, 1, hex::max_side);
    json.later("stagger_axis", Word{grid.axis, axis_words});
    json.later("stagger_index", Word{grid.index, index_words});
    if (json.is_reading()) {
        Map blank(grid);
        blank.details() = std::move(map.details());
        map = std::move(blank);
    }
}

void visit_spaces(JsonFields& json, Map& map) {
    if (json.is_reading()) {
        read_spaces(map, json.json());
    } else {
        auto rows = rows_of(map);
        json.visit(rows);
    }
}

} // namespace

static void json_fields(JsonFields& json, hex::Coordinate& at, const hex::Grid& grid) {
    json.items(
        tr_later("a space as [column, row]"),
        [&](JsonFields& place) { place.visit(at.column, 0, grid.columns - 1); },
        [&](JsonFields& place) { place.visit(at.row, 0, grid.rows - 1); });
}

static void json_fields(JsonFields& json, map::Note& note, const hex::Grid& grid) {
    json("at", note.at, grid);
    json("text", note.text);
}

static void json_fields(JsonFields& json, map::PlayerRange& players) {
    json.items(
        tr_later("two whole numbers, the fewest and the most players"),
        [&](JsonFields& place) { place.visit(players.least, 1, any_integer); },
        [&](JsonFields& place) { place.visit(players.most, players.least, any_integer); });
}

static void json_fields(JsonFields& json, map::HazHeader& header) {
    visit_with_unknown(json, header.unknown, [&header](JsonFields& fields) {
        header.row_count = fields.is_reading() ? 0 : header.row_count;
        fields.later("version", header.version);
        fields.later("map_version", header.map_version, -any_integer, any_integer);
        fields.later("row_count", header.row_count, 0, any_integer);
    });
}

static void json_fields(JsonFields& json, map::Details& details, const hex::Grid& grid) {
    visit_with_unknown(json, details.unknown, [&](JsonFields& fields) {
        visit_details(fields, details);
        fields.optional("haz", details.haz);
        visit_annotations(fields, details, grid);
    });
}

static void json_fields(JsonFields& json, Map& map) {
    visit_with_unknown(json, map.details().unknown, [&map](JsonFields& fields) {
        visit_header(fields);
        visit_details(fields, map.details());
        visit_grid(fields, map);
        fields.optional("haz", map.details().haz);
        fields("spaces", [&map](JsonFields& place) { visit_spaces(place, map); });
        visit_annotations(fields, map.details(), map.grid());
    });
}

Format json_format() {
    return {"json", ".json", tr_later("Pampas map"), read_json, write_json};
}

char letter(Space space) {
    return space_letters[static_cast<std::size_t>(space)];
}

std::optional<Space> space_of(char letter) {
    const std::size_t kind = space_letters.find(letter);
    return kind == std::string_view::npos ? std::nullopt : std::optional(map::all_spaces[kind]);
}

void json_fields(JsonFields& json, Letter& letter) {
    std::string text(1, formats::letter(letter.space));
    json.visit(text);
    if (json.is_reading()) {
        const auto space = text.size() == 1 ? space_of(text.front()) : std::nullopt;
        if (!space) {
            json.json().fail(tr_later("the letter of a kind of space"));
        }
        letter.space = *space;
    }
}

Map read_json(std::string_view bytes) {
    return read_json(JsonValue(parse_json(bytes)));
}

Map read_json(const JsonValue& object) {
    return read_fields<Map>(object);
}

map::Details read_details(const JsonValue& object, const hex::Grid& grid) {
    return read_fields<map::Details>(object, grid);
}

Json json_of(const map::Details& details) {
    return fields_json(details, hex::Grid());
}

Json json_of(const Map& map) {
    return fields_json(map);
}

std::string write_json(const Map& map) {
    try {
        return json_of(map).dump(2) + "\n";
    } catch (const Json::type_error&) {
        throw InputError(tr("a text of the map \"{}\" is not UTF-8", map.details().name));
    }
}

} // namespace pampas::formats
