#include "analysis/report/campaign/page.h"

#include "analysis/report/campaign/tables.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/report/ground/terms.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace pampas::report {
namespace {

using balance::Verdict;

/// Of the part that has the results.
constexpr std::string_view results_id = "results";

// The head --------------------------------------------------------------------------------------

/// What all tables have of something, each once: `greedy; greedy, random`.
std::string each_once(const CampaignPage& page, std::string CampaignTable::*member) {
    std::set<std::string> names;
    for (const CampaignTable& table : page.tables) {
        names.insert(table.*member);
    }
    return fmt::format("{}", fmt::join(names, "; "));
}

std::string goal_sentence(const balance::SeriesPlan& plan) {
    if (plan.until_verdict) {
        return tr("Each table is played until its verdict is known, if it can be.");
    }
    return plan.until_ci ? tr("Each table is played until shares of wins are known to {:.3g} "
                              "percentage points on either side.",
                              100 * *plan.until_ci)
                         : "";
}

std::string campaign_title(const CampaignPage& page) {
    return trn("A campaign of {} map", "A campaign of {} maps", page.maps.size());
}

std::string size_words(const CampaignPage& page) {
    std::int64_t games = 0;
    for (const CampaignTable& table : page.tables) {
        games += table.games;
    }
    return tr("{} on {}.", trn("{} game", "{} games", games),
              trn("{} table", "{} tables", page.tables.size()));
}

std::size_t count_of(const CampaignPage& page, Verdict verdict) {
    return static_cast<std::size_t>(
        std::ranges::count_if(page.tables, [verdict](const CampaignTable& table) {
            return table.gap && table.gap->verdict == verdict;
        }));
}

Html campaign_verdicts(const CampaignPage& page) {
    Html verdicts;
    for (const Verdict verdict : {Verdict::Fair, Verdict::Undecided, Verdict::Biased}) {
        if (!page.tables.empty()) {
            verdicts += html_verdict(
                tone_of(verdict),
                fmt::format("{} {}", count_of(page, verdict), wording::verdict_name(verdict)),
                "players");
        }
    }
    if (page.missing > 0) {
        verdicts += html_verdict(
            Tone::Open,
            trn("{} table is not complete yet", "{} tables are not complete yet", page.missing),
            results_id);
    }
    if (!page.refused.empty()) {
        verdicts += html_verdict(
            Tone::Bad, trn("{} map was not played", "{} maps were not played", page.refused.size()),
            "refused");
    }
    return verdicts;
}

/// What was played, and by whom.
std::string played_words(const CampaignPage& page) {
    return page.tables.empty() ? ""
                               : fmt::format("{} {} {}", size_words(page),
                                             tr("Bots: {}. Rulesets: {}. Seed {}.",
                                                each_once(page, &CampaignTable::bots),
                                                each_once(page, &CampaignTable::ruleset),
                                                page.plan.experiment.dealing.seed),
                                             goal_sentence(page.plan));
}

Html campaign_header(const CampaignPage& page) {
    return html("<header><p class=\"kind\">{}</p>\n<h1>{}</h1>\n<p class=\"faded\">{}</p>\n"
                "<ul class=\"verdicts\">\n{}</ul></header>\n",
                tr("Games on many maps"), campaign_title(page), played_words(page),
                campaign_verdicts(page));
}

// By number of players --------------------------------------------------------------------------

/// The gap that as many tables surpass as do not; the group is in order of them.
Cell median_gap(const TableGroup& group) {
    const std::size_t judged = group.judged();
    if (judged == 0) {
        return Missing{};
    }
    const double low = group.tables[(judged - 1) / 2]->gap->gap;
    const double high = group.tables[judged / 2]->gap->gap;
    return Number{100 * (low + high) / 2};
}

Table groups_table(const std::vector<TableGroup>& groups, double tolerance) {
    Table table{{{"players"},
                 {.id = "maps", .title = tr("maps")},
                 {"fair"},
                 {"undecided"},
                 {"biased"},
                 {"median-gap"}},
                {},
                tr("For how many maps it is known that seats win alike. Below a gap of {:.3g} "
                   "percentage points a map is fair. The verdicts hold for these players.",
                   100 * tolerance)};
    for (const TableGroup& group : groups) {
        table.rows.push_back({group.name, group.tables.size(), group.with_verdict(Verdict::Fair),
                              group.with_verdict(Verdict::Undecided),
                              group.with_verdict(Verdict::Biased), median_gap(group)});
    }
    return table;
}

/// More tables of a group than this cannot be told apart in a chart.
constexpr std::size_t most_drawn = 400;

/// Of lines, of which many lie on each other.
double opacity_of(std::size_t drawn) {
    constexpr double apart = 50; // as many do not
    return 0.3 * std::min(1.0, apart / static_cast<double>(drawn));
}

/// Draws the tables of a group by gap; of many some, at even steps.
void draw_group(Json& values, const CampaignPage& page, const TableGroup& group) {
    const std::size_t judged = group.judged();
    const std::size_t drawn = std::min(judged, most_drawn);
    for (std::size_t i = 0; i < drawn; ++i) {
        const std::size_t place = drawn == judged ? i : i * (judged - 1) / (drawn - 1);
        const CampaignTable& table = *group.tables[place];
        values.push_back({{"group", group.name},
                          {"place", (static_cast<double>(i) + 0.5) / static_cast<double>(drawn)},
                          {"map", wording::shown_name(page.maps.at(table.map).name)},
                          {"verdict", wording::verdict_name(table.gap->verdict)},
                          {"gap", 100 * table.gap->gap},
                          {"low", 100 * table.gap->interval.low},
                          {"high", 100 * table.gap->interval.high},
                          {"opacity", opacity_of(drawn)},
                          {"said", wording::percent_text(table.gap->interval)},
                          {"fair", 100 * page.plan.tolerance}});
    }
}

std::string gaps_caption(const std::vector<TableGroup>& groups) {
    std::string caption =
        tr("Each point is the gap of a map, the line its 95 % interval, the least gap on top. "
           "Where the whole line lies in the green band, the map is fair.");
    if (std::ranges::any_of(groups,
                            [](const TableGroup& group) { return group.judged() > most_drawn; })) {
        caption += " " + tr("Of more than {} maps so many are drawn, at even steps.", most_drawn);
    }
    return caption;
}

Html gaps_chart(const CampaignPage& page, const std::vector<TableGroup>& groups) {
    Json values = Json::array();
    for (const TableGroup& group : groups) {
        draw_group(values, page, group);
    }
    return values.empty() ? html("<p>{}</p>\n", page.no_gaps)
                          : html_chart({"campaign-gaps", gaps_caption(groups)}, values);
}

Html players_section(const CampaignPage& page) {
    const auto groups = table_groups(page.tables);
    return html_section("players", tr("By number of players"),
                        table_html(groups_table(groups, page.plan.tolerance)) +
                            gaps_chart(page, groups));
}

// What else there is -----------------------------------------------------------------------------

/// The reports of studies, which have no figures here.
Html reports_html(const std::vector<OtherReport>& reports) {
    if (reports.empty()) {
        return {};
    }
    Html items;
    for (const auto& [name, file] : reports) {
        items += html("<li><a href=\"{}\">{}</a></li>\n", address_of(file), name);
    }
    return html("<h3>{}</h3>\n<ul class=\"changes\">\n{}</ul>\n", tr("Other reports"), items);
}

Html results_section(const CampaignPage& page) {
    return html_section(results_id, tr("Results by table"),
                        (page.tables.empty() ? Html() : sortable_tables(page)) +
                            reports_html(page.reports));
}

Html refused_section(const std::vector<RefusedMap>& refused) {
    if (refused.empty()) {
        return {};
    }
    Html items;
    for (const auto& [file, why] : refused) {
        items += html("<li><code>{}</code>: {}</li>\n", file, why);
    }
    return html_section("refused", tr("What was not played"),
                        html("<ul class=\"refused\">\n{}</ul>\n", items));
}

} // namespace

Html campaign_html(const CampaignPage& page) {
    const Html players = page.tables.empty() ? Html() : players_section(page);
    return html_page(campaign_title(page),
                     campaign_header(page) +
                         html_main(players + results_section(page) + refused_section(page.refused)),
                     results_id, tr("Skip to the results"));
}

} // namespace pampas::report
