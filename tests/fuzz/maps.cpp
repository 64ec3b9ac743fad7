#include "engine/formats/format.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_value.h"
#include "engine/formats/tiled/tileset.h"
#include "engine/formats/tiled/xml.h"
#include "tests/fuzz/harness.h"

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include <array>
#include <optional>

namespace pampas::fuzz {
namespace {

/// What the format writes for a map; nothing if it cannot hold it.
std::optional<std::string> written(const formats::Format& format, const map::Map& map) {
    try {
        return format.write(map);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// What can be read can be written, and then reads as the same board; writing that again changes
/// nothing.
template <formats::Format (*format_of)()>
void read_map(std::string_view bytes) {
    static const formats::Format format = format_of();
    refusing([bytes] {
        const map::Map map = format.read(bytes);
        if (const auto first = written(format, map)) {
            const map::Map again = format.read(*first);
            check(map::same_board(map, again), "the map is the same when it is read again");
            check(written(format, again) == first, "writing again changes nothing");
        }
        check(formats::json_format().read(formats::json_format().write(map)) == map,
              "JSON holds the whole map");
    });
}

void read_tileset(std::string_view bytes) {
    refusing([bytes] {
        const formats::XmlFile file(bytes);
        formats::kinds_in(file, file.root("tileset"));
    });
}

void read_json_tileset(std::string_view bytes) {
    refusing([bytes] {
        const auto json = formats::parse_json(bytes);
        formats::kinds_in(formats::JsonValue(json));
    });
}

} // namespace

std::span<const Harness> map_harnesses() {
    static constexpr std::array harnesses{
        Harness{"map-json", Form::Json, read_map<formats::json_format>},
        Harness{"map-haz", Form::Bytes, read_map<formats::haz_format>},
        Harness{"map-tmx", Form::Bytes, read_map<formats::tmx_format>},
        Harness{"map-tmj", Form::Json, read_map<formats::tmj_format>},
        Harness{"map-text", Form::Bytes, read_map<formats::text_format>},
        Harness{"share-code", Form::Bytes, read_map<formats::share_format>},
        Harness{"tileset-xml", Form::Bytes, read_tileset},
        Harness{"tileset-json", Form::Json, read_json_tileset},
    };
    return harnesses;
}

} // namespace pampas::fuzz
