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

/// What an entry of the games file is about: a map, its players and, for games that are added up,
/// the bot.
std::string subject_of(const Json& entry) {
    return Json{entry.value("map", entry.value("name", "")), entry.at("players"),
                entry.value("bot", "")}
        .dump();
}

/// Replaces the entry about the same, or adds one.
void put(Json& entries, const Json& entry) {
    const auto same = std::ranges::find(entries, subject_of(entry), subject_of);
    if (same == entries.end()) {
        entries.push_back(entry);
    } else {
        *same = entry;
    }
}

/// One line for each table.
std::string lines_of(const Json& tables) {
    std::string lines;
    for (const Json& table : tables) {
        lines += (lines.empty() ? "    " : ",\n    ") + table.dump();
    }
    return lines;
}

} // namespace

std::string games_file(std::string_view kept, std::span<const std::filesystem::path> campaigns) {
    Json file = Json::parse(kept);
    for (const std::filesystem::path& campaign : campaigns) {
        const Played played(campaign);
        if (played.plan.at("campaign").at("seed") != file.at("seed")) {
            throw InputError("the campaigns have several seeds");
        }
        file["pampas"] = played.plan.at("pampas");
        for (const std::filesystem::path& table : played.files) {
            const Json report = Json::parse(read_file(table));
            const std::string map = map_of(played, table);
            if (report.contains("restrictions")) {
                put(file["restrictions"], restrictions_json(report, map));
            } else {
                put(file["tables"], table_json(report::read_summary(report), map));
            }
        }
    }
    return fmt::format(
        "{{\n"
        "  \"source\": {},\n"
        "  \"pampas\": {},\n  \"seed\": {},\n  \"figures\": {},\n"
        "  \"tables\": [\n{}\n  ],\n"
        "  \"restrictions\": [\n{}\n  ]\n}}\n",
        file.at("source").dump(), file.at("pampas").dump(), file.at("seed").dump(),
        Json(std::vector<std::string>(atlas::figure_names().begin(), atlas::figure_names().end()))
            .dump(),
        lines_of(file.at("tables")), lines_of(file.at("restrictions")));
}

} // namespace pampas::published
