#include "engine/formats/tiled/properties.h"

#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_value.h"
#include "engine/language/tr.h"
#include "engine/language/utf8.h"

#include <algorithm>
#include <array>
#include <limits>

namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;

/// Map keys stored as properties with the same name; messages also name them.
constexpr std::array<const char*, 4> text_keys{tr_later("name"), tr_later("author"),
                                               tr_later("description"), tr_later("ruleset")};

/// The properties for the two ends of `players`.
constexpr const char* fewest_property = "players_min";
constexpr const char* most_property = "players_max";

/// The property with all other keys as a JSON object.
constexpr const char* rest_property = "pampas";

/// Keys not allowed in this object, since the map stores them elsewhere.
constexpr std::array<std::string_view, 12> keys_elsewhere{
    "format",  "version", "name",         "author",        "description", "players",
    "ruleset", "columns", "stagger_axis", "stagger_index", "rows",        "spaces"};

constexpr int any_number = std::numeric_limits<int>::max();

const TiledProperty* find(std::span<const TiledProperty> properties, std::string_view name) {
    const auto found = std::ranges::find(properties, name, &TiledProperty::name);
    return found == properties.end() ? nullptr : &*found;
}

[[noreturn]] void refuse(const TiledProperty& property, std::string_view why) {
    throw InputError(tr("the property {}: {}", property.name, why), property.place);
}

[[noreturn]] void refuse_value(const TiledProperty& property, std::string_view expected) {
    refuse(property, tr("expected {}", tr(expected)));
}

std::string text_of(const TiledProperty& property) {
    const auto* text = std::get_if<std::string>(&property.value);
    if (text == nullptr) {
        refuse_value(property, tr_later("text"));
    }
    return *text;
}

/// An integer of at least `least`.
int number_of(const TiledProperty& property, int least) {
    const int* number = std::get_if<int>(&property.value);
    if (number == nullptr || *number < least) {
        refuse_value(property, tr("a whole number from {} to {}", least, any_number));
    }
    return *number;
}

Json parsed_rest(const TiledProperty& property) {
    try {
        return parse_json(text_of(property));
    } catch (const InputError& error) {
        refuse(property, error.what());
    }
}

/// The object in the property, or an empty one.
Json rest_of(const TiledProperty* property) {
    if (property == nullptr) {
        return Json::object();
    }
    Json rest = parsed_rest(*property);
    if (!rest.is_object()) {
        refuse_value(*property, tr_later("an object"));
    }
    for (const std::string_view key : keys_elsewhere) {
        if (rest.contains(key)) {
            refuse(*property, tr("the key \"{}\" belongs elsewhere in the map", key));
        }
    }
    return rest;
}

void add_players(Json& object, std::span<const TiledProperty> properties) {
    const TiledProperty* fewest = find(properties, fewest_property);
    const TiledProperty* most = find(properties, most_property);
    if ((fewest == nullptr) != (most == nullptr)) {
        throw InputError(tr("only one of players_min and players_max is given"),
                         (fewest != nullptr ? fewest : most)->place);
    }
    if (fewest != nullptr) {
        const int least = number_of(*fewest, 1);
        object["players"] = {least, number_of(*most, least)};
    }
}

/// The details without properties of their own.
Json json_of_rest(map::Details details) {
    details.players.reset();
    details.ruleset.reset();
    Json object = json_of(details);
    for (const char* key : {"name", "author", "description"}) {
        object.erase(key);
    }
    return object;
}

[[noreturn]] void refuse_bytes(const map::Details& details) {
    throw InputError(tr("a text of the map \"{}\" is not UTF-8", details.name));
}

/// JSON in ASCII, since XML cannot contain all other characters.
std::string ascii_json(const Json& object, const map::Details& details) {
    try {
        return object.dump(-1, ' ', true);
    } catch (const Json::type_error&) {
        refuse_bytes(details);
    }
}

} // namespace

bool is_known_property(std::string_view name) {
    return name == rest_property || name == fewest_property || name == most_property ||
           std::ranges::find(text_keys, name) != text_keys.end();
}

std::vector<TiledProperty> properties_of(const map::Details& details) {
    for (const std::string& text :
         {details.name, details.author, details.description, details.ruleset.value_or("")}) {
        if (!utf8::is_valid(text)) {
            refuse_bytes(details);
        }
    }
    std::vector<TiledProperty> result{{"name", details.name}};
    if (!details.author.empty()) {
        result.push_back({"author", details.author});
    }
    if (!details.description.empty()) {
        result.push_back({"description", details.description});
    }
    if (details.ruleset) {
        result.push_back({"ruleset", *details.ruleset});
    }
    if (details.players) {
        result.push_back({fewest_property, details.players->least});
        result.push_back({most_property, details.players->most});
    }
    if (const Json object = json_of_rest(details); !object.empty()) {
        result.push_back({rest_property, ascii_json(object, details)});
    }
    return result;
}

map::Details details_of(std::span<const TiledProperty> properties, const hex::Grid& grid,
                        const std::string& name_of_unnamed) {
    const TiledProperty* rest = find(properties, rest_property);
    Json object = rest_of(rest);
    object["name"] = name_of_unnamed;
    for (const char* key : text_keys) {
        if (const TiledProperty* property = find(properties, key)) {
            object[key] = text_of(*property);
        }
    }
    add_players(object, properties);
    return read_details(JsonValue(object, rest != nullptr ? rest->place : std::string()), grid);
}

} // namespace pampas::formats
