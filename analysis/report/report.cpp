#include "analysis/report/report.h"

#include "analysis/measures/map_findings.h"
#include "analysis/report/games/findings.h"
#include "analysis/report/games/sections.h"
#include "analysis/report/games/text.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/map/sections.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

std::string legality_sentence(const Validation& validation) {
    return validation.legal() ? tr("{} takes this map.", validation.client.title)
                              : tr("{} refuses this map.", validation.client.title);
}

Html verdicts(const Report& report, std::span<const findings::Finding> news) {
    return html_verdict(report.validation.legal() ? VerdictStyle::Good : VerdictStyle::Bad,
                        legality_sentence(report.validation), "news") +
           findings_verdict(news) + winners_verdict(report.tables);
}

/// The views of the map, its measures, its games, and the ways to its markets.
std::vector<MapViewGroup> all_views(const Report& report) {
    std::vector<MapViewGroup> groups = map_views(report.map, report.analysis);
    const std::vector<MapViewGroup> games = games_views(report.tables);
    constexpr int behind_measures = 2;
    groups.insert(groups.begin() + behind_measures, games.begin(), games.end());
    return groups;
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
    const auto news = report_findings(report);
    const Html games = report.tables.empty() ? Html()
                                             : winners_section(report.tables, report.advice) +
                                                   why_section(report.tables);
    const Html restrictions =
        report.restrictions ? restriction_section(*report.restrictions) : Html();
    const Html sections =
        map_section(report.map, picture, all_views(report)) + html_facts(map_facts(analysis)) +
        news_section(news, report.validation.findings, legality_sentence(report.validation)) +
        games + restrictions + markets_section(analysis) + land_section(analysis) +
        published_section(analysis) + rest_section(analysis);
    return html_page(map_title(report.map),
                     page_header(report.map, tr("What the map offers, and what games on it tell"),
                                 verdicts(report, news)) +
                         html_main(sections));
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
        text += summary_text(table, report.advice);
    }
    if (report.restrictions) {
        text += "\n" + restriction_text(*report.restrictions);
    }
    return text;
}

Json report_json(const Report& report) {
    Json json{{"map", report.map.details().name},
              {"news", findings_json(report_findings(report))},
              {"validation", validation_json({&report.validation, 1})},
              {"analysis", analysis_json(report.analysis, report.validation.findings)},
              {"games", list_json(report.tables, summary_json)}};
    if (report.restrictions) {
        json["restrict"] = restriction_json(*report.restrictions);
    }
    return json;
}

} // namespace pampas::report
