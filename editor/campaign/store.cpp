#include "editor/campaign/store.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/user_folder.h"
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

/// What is to be played, and on which maps: two plans with the same are the same campaign.
Json plan_json(const Plan& plan) {
    const simulation::Checksums checksums(Json{{"format", "map"}});
    Json maps = Json::array();
    for (const PlannedMap& map : plan.maps) {
        maps.push_back(
            {{"file", map.file},
             {"checksum", checksums.of(formats::parse_json(formats::write_json(map.map)))}});
    }
    Json tables = Json::array();
    for (const Table& table : plan.tables) {
        tables.push_back({table.map, table.ruleset, table.players, table.bots});
    }
    Json campaign = campaign_json(plan.campaign);
    campaign.erase("maps"); // which are told one by one
    return {{"format", "pampas-plan"},   {"version", 1},
            {"pampas", version::full()}, {"campaign", std::move(campaign)},
            {"maps", std::move(maps)},   {"tables", std::move(tables)}};
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

} // namespace

Store::Store(fs::path folder, const Plan& plan) : folder_(std::move(folder)) {
    const Json json = plan_json(plan);
    campaign_ = simulation::Checksums(Json{{"format", "plan"}}).of(json);
    const fs::path file = folder_ / plan_file;
    std::error_code ignored;
    if (!fs::exists(file, ignored)) {
        make_folder(folder_);
        write_file(file, formats::json_text(json));
        return;
    }
    const Json there = formats::parse_json(read_file(file));
    if (there == json) {
        return;
    }
    const bool other_pampas =
        there.is_object() && there.contains("pampas") && there["pampas"] != json["pampas"];
    throw InputError(other_pampas
                         ? tr("was begun by pampas {}; this is {}: begin in another folder",
                              there["pampas"].dump(), version::full())
                         : tr("is of another campaign, or of other maps: begin in another folder"),
                     {}, file.string());
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
