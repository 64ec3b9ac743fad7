#include "analysis/report/report.h"

#include "analysis/measures/map_findings.h"
#include "analysis/report/games/findings.h"
#include "analysis/report/games/sections.h"
#include "analysis/report/games/tables.h"
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
    return validation.legal() ? tr("{} accepts this map.", validation.client.title)
                              : tr("{} rejects this map.", validation.client.title);
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

/// What to do next, once for all tables that need it.
std::string next_steps(const Report& report) {
    std::string lines;
    for (const balance::Verdict verdict : {balance::Verdict::Biased, balance::Verdict::Undecided}) {
        const std::string step = wording::next_step(verdict, report.advice);
        const bool is_needed = std::ranges::any_of(report.tables, [&](const GamesSummary& table) {
            return table.fairness->verdict == verdict;
        });
        lines += is_needed && !step.empty() ? step + "\n" : "";
    }
    return lines;
}

/// What stands out, worst first; in short the worst of it.
std::string findings_lines(const Report& report, Detail detail) {
    constexpr std::size_t most = 8;
    auto found = report_findings(report);
    std::erase_if(found, [](const auto& each) { return each.code == biased_seats; });
    const std::size_t shown = detail == Detail::All ? found.size() : std::min(found.size(), most);
    const std::size_t left = found.size() - shown;
    found.resize(shown);
    const std::string more = left == 0 ? "" : trn("  {} more", "  {} more", left) + "\n";
    return fmt::format("{}\n{}{}",
                       found.empty() ? tr("Nothing else stands out.")
                                     : tr("What stands out, worst first:"),
                       findings_text(found), more);
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
    std::vector<LinkedGames> examples = report.games;
    examples.resize(report.tables.size()); // there may be none
    const Html games = report.tables.empty()
                           ? Html()
                           : winners_section(report.tables, report.advice, examples) +
                                 why_section(report.tables, examples);
    const Html restrictions =
        report.restrictions ? restriction_section(*report.restrictions) : Html();
    const Html sections = html_opening(news_section(news, legality_sentence(report.validation)),
                                       html_facts(map_facts(analysis)),
                                       map_section(report.map, picture, all_views(report))) +
                          games + restrictions + markets_section(analysis) +
                          land_section(analysis) + published_section(analysis) +
                          rest_section(analysis) +
                          legality_section(news, report.validation.findings);
    return html_page(map_title(report.map),
                     page_header(report.map, tr("What the map offers, and what games on it show"),
                                 verdicts(report, news)) +
                         html_main(sections));
}

Text report_text(const Report& report, Detail detail) {
    Text text = fmt::format("{}: {} {}\n\n", map_title(report.map),
                            legality_sentence(report.validation), counts_text(report.analysis));
    for (const GamesSummary& table : report.tables) {
        text += verdict_sentence(table, table_name(table)) + "\n";
    }
    for (const std::string& sentence : agreement_sentences(report.tables)) {
        text += escaped(sentence) + "\n";
    }
    text += next_steps(report) + "\n" + findings_lines(report, detail);
    if (detail == Detail::Short) {
        return text +
               (report.tables.size() == 1 ? Text("\n") + seats_table(report.tables.front(), detail)
                                          : Text()) +
               (report.advice.details.empty() ? "" : "\n" + report.advice.details + "\n");
    }
    text += Text("\n") + measures_text(report.analysis);
    for (const GamesSummary& table : report.tables) {
        text += Text("\n") + summary_text(table, detail);
    }
    return report.restrictions ? text + "\n" + restriction_text(*report.restrictions) : text;
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
