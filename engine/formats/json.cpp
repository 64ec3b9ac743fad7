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

/// An object of the file, whose known keys are read one by one; the rest are unknown ones.
class Reader {
  public:
    explicit Reader(JsonValue object) : object_(std::move(object)) {}

    std::optional<JsonValue> take(std::string_view key) {
        taken_.push_back(key);
        return object_.find(key);
    }

    /// The value of a key the file must have.
    JsonValue take_required(std::string_view key) {
        taken_.push_back(key);
        return object_.at(key);
    }

    std::optional<std::string> take_text(std::string_view key) {
        const auto value = take(key);
        return value ? std::optional(value->text()) : std::nullopt;
    }

    std::optional<int> take_integer(std::string_view key, int least, int most) {
        const auto value = take(key);
        return value ? std::optional(value->integer(least, most)) : std::nullopt;
    }

    std::vector<map::UnknownKey> rest() const {
        std::vector<map::UnknownKey> result;
        for (const auto& [key, value] : object_.json().items()) {
            if (std::ranges::find(taken_, key) == taken_.end()) {
                result.push_back({key, value.dump()});
            }
        }
        return result;
    }

  private:
    JsonValue object_;
    std::vector<std::string_view> taken_;
};

constexpr int any_integer = std::numeric_limits<int>::max();

void check_format(Reader& file) {
    file.take_required("format").choice(std::array<std::string_view, 1>{"pampas-map"});
    const JsonValue version = file.take_required("version");
    if (const int number = version.integer(1, any_integer); number > 1) {
        version.refuse(
            tr("version {} was written by a newer Pampas; this one reads version 1", number));
    }
}

/// One of two words, in the order of the enumerators; `otherwise` without the key.
template <class Enumeration>
Enumeration take_choice(Reader& file, std::string_view key,
                        const std::array<std::string_view, 2>& words, Enumeration otherwise) {
    const auto value = file.take(key);
    return value ? static_cast<Enumeration>(value->choice(words)) : otherwise;
}

hex::Grid take_grid(Reader& file) {
    hex::Grid grid;
    grid.columns = file.take_required("columns").integer(1, hex::max_side);
    grid.rows = file.take_required("rows").integer(1, hex::max_side);
    grid.axis = take_choice(file, "stagger_axis", {"x", "y"}, hex::StaggerAxis::Y);
    grid.index = take_choice(file, "stagger_index", {"odd", "even"}, hex::StaggerIndex::Odd);
    return grid;
}

std::optional<map::PlayerRange> take_players(Reader& file) {
    const auto value = file.take("players");
    if (!value) {
        return std::nullopt;
    }
    const auto ends =
        value->items(2, tr_later("two whole numbers, the fewest and the most players"));
    const int least = ends[0].integer(1, any_integer);
    return map::PlayerRange{least, ends[1].integer(least, any_integer)};
}

std::optional<map::HazHeader> take_haz(Reader& file) {
    auto value = file.take("haz");
    if (!value) {
        return std::nullopt;
    }
    Reader object(*std::move(value));
    map::HazHeader header;
    header.version = object.take_text("version").value_or(header.version);
    header.map_version =
        object.take_integer("map_version", -any_integer, any_integer).value_or(header.map_version);
    header.row_count = object.take_integer("row_count", 0, any_integer).value_or(0);
    header.unknown = object.rest();
    return header;
}

hex::Coordinate read_space(const JsonValue& value, const hex::Grid& grid) {
    const auto numbers = value.items(2, tr_later("a space as [column, row]"));
    return {numbers[0].integer(0, grid.columns - 1), numbers[1].integer(0, grid.rows - 1)};
}

/// The items in reading order; refuses a space that is named twice.
template <class Item, class Projection>
std::vector<Item> sorted(const JsonValue& list, std::vector<Item> items, Projection at) {
    std::ranges::sort(items, {}, at);
    const auto twice = std::ranges::adjacent_find(items, {}, at);
    if (twice != items.end()) {
        list.refuse(tr("names {} twice", hex::name(std::invoke(at, *twice))));
    }
    return items;
}

std::vector<map::Note> take_notes(Reader& object, const hex::Grid& grid) {
    const auto list = object.take("notes");
    if (!list) {
        return {};
    }
    std::vector<map::Note> notes;
    for (const JsonValue& item : list->items()) {
        item.allow_keys(std::array<std::string_view, 2>{"at", "text"});
        notes.push_back({read_space(item.at("at"), grid), item.at("text").text()});
    }
    return sorted(*list, std::move(notes), &map::Note::at);
}

std::vector<hex::Coordinate> take_locked(Reader& object, const hex::Grid& grid) {
    const auto list = object.take("locked");
    if (!list) {
        return {};
    }
    std::vector<hex::Coordinate> locked;
    for (const JsonValue& item : list->items()) {
        locked.push_back(read_space(item, grid));
    }
    return sorted(*list, std::move(locked), std::identity());
}

/// Notes on spaces, and locked spaces.
void take_annotations(Reader& file, const hex::Grid& grid, map::Details& details) {
    if (auto value = file.take("annotations")) {
        value->allow_keys(std::array<std::string_view, 2>{"notes", "locked"});
        Reader object(*std::move(value));
        details.notes = take_notes(object, grid);
        details.locked = take_locked(object, grid);
    }
}

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
                tr("{} is no kind of space; expected one of {}", hex::name(at), space_letters));
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

Json written_spaces(const Map& map) {
    Json rows = Json::array();
    for (int row = 0; row < map.grid().rows; ++row) {
        std::string text;
        for (int column = 0; column < map.grid().columns; ++column) {
            text += letter(map.at({column, row}));
        }
        rows.push_back(std::move(text));
    }
    return rows;
}

/// The object must not have any of these keys: there may be too many to check each.
void add_unknown(Json& object, const std::vector<map::UnknownKey>& unknown) {
    for (const map::UnknownKey& entry : unknown) {
        object.get_ref<Json::object_t&>().emplace_back(entry.key, Json::parse(entry.json));
    }
}

Json written(hex::Coordinate at) {
    return {at.column, at.row};
}

void add_texts(Json& object, const map::Details& details) {
    object["name"] = details.name;
    object["author"] = details.author;
    object["description"] = details.description;
    if (details.players) {
        object["players"] = {details.players->least, details.players->most};
    }
    if (details.ruleset) {
        object["ruleset"] = *details.ruleset;
    }
}

void add_haz(Json& object, const map::Details& details) {
    if (details.haz) {
        object["haz"] = {{"version", details.haz->version},
                         {"map_version", details.haz->map_version},
                         {"row_count", details.haz->row_count}};
        add_unknown(object["haz"], details.haz->unknown);
    }
}

void add_annotations(Json& object, const map::Details& details) {
    for (const map::Note& note : details.notes) {
        object["annotations"]["notes"].push_back({{"at", written(note.at)}, {"text", note.text}});
    }
    for (const hex::Coordinate at : details.locked) {
        object["annotations"]["locked"].push_back(written(at));
    }
}

map::Details take_details(Reader& file, const hex::Grid& grid) {
    map::Details details;
    details.name = file.take_required("name").text();
    details.author = file.take_text("author").value_or("");
    details.description = file.take_text("description").value_or("");
    details.players = take_players(file);
    details.ruleset = file.take_text("ruleset");
    details.haz = take_haz(file);
    take_annotations(file, grid, details);
    details.unknown = file.rest();
    return details;
}

} // namespace

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
    Reader file(object);
    check_format(file);
    Map map(take_grid(file));
    read_spaces(map, file.take_required("spaces"));
    map.details() = take_details(file, map.grid());
    return map;
}

map::Details read_details(const JsonValue& object, const hex::Grid& grid) {
    Reader reader(object);
    return take_details(reader, grid);
}

Json json_of(const map::Details& details) {
    Json object;
    add_texts(object, details);
    add_haz(object, details);
    add_annotations(object, details);
    add_unknown(object, details.unknown);
    return object;
}

Json json_of(const Map& map) {
    const hex::Grid& grid = map.grid();
    Json file{{"format", "pampas-map"}, {"version", 1}};
    add_texts(file, map.details());
    file["columns"] = grid.columns;
    file["rows"] = grid.rows;
    file["stagger_axis"] = grid.axis == hex::StaggerAxis::X ? "x" : "y";
    file["stagger_index"] = grid.index == hex::StaggerIndex::Odd ? "odd" : "even";
    add_haz(file, map.details());
    file["spaces"] = written_spaces(map);
    add_annotations(file, map.details());
    add_unknown(file, map.details().unknown);
    return file;
}

std::string write_json(const Map& map) {
    try {
        return json_of(map).dump(2) + "\n";
    } catch (const Json::type_error&) {
        throw InputError(tr("a text of the map \"{}\" is not UTF-8", map.details().name));
    }
}

} // namespace pampas::formats
