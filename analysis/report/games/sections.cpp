#include "analysis/report/games/sections.h"

#include "analysis/overlays/games.h"
#include "analysis/report/games/charts.h"
#include "analysis/report/games/place.h"
#include "analysis/report/games/win_factors.h"
#include "analysis/report/games/words.h"
#include "analysis/report/ground/terms.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <set>

namespace pampas::report {
namespace {

using balance::Verdict;

/// Of letters, digits and `-`: the number of players and who they are.
std::string id_of(const GamesSummary& table) {
    std::string id = fmt::format("{}-{}", table.bots.size(), table.bots.front());
    std::ranges::replace_if(
        id, [](unsigned char character) { return std::isalnum(character) == 0; }, '-');
    return id;
}

/// The ids of all tables; a number tells those apart that would be alike.
std::vector<std::string> ids_of(std::span<const GamesSummary> tables) {
    std::vector<std::string> ids;
    for (const GamesSummary& table : tables) {
        const std::string id = id_of(table);
        const bool is_taken = std::ranges::find(ids, id) != ids.end();
        ids.push_back(is_taken ? fmt::format("{}-{}", id, ids.size()) : id);
    }
    return ids;
}

std::string games_text(const GamesSummary& table) {
    return table.interrupted ? trn("{} game, interrupted", "{} games, interrupted", table.games)
                             : trn("{} game", "{} games", table.games);
}

// Who wins ---------------------------------------------------------------------------------------

std::vector<Html> verdict_row(const GamesSummary& table) {
    const balance::Fairness& fairness = *table.fairness;
    const Earnings& earnings = table.winners.earnings;
    double points = 0;
    for (std::size_t category = 0; category < earnings.final.size(); ++category) {
        points += earnings.interim[category] + earnings.final[category];
    }
    return {
        term_link("bot", table_name(table)),
        games_text(table),
        tr(balance::name_of(fairness.verdict)),
        fmt::format("{:.1f}", 100 * fairness.gap),
        tr("{:.1f} to {:.1f}", 100 * fairness.gap_interval.low, 100 * fairness.gap_interval.high),
        fmt::format("{:.0f}", points),
        fmt::format("{:.1f}", table.rounds)};
}

// Why --------------------------------------------------------------------------------------------

std::string first_round(const MarketSummary& market) {
    return market.reached == 0 ? tr("never")
                               : fmt::format("{:.1f}", static_cast<double>(market.rounds) /
                                                           static_cast<double>(market.reached));
}

std::string rate_text(const std::optional<WinShare>& share) {
    return share ? wording::percent_text(share->rate) : "-";
}

Html reached_markets_table(const GamesSummary& table) {
    const auto games = static_cast<double>(table.games);
    std::vector<std::vector<Html>> rows{{tr("market"), tr("games that reach it"),
                                         tr("first in round"), tr("pesos it pays a game"),
                                         tr("who come win"), tr("who do not win")}};
    for (const MarketSummary& market : table.markets) {
        const std::string name = hex::name(market.at);
        rows.push_back({html(R"(<a href="#map" data-market="{}">{}</a>)", name, name),
                        wording::percent_text(static_cast<double>(market.reached) / games),
                        first_round(market),
                        fmt::format("{:.1f}", static_cast<double>(market.pesos) / games),
                        rate_text(market.who_come), rate_text(market.who_do_not)});
    }
    return html_table({tr("Markets in these games."), rows,
                       tr("All {} markets in these games", table.markets.size())});
}

/// What the lead after the interim scoring is worth, in a sentence.
Html lead_words(const InterimSummary& interim) {
    const std::optional<WinShare>& leaders = interim.sole_leader;
    if (!leaders) {
        return {};
    }
    return html("<p>{}</p>\n", tr("The interim scoring comes in round {:.1f} on average. Who leads "
                                  "alone after it wins {} of the games ({}).",
                                  interim.round, wording::percent_text(leaders->rate),
                                  wording::percent_text(leaders->interval)));
}

Html panel(const GamesSummary& table, const std::string& id) {
    const std::string variant = "-" + id;
    Html content = lead_words(table.interim) + html("<p>{}</p>\n", first_markets_sentence(table)) +
                   html_pair(points_chart(table, variant), income_chart(table, variant)) +
                   html_pair(course_chart(table, variant), lead_chart(table, variant));
    if (!table.markets.empty()) {
        content +=
            html_pair(market_wins_chart(table, variant), market_reach_chart(table, variant)) +
            reached_markets_table(table);
    }
    return html("<div class=\"panel\" id=\"panel-{}\">\n{}</div>\n", id, content);
}

Html tab(const GamesSummary& table, const std::string& id, bool chosen) {
    return html("<label><input type=\"radio\" name=\"panel\" value=\"{}\"{}/>"
                "<span>{}</span></label>\n",
                id, chosen ? html(" checked=\"checked\"") : Html(), table_name(table));
}

std::ptrdiff_t count(std::span<const GamesSummary> tables, Verdict verdict) {
    return std::ranges::count_if(tables, [verdict](const GamesSummary& table) {
        return table.fairness->verdict == verdict;
    });
}

/// The command that plays on at the tables of which no verdict is known yet, if there are any.
Html how_to_play_on(std::span<const GamesSummary> tables) {
    std::set<std::size_t> players;
    std::set<std::string> bots;
    for (const GamesSummary& table : tables) {
        if (table.fairness->verdict == Verdict::Undecided) {
            players.insert(table.bots.size());
            bots.insert(table.bots.front());
        }
    }
    return players.empty()
               ? Html()
               : html("<p class=\"advice\">{}<br/><code>pampas report {} --players {} --bots {} "
                      "--until-verdict</code></p>\n",
                      tr("More games will tell what is not known yet: press \"Play\" (F5) in the "
                         "games panel of the editor, or run this command."),
                      tr("MAP"), fmt::format("{}", fmt::join(players, ",")),
                      fmt::format("{}", fmt::join(bots, ",")));
}

} // namespace

Html winners_verdict(std::span<const GamesSummary> tables) {
    const auto biased = count(tables, Verdict::Biased);
    const auto undecided = count(tables, Verdict::Undecided);
    const auto all = std::ssize(tables);
    return tables.empty() ? Html()
           : biased > 0   ? html_verdict(Tone::Bad,
                                         trn("Seats are not equal at the table",
                                             "Seats are not equal at {1} of {0} tables", all, biased),
                                         "winners")
           : undecided == 0
               ? html_verdict(Tone::Good, tr("Seats win alike"), "winners")
               : html_verdict(Tone::Open, tr("Not known yet whether seats win alike"), "winners");
}

Html winners_section(std::span<const GamesSummary> tables) {
    Html words;
    std::vector<std::vector<Html>> rows{{tr("table"), tr("played"), tr("verdict"), tr("gap"),
                                         tr("95 % interval of the gap"), tr("winner's points"),
                                         tr("rounds")}};
    for (const GamesSummary& table : tables) {
        std::vector<std::string> sentences{verdict_sentence(table)};
        std::ranges::copy(place_sentences(table), std::back_inserter(sentences));
        words += html("<li><b>{}</b> {}</li>\n", table_name(table),
                      fmt::format("{}", fmt::join(sentences, " ")));
        rows.push_back(verdict_row(table));
    }
    const std::string caption = tr(
        "The gap between the shares of wins of the best and the worst seat, in percentage points; "
        "below {:.3g} a map is fair. The verdict holds for these players; hands go round, so that "
        "their luck is not the seats'.",
        100 * tables.front().fairness->tolerance);
    for (const std::string& sentence : agreement_sentences(tables)) {
        words += html("<li class=\"agreement\">{}</li>\n", sentence);
    }
    return html_section("winners", tr("Who wins"),
                        html("<ul class=\"news of-tables\">\n{}</ul>\n", words) +
                            how_to_play_on(tables) + seats_chart(tables) +
                            html_table({caption, rows}));
}

Html why_section(std::span<const GamesSummary> tables) {
    Html tabs;
    Html panels;
    const std::vector<std::string> ids = ids_of(tables);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        tabs += tab(tables[i], ids[i], i == 0);
        panels += panel(tables[i], ids[i]);
    }
    return html_section("why", tr("Why they win"),
                        html("<form class=\"choices tabs\"><fieldset><legend>{}</legend>\n"
                             "{}</fieldset></form>\n",
                             tr("Games of"), tabs) +
                            panels);
}

std::vector<MapViewGroup> games_views(std::span<const GamesSummary> tables) {
    std::vector<MapViewGroup> groups;
    const std::vector<std::string> ids = ids_of(tables);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const GamesSummary& table = tables[i];
        MapViewGroup group{wording::capitalized(table_name(table)), true, {}};
        for (std::size_t kind = 0; kind < table.overlays.size(); ++kind) {
            const overlays::GamesKind& of = overlays::kinds_of_games()[kind];
            group.views.push_back({fmt::format("{}-{}", of.name, ids[i]), tr(of.title),
                                   tr("Games of {}. {}", table_name(table), tr(of.help)),
                                   table.overlays[kind], of.name});
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace pampas::report
