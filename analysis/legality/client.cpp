#include "analysis/legality/client.h"

#include "engine/files/input_error.h"
#include "engine/formats/named.h"
#include "engine/formats/parse_json.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

namespace pampas::legality {
namespace {

std::optional<int> limit(const nlohmann::ordered_json& object, const std::string& key) {
    const auto value = object.find(key);
    if (value == object.end()) {
        return std::nullopt;
    }
    if (!value->is_number_integer() || *value < 0) {
        throw InputError(tr("expected a whole number"), "/" + key);
    }
    return value->get<int>();
}

Client read_client(std::string_view bytes) {
    const auto object = formats::parse_json(bytes);
    if (!object.is_object() || !object.value("name", nlohmann::ordered_json()).is_string()) {
        throw InputError(tr("expected a client: an object with a name"));
    }
    Client client;
    client.name = object["name"];
    client.title = object.value("title", client.name);
    client.max_spaces = limit(object, "max_spaces");
    client.max_waters = limit(object, "max_waters");
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
