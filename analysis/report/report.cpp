#include "analysis/report/report.h"

#include "analysis/legality/words.h"
#include "analysis/report/games/news.h"
#include "analysis/report/games/sections.h"
#include "analysis/report/games/words.h"
#include "analysis/report/ground/html.h"
#include "analysis/report/ground/words.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/map/news_html.h"
#include "analysis/report/map/sections.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;

Json space_json(hex::Coordinate at) {
    return {at.column, at.row};
}

Json news_json(const News& news) {
    Json spaces = Json::array();
    std::ranges::transform(news.spaces, std::back_inserter(spaces), space_json);
    return {{"severity", name(news.severity)}, {"sentence", news.sentence}, {"spaces", spaces}};
}

/// At how many tables seats are known not to win alike.
std::string tables_fact(std::span<const Simulation> tables) {
    const auto count = [tables](balance::Verdict verdict) {
        return std::ranges::count_if(tables, [verdict](const Simulation& table) {
            return balance::verdict(table.tally.deals(), table.tolerance) == verdict;
        });
    };
    return tables.empty()
               ? ""
               : html_fact("Tables with unfair seats",
                           fmt::format("{} of {}", count(balance::Verdict::Biased), tables.size()),
                           fmt::format("{} fair, {} not known yet", count(balance::Verdict::Fair),
                                       count(balance::Verdict::Undecided)));
}

std::string legality_fact(const Validation& validation) {
    const auto count = validation.findings.size();
    return html_fact(
        capitalized(validation.client.name), validation.legal() ? "takes it" : "refuses it",
        count == 0 ? "nothing found" : legality::counted(count, "finding", "findings"));
}

/// The findings, notes among them too.
std::string findings_section(const Validation& validation) {
    std::vector<News> list;
    for (const legality::Finding& finding : validation.findings) {
        list.push_back({finding.severity, finding.message, finding.spaces});
    }
    return html_section("findings", "Legality",
                        fmt::format("<p>The client {} {} this map.</p>\n",
                                    html_text(validation.client.name),
                                    validation.legal() ? "takes" : "refuses") +
                            (list.empty() ? "" : news_html(list)));
}

std::string map_section(const Report& report, const MapPicture& picture) {
    std::vector<MapViewGroup> groups = map_views(report.map, report.analysis);
    const std::vector<MapViewGroup> games = games_views(report.tables);
    groups.insert(groups.begin() + 1, games.begin(), games.end());
    return html_section("map", "The map", html_map(report.map, picture, groups));
}

} // namespace

std::vector<News> news(const Report& report) {
    std::vector<News> all = news(report.analysis, report.validation.findings);
    std::ranges::move(games_news(report.tables), std::back_inserter(all));
    std::ranges::stable_sort(all, {}, &News::severity);
    return all;
}

std::string report_html(const Report& report, const MapPicture& picture) {
    const graph::Analysis& analysis = report.analysis;
    const std::string facts =
        map_facts(analysis) + legality_fact(report.validation) + tables_fact(report.tables);
    const std::string games =
        report.tables.empty() ? "" : winners_section(report.tables) + why_section(report.tables);
    return html_page(map_title(report.map),
                     page_header(report.map, "What the map offers, and what games on it tell") +
                         "<main>\n" + html_facts(facts) +
                         html_section("news", "The news, worst first", news_html(news(report))) +
                         map_section(report, picture) + games + markets_section(analysis) +
                         land_section(analysis) + published_section(analysis) +
                         rest_section(analysis) + findings_section(report.validation) +
                         "</main>\n");
}

std::string report_text(const Report& report) {
    std::string text = validation_text({&report.validation, 1}) + "\n" +
                       analysis_text(report.analysis, report.validation.findings);
    const std::vector<News> of_games = games_news(report.tables);
    text += of_games.empty() ? "" : "\nThe news of games, worst first:\n";
    for (const News& item : of_games) {
        text += fmt::format("  {:<8} {}\n", name(item.severity), escaped(item.sentence));
    }
    for (const std::string& sentence : agreement_sentences(report.tables)) {
        text += fmt::format("\n{}\n", escaped(sentence));
    }
    for (const Simulation& table : report.tables) {
        text += '\n';
        text += simulation_text(table);
    }
    return text;
}

std::string report_json(const Report& report) {
    Json json{{"map", report.map.details().name}, {"news", Json::array()}};
    std::ranges::transform(news(report), std::back_inserter(json["news"]), news_json);
    json["validation"] = Json::parse(validation_json({&report.validation, 1}));
    json["analysis"] = Json::parse(analysis_json(report.analysis, report.validation.findings));
    json["games"] = Json::array();
    for (const Simulation& table : report.tables) {
        json["games"].push_back(Json::parse(simulation_json(table)));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace pampas::report
