#include "engine/formats/json.h"

#include "engine/files/input_error.h"
#include "engine/formats/parse_json.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;
using map::Map;
using map::Space;

constexpr std::string_view letters = ".mfgrsl$w-"; // indexed by Space

/// One object of the file, its known keys read one by one; what is left over are the unknown ones.
class Reader {
  public:
    /// `place` is the JSON pointer of the object.
    Reader(Json object, std::string place) : object_(std::move(object)), place_(std::move(place)) {
        if (!object_.is_object()) {
            fail("", "an object");
        }
    }

    std::optional<Json> take(const std::string& key) {
        const auto found = object_.find(key);
        if (found == object_.end()) {
            return std::nullopt;
        }
        Json value = *found;
        object_.erase(found);
        return value;
    }

    std::optional<std::string> take_text(const std::string& key) {
        const auto value = take(key);
        if (value && !value->is_string()) {
            fail(key, "text");
        }
        return value ? std::optional(value->get<std::string>()) : std::nullopt;
    }

    std::optional<int> take_integer(const std::string& key, int least, int most) {
        const auto value = take(key);
        return value ? std::optional(integer(*value, key, least, most)) : std::nullopt;
    }

    int integer(const Json& value, const std::string& key, int least, int most) const {
        const bool in_range =
            value.is_number_unsigned()
                ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::max(most, 0))
                : value.is_number_integer() && value.get<std::int64_t>() <= most;
        if (!in_range || value.get<std::int64_t>() < least) {
            fail(key, fmt::format("a whole number from {} to {}", least, most));
        }
        return value.get<int>();
    }

    /// The value of a key the file must have.
    template <class Value>
    Value required(std::optional<Value> value, const std::string& key) const {
        if (!value) {
            throw InputError(fmt::format("the key \"{}\" is missing", key), place_);
        }
        return std::move(*value);
    }

    std::vector<map::UnknownKey> rest() const {
        std::vector<map::UnknownKey> result;
        for (const auto& [key, value] : object_.items()) {
            result.push_back({key, value.dump()});
        }
        return result;
    }

    [[noreturn]] void fail(const std::string& key, const std::string& expected) const {
        throw InputError("expected " + expected, key.empty() ? place_ : place_ + "/" + key);
    }

  private:
    Json object_;
    std::string place_;
};

constexpr int any_integer = std::numeric_limits<int>::max();

void check_format(Reader& file) {
    if (file.required(file.take_text("format"), "format") != "pampas-map") {
        file.fail("format", "\"pampas-map\"");
    }
    const int version = file.required(file.take_integer("version", 1, any_integer), "version");
    if (version > 1) {
        throw InputError(
            fmt::format("version {} was written by a newer Pampas; this one reads version 1",
                        version),
            "/version");
    }
}

/// One of two values, told by their names.
template <class Value>
Value take_choice(Reader& file, const std::string& key, std::string_view first, Value if_first,
                  std::string_view second, Value if_second, Value otherwise) {
    const auto text = file.take_text(key);
    if (!text) {
        return otherwise;
    }
    if (*text != first && *text != second) {
        file.fail(key, fmt::format("\"{}\" or \"{}\"", first, second));
    }
    return *text == first ? if_first : if_second;
}

hex::Grid take_grid(Reader& file) {
    using enum hex::StaggerAxis;
    using enum hex::StaggerIndex;
    hex::Grid grid;
    grid.columns = file.required(file.take_integer("columns", 1, hex::max_side), "columns");
    grid.rows = file.required(file.take_integer("rows", 1, hex::max_side), "rows");
    grid.axis = take_choice(file, "stagger_axis", "x", X, "y", Y, Y);
    grid.index = take_choice(file, "stagger_index", "odd", Odd, "even", Even, Odd);
    return grid;
}

std::optional<map::PlayerRange> take_players(Reader& file) {
    const auto value = file.take("players");
    if (!value) {
        return std::nullopt;
    }
    if (!value->is_array() || value->size() != 2) {
        file.fail("players", "two whole numbers, the fewest and the most players");
    }
    const int least = file.integer((*value)[0], "players/0", 1, any_integer);
    return map::PlayerRange{least, file.integer((*value)[1], "players/1", least, any_integer)};
}

std::optional<map::HazHeader> take_haz(Reader& file) {
    auto value = file.take("haz");
    if (!value) {
        return std::nullopt;
    }
    Reader object(std::move(*value), "/haz");
    map::HazHeader header;
    header.version = object.take_text("version").value_or(header.version);
    header.map_version =
        object.take_integer("map_version", -any_integer, any_integer).value_or(header.map_version);
    header.row_count = object.take_integer("row_count", 0, any_integer).value_or(0);
    header.unknown = object.rest();
    return header;
}

void read_row(Map& map, int row, const Json& value) {
    const std::string place = fmt::format("/spaces/{}", row);
    const int columns = map.grid().columns;
    if (!value.is_string()) {
        throw InputError("expected text, a character for each space", place);
    }
    const auto& text = value.get_ref<const std::string&>();
    for (std::size_t column = 0; column < text.size(); ++column) {
        const hex::Coordinate at{static_cast<int>(column), row};
        const std::size_t kind = letters.find(text[column]);
        if (kind == std::string_view::npos) {
            throw InputError(
                fmt::format("{} is no kind of space; expected one of {}", hex::name(at), letters),
                place);
        }
        if (map.grid().contains(at)) {
            map.set(at, map::all_spaces[kind]);
        }
    }
    if (text.size() != static_cast<std::size_t>(columns)) {
        throw InputError(fmt::format("has {} spaces; expected {}", text.size(), columns), place);
    }
}

void read_spaces(Map& map, const Json& rows) {
    if (!rows.is_array() || rows.size() != static_cast<std::size_t>(map.grid().rows)) {
        throw InputError(fmt::format("expected a list of {} rows", map.grid().rows), "/spaces");
    }
    for (int row = 0; row < map.grid().rows; ++row) {
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

void add_unknown(Json& object, const std::vector<map::UnknownKey>& unknown) {
    for (const map::UnknownKey& entry : unknown) {
        object[entry.key] = Json::parse(entry.json);
    }
}

Json written_haz(const map::HazHeader& header) {
    Json object{{"version", header.version},
                {"map_version", header.map_version},
                {"row_count", header.row_count}};
    add_unknown(object, header.unknown);
    return object;
}

} // namespace

char letter(Space space) {
    return letters[static_cast<std::size_t>(space)];
}

Map read_json(std::string_view bytes) {
    Reader file(parse_json(bytes), "");
    check_format(file);
    map::Details details;
    details.name = file.required(file.take_text("name"), "name");
    details.author = file.take_text("author").value_or("");
    details.description = file.take_text("description").value_or("");
    details.players = take_players(file);
    details.ruleset = file.take_text("ruleset");
    Map map(take_grid(file));
    details.haz = take_haz(file);
    read_spaces(map, file.required(file.take("spaces"), "spaces"));
    details.unknown = file.rest();
    map.details() = std::move(details);
    return map;
}

std::string write_json(const Map& map) {
    const map::Details& details = map.details();
    const hex::Grid& grid = map.grid();
    Json file{{"format", "pampas-map"},
              {"version", 1},
              {"name", details.name},
              {"author", details.author},
              {"description", details.description}};
    if (details.players) {
        file["players"] = {details.players->least, details.players->most};
    }
    if (details.ruleset) {
        file["ruleset"] = *details.ruleset;
    }
    file["columns"] = grid.columns;
    file["rows"] = grid.rows;
    file["stagger_axis"] = grid.axis == hex::StaggerAxis::X ? "x" : "y";
    file["stagger_index"] = grid.index == hex::StaggerIndex::Odd ? "odd" : "even";
    if (details.haz) {
        file["haz"] = written_haz(*details.haz);
    }
    file["spaces"] = written_spaces(map);
    add_unknown(file, details.unknown);
    try {
        return file.dump(2) + "\n";
    } catch (const Json::type_error&) {
        throw InputError(fmt::format("a text of the map \"{}\" is not UTF-8", details.name));
    }
}

} // namespace pampas::formats
