#include "analysis/legality/client.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/parse_json.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::legality {
namespace {

std::optional<int> limit(const nlohmann::ordered_json& object, const std::string& key) {
    const auto value = object.find(key);
    if (value == object.end()) {
        return std::nullopt;
    }
    if (!value->is_number_integer() || *value < 0) {
        throw InputError("expected a whole number", "/" + key);
    }
    return value->get<int>();
}

Client read_client(std::string_view bytes) {
    const auto object = formats::parse_json(bytes);
    if (!object.is_object() || !object.value("name", nlohmann::ordered_json()).is_string()) {
        throw InputError("expected a client: an object with a name");
    }
    Client client;
    client.name = object["name"];
    client.title = object.value("title", client.name);
    client.max_spaces = limit(object, "max_spaces");
    client.max_waters = limit(object, "max_waters");
    return client;
}

std::vector<Client> bundled_clients() {
    std::vector<Client> result;
    for (const auto& resource : resources::in_folder("clients")) {
        result.push_back(read_client(resource.bytes));
    }
    std::ranges::stable_partition(result, [](const Client& c) { return c.name == "yucata"; });
    return result;
}

} // namespace

const std::vector<Client>& clients() {
    static const std::vector<Client> bundled = bundled_clients();
    return bundled;
}

Client client_named(const std::string& name_or_path) {
    const auto found = std::ranges::find(clients(), name_or_path, &Client::name);
    if (found != clients().end()) {
        return *found;
    }
    if (!name_or_path.ends_with(".json")) {
        std::vector<std::string> names;
        std::ranges::transform(clients(), std::back_inserter(names), &Client::name);
        throw InputError(fmt::format("unknown client \"{}\"; known are {}, or give a .json file",
                                     name_or_path, fmt::join(names, ", ")));
    }
    try {
        return read_client(read_file(name_or_path));
    } catch (const InputError& error) {
        throw error.in_file(name_or_path);
    }
}

} // namespace pampas::legality
