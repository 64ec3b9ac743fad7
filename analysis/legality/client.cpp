#include "analysis/legality/client.h"

#include "engine/formats/json_value.h"
#include "engine/formats/named.h"
#include "engine/formats/parse_json.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

namespace pampas::legality {
namespace {

constexpr std::array<std::string_view, 9> known_keys{
    "name", "title", "max_spaces", "max_waters", "kinds", "format", "turn", "terrain", "words"};

/// Whether the client plays the terrain that is painted, or another.
constexpr std::array<std::string_view, 2> terrain_words{"painted", "drawn"};

using formats::JsonValue;

std::optional<int> limit(const JsonValue& object, std::string_view key) {
    const auto value = object.find(key);
    return value ? std::optional(value->integer(0, std::numeric_limits<int>::max())) : std::nullopt;
}

std::string text(const JsonValue& object, std::string_view key, const std::string& otherwise) {
    const auto value = object.find(key);
    return value ? value->text() : otherwise;
}

std::vector<map::Space> read_kinds(const JsonValue& list) {
    std::vector<std::string_view> names;
    std::ranges::transform(map::all_spaces, std::back_inserter(names), map::name);
    std::vector<map::Space> kinds;
    for (const JsonValue& item : list.items()) {
        kinds.push_back(map::all_spaces[item.choice(names)]);
    }
    return kinds;
}

const formats::Format* read_format(const JsonValue& value) {
    const formats::Format* format = formats::format_named(value.text());
    if (format == nullptr) {
        value.fail(tr_later("the name of a format of map files"));
    }
    return format;
}

int read_turn(const JsonValue& value) {
    const int turn = value.integer();
    if (turn != 0 && turn != 90 && turn != 180 && turn != 270) {
        value.fail("0, 90, 180, 270");
    }
    return turn;
}

/// What it does with a map.
void read_ways(Client& client, const JsonValue& object) {
    if (const auto value = object.find("format")) {
        client.format = read_format(*value);
    }
    if (const auto value = object.find("turn")) {
        client.turn = read_turn(*value);
    }
    if (const auto value = object.find("terrain")) {
        client.draws_terrain = value->choice(terrain_words) == 1;
    }
    if (const auto value = object.find("words")) {
        for (const JsonValue& item : value->items()) {
            client.words.push_back(item.text());
        }
    }
}

Client read_client(std::string_view bytes) {
    const auto json = formats::parse_json(bytes);
    const JsonValue object(json);
    object.allow_keys(known_keys);
    Client client;
    client.name = object.at("name").text();
    client.title = text(object, "title", client.name);
    client.max_spaces = limit(object, "max_spaces");
    client.max_waters = limit(object, "max_waters");
    if (const auto value = object.find("kinds")) {
        client.kinds = read_kinds(*value);
    }
    read_ways(client, object);
    return client;
}

} // namespace

const std::vector<Client>& clients() {
    static const auto all = formats::bundled<Client>("clients", "yucata", read_client);
    return all;
}

Client client_named(const std::string& name_or_path) {
    return formats::named<Client>(name_or_path, clients(), tr_later("client"), read_client);
}

} // namespace pampas::legality
