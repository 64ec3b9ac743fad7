#include "analysis/report/games/sections.h"

#include "analysis/glossary/glossary.h"
#include "analysis/overlays/games.h"
#include "analysis/report/games/failures.h"
#include "analysis/report/games/tables.h"
#include "analysis/report/games/text.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cmath>

namespace pampas::report {
namespace {

using balance::Verdict;

// Charts -----------------------------------------------------------------------------------------

/// A row of a chart of players: a seat, the winners or the others.
struct EarningsRow {
    std::string who;
    const Earnings& earnings;
};

std::vector<EarningsRow> everybody(const GamesSummary& table) {
    std::vector<EarningsRow> rows;
    rows.reserve(table.seats.size());
    for (const SeatSummary& seat : table.seats) {
        rows.push_back({wording::seat(rows.size()), seat.earnings});
    }
    rows.push_back({tr("winners"), table.winners.earnings});
    rows.push_back({tr("others"), table.others.earnings});
    return rows;
}

/// A win rate in percent, under the keys of the charts.
Json rate_json(const WinShare& share, std::size_t players) {
    return {{"wins", 100 * share.rate},
            {"low", 100 * share.interval.low},
            {"high", 100 * share.interval.high},
            {"said", wording::percent_text(share.interval)},
            {"equal", 100 / static_cast<double>(players)}};
}

void add_course(Json& values, const GamesSummary& table, const char* who,
                Categories CourseStep::*points) {
    for (const CourseStep& step : table.course) {
        for (const std::size_t category : scored_categories(table)) {
            values.push_back({{"who", who},
                              {"share", std::lround(100 * step.share)},
                              {"category", tr(rules::category_names[category])},
                              {"place", category},
                              {"points", (step.*points)[category]}});
        }
    }
    if (table.interim.games > 0) {
        values.push_back({{"who", who},
                          {"share", 100 * table.interim.round / table.rounds},
                          {"category", nullptr}});
    }
}

void add_market_rate(Json& values, const std::string& market, const char* who,
                     const std::optional<WinShare>& share, std::size_t players) {
    if (share) {
        Json value{{"market", market}, {"who", who}, {"players", share->players}};
        value.update(rate_json(*share, players));
        values.push_back(std::move(value));
    }
}

Json reach_json(const MarketSummary& market, std::size_t seat, double games) {
    const balance::SeatAtMarket& figures = market.seats[seat];
    const auto reached = static_cast<double>(figures.reached);
    return {{"market", hex::name(market.at)},
            {"seat", wording::seat(seat)},
            {"reached", 100 * reached / games},
            {"first", 100 * static_cast<double>(figures.first) / games},
            {"round", mean_round(figures.rounds, figures.reached).page_text()},
            {"pesos", static_cast<double>(figures.pesos) / games}};
}

ChartedSeats charted(const GamesSummary& table) {
    ChartedSeats seats{table_name(table), {}, table.fairness->tolerance};
    for (const SeatSummary& seat : table.seats) {
        seats.shares.push_back(
            {table.fairness->win_rates[seats.shares.size()], seat.win_interval, seat.points});
    }
    return seats;
}

/// How often each seat wins at each table, compared with an equal share.
Html seats_chart(std::span<const GamesSummary> tables, std::span<const GamePages> pages) {
    std::vector<ChartedSeats> games;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        ChartedSeats& seats = games.emplace_back(charted(tables[i]));
        if (pages.empty()) {
            continue;
        }
        for (const ExampleGame& example : example_games(tables[i])) {
            if (example.winner) {
                seats.shares[*example.winner].game = pages[i].address_of(example.game.number);
            }
        }
    }
    return seats_chart(games);
}

/// Points of players, winners and others, by category.
Html points_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    for (const auto& [who, earnings] : everybody(table)) {
        for (const std::size_t category : scored_categories(table)) {
            values.push_back({{"who", who},
                              {"category", tr(rules::category_names[category])},
                              {"place", category},
                              {"points", earnings.interim[category] + earnings.final[category]}});
        }
    }
    return html_chart({"points",
                       tr("Means per game, both scorings together. Winners are the players who "
                          "won, others are those who did not, on any seat."),
                       variant},
                      values);
}

/// Where the pesos of players, winners and others come from.
Html income_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    for (const auto& [who, earnings] : everybody(table)) {
        values.push_back(
            {{"who", who}, {"source", tr("markets")}, {"place", 0}, {"pesos", earnings.markets}});
        values.push_back(
            {{"who", who}, {"source", tr("harvests")}, {"place", 1}, {"pesos", earnings.harvests}});
    }
    return html_chart({"income", tr("Means per game."), variant}, values);
}

/// The points that a scoring would give winners and others in the course of a game, by category.
Html course_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    add_course(values, table, tr("winners"), &CourseStep::winners);
    add_course(values, table, tr("others"), &CourseStep::others);
    return html_chart({"course",
                       tr("The points a scoring would give at this point of the game. The dashed "
                          "line shows when the interim scoring happens on average."),
                       variant},
                      values);
}

/// How often the leader after the interim scoring wins, by the size of the lead.
Html lead_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    for (const auto& [range, leaders] : table.interim.leads) {
        if (leaders && range.most > 0) {
            Json value{{"lead", lead_name(range)}, {"games", leaders->players}};
            value.update(rate_json(*leaders, table.seats.size()));
            values.push_back(std::move(value));
        }
    }
    return html_chart({"lead",
                       tr("How often the leader after the interim scoring wins. The dashed line is "
                          "an equal share."),
                       variant},
                      values);
}

/// How often players who come to a market win, and players who do not.
Html market_wins_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    const std::size_t players = table.seats.size();
    for (const MarketSummary& market : table.markets) {
        const std::string name = hex::name(market.at);
        add_market_rate(values, name, tr("players who reach it"), market.who_come, players);
        add_market_rate(values, name, tr("players who do not"), market.who_do_not, players);
    }
    return html_chart({"market-wins",
                       tr("The farther apart the two points, the more winners and others differ "
                          "there. The market need not be the reason why they win."),
                       variant},
                      values);
}

/// How often each seat comes to each market.
Html market_reach_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    for (const MarketSummary& market : table.markets) {
        for (std::size_t seat = 0; seat < market.seats.size(); ++seat) {
            values.push_back(reach_json(market, seat, static_cast<double>(table.games)));
        }
    }
    return html_chart(
        {"market-reach", tr("In how many of 100 games the animals of a seat get there."), variant},
        values);
}

// The parts of a page ----------------------------------------------------------------------------

/// The number of players and who they are, in letters, digits and `-`.
std::string id_of(const GamesSummary& table) {
    std::string id = fmt::format("{}-{}", table.bots.size(), table.bots.front());
    std::ranges::replace_if(
        id, [](unsigned char character) { return std::isalnum(character) == 0; }, '-');
    return id;
}

/// What the lead after the interim scoring is worth, in a sentence.
Html lead_words(const InterimSummary& interim) {
    const std::optional<WinShare>& leaders = interim.sole_leader;
    if (!leaders) {
        return {};
    }
    return html_paragraph(tr("The interim scoring happens in round {:.1f} on average. A player who "
                             "leads alone after it wins {} of the games ({}).",
                             interim.round, wording::percent_text(leaders->rate),
                             wording::percent_text(leaders->interval)));
}

/// Links to the table's example games.
Html example_list(const GamesSummary& table, const GamePages& pages) {
    const auto examples = example_games(table);
    const Html items = html_each(examples, [&](const ExampleGame& example) {
        return html("<li><b><a href=\"{}\">{}</a></b> {}</li>\n",
                    pages.address_of(example.game.number), example.title,
                    fmt::format("{}, {}.", example.game.result, example.game.remark));
    });
    return examples.empty() ? Html()
                            : html("<h3>{}</h3>\n<ul class=\"news of-games\">\n{}</ul>\n",
                                   tr("Games to view, action by action"), items);
}

/// `pages`: null if there are none.
Html panel(const GamesSummary& table, const std::string& id, const GamePages* pages) {
    const std::string variant = "-" + id;
    Html content = lead_words(table.interim) + html_paragraph(first_markets_sentence(table)) +
                   (pages == nullptr ? Html() : example_list(table, *pages)) +
                   html_pair(points_chart(table, variant), income_chart(table, variant)) +
                   html_pair(course_chart(table, variant), lead_chart(table, variant)) +
                   table_html(seats_table(table, Detail::All));
    if (!table.markets.empty()) {
        content +=
            html_pair(market_wins_chart(table, variant), market_reach_chart(table, variant)) +
            table_html(markets_table(table).only(
                {"market", "reached", "first-round", "pesos-paid", "who-come", "who-do-not"}));
    }
    return html(
        "<div class=\"panel\" id=\"panel-{}\">\n<h3 class=\"on-sheets\">{}</h3>\n{}</div>\n", id,
        table_name(table), content);
}

Html tab(const GamesSummary& table, const std::string& id, bool chosen) {
    return html("<label><input type=\"radio\" name=\"panel\" value=\"{}\"{}/>"
                "<span>{}</span></label>\n",
                id, chosen ? html(" checked=\"checked\"") : Html(), table_name(table));
}

/// What to do at tables whose verdict is undecided, if there are any.
Html how_to_play_on(std::span<const GamesSummary> tables, const wording::Advice& advice) {
    const bool is_open = std::ranges::any_of(tables, [](const GamesSummary& table) {
        return table.fairness->verdict == Verdict::Undecided;
    });
    return is_open ? html("<p class=\"advice\">{}<br/><code>{}</code></p>\n", advice.play_on,
                          advice.command)
                   : Html();
}

/// The gap by strength, for each table where strengths were compared.
Html strengths(std::span<const GamesSummary> tables) {
    return html_each(tables, [](const GamesSummary& table) {
        return table.by_strength.empty()
                   ? Html()
                   : html("<h3>{}</h3>\n{}",
                          tr("{}: the gap by strength", wording::capitalized(table_name(table))),
                          table_html(strength_table(table)));
    });
}

/// What other people's bots did wrong, for each table where they did.
Html games_lost_by_failing(std::span<const GamesSummary> tables) {
    return html_each(tables, [](const GamesSummary& table) {
        return !table.failures || table.failures->empty()
                   ? Html()
                   : html("<h3>{}</h3>\n<pre>{}</pre>\n",
                          tr("{}: games that bots lost through failures",
                             wording::capitalized(table_name(table))),
                          failures_text(*table.failures).laid_out());
    });
}

} // namespace

std::vector<std::string> ids_of(std::span<const GamesSummary> tables) {
    std::vector<std::string> ids;
    for (const GamesSummary& table : tables) {
        const std::string id = id_of(table);
        // A number is added to an id that is taken.
        const bool is_taken = std::ranges::find(ids, id) != ids.end();
        ids.push_back(is_taken ? fmt::format("{}-{}", id, ids.size()) : id);
    }
    return ids;
}

Html winners_verdict(std::span<const GamesSummary> tables) {
    if (tables.empty()) {
        return {};
    }
    std::vector<Verdict> verdicts;
    verdicts.reserve(tables.size());
    for (const GamesSummary& table : tables) {
        verdicts.push_back(table.fairness->verdict);
    }
    const auto has = [&verdicts](Verdict verdict) {
        return std::ranges::find(verdicts, verdict) != verdicts.end();
    };
    return html_verdict(has(Verdict::Biased)      ? VerdictStyle::Bad
                        : has(Verdict::Undecided) ? VerdictStyle::Open
                                                  : VerdictStyle::Good,
                        wording::seats_headline(verdicts), "winners");
}

Html winners_section(std::span<const GamesSummary> tables, const wording::Advice& advice,
                     std::span<const GamePages> pages) {
    Html words;
    for (const GamesSummary& table : tables) {
        std::string said = verdict_sentence(table, {});
        for (const std::string& more : {strength_sentence(table), other_ranks_sentence(table)}) {
            said += more.empty() ? "" : " " + more;
        }
        words += html("<li><b>{}</b> {}</li>\n", table_name(table), said);
    }
    words += html_each(agreement_sentences(tables), [](const std::string& sentence) {
        return html("<li class=\"agreement\">{}</li>\n", sentence);
    });
    return html_section("winners", tr("Who wins"),
                        html("<ul class=\"news of-tables\">\n{}</ul>\n", words) +
                            how_to_play_on(tables, advice) + seats_chart(tables, pages) +
                            table_html(verdicts_table(tables)) + strengths(tables) +
                            games_lost_by_failing(tables));
}

Html why_section(std::span<const GamesSummary> tables, std::span<const GamePages> pages) {
    const std::vector<std::string> ids = ids_of(tables);
    const Html tabs = html_each(numbers(tables.size()),
                                [&](std::size_t i) { return tab(tables[i], ids[i], i == 0); });
    const Html panels = html_each(numbers(tables.size()), [&](std::size_t i) {
        return panel(tables[i], ids[i], pages.empty() ? nullptr : &pages[i]);
    });
    return html_section("why", tr("Why they win"),
                        html("<form class=\"choices tabs\"><fieldset><legend>{}</legend>\n"
                             "{}</fieldset></form>\n",
                             tr("Games of"), tabs) +
                            panels);
}

std::vector<MapViewGroup> games_views(std::span<const GamesSummary> tables) {
    std::vector<MapViewGroup> groups;
    const auto widest = std::ranges::max_element(
        tables, {}, [](const GamesSummary& table) { return table.fairness->gap; });
    const std::vector<std::string> ids = ids_of(tables);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const GamesSummary& table = tables[i];
        MapViewGroup group{wording::capitalized(table_name(table)),
                           i == static_cast<std::size_t>(widest - tables.begin()),
                           {}};
        for (std::size_t kind = 0; kind < table.overlays.size(); ++kind) {
            const overlays::GamesKind& of = overlays::kinds_of_games()[kind];
            group.views.push_back({fmt::format("{}-{}", of.name, ids[i]), glossary::title(of.name),
                                   tr("Games of {}. {}", table_name(table), tr(of.help)),
                                   table.overlays[kind], of.name});
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace pampas::report
