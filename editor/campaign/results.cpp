#include "editor/campaign/results.h"

#include "analysis/legality/legality.h"
#include "analysis/report/report.h"
#include "editor/experiments/pages.h"
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

#include <algorithm>

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
    written.reserve(fields.size());
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

/// The gap between seats and the verdict; empty where the games do not show what seats are worth.
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

std::vector<std::string> fields_of(const GamesAtTable& table, const PlannedMap& map,
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
         fairness && fairness->best ? std::to_string(*fairness->best + 1) : "",
         fairness && fairness->worst ? std::to_string(*fairness->worst + 1) : "",
         number(summary.rounds)});
    add(seat_fields(summary));
    add({fairness ? number(*fairness->likely_gap) : "", number(report::mean_points(summary)),
         number(report::markets_used(summary)), number(*summary.lead_changes)});
    return fields;
}

/// Writes a file unless it holds these bytes already.
void write_new(const std::filesystem::path& path, const std::string& bytes) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error || size != bytes.size() || read_file(path) != bytes) {
        write_file(path, bytes);
    }
}

/// A picture of a map. If there are few maps, it is large enough for high-resolution screens.
std::string thumbnail_of(const map::Map& map, std::size_t maps) {
    constexpr std::size_t few = 200;
    const int size = report::thumbnail_size * (maps <= few ? 2 : 1);
    return picture::thumbnail_png(map, size, size, {.background = picture::transparent});
}

/// The games of parts beyond the deals that count.
std::size_t games_beyond(const CampaignPlan& plan, std::size_t number, const Store& store,
                         const balance::Series& series) {
    const auto end = static_cast<std::size_t>(series.tally.deals().deals());
    std::size_t last = end;
    for (const simulation::DealRange& part : store.parts(number)) {
        last = std::max(last, part.end);
    }
    return (last - end) *
           simulation::games_per_deal(plan.campaign.plan.experiment.dealing.pairing,
                                      std::get<GamesAtTable>(plan.tables[number]).players.count);
}

/// The newest revision with the map's name and board.
std::optional<library::Revision> revision_of(const library::Library& library, const map::Map& map) {
    const std::string& name = map.details().name;
    const auto entries = library.list();
    if (std::ranges::find(entries, name, &library::Entry::name) == entries.end()) {
        return std::nullopt;
    }
    for (const library::Revision& revision : library.history(name)) {
        if (map::same_board(library.load(name, revision.number).map, map)) {
            return revision;
        }
    }
    return std::nullopt;
}

/// The results of games, as libraries keep them.
std::string kept_text(const CampaignPlan& plan, const GamesAtTable& table,
                      const balance::Series& series) {
    return report::stored_json(summary_of(plan, table, series))
        .dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

/// A table on the page; `report` is its file in the campaign's folder.
report::CampaignTable page_table(const GamesAtTable& table, const report::GamesSummary& summary,
                                 const std::string& report) {
    report::CampaignTable result{
        .map = table.map,
        .ruleset = table.players.ruleset,
        .bots = fmt::format("{}", fmt::join(players::one_for_all(table.players.bots), ", ")),
        .games = summary.games,
        .rounds = summary.rounds,
        .report = report};
    if (const auto& fairness = summary.fairness) {
        result.gap = {fairness->verdict, fairness->gap, fairness->gap_interval};
    }
    for (const report::SeatSummary& seat : summary.seats) {
        result.wins.push_back(seat.win_rate);
        result.win_intervals.push_back(seat.win_interval);
    }
    return result;
}

/// Whether the page of a map can show these games besides the others: whoever plays is of one kind,
/// with which nobody else there plays at as many seats.
bool is_for_page(const report::GamesSummary& summary,
                 const std::vector<report::GamesSummary>& others) {
    return summary.fairness && players::all_alike(summary.bots) &&
           std::ranges::find(others, summary.bots, &report::GamesSummary::bots) == others.end();
}

/// The page of a map with games on it.
std::string page_of(const map::Map& map, const std::vector<report::GamesSummary>& tables) {
    const graph::Analysis analysis = graph::analyze(map, {.threads = 1});
    const report::Report report{.map = map,
                                .analysis = analysis,
                                .validation = report::validate(map, legality::clients().front()),
                                .tables = tables,
                                .advice = experiments::advice_on(tables)};
    return report_html(report, experiments::picture_of(map)).markup();
}

} // namespace

Results::Results(std::filesystem::path folder, const CampaignPlan& plan)
    : folder_(std::move(folder)), plan_(plan), rows_(row(columns())) {
    make_folder(folder_ / "tables");
    page_.plan = plan.campaign.plan;
    page_.missing = plan.tables.size();
    page_.no_gaps = tr("Games of different bots do not show what seats are worth unless hands go "
                       "round: use \"paired\".");
    for (const PlannedMap& map : plan.maps) {
        page_.maps.push_back({{}, map.file, {}});
    }
    for (const Refused& refused : plan.refused) {
        page_.refused.push_back({refused.file, refused.why});
    }
}

void Results::add(std::size_t number, const Outcome& outcome) {
    --page_.missing;
    if (const auto* study = std::get_if<Study>(&plan_.tables[number])) {
        page_.reports.push_back(
            {name_of(*study, plan_.maps[study->map]),
             write_report(number, std::get<formats::JsonValue::Json>(outcome))});
        return;
    }
    const auto& table = std::get<GamesAtTable>(plan_.tables[number]);
    const PlannedMap& planned = plan_.maps[table.map];
    const report::GamesSummary summary =
        summary_of(plan_, table, std::get<balance::Series>(outcome));
    auto json = report::summary_json(summary);
    json.erase("timing");
    rows_ += row(fields_of(table, planned, summary));
    page_.tables.push_back(page_table(table, summary, write_report(number, json)));
    report::CampaignMap& shown = page_.maps[table.map];
    shown.name = planned.map->details().name;
    if (page_.maps.size() <= most_map_pages) {
        add_to_page(table.map, summary);
    }
    if (shown.thumbnail.empty() && page_.maps.size() <= report::most_thumbnails) {
        shown.thumbnail = thumbnail_of(*planned.map, page_.maps.size());
    }
}

void Results::add_to_page(std::size_t map, const report::GamesSummary& summary) {
    if (!last_map_ || last_map_->number != map) {
        write_map_page();
        last_map_ = {map, *plan_.maps[map].map};
        page_.maps[map].page = fmt::format("pages/{:06} {}.html", map,
                                           portable_name(plan_.maps[map].map->details().name));
    }
    if (is_for_page(summary, last_map_->tables)) {
        last_map_->tables.push_back(summary);
    }
}

void Results::write_map_page() const {
    if (last_map_) {
        make_folder(folder_ / "pages");
        write_new(folder_ / path_of(page_.maps[last_map_->number].page),
                  page_of(last_map_->map, last_map_->tables));
    }
}

std::string Results::write_report(std::size_t number,
                                  const formats::JsonValue::Json& report) const {
    const Work& work = plan_.tables[number];
    const std::string name = portable_name(name_of(work, plan_.maps[map_of(work)]));
    std::string file = fmt::format("tables/{:06} {}.json", number, name);
    write_new(folder_ / path_of(file), formats::json_text(report));
    return file;
}

void Results::finish() {
    write_map_page();
    std::string refused = row({"file", "why"});
    for (const Refused& one : plan_.refused) {
        refused += row({one.file, one.why});
    }
    write_new(folder_ / "results.csv", rows_);
    write_new(folder_ / "refused.csv", refused);
    write_new(folder_ / "index.html", report::campaign_html(page_).markup());
}

Gathered gather(CampaignPlan& plan, const Store& store, const Warn& warn) {
    Gathered found;
    Results results(store.folder(), plan);
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const std::size_t map = map_of(plan.tables[number]);
        store.read_map(map, plan);
        const auto outcome = stored_outcome(plan, number, store, warn);
        if (!outcome) {
            found.missing.push_back(name_of(plan.tables[number], plan.maps[map]));
            continue;
        }
        results.add(number, *outcome);
        if (const auto* series = std::get_if<balance::Series>(&*outcome)) {
            found.beyond += games_beyond(plan, number, store, *series);
        }
    }
    results.finish();
    return found;
}

KeptResults add_to(library::Library& library, CampaignPlan& plan, const Store& store,
                   const Warn& warn) {
    KeptResults kept;
    std::vector<std::optional<library::Revision>> revisions(plan.maps.size());
    for (std::size_t map = 0; map < plan.maps.size(); ++map) {
        store.read_map(map, plan);
        revisions[map] = revision_of(library, *plan.maps[map].map);
        if (!revisions[map]) {
            kept.missing.push_back(plan.maps[map].file);
        }
    }
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const auto* table = std::get_if<GamesAtTable>(&plan.tables[number]);
        const auto revision = revisions[map_of(plan.tables[number])];
        const auto outcome = table != nullptr && revision
                                 ? stored_outcome(plan, number, store, warn)
                                 : std::optional<Outcome>();
        if (!outcome) {
            continue;
        }
        const std::string text = kept_text(plan, *table, std::get<balance::Series>(*outcome));
        const auto there = library.results(plan.maps[table->map].map->details().name);
        if (std::ranges::find(there, text, &library::Result::report) != there.end()) {
            ++kept.known;
        } else {
            library.keep_result(*revision, text);
            ++kept.added;
        }
    }
    return kept;
}

} // namespace pampas::campaign
