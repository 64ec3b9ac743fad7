#include "engine/formats/format.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_value.h"
#include "engine/formats/text_size.h"
#include "engine/formats/tiled/properties.h"
#include "engine/formats/tiled/tiled_map.h"
#include "engine/formats/tiled/tileset.h"
#include "engine/language/tr.h"

#include <limits>

/// Tiled's JSON format.
namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;

constexpr int any_number_in_json = std::numeric_limits<int>::max();

std::string text_in(const JsonValue& object, std::string_view key) {
    const auto value = object.find(key);
    return value ? value->text() : std::string();
}

int size_in(const JsonValue& object, std::string_view key) {
    return object.at(key).integer({0, any_number_in_json});
}

/// Calls `action(item)` for each item of an optional list.
template <class Action>
void for_each_in(const JsonValue& object, std::string_view key, Action action) {
    const auto list = object.find(key);
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        action(list->item(i));
    }
}

std::vector<TiledTileset> tilesets_in(const JsonValue& map) {
    std::vector<TiledTileset> result;
    for_each_in(map, "tilesets", [&](const JsonValue& tileset) {
        result.push_back({tileset.at("firstgid").integer({1, any_number_in_json}),
                          text_in(tileset, "source"), kinds_in(tileset), tileset.place()});
    });
    return result;
}

std::variant<Cells, EncodedCells> cells_in(const JsonValue& layer) {
    const JsonValue data = layer.at("data");
    if (data.json().is_string()) {
        return EncodedCells{text_in(layer, "encoding"), text_in(layer, "compression"), data.text()};
    }
    Cells cells;
    for (std::size_t i = 0; i < data.size(); ++i) {
        const Json& cell = data.json()[i];
        if (!cell.is_number_unsigned() || cell > std::numeric_limits<std::uint32_t>::max()) {
            data.item(i).fail(tr_later("a tile number"));
        }
        cells.push_back(cell.get<std::uint32_t>());
    }
    return cells;
}

/// Adds layers, including those in groups.
void add_layers(std::vector<TiledLayer>& layers, const JsonValue& group) {
    for_each_in(group, "layers", [&](const JsonValue& layer) {
        const std::string type = text_in(layer, "type");
        if (type == "group") {
            add_layers(layers, layer);
        } else if (layer.find("chunks")) {
            refuse_infinite(layer.place());
        } else if (type == "tilelayer") {
            layers.push_back({text_in(layer, "name"), size_in(layer, "width"),
                              size_in(layer, "height"), cells_in(layer), layer.place()});
        }
    });
}

void add_property(std::vector<TiledProperty>& properties, const std::string& name,
                  const JsonValue& value) {
    if (!is_known_property(name)) {
        return;
    }
    if (value.json().is_string()) {
        properties.push_back({name, value.text(), value.place()});
    } else {
        properties.push_back({name, value.integer(), value.place()});
    }
}

/// Tiled before 1.2 writes an object with values by name.
std::vector<TiledProperty> properties_in(const JsonValue& map) {
    std::vector<TiledProperty> result;
    const auto properties = map.find("properties");
    if (properties && properties->json().is_object()) {
        for (const auto& [name, value] : properties->json().items()) {
            add_property(result, name, JsonValue(value, properties->place() + "/" + name));
        }
        return result;
    }
    for_each_in(map, "properties", [&](const JsonValue& property) {
        add_property(result, property.at("name").text(), property.at("value"));
    });
    return result;
}

bool is_infinite(const JsonValue& map) {
    const auto infinite = map.find("infinite");
    return infinite && infinite->json() == true;
}

map::Map read_tmj_file(std::string_view bytes, const std::filesystem::path& file) {
    check_text_size(bytes);
    const Json json = parse_json(bytes);
    const JsonValue object(json);
    TiledMap tiled{.orientation = text_in(object, "orientation"),
                   .infinite = is_infinite(object),
                   .columns = size_in(object, "width"),
                   .rows = size_in(object, "height"),
                   .stagger_axis = text_in(object, "staggeraxis"),
                   .stagger_index = text_in(object, "staggerindex")};
    check_kind(tiled);
    tiled.tilesets = tilesets_in(object);
    add_layers(tiled.layers, object);
    tiled.properties = properties_in(object);
    return map_of(tiled, file);
}

map::Map read_tmj(std::string_view bytes) {
    return read_tmj_file(bytes, {});
}

Json json_of(const TiledLayer& layer) {
    return {{"id", 1},
            {"name", layer.name},
            {"type", "tilelayer"},
            {"x", 0},
            {"y", 0},
            {"width", layer.columns},
            {"height", layer.rows},
            {"opacity", 1},
            {"visible", true},
            {"data", std::get<Cells>(layer.cells)}};
}

Json json_of(const TiledProperty& property) {
    const int* number = std::get_if<int>(&property.value);
    Json json{{"name", property.name}, {"type", number != nullptr ? "int" : "string"}};
    if (number != nullptr) {
        json["value"] = *number;
    } else {
        json["value"] = std::get<std::string>(property.value);
    }
    return json;
}

std::string write_tmj(const map::Map& map) {
    const TiledMap tiled = tiled_of(map);
    const TileSize size = tile_size(map.grid().axis);
    Json properties = Json::array();
    for (const TiledProperty& property : tiled.properties) {
        properties.push_back(json_of(property));
    }
    const TiledTileset& tileset = tiled.tilesets.front();
    const Json json{
        {"type", "map"},
        {"version", tiled_version},
        {"orientation", tiled.orientation},
        {"renderorder", "right-down"},
        {"width", tiled.columns},
        {"height", tiled.rows},
        {"tilewidth", size.width},
        {"tileheight", size.height},
        {"infinite", false},
        {"hexsidelength", tile_side},
        {"staggeraxis", tiled.stagger_axis},
        {"staggerindex", tiled.stagger_index},
        {"nextlayerid", 2},
        {"nextobjectid", 1},
        {"properties", std::move(properties)},
        {"tilesets", Json::array({{{"firstgid", tileset.first}, {"source", tileset.source}}})},
        {"layers", Json::array({json_of(tiled.layers.front())})}};
    return json.dump() + "\n";
}

} // namespace

Format tmj_format() {
    return {"tmj",   ".tmj",       tr_later("Tiled map in JSON"), read_tmj, write_tmj,
            nullptr, read_tmj_file};
}

} // namespace pampas::formats
