#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/tiled/properties.h"
#include "engine/formats/tiled/tiled_map.h"
#include "engine/formats/tiled/tileset.h"
#include "engine/formats/tiled/xml.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <span>

/// Tiled's XML format.
namespace pampas::formats {
namespace {

/// Reads an XML map.
class TmxReader {
  public:
    explicit TmxReader(std::string_view bytes) : file_(bytes), root_(file_.root("map")) {}

    TiledMap map() const {
        TiledMap map;
        map.orientation = root_.attribute("orientation").value();
        map.infinite = root_.attribute("infinite").as_bool();
        map.columns = file_.integer(root_, "width", 0);
        map.rows = file_.integer(root_, "height", 0);
        map.stagger_axis = root_.attribute("staggeraxis").value();
        map.stagger_index = root_.attribute("staggerindex").value();
        map.place = file_.place(root_);
        check_kind(map);
        map.tilesets = tilesets();
        map.layers = layers();
        map.properties = properties();
        return map;
    }

  private:
    std::vector<TiledTileset> tilesets() const {
        std::vector<TiledTileset> result;
        for (const pugi::xml_node tileset : root_.children("tileset")) {
            result.push_back({file_.integer(tileset, "firstgid", 1),
                              tileset.attribute("source").value(), kinds_in(file_, tileset),
                              file_.place(tileset)});
        }
        return result;
    }

    /// All layers, including those in nested groups.
    std::vector<TiledLayer> layers() const {
        std::vector<TiledLayer> result;
        for (std::vector<pugi::xml_node> groups{root_}; !groups.empty();) {
            const pugi::xml_node group = groups.back();
            groups.pop_back();
            for (const pugi::xml_node layer : group.children("layer")) {
                result.push_back({layer.attribute("name").value(), file_.integer(layer, "width", 0),
                                  file_.integer(layer, "height", 0), cells(layer.child("data")),
                                  file_.place(layer)});
                if (!layer.child("data").child("chunk").empty()) {
                    refuse_infinite(file_.place(layer));
                }
            }
            std::ranges::copy(group.children("group"), std::back_inserter(groups));
        }
        return result;
    }

    /// Returns the encoded cells. Without an encoding, each cell is an element.
    static EncodedCells cells(pugi::xml_node data) {
        const std::string encoding = data.attribute("encoding").value();
        if (!encoding.empty()) {
            return {encoding, data.attribute("compression").value(), data.text().get()};
        }
        std::string list;
        for (const pugi::xml_node tile : data.children("tile")) {
            list += list.empty() ? "" : ",";
            list += tile.attribute("gid").as_string("0");
        }
        return {"csv", {}, list};
    }

    std::vector<TiledProperty> properties() const {
        std::vector<TiledProperty> result;
        for (const pugi::xml_node property : root_.child("properties").children("property")) {
            const char* name = property.attribute("name").value();
            if (is_known_property(name)) {
                result.push_back({name, value(property), file_.place(property)});
            }
        }
        return result;
    }

    /// The value of a property. Tiled writes multi-line text between the tags.
    std::variant<std::string, int> value(pugi::xml_node property) const {
        if (std::string_view(property.attribute("type").value()) == "int") {
            return file_.integer(property, "value", std::numeric_limits<int>::min());
        }
        const pugi::xml_attribute text = property.attribute("value");
        return std::string(text.empty() ? property.text().get() : text.value());
    }

    XmlFile file_;
    pugi::xml_node root_;
};

/// Whether XML can contain the text: some characters are excluded in every notation.
bool fits_xml(std::string_view text) {
    const auto is_control = [](char character) {
        const auto byte = static_cast<unsigned char>(character);
        return byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r';
    };
    return std::ranges::none_of(text, is_control) &&
           text.find("\xef\xbf\xbe") == std::string_view::npos && // U+FFFE
           text.find("\xef\xbf\xbf") == std::string_view::npos;
}

void add_properties(pugi::xml_node map, std::span<const TiledProperty> properties) {
    pugi::xml_node list = map.append_child("properties");
    for (const TiledProperty& property : properties) {
        const pugi::xml_node element = list.append_child("property");
        set(element, "name", property.name);
        if (const int* number = std::get_if<int>(&property.value)) {
            set(element, "type", "int");
            set(element, "value", *number);
            continue;
        }
        const auto& text = std::get<std::string>(property.value);
        if (!fits_xml(text)) {
            throw InputError(
                tr("the {} has a control character, which .tmx cannot hold", tr(property.name)));
        }
        set(element, "value", text);
    }
}

void add_tileset(pugi::xml_node map, const TiledTileset& tileset) {
    const pugi::xml_node element = map.append_child("tileset");
    set(element, "firstgid", tileset.first);
    set(element, "source", tileset.source);
}

/// The cells as text, one line per row.
std::string rows_of(const TiledLayer& layer) {
    std::span<const std::uint32_t> cells = std::get<Cells>(layer.cells);
    std::string text = "\n";
    for (const auto width = static_cast<std::size_t>(layer.columns); !cells.empty();
         cells = cells.subspan(width)) {
        text += fmt::format("{}{}\n", fmt::join(cells.first(width), ","),
                            cells.size() > width ? "," : "");
    }
    return text;
}

void add_layer(pugi::xml_node map, const TiledLayer& layer) {
    pugi::xml_node element = map.append_child("layer");
    set(element, "id", 1);
    set(element, "name", layer.name);
    set(element, "width", layer.columns);
    set(element, "height", layer.rows);
    const pugi::xml_node data = element.append_child("data");
    set(data, "encoding", "csv");
    data.text().set(rows_of(layer).c_str());
}

map::Map read_tmx_file(std::string_view bytes, const std::filesystem::path& file) {
    return map_of(TmxReader(bytes).map(), file);
}

map::Map read_tmx(std::string_view bytes) {
    return read_tmx_file(bytes, {});
}

std::string write_tmx(const map::Map& map) {
    const TiledMap tiled = tiled_of(map);
    const TileSize size = tile_size(map.grid().axis);
    pugi::xml_document document;
    const pugi::xml_node root = document.append_child("map");
    set(root, "version", tiled_version);
    set(root, "orientation", tiled.orientation);
    set(root, "renderorder", "right-down");
    set(root, "width", tiled.columns);
    set(root, "height", tiled.rows);
    set(root, "tilewidth", size.width);
    set(root, "tileheight", size.height);
    set(root, "infinite", 0);
    set(root, "hexsidelength", tile_side);
    set(root, "staggeraxis", tiled.stagger_axis);
    set(root, "staggerindex", tiled.stagger_index);
    set(root, "nextlayerid", 2);
    set(root, "nextobjectid", 1);
    add_properties(root, tiled.properties);
    add_tileset(root, tiled.tilesets.front());
    add_layer(root, tiled.layers.front());
    return xml_text(document);
}

} // namespace

Format tmx_format() {
    return {"tmx", ".tmx", tr_later("Tiled map"), read_tmx, write_tmx, nullptr, read_tmx_file};
}

} // namespace pampas::formats
