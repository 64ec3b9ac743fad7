#include "editor/campaign/store.h"

#include "editor/campaign/study.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/user_folder.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/formats/json_text.h"
#include "engine/formats/parse_json.h"
#include "engine/language/tr.h"
#include "engine/simulation/checksum.h"
#include "engine/version/version.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace pampas::campaign {
namespace {

namespace fs = std::filesystem;
using formats::JsonValue;
using Json = JsonValue::Json;
using simulation::DealRange;

constexpr const char* plan_file = "plan.json";
constexpr const char* plan_format = "pampas-plan";

std::string checksum(const Json& json) {
    return simulation::Checksums(Json{{"format", plan_format}}).of(json);
}

Json map_json(const PlannedMap& map) {
    return {{"file", map.file},
            {"checksum", checksum(formats::parse_json(formats::write_json(map.map)))}};
}

/// What is to be played, and on which maps: two plans with the same are the same campaign.
Json plan_json(const Plan& plan) {
    Json maps = Json::array();
    for (const PlannedMap& map : plan.maps) {
        maps.push_back(map_json(map));
    }
    Json tables = Json::array();
    for (const Table& table : plan.tables) {
        tables.push_back({table.map, table.ruleset, table.players, table.bots, table.work});
    }
    Json refused = Json::array();
    for (const Refused& one : plan.refused) {
        refused.push_back({one.file, one.why});
    }
    Json json{{"format", plan_format},        {"version", 1},
              {"pampas", version::full()},    {"campaign", campaign_json(plan.campaign)},
              {"maps", std::move(maps)},      {"tables", std::move(tables)},
              {"refused", std::move(refused)}};
    if (plan.other) {
        json["with"] = map_json(*plan.other);
    }
    return json;
}

/// `0-250.json`
std::optional<DealRange> deals_in(const fs::path& file) {
    const std::string name = file.stem().string();
    const std::size_t dash = name.find('-');
    DealRange deals;
    const auto read = [&name](std::size_t from, std::size_t to, std::size_t& number) {
        const auto [end, error] = std::from_chars(name.data() + from, name.data() + to, number);
        return error == std::errc() && end == name.data() + to;
    };
    const bool is_part = file.extension() == ".json" && dash != std::string::npos &&
                         read(0, dash, deals.first) && read(dash + 1, name.size(), deals.end);
    return is_part ? std::optional(deals) : std::nullopt;
}

/// Refuses what another Pampas began: games may be others there.
Json read_json(const fs::path& file) {
    Json json = formats::parse_json(read_file(file));
    const auto pampas = json.is_object() ? json.find("pampas") : json.end();
    if (pampas == json.end() || *pampas != version::full()) {
        throw InputError(tr("was not begun by pampas {}: begin in another folder", version::full()),
                         {}, file.string());
    }
    return json;
}

Refused read_refused(const JsonValue& json) {
    const auto parts = json.items(2, tr_later("a file and why it is refused"));
    return {parts[0].text(), parts[1].text()};
}

/// Throws `InputError` also for what is no table.
Table read_table(const JsonValue& json, std::size_t maps) {
    const auto parts = json.items(5, tr_later("map, ruleset, players, bots and work"));
    Table table{.map = static_cast<std::size_t>(parts[0].integer(0, static_cast<int>(maps) - 1)),
                .ruleset = parts[1].text(),
                .players = parts[2].integer(0, rules::max_players),
                .work = parts[4].text()};
    for (const JsonValue& bot : parts[3].items()) {
        table.bots.push_back(bot.text());
    }
    const Study* study = study_named(table.work);
    const bool is_known = study != nullptr || table.work == simulate;
    const bool has_games = study == nullptr || study->has_games;
    if (!is_known || has_games != (table.players > 0) || (has_games && table.bots.empty())) {
        json.refuse(tr("is no table of a campaign"));
    }
    return table;
}

} // namespace

Store::Store(fs::path folder, const Plan& plan) : folder_(std::move(folder)) {
    const Json json = plan_json(plan);
    campaign_ = checksum(json);
    const fs::path file = folder_ / plan_file;
    std::error_code ignored;
    if (fs::exists(file, ignored)) {
        if (read_json(file) != json) {
            throw InputError(
                tr("is of another campaign, or of other maps: begin in another folder"), {},
                file.string());
        }
        return;
    }
    make_folder(folder_ / "maps");
    for (std::size_t map = 0; map < plan.maps.size(); ++map) {
        write_file(map_file(map), formats::write_json(plan.maps[map].map));
    }
    if (plan.other) {
        write_file(other_map_file(), formats::write_json(plan.other->map));
    }
    write_file(file, formats::json_text(json)); // the last: with it all is there
}

Store::Store(fs::path folder) : folder_(std::move(folder)) {
    campaign_ = checksum(read_json(folder_ / plan_file));
}

Plan Store::plan() const {
    const fs::path file = folder_ / plan_file;
    try {
        const Json read = read_json(file);
        const JsonValue json(read);
        Plan plan{campaign_of(json.at("campaign")), {}, {}, {}, {}};
        if (const auto other = json.find("with")) {
            plan.other = {other->at("file").text(), formats::read_map(other_map_file())};
        }
        for (const JsonValue& map : json.at("maps").items()) {
            plan.maps.push_back({map.at("file").text(), map::Map({1, 1})});
        }
        for (const JsonValue& table : json.at("tables").items()) {
            plan.tables.push_back(read_table(table, plan.maps.size()));
        }
        for (const JsonValue& refused : json.at("refused").items()) {
            plan.refused.push_back(read_refused(refused));
        }
        return plan;
    } catch (const InputError& error) {
        throw error.in_file(file.string());
    }
}

void Store::read_map(std::size_t map, Plan& plan) const {
    plan.maps[map].map = formats::read_map(map_file(map));
}

fs::path Store::map_file(std::size_t map) const {
    return folder_ / "maps" / fmt::format("{:06}.json", map);
}

fs::path Store::other_map_file() const {
    return folder_ / "maps" / "with.json";
}

fs::path Store::report_file(std::size_t table) const {
    return folder_of(table) / "report.json";
}

std::optional<JsonValue::Json> Store::report(std::size_t table) const {
    const fs::path file = report_file(table);
    std::error_code ignored;
    if (!fs::exists(file, ignored)) {
        return std::nullopt;
    }
    try {
        return read_report(read_file(file), label(table));
    } catch (const InputError& error) {
        throw error.in_file(file.string());
    }
}

void Store::write_report(std::size_t table, const Json& report) const {
    make_folder(folder_of(table));
    write_file(report_file(table), report_bytes(report, label(table)));
}

fs::path Store::folder_of(std::size_t table) const {
    return folder_ / "parts" / fmt::format("{:06}", table);
}

fs::path Store::file_of(std::size_t table, DealRange deals) const {
    return folder_of(table) / fmt::format("{}-{}.json", deals.first, deals.end);
}

PartLabel Store::label(std::size_t table) const {
    return {campaign_, version::full(), table};
}

std::vector<DealRange> Store::parts(std::size_t table) const {
    std::vector<DealRange> result;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_of(table), none)) {
        if (const auto deals = deals_in(entry.path())) {
            result.push_back(*deals);
        }
    }
    std::ranges::sort(result, [](const DealRange& a, const DealRange& b) {
        return a.first != b.first ? a.first < b.first : a.end > b.end;
    });
    return result;
}

Part Store::read(std::size_t table, DealRange deals, const rules::Game& game,
                 const balance::SeriesPlan& plan) const {
    const fs::path file = file_of(table, deals);
    try {
        Part part = read_part(read_file(file), label(table), game, plan);
        if (part.deals.first != deals.first || part.deals.end != deals.end) {
            throw InputError(tr("holds other deals than its name says"));
        }
        return part;
    } catch (const InputError& error) {
        throw error.in_file(file.string());
    }
}

void Store::write(std::size_t table, const Part& part) const {
    make_folder(folder_of(table));
    write_file(file_of(table, part.deals), part_bytes(part, label(table)));
}

} // namespace pampas::campaign
