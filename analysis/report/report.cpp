#include "analysis/report/report.h"

#include "analysis/measures/map_findings.h"
#include "analysis/report/games/findings.h"
#include "analysis/report/games/json.h"
#include "analysis/report/games/sections.h"
#include "analysis/report/games/text.h"
#include "analysis/report/games/words.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/map/sections.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

/// At how many tables seats are known not to win alike.
Html tables_fact(std::span<const GamesSummary> tables) {
    const auto count = [tables](balance::Verdict verdict) {
        return std::ranges::count_if(tables, [verdict](const GamesSummary& table) {
            return table.fairness->verdict == verdict;
        });
    };
    return tables.empty()
               ? Html()
               : html_fact(tr("Tables with biased seats"),
                           tr("{} of {}", count(balance::Verdict::Biased), tables.size()),
                           tr("{} fair, {} undecided", count(balance::Verdict::Fair),
                              count(balance::Verdict::Undecided)));
}

Html legality_fact(const Validation& validation) {
    const auto count = validation.findings.size();
    return html_fact(wording::capitalized(validation.client.name),
                     validation.legal() ? tr("takes it") : tr("refuses it"),
                     count == 0 ? tr("nothing found") : trn("{} finding", "{} findings", count));
}

/// The findings, notes among them too.
Html findings_section(const Validation& validation) {
    const std::string& client = validation.client.name;
    return html_section(
        "findings", tr("Legality"),
        html("<p>{}</p>\n", validation.legal() ? tr("The client {} takes this map.", client)
                                               : tr("The client {} refuses this map.", client)) +
            (validation.findings.empty() ? Html() : findings_html(validation.findings)));
}

Html map_section(const Report& report, const MapPicture& picture) {
    std::vector<MapViewGroup> groups = map_views(report.map, report.analysis);
    const std::vector<MapViewGroup> games = games_views(report.tables);
    groups.insert(groups.begin() + 1, games.begin(), games.end());
    return html_section("map", tr("The map"), html_map(report.map, picture, groups));
}

} // namespace

std::vector<findings::Finding> report_findings(const Report& report) {
    auto all = measures::map_findings(report.analysis, report.validation.findings);
    std::ranges::move(games_findings(report.tables), std::back_inserter(all));
    findings::sort(all);
    return all;
}

Html report_html(const Report& report, const MapPicture& picture) {
    const graph::Analysis& analysis = report.analysis;
    const Html facts =
        map_facts(analysis) + legality_fact(report.validation) + tables_fact(report.tables);
    const Html games = report.tables.empty()
                           ? Html()
                           : winners_section(report.tables) + why_section(report.tables);
    return html_page(
        map_title(report.map),
        html("{}<main>\n{}{}{}{}{}{}{}{}{}</main>\n",
             page_header(report.map, tr("What the map offers, and what games on it tell")),
             html_facts(facts),
             html_section("news", tr("The news, worst first"),
                          findings_html(report_findings(report))),
             map_section(report, picture), games, markets_section(analysis), land_section(analysis),
             published_section(analysis), rest_section(analysis),
             findings_section(report.validation)));
}

std::string report_text(const Report& report) {
    std::string text = validation_text({&report.validation, 1}) + "\n" +
                       analysis_text(report.analysis, report.validation.findings);
    const std::string of_games = findings_text(games_findings(report.tables));
    if (!of_games.empty()) {
        text += fmt::format("\n{}\n{}", tr("The news of games, worst first:"), of_games);
    }
    for (const std::string& sentence : agreement_sentences(report.tables)) {
        text += fmt::format("\n{}\n", escaped(sentence));
    }
    for (const GamesSummary& table : report.tables) {
        text += '\n';
        text += summary_text(table);
    }
    return text;
}

Json report_json(const Report& report) {
    return {{"map", report.map.details().name},
            {"news", findings_json(report_findings(report))},
            {"validation", validation_json({&report.validation, 1})},
            {"analysis", analysis_json(report.analysis, report.validation.findings)},
            {"games", list_json(report.tables, summary_json)}};
}

} // namespace pampas::report
