#include "editor/campaign/results.h"

#include "analysis/report/games/json.h"
#include "editor/picture/export.h"
#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/rules/cards.h"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace pampas::campaign {
namespace {

/// A field of a row (RFC 4180).
std::string quoted(const std::string& text) {
    return text.find_first_of(",\"\r\n") == std::string::npos
               ? text
               : '"' + boost::replace_all_copy(text, "\"", "\"\"") + '"';
}

std::string row(const std::vector<std::string>& fields) {
    std::vector<std::string> written;
    for (const std::string& field : fields) {
        written.push_back(quoted(field));
    }
    return fmt::format("{}\r\n", fmt::join(written, ","));
}

std::string number(double value) {
    return fmt::format("{:.6g}", value);
}

std::vector<std::string> columns() {
    std::vector<std::string> result{"map",   "file",    "ruleset",   "players",    "bots",
                                    "games", "gap",     "gap_low",   "gap_high",   "verdict",
                                    "seed",  "p_value", "best_seat", "worst_seat", "rounds"};
    for (int seat = 1; seat <= rules::max_players; ++seat) {
        for (const char* figure : {"win_rate", "low", "high", "points"}) {
            result.push_back(fmt::format("seat_{}_{}", seat, figure));
        }
    }
    result.insert(result.end(), {"likely_gap", "points", "markets_used", "lead_changes"});
    return result;
}

/// The gap between seats and the verdict; empty where the games do not tell.
std::vector<std::string> fairness_fields(const std::optional<balance::Fairness>& fairness) {
    if (!fairness) {
        return std::vector<std::string>(4);
    }
    return {number(fairness->gap), number(fairness->gap_interval.low),
            number(fairness->gap_interval.high), std::string(balance::name_of(fairness->verdict))};
}

std::vector<std::string> seat_fields(const report::GamesSummary& summary) {
    std::vector<std::string> fields;
    for (const report::SeatSummary& seat : summary.seats) {
        for (const double figure :
             {seat.win_rate, seat.win_interval.low, seat.win_interval.high, seat.points}) {
            fields.push_back(number(figure));
        }
    }
    fields.resize(std::size_t{4} * rules::max_players);
    return fields;
}

std::vector<std::string> fields_of(const Table& table, const PlannedMap& map,
                                   const report::GamesSummary& summary) {
    std::vector<std::string> fields{map.map->details().name,
                                    map.file,
                                    table.players.ruleset,
                                    std::to_string(table.players.count),
                                    fmt::format("{}", fmt::join(table.players.bots, " ")),
                                    std::to_string(summary.games)};
    const auto add = [&fields](std::vector<std::string> more) {
        fields.insert(fields.end(), more.begin(), more.end());
    };
    const auto& fairness = summary.fairness;
    add(fairness_fields(fairness));
    add({std::to_string(summary.seed), fairness ? number(fairness->p_value) : "",
         fairness ? std::to_string(fairness->best + 1) : "",
         fairness ? std::to_string(fairness->worst + 1) : "", number(summary.rounds)});
    add(seat_fields(summary));
    add({fairness ? number(*fairness->likely_gap) : "", number(report::mean_points(summary)),
         number(report::markets_used(summary)), number(*summary.lead_changes)});
    return fields;
}

/// Writes a file unless it holds just that.
void write_new(const std::filesystem::path& path, const std::string& bytes) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error || size != bytes.size() || read_file(path) != bytes) {
        write_file(path, bytes);
    }
}

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
    page_.no_gaps = tr("Games of different bots do not tell what seats are worth, unless hands go "
                       "round: \"paired\".");
    for (const PlannedMap& map : plan.maps) {
        page_.maps.push_back({{}, map.file, {}});
    }
    for (const Refused& refused : plan.refused) {
        page_.refused.push_back({refused.file, refused.why});
    }
}

void Page::add(const Table& table, const report::GamesSummary& summary, const std::string& report) {
    const map::Map& map = *plan_.maps[table.map].map;
    report::CampaignMap& shown = page_.maps[table.map];
    shown.name = map.details().name;
    if (shown.thumbnail.empty() && page_.maps.size() <= report::most_thumbnails) {
        shown.thumbnail = thumbnail_of(map, page_.maps.size());
    }
    report::CampaignTable row{
        .map = table.map,
        .ruleset = table.players.ruleset,
        .bots = fmt::format("{}", fmt::join(players::one_for_all(table.players.bots), ", ")),
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

void Page::add(const Study& study, const std::string& report) {
    page_.reports.push_back({name_of(study, plan_.maps[study.map]), report});
    --page_.missing;
}

std::string Page::html() const {
    return report::campaign_html(page_).markup();
}

Results::Results(std::filesystem::path folder, const Plan& plan)
    : folder_(std::move(folder)), plan_(plan), rows_(row(columns())), page_(plan) {
    make_folder(folder_ / "tables");
}

void Results::add(std::size_t number, const Outcome& outcome) {
    if (const auto* study = std::get_if<Study>(&plan_.tables[number])) {
        page_.add(*study, write_report(number, std::get<formats::JsonValue::Json>(outcome)));
        return;
    }
    const auto& table = std::get<Table>(plan_.tables[number]);
    const report::GamesSummary summary =
        summary_of(plan_, table, std::get<balance::Series>(outcome));
    auto json = report::summary_json(summary);
    json.erase("timing");
    page_.add(table, summary, write_report(number, json));
    rows_ += row(fields_of(table, plan_.maps[table.map], summary));
}

std::string Results::write_report(std::size_t number,
                                  const formats::JsonValue::Json& report) const {
    const Work& work = plan_.tables[number];
    const std::string name = portable_name(name_of(work, plan_.maps[map_of(work)]));
    const std::string file = fmt::format("tables/{:06} {}.json", number, name);
    write_new(folder_ / path_of(file), formats::json_text(report));
    return file;
}

void Results::finish() const {
    std::string refused = row({"file", "why"});
    for (const Refused& one : plan_.refused) {
        refused += row({one.file, one.why});
    }
    write_new(folder_ / "results.csv", rows_);
    write_new(folder_ / "refused.csv", refused);
    write_new(folder_ / "index.html", page_.html());
}

} // namespace pampas::campaign
