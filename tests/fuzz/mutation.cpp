#include "tests/fuzz/mutation.h"

#include "engine/formats/json_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <iterator>
#include <random>
#include <sstream>
#include <vector>

namespace pampas::fuzz {
namespace {

using Json = nlohmann::ordered_json;
using Random = std::minstd_rand;

std::size_t below(std::size_t count, Random& random) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
}

/// All values within, itself first.
void collect(Json& json, std::vector<Json*>& values) {
    values.push_back(&json);
    if (json.is_structured()) {
        for (Json& part : json) {
            collect(part, values);
        }
    }
}

/// Values at which readers might stumble.
Json odd_value(Random& random) {
    static const std::array<Json, 16> values{nullptr,
                                             true,
                                             0,
                                             1,
                                             -1,
                                             2147483647,
                                             -2147483648LL,
                                             18446744073709551615ULL,
                                             1e308,
                                             0.5,
                                             "",
                                             "x",
                                             Json::array(),
                                             Json::object(),
                                             Json::array({0, 0}),
                                             "\xf0\x9f\x90\x96"};
    return values[below(values.size(), random)];
}

/// Removes, doubles or renames one of the parts.
void change_parts(Json& json, Random& random, const ChangeText& change) {
    if (json.empty()) {
        json = odd_value(random);
        return;
    }
    const auto part =
        std::next(json.begin(), static_cast<std::ptrdiff_t>(below(json.size(), random)));
    if (json.is_array()) {
        below(2, random) == 0 ? static_cast<void>(json.erase(part)) : json.push_back(Json(*part));
        return;
    }
    const Json value = *part;
    const std::string key = part.key();
    const std::size_t how = below(3, random);
    if (how < 2) {
        json.erase(part);
    }
    if (how > 0) {
        json[change(key, key.size() + 4)] = value;
    }
}

void change_value(Json& json, Random& random, const ChangeText& change) {
    switch (json.type()) {
    case Json::value_t::array:
    case Json::value_t::object:
        return change_parts(json, random, change);
    case Json::value_t::string:
        json = change(json.get<std::string>(), json.get_ref<std::string&>().size() + 16);
        return;
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
        json = json.get<std::int64_t>() / 2 + static_cast<std::int64_t>(below(9, random)) - 4;
        return;
    default:
        json = odd_value(random);
    }
}

/// Changes one value of a JSON text.
std::string changed_json(std::string_view text, Random& random, const ChangeText& change) {
    Json json;
    try {
        json = formats::parse_json(text); // refuses what is too deep to walk through
    } catch (const InputError&) {
        return {};
    }
    std::vector<Json*> values;
    collect(json, values);
    Json& one = *values[below(values.size(), random)];
    const Json other = *values[below(values.size(), random)];
    switch (below(4, random)) {
    case 0:
        one = other;
        break;
    case 1:
        one = odd_value(random);
        break;
    default:
        change_value(one, random, change);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::ignore);
}

std::vector<std::string> lines_of(std::string_view bytes) {
    std::vector<std::string> lines;
    std::istringstream stream{std::string(bytes)};
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

} // namespace

std::string changed(Form form, std::string_view bytes, unsigned seed, const ChangeText& change) {
    Random random(seed);
    if (form == Form::Json) {
        return changed_json(bytes, random, change);
    }
    std::vector<std::string> lines = lines_of(bytes);
    if (lines.empty()) {
        return {};
    }
    std::string& line = lines[below(lines.size(), random)];
    line = changed_json(line, random, change);
    std::string result;
    for (const std::string& each : lines) {
        result += each + "\n";
    }
    return result;
}

} // namespace pampas::fuzz
