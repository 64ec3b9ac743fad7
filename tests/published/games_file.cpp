#include "analysis/atlas/atlas.h"
#include "analysis/report/games/json.h"
#include "engine/files/file.h"
#include "engine/files/path.h"
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
    Json shares = Json::array();
    for (const report::SeatSummary& seat : summary.seats) {
        shares.push_back(rounded(seat.win_rate));
    }
    const balance::Interval gap = summary.fairness->gap_interval;
    return {{"name", map},
            {"players", summary.seats.size()},
            {"bot", summary.bots.front()},
            {"games", summary.games},
            {"shares", shares},
            {"gap_ci", {rounded(gap.low), rounded(gap.high)}},
            {"values",
             {rounded(*summary.fairness->likely_gap), rounded(summary.rounds),
              rounded(report::mean_points(summary)), rounded(report::markets_used(summary)),
              rounded(*summary.lead_changes)}}};
}

} // namespace

std::string games_file(const std::filesystem::path& campaign) {
    const Json plan = Json::parse(read_file(campaign / "plan.json"));
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(campaign / "tables")) {
        files.push_back(entry.path());
    }
    std::ranges::sort(files);
    std::string lines;
    for (const std::filesystem::path& file : files) {
        const Json& table = plan.at("tables").at(std::stoul(file.filename().string()));
        const std::string map = plan.at("maps").at(table.at(0).get<std::size_t>()).at("file");
        const auto summary = report::read_summary(Json::parse(read_file(file)));
        lines += (lines.empty() ? "    " : ",\n    ") +
                 table_json(summary, path_of(map).stem().string()).dump();
    }
    return fmt::format(
        "{{\n"
        "  \"source\": \"Hacienda Maps by M. Lanza (CC BY 4.0)\",\n"
        "  \"pampas\": {},\n  \"seed\": {},\n  \"figures\": {},\n"
        "  \"tables\": [\n{}\n  ]\n}}\n",
        plan.at("pampas").dump(), plan.at("campaign").at("seed").dump(),
        Json(std::vector<std::string>(atlas::figure_names().begin(), atlas::figure_names().end()))
            .dump(),
        lines);
}

} // namespace pampas::published
