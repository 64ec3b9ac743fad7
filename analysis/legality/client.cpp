#include "analysis/legality/client.h"

#include "engine/formats/format.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/formats/named.h"
#include "engine/language/tr.h"
#include "engine/map/transform.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>

namespace pampas::legality {
namespace {

/// Whether the client uses the painted terrain or draws its own.
constexpr std::array<std::string_view, 2> terrain_words{"painted", "drawn"};

using formats::JsonFields;

/// Reads or writes a map format as its name.
void read_format(JsonFields& json, const formats::Format*& format) {
    if (json.is_reading()) {
        format = formats::format_named(json.json().text());
        if (format == nullptr) {
            json.json().fail(tr_later("the name of a map file format"));
        }
    }
}

void visit_turn(JsonFields& json, int& turn) {
    json.visit(turn);
    if (json.is_reading() && turn != 0 && turn != 90 && turn != 180 && turn != 270) {
        json.json().fail("0, 90, 180, 270");
    }
}

} // namespace

static void json_fields(JsonFields& json, Client& client) {
    constexpr int any = std::numeric_limits<int>::max();
    json("name", client.name);
    client.title = client.name;
    json.later("title", client.title);
    json.optional("max_spaces", client.max_spaces, 0, any);
    json.optional("max_waters", client.max_waters, 0, any);
    json.later("kinds", client.kinds);
    json.later("format", [&](JsonFields& place) { read_format(place, client.format); });
    json.later("turn", [&](JsonFields& place) { visit_turn(place, client.turn); });
    json.later("terrain", formats::Word{client.draws_terrain, terrain_words});
    json.later("words", client.words);
}

namespace {

Client read_client(std::string_view bytes) {
    const auto json = formats::parse_json(bytes);
    return formats::read_only_fields<Client>(formats::JsonValue(json));
}

} // namespace

const std::vector<Client>& clients() {
    static const auto all = formats::bundled<Client>("clients", "yucata", read_client);
    return all;
}

Client client_named(const std::string& name_or_path) {
    return formats::named<Client>(name_or_path, clients(), tr_later("client"), read_client);
}

namespace {

map::Map turned(const map::Map& map, int degrees) {
    using enum hex::Motion;
    return degrees == 90    ? map::moved(map, Rotate90)
           : degrees == 180 ? map::moved(map, Rotate180)
           : degrees == 270 ? map::moved(map, Rotate270)
                            : map;
}

/// Removes the terrain of all land; returns whether any had one.
bool undecide(map::Map& map) {
    bool any = false;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        if (map::is_land(map.at(at)) && map.at(at) != map::Space::Land) {
            map.set(at, map::Space::Land);
            any = true;
        }
    }
    return any;
}

} // namespace

Shown shown_by(const Client& client, const map::Map& map) {
    const map::Map file =
        client.format != nullptr ? client.format->read(client.format->write(map)) : map;
    Shown shown{turned(file, client.turn), {}};
    const auto say = [&shown](std::string sentence) {
        shown.differences.push_back(std::move(sentence));
    };
    if (shown.map.grid().axis != map.grid().axis) {
        say(shown.map.grid().axis == hex::StaggerAxis::Y
                ? tr("{} shows the map turned, with hexes that stand on a corner.", client.title)
                : tr("{} shows the map turned, with hexes that lie on a side.", client.title));
    }
    if (client.draws_terrain && undecide(shown.map)) {
        say(tr(
            "{} draws the terrain of land at random for each game and ignores the painted terrain.",
            client.title));
    }
    if (const auto lost = formats::not_kept(map.details(), file.details()); !lost.empty()) {
        say(tr("{} does not receive {}.", client.title, fmt::join(lost, ", ")));
    }
    for (const std::string& words : client.words) {
        say(tr(words));
    }
    return shown;
}

} // namespace pampas::legality
