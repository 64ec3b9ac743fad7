#include "editor/campaign/page.h"

#include "editor/picture/export.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::campaign {
namespace {

/// A picture of one among so many: of few it is for fine screens.
std::string thumbnail_of(const map::Map& map, std::size_t maps) {
    constexpr std::size_t few = 200;
    const int size = report::thumbnail_size * (maps <= few ? 2 : 1);
    return picture::thumbnail_png(map, size, size, {.background = picture::transparent});
}

} // namespace

Page::Page(const Plan& plan) : plan_(plan) {
    page_.plan = plan.campaign.plan;
    page_.missing = plan.tables.size();
    for (const PlannedMap& map : plan.maps) {
        page_.maps.push_back({{}, map.file, {}});
    }
    for (const Refused& refused : plan.refused) {
        page_.refused.push_back({refused.file, refused.why});
    }
}

void Page::add(const Table& table, const report::GamesSummary& summary, const std::string& report) {
    const map::Map& map = plan_.maps[table.map].map;
    report::CampaignMap& shown = page_.maps[table.map];
    shown.name = map.details().name;
    if (shown.thumbnail.empty() && page_.maps.size() <= report::most_thumbnails) {
        shown.thumbnail = thumbnail_of(map, page_.maps.size());
    }
    report::CampaignTable row{
        .map = table.map,
        .ruleset = table.ruleset,
        .bots = fmt::format("{}", fmt::join(players::one_for_all(table.bots), ", ")),
        .games = summary.games,
        .rounds = summary.rounds,
        .report = report};
    if (const auto& fairness = summary.fairness) {
        row.gap = {fairness->verdict, fairness->gap, fairness->gap_interval};
    }
    for (const report::SeatSummary& seat : summary.seats) {
        row.wins.push_back(seat.win_rate);
        row.win_intervals.push_back(seat.win_interval);
    }
    page_.tables.push_back(std::move(row));
    --page_.missing;
}

void Page::add(const Table& table, const std::string& report) {
    page_.reports.push_back({name_of(table, plan_.maps[table.map]), report});
    --page_.missing;
}

std::string Page::html() const {
    return report::campaign_html(page_).markup();
}

} // namespace pampas::campaign
