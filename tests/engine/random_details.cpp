#include "tests/engine/random_details.h"

#include "tests/engine/random_maps.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <map>
#include <numeric>

namespace pampas::testing {
namespace {

using Json = nlohmann::ordered_json;

rc::Gen<Json> any_json(int depth);

rc::Gen<std::map<std::string, Json>> any_members(int depth) {
    return rc::gen::scale(
        0.3, rc::gen::container<std::map<std::string, Json>>(any_text(), any_json(depth)));
}

rc::Gen<Json> any_number() {
    return rc::gen::oneOf(
        rc::gen::map(rc::gen::arbitrary<std::int64_t>(), [](auto n) { return Json(n); }),
        rc::gen::just(Json(std::numeric_limits<std::int64_t>::min())),
        rc::gen::just(Json(std::numeric_limits<std::uint64_t>::max())),
        rc::gen::map(rc::gen::arbitrary<double>(), [](double n) { return Json(n); }));
}

/// Any JSON value, its objects and arrays nested up to `depth`.
rc::Gen<Json> any_json(int depth) {
    const auto text = rc::gen::map(any_text(), [](const std::string& t) { return Json(t); });
    const auto plain =
        rc::gen::oneOf(rc::gen::element(Json(), Json(true), Json(false)), any_number(), text);
    if (depth == 0) {
        return plain;
    }
    const auto array = rc::gen::map(
        rc::gen::scale(0.3, rc::gen::container<std::vector<Json>>(any_json(depth - 1))),
        [](const auto& items) { return Json(items); });
    const auto object =
        rc::gen::map(any_members(depth - 1), [](const auto& members) { return Json(members); });
    return rc::gen::oneOf(plain, array, object);
}

/// Keys that have no meaning in a map file.
rc::Gen<std::vector<map::UnknownKey>> any_unknown_keys() {
    return rc::gen::map(any_members(2), [](const auto& members) {
        std::vector<map::UnknownKey> result;
        for (const auto& [key, value] : members) {
            result.push_back({"x-" + key, value.dump()});
        }
        return result;
    });
}

rc::Gen<map::HazHeader> any_haz_header() {
    return rc::gen::build<map::HazHeader>(
        rc::gen::set(&map::HazHeader::version, any_text()),
        rc::gen::set(&map::HazHeader::map_version, rc::gen::inRange(-5, 1000)),
        rc::gen::set(&map::HazHeader::row_count, rc::gen::inRange(0, 120)),
        rc::gen::set(&map::HazHeader::unknown, any_unknown_keys()));
}

} // namespace

rc::Gen<std::string> any_text() {
    const auto piece = rc::gen::elementOf(
        std::vector<std::string>{"a",  "Z",    "7",    " ",         "\"",
                                 "\\", "/",    "#",    "~",         "=",
                                 "[",  "'",    ";",    "\n",        "\r",
                                 "\t", "\x1b", "\x7f", "\xc2\x85",  "é",
                                 "€",  "☃",    "🐖",    "</script>", std::string(1, '\0')});
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece), [](const auto& all) {
        return std::accumulate(all.begin(), all.end(), std::string());
    });
}

rc::Gen<map::Details> any_details() {
    const auto players = rc::gen::map(rc::gen::pair(rc::gen::inRange(1, 9), rc::gen::inRange(0, 9)),
                                      [](std::pair<int, int> p) {
                                          return map::PlayerRange{p.first, p.first + p.second};
                                      });
    return rc::gen::build<map::Details>(
        rc::gen::set(&map::Details::name, any_text()),
        rc::gen::set(&map::Details::author, any_text()),
        rc::gen::set(&map::Details::description, any_text()),
        rc::gen::set(
            &map::Details::players,
            rc::gen::oneOf(rc::gen::just(std::optional<map::PlayerRange>()),
                           rc::gen::map(players, [](auto p) { return std::optional(p); }))),
        rc::gen::set(
            &map::Details::ruleset,
            rc::gen::oneOf(rc::gen::just(std::optional<std::string>()),
                           rc::gen::map(any_text(), [](auto t) { return std::optional(t); }))),
        rc::gen::set(&map::Details::haz,
                     rc::gen::oneOf(
                         rc::gen::just(std::optional<map::HazHeader>()),
                         rc::gen::map(any_haz_header(), [](auto h) { return std::optional(h); }))),
        rc::gen::set(&map::Details::unknown, any_unknown_keys()));
}

rc::Gen<map::Map> any_told_map() {
    return rc::gen::exec([] {
        map::Map map = *any_map();
        map::Details details = *any_details();
        for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
            const int chance = *rc::gen::inRange(0, 8);
            if (chance == 0) {
                details.locked.push_back(map.grid().coordinate(offset));
            } else if (chance == 1) {
                details.notes.push_back({map.grid().coordinate(offset), *any_text()});
            }
        }
        map.details() = details;
        return map;
    });
}

} // namespace pampas::testing
