#include "editor/campaign/results.h"

#include "analysis/legality/legality.h"
#include "analysis/report/report.h"
#include "editor/campaign/study.h"
#include "editor/experiments/pages.h"
#include "editor/picture/export.h"
#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <utility>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;

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
    if (!library.find(name)) {
        return std::nullopt;
    }
    for (const library::Revision& revision : library.history(name)) {
        if (map::same_board(library.load(name, revision.number).map, map)) {
            return revision;
        }
    }
    return std::nullopt;
}

/// The results of games on maps of this name that a library has.
std::set<std::string> reports_on(const library::Library& library, const map::Map& map) {
    std::set<std::string> reports;
    for (library::Result& result : library.results(map.details().name)) {
        reports.insert(std::move(result.report));
    }
    return reports;
}

/// The results of games, as libraries keep them.
std::string kept_text(const CampaignPlan& plan, const GamesAtTable& table,
                      const balance::Series& series) {
    return report::stored_json(summary_of(plan, table, series))
        .dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
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
    : folder_(std::move(folder)), plan_(plan), rows_(csv_row(result_columns(plan.campaign))) {
    make_folder(folder_ / "tables");
    page_.plan = plan.campaign.plan;
    page_.of_editions = plan.campaign.is_of_pigs();
    page_.missing = plan.tables.size();
    page_.no_gaps = tr("Games of different bots do not show what seats are worth unless hands go "
                       "round: use \"paired\".");
    for (const Subject& subject : plan.subjects) {
        page_.maps.push_back({{}, subject.file, {}});
    }
    for (const Refused& refused : plan.refused) {
        page_.refused.push_back({refused.file, refused.why});
    }
}

void Results::add(std::size_t number, const Outcome& outcome) {
    --page_.missing;
    if (const auto* study = std::get_if<Study>(&plan_.tables[number])) {
        add_report(number, *study, std::get<Json>(outcome));
    } else {
        add_games(number, std::get<GamesAtTable>(plan_.tables[number]),
                  std::get<balance::Series>(outcome));
    }
}

void Results::add_report(std::size_t number, const Study& study, const Json& report) {
    std::string file = write_report(number, report);
    if (study.kind->name == simulate) {
        add_row(*study.players, result_of(study, report), std::move(file));
    } else {
        page_.reports.push_back({name_of(study, plan_.subjects[study.subject]), std::move(file)});
    }
}

void Results::add_games(std::size_t number, const GamesAtTable& table,
                        const balance::Series& series) {
    const report::GamesSummary summary = summary_of(plan_, table, series);
    auto json = report::summary_json(summary);
    json.erase("timing");
    add_row(table.players, result_of(table, summary), write_report(number, json));
    if (page_.maps.size() <= most_map_pages) {
        add_to_page(table.subject, summary);
    }
    report::CampaignMap& shown = page_.maps[table.subject];
    if (shown.thumbnail.empty() && page_.maps.size() <= report::most_thumbnails) {
        shown.thumbnail = thumbnail_of(*plan_.subjects[table.subject].map, page_.maps.size());
    }
}

void Results::add_row(const Players& players, TableResult result, std::string report) {
    const Subject& subject = plan_.subjects[result.shown.map];
    rows_ += csv_row(result_fields(plan_.campaign, subject, players, result));
    page_.maps[result.shown.map].name = name_of(subject);
    result.shown.report = std::move(report);
    page_.tables.push_back(std::move(result.shown));
}

void Results::add_to_page(std::size_t map, const report::GamesSummary& summary) {
    if (!last_map_ || last_map_->number != map) {
        write_map_page();
        last_map_ = {map, *plan_.subjects[map].map};
        page_.maps[map].page = fmt::format("pages/{:06} {}.html", map,
                                           portable_name(plan_.subjects[map].map->details().name));
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

std::string Results::write_report(std::size_t number, const Json& report) const {
    const Work& work = plan_.tables[number];
    const std::string name = portable_name(name_of(work, plan_.subjects[subject_of(work)]));
    std::string file = fmt::format("tables/{:06} {}.json", number, name);
    write_new(folder_ / path_of(file), formats::json_text(report));
    return file;
}

void Results::finish() {
    write_map_page();
    std::string refused = csv_row({"file", "why"});
    for (const Refused& one : plan_.refused) {
        refused += csv_row({one.file, one.why});
    }
    write_new(folder_ / "results.csv", rows_);
    write_new(folder_ / "refused.csv", refused);
    write_new(folder_ / "index.html", report::campaign_html(page_).markup());
}

Gathered gather(CampaignPlan& plan, const Store& store, const Warn& warn) {
    Gathered found;
    Results results(store.folder(), plan);
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const std::size_t map = subject_of(plan.tables[number]);
        store.read_subject(map, plan);
        const auto outcome = stored_outcome(plan, number, store, warn);
        if (!outcome) {
            found.missing.push_back(name_of(plan.tables[number], plan.subjects[map]));
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
    if (plan.campaign.is_of_pigs()) {
        throw InputError(tr("was played by editions of Happy Pigs; libraries keep results of maps"),
                         {}, store.folder().string());
    }
    KeptResults kept;
    std::vector<std::optional<library::Revision>> revisions(plan.subjects.size());
    for (std::size_t map = 0; map < plan.subjects.size(); ++map) {
        store.read_subject(map, plan);
        revisions[map] = revision_of(library, *plan.subjects[map].map);
        if (!revisions[map]) {
            kept.missing.push_back(plan.subjects[map].file);
        }
    }
    std::optional<std::size_t> map; // whose results are known
    std::set<std::string> known;
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const auto* table = std::get_if<GamesAtTable>(&plan.tables[number]);
        const auto revision = revisions[subject_of(plan.tables[number])];
        const auto outcome = table != nullptr && revision
                                 ? stored_outcome(plan, number, store, warn)
                                 : std::optional<Outcome>();
        if (!outcome) {
            continue;
        }
        if (map != table->subject) {
            map = table->subject;
            known = reports_on(library, *plan.subjects[*map].map);
        }
        const std::string text = kept_text(plan, *table, std::get<balance::Series>(*outcome));
        if (known.insert(text).second) {
            library.keep_result(*revision, text);
            ++kept.added;
        } else {
            ++kept.known;
        }
    }
    return kept;
}

} // namespace pampas::campaign
