#include "analysis/report/experiments/campaign.h"

#include "analysis/report/experiments/table_groups.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/formats/encodings.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace pampas::report {
namespace {

using balance::Verdict;

// Words -----------------------------------------------------------------------------------------

/// A chart cannot show more tables of a group than this.
constexpr std::size_t most_drawn = 400;

/// What the page says about its maps or editions.
struct Words {
    std::string above; ///< the title
    std::string title;
    std::string refused;
    Column one;  ///< that names each
    Column many; ///< that counts them
    std::string verdicts;
    std::string gaps;
    std::string too_many;
};

Words words_on_maps(const CampaignPage& page) {
    return {
        .above = tr("Games on many maps"),
        .title = trn("A campaign of {} map", "A campaign of {} maps", page.maps.size()),
        .refused = trn("{} map was not played", "{} maps were not played", page.refused.size()),
        .one = {.id = "map", .title = tr("map")},
        .many = {.id = "maps", .title = tr("maps")},
        .verdicts = tr("For how many maps it is clear whether all seats win equally often. Below a "
                       "gap of {:.3g} percentage points a map is fair. The verdicts hold for these "
                       "players.",
                       100 * page.plan.tolerance),
        .gaps = tr("Each point is the gap of a map, and the line is its 95 % interval. The "
                   "smallest gap is on top. If the whole line lies in the green band, the map is "
                   "fair."),
        .too_many = tr("If there are more than {} maps, only that many are drawn, at even steps.",
                       most_drawn)};
}

Words words_on_editions(const CampaignPage& page) {
    return {
        .above = tr("Games by many editions"),
        .title = trn("A campaign of {} edition of Happy Pigs",
                     "A campaign of {} editions of Happy Pigs", page.maps.size()),
        .refused =
            trn("{} edition was not played", "{} editions were not played", page.refused.size()),
        .one = {"farm-edition"},
        .many = {"farm-editions"},
        .verdicts = tr("For how many editions it is clear whether all seats win equally often. "
                       "Below a gap of {:.3g} percentage points an edition is fair. The verdicts "
                       "hold for these players.",
                       100 * page.plan.tolerance),
        .gaps = tr("Each point is the gap of an edition, and the line is its 95 % interval. The "
                   "smallest gap is on top. If the whole line lies in the green band, the edition "
                   "is fair."),
        .too_many =
            tr("If there are more than {} editions, only that many are drawn, at even steps.",
               most_drawn)};
}

Words words_of(const CampaignPage& page) {
    return page.of_editions ? words_on_editions(page) : words_on_maps(page);
}

// The table of results ---------------------------------------------------------------------------

/// The pictures of maps, each once however many tables show it.
Html thumbnails(const std::vector<CampaignMap>& maps) {
    Html images;
    for (std::size_t map = 0; map < maps.size(); ++map) {
        if (!maps[map].thumbnail.empty()) {
            images +=
                html("<image id=\"map-{}\" width=\"{}\" height=\"{}\" "
                     "href=\"data:image/png;base64,{}\"/>\n",
                     map, thumbnail_size, thumbnail_size, formats::base64(maps[map].thumbnail));
        }
    }
    return html("<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n"
                "{}</defs></svg>\n",
                images);
}

Html thumbnail_html(const CampaignMap& map, std::size_t number) {
    return map.thumbnail.empty()
               ? Html()
               : html("<svg class=\"thumbnail\" viewBox=\"0 0 {} {}\" aria-hidden=\"true\">"
                      "<use href=\"#map-{}\"/></svg>",
                      thumbnail_size, thumbnail_size, number);
}

/// A path that may be broken into lines after each folder.
Html path_html(std::string_view path) {
    Html result;
    for (std::size_t end = path.find('/'); end != std::string_view::npos; end = path.find('/')) {
        result += html("{}<wbr/>", path.substr(0, end + 1));
        path.remove_prefix(end + 1);
    }
    return result + path;
}

/// A share in percent, or percentage points, and its interval.
Cell figure_cell(double share, balance::Interval interval) {
    const auto percent = [](double of) { return language::decimal(100 * of, 1); };
    return html("{} <small>{} – {}</small>", percent(share), percent(interval.low),
                percent(interval.high));
}

std::vector<Column> result_columns(const CampaignPage& page, std::size_t players) {
    const Variety variety = variety_of(page.tables);
    const Html number = html(" class=\"number\"");
    std::vector<Column> columns{words_of(page).one};
    if (variety.bots) {
        columns.push_back({.id = "bots", .title = tr("bots")});
    }
    if (variety.rulesets) {
        columns.push_back({.id = "ruleset", .title = tr("ruleset")});
    }
    columns.push_back({.id = "verdict", .title = tr("verdict")});
    columns.push_back(
        {.id = "gap", .title = tr("gap"), .attributes = number + html(" aria-sort=\"ascending\"")});
    for (std::size_t seat = 0; seat < players; ++seat) {
        columns.push_back({.id = "seat", .title = wording::seat(seat), .attributes = number});
    }
    columns.push_back({.id = "rounds", .title = tr("rounds"), .attributes = number});
    columns.push_back({.id = "games", .title = tr("games"), .attributes = number});
    columns.push_back(
        {.id = "report", .title = tr("report"), .attributes = html(" class=\"fixed\"")});
    return columns;
}

Row result_row(const CampaignPage& page, const CampaignTable& table, const Variety& variety) {
    const CampaignMap& map = page.maps.at(table.map);
    const Html name = map.page.empty() ? Html(wording::shown_name(map.name))
                                       : html("<a href=\"{}\">{}</a>", address_of(map.page),
                                              wording::shown_name(map.name));
    Row row{html("<div>{}<span>{}<small>{}</small></span></div>", thumbnail_html(map, table.map),
                 name, path_html(map.file))};
    if (variety.bots) {
        row.emplace_back(table.bots);
    }
    if (variety.rulesets) {
        row.emplace_back(wording::ruleset_title(table.ruleset));
    }
    row.push_back(table.gap ? Cell(wording::verdict_name(table.gap->verdict))
                                  .in_style(css_class_of(style_of(table.gap->verdict)))
                            : "");
    row.push_back(table.gap ? figure_cell(table.gap->gap, table.gap->interval) : "");
    for (std::size_t seat = 0; seat < table.wins.size(); ++seat) {
        row.push_back(figure_cell(table.wins[seat], table.win_intervals[seat]));
    }
    row.emplace_back(Number{table.rounds});
    row.emplace_back(table.games);
    row.emplace_back(html("<a href=\"{}\">JSON</a>", address_of(table.report)));
    return row;
}

std::string caption_of(const CampaignPage& page) {
    std::string caption =
        tr("Wins of each seat in percent and the gap between the best and the worst seat in "
           "percentage points, with the 95 % interval below each. Click a title to sort.");
    if (page.tables.size() > most_rows) {
        caption += " " + tr("The {} tables with the smallest gaps and as many with the largest are "
                            "shown; results.csv has all.",
                            most_rows / 2);
    }
    if (page.maps.size() > most_thumbnails) {
        caption += " " + tr("Pictures of more than {} maps would make this page too large.",
                            most_thumbnails);
    }
    return caption;
}

/// The tables with this number of players, by gap; the reader clicks titles to sort them.
Table results_table(const CampaignPage& page, std::size_t players,
                    const std::vector<const CampaignTable*>& tables) {
    const Variety variety = variety_of(page.tables);
    Table table{.columns = result_columns(page, players),
                .caption = trn("{} player", "{} players", players),
                .is_sortable = true};
    for (const CampaignTable* each : tables) {
        table.rows.push_back(result_row(page, *each, variety));
    }
    return table;
}

/// The id of the section with the results.
constexpr std::string_view results_id = "results";

// The head --------------------------------------------------------------------------------------

std::string ruleset_of(const CampaignTable& table) {
    return wording::ruleset_title(table.ruleset);
}

/// What is said of the tables, each once: `greedy; greedy, random`.
std::string each_once(const CampaignPage& page, const auto& name_of) {
    std::set<std::string> names;
    for (const CampaignTable& table : page.tables) {
        names.insert(name_of(table));
    }
    return fmt::format("{}", fmt::join(names, "; "));
}

std::string goal_sentence(const balance::SeriesPlan& plan) {
    if (plan.until_verdict) {
        return tr("Each table is played until its verdict is clear, if possible.");
    }
    return plan.until_ci ? tr("Each table is played until shares of wins are known to within "
                              "{:.3g} percentage points.",
                              100 * *plan.until_ci)
                         : "";
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
                style_of(verdict),
                fmt::format("{} {}", count_of(page, verdict), wording::verdict_name(verdict)),
                "players");
        }
    }
    if (page.missing > 0) {
        verdicts += html_verdict(
            VerdictStyle::Open,
            trn("{} table is not complete yet", "{} tables are not complete yet", page.missing),
            results_id);
    }
    if (!page.refused.empty()) {
        verdicts += html_verdict(VerdictStyle::Bad, words_of(page).refused, "refused");
    }
    return verdicts;
}

/// What was played, and by whom.
std::string played_words(const CampaignPage& page) {
    return page.tables.empty()
               ? ""
               : fmt::format("{} {} {}", size_words(page),
                             tr("Bots: {}. Rulesets: {}. Seed {}.",
                                each_once(page, std::mem_fn(&CampaignTable::bots)),
                                each_once(page, ruleset_of), page.plan.experiment.dealing.seed),
                             goal_sentence(page.plan));
}

Html campaign_header(const CampaignPage& page) {
    const Words words = words_of(page);
    return html_header(words.above, words.title,
                       html("<p class=\"faded\">{}</p>\n{}", played_words(page),
                            html_verdicts(campaign_verdicts(page))));
}

// By number of players --------------------------------------------------------------------------

/// The median gap of a group, whose tables are in order of gaps.
Cell median_gap(const TableGroup& group) {
    const std::size_t judged = group.judged();
    if (judged == 0) {
        return Missing{};
    }
    const double low = group.tables[(judged - 1) / 2]->gap->gap;
    const double high = group.tables[judged / 2]->gap->gap;
    return Number{100 * (low + high) / 2};
}

Table groups_table(const CampaignPage& page, const std::vector<TableGroup>& groups) {
    const Words words = words_of(page);
    Table table{{{"players"}, words.many, {"fair"}, {"undecided"}, {"biased"}, {"median-gap"}},
                {},
                words.verdicts};
    for (const TableGroup& group : groups) {
        table.rows.push_back({group.name, group.tables.size(), group.with_verdict(Verdict::Fair),
                              group.with_verdict(Verdict::Undecided),
                              group.with_verdict(Verdict::Biased), median_gap(group)});
    }
    return table;
}

/// The opacity of lines: many lie on top of each other.
double opacity_of(std::size_t drawn) {
    constexpr double apart = 50; // this many lines do not overlap
    return 0.3 * std::min(1.0, apart / static_cast<double>(drawn));
}

/// Draws the tables of a group by gap; of too many, some at even steps.
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

std::string gaps_caption(const CampaignPage& page, const std::vector<TableGroup>& groups) {
    const Words words = words_of(page);
    const bool are_too_many = std::ranges::any_of(
        groups, [](const TableGroup& group) { return group.judged() > most_drawn; });
    return words.gaps + (are_too_many ? " " + words.too_many : "");
}

Html gaps_chart(const CampaignPage& page, const std::vector<TableGroup>& groups) {
    Json values = Json::array();
    for (const TableGroup& group : groups) {
        draw_group(values, page, group);
    }
    return values.empty() ? html_paragraph(page.no_gaps)
                          : html_chart({"campaign-gaps", gaps_caption(page, groups)}, values);
}

Html players_section(const CampaignPage& page) {
    const auto groups = table_groups(page.tables);
    return html_section("players", tr("By number of players"),
                        table_html(groups_table(page, groups)) + gaps_chart(page, groups));
}

// The rest ---------------------------------------------------------------------------------------

/// Links to the reports of studies, which have no figures on this page.
Html reports_html(const std::vector<OtherReport>& reports) {
    if (reports.empty()) {
        return {};
    }
    const Html items = html_each(reports, [](const OtherReport& report) {
        return html("<li><a href=\"{}\">{}</a></li>\n", address_of(report.file), report.name);
    });
    return html("<h3>{}</h3>\n<ul class=\"changes\">\n{}</ul>\n", tr("Other reports"), items);
}

Html results_html(const CampaignPage& page) {
    return html_paragraph(caption_of(page)) +
           html_each(shown_tables(page),
                     [&page](const auto& shown) {
                         return table_html(results_table(page, shown.first, shown.second));
                     }) +
           thumbnails(page.maps);
}

Html results_section(const CampaignPage& page) {
    return html_section(results_id, tr("Results by table"),
                        (page.tables.empty() ? Html() : results_html(page)) +
                            reports_html(page.reports));
}

Html refused_section(const std::vector<RefusedMap>& refused) {
    if (refused.empty()) {
        return {};
    }
    const Html items = html_each(refused, [](const RefusedMap& map) {
        return html("<li><code>{}</code>: {}</li>\n", map.file, map.why);
    });
    return html_section("refused", tr("What was not played"),
                        html("<ul class=\"refused\">\n{}</ul>\n", items));
}

// Files ------------------------------------------------------------------------------------------

/// The folder that holds the files of all maps, with its last `/`; empty if there is none.
std::string common_folder(const std::vector<CampaignMap>& maps) {
    std::string folder = maps.empty() ? "" : maps.front().file;
    for (const CampaignMap& map : maps) {
        folder.erase(std::ranges::mismatch(folder, map.file).in1, folder.end());
    }
    return folder.substr(0, folder.rfind('/') + 1);
}

/// The page with files named from the folder on that holds those of all maps.
CampaignPage with_short_files(CampaignPage page) {
    const std::string folder = common_folder(page.maps);
    const auto shorten = [&folder](std::string& file) {
        file.erase(0, file.starts_with(folder) ? folder.size() : 0);
    };
    for (CampaignMap& map : page.maps) {
        shorten(map.file);
    }
    for (RefusedMap& map : page.refused) {
        shorten(map.file);
    }
    return page;
}

} // namespace

Html campaign_html(const CampaignPage& whole_page) {
    const CampaignPage page = with_short_files(whole_page);
    const Html players = page.tables.empty() ? Html() : players_section(page);
    return html_page(words_of(page).title,
                     campaign_header(page) +
                         html_main(players + results_section(page) + refused_section(page.refused)),
                     results_id, tr("Skip to the results"));
}

} // namespace pampas::report
