#include "analysis/atlas/atlas.h"
#include "analysis/report/games/summary.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/json_fields.h"
#include "tests/published/published_files.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace pampas::published {
namespace {

using Json = nlohmann::ordered_json;

double rounded(double value) {
    constexpr double parts = 10'000;
    return std::round(value * parts) / parts;
}

Json table_json(const report::GamesSummary& summary, const std::string& map) {
    const balance::Fairness& fairness = *summary.fairness;
    atlas::PublishedGames table{
        .map = map,
        .players = {static_cast<int>(summary.seats.size()), summary.bots.front()},
        .games = summary.games,
        .shares = {},
        .gap_interval = {rounded(fairness.gap_interval.low), rounded(fairness.gap_interval.high)},
        .values = {rounded(*fairness.likely_gap), rounded(summary.rounds),
                   rounded(report::mean_points(summary)), rounded(report::markets_used(summary)),
                   rounded(*summary.lead_changes)}};
    for (const report::SeatSummary& seat : summary.seats) {
        table.shares.push_back(rounded(seat.win_rate));
    }
    return formats::fields_json(table);
}

/// The results in the folder of a campaign.
struct Played {
    explicit Played(const std::filesystem::path& folder)
        : plan(Json::parse(read_file(folder / "plan.json"))) {
        for (const auto& entry : std::filesystem::directory_iterator(folder / "tables")) {
            files.push_back(entry.path());
        }
        std::ranges::sort(files);
    }

    Json plan;
    std::vector<std::filesystem::path> files; ///< the reports on its tables
};

std::string map_of(const Played& played, const std::filesystem::path& file) {
    const Json& table = played.plan.at("tables").at(std::stoul(file.filename().string()));
    const std::string map = played.plan.at("maps").at(table.at(0).get<std::size_t>()).at("file");
    return path_of(map).stem().string();
}

/// Without markets, because each map has its own.
Json restrictions_json(const Json& report, const std::string& map) {
    Json costs = Json::object();
    for (const Json& restriction : report.at("restrictions")) {
        const std::string without = restriction.at("without");
        if (!without.starts_with("market")) {
            costs[without] = rounded(restriction.at("cost"));
        }
    }
    return {{"name", map},
            {"players", report.at("players")},
            {"games", report.at("restrictions").at(0).at("games")},
            {"costs", costs}};
}

/// One line for each table.
std::string lines_of(const std::vector<Json>& tables) {
    std::string lines;
    for (const Json& table : tables) {
        lines += (lines.empty() ? "    " : ",\n    ") + table.dump();
    }
    return lines;
}

} // namespace

std::string games_file(std::span<const std::filesystem::path> campaigns) {
    std::vector<Json> tables;
    std::vector<Json> restrictions;
    Json first;
    for (const std::filesystem::path& campaign : campaigns) {
        const Played played(campaign);
        first = first.is_null() ? played.plan : first;
        if (played.plan.at("campaign").at("seed") != first.at("campaign").at("seed")) {
            throw InputError("the campaigns have several seeds");
        }
        for (const std::filesystem::path& file : played.files) {
            const Json report = Json::parse(read_file(file));
            const std::string map = map_of(played, file);
            if (report.contains("restrictions")) {
                restrictions.push_back(restrictions_json(report, map));
            } else {
                tables.push_back(table_json(report::read_summary(report), map));
            }
        }
    }
    if (tables.empty()) {
        throw InputError("none of the campaigns has games that are added up");
    }
    return fmt::format(
        "{{\n"
        "  \"source\": \"Hacienda Maps by M. Lanza (CC BY 4.0)\",\n"
        "  \"pampas\": {},\n  \"seed\": {},\n  \"figures\": {},\n"
        "  \"tables\": [\n{}\n  ],\n"
        "  \"restrictions\": [\n{}\n  ]\n}}\n",
        first.at("pampas").dump(), first.at("campaign").at("seed").dump(),
        Json(std::vector<std::string>(atlas::figure_names().begin(), atlas::figure_names().end()))
            .dump(),
        lines_of(tables), lines_of(restrictions));
}

} // namespace pampas::published
