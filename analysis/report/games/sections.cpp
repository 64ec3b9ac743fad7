#include "analysis/report/games/sections.h"

#include "analysis/overlays/games.h"
#include "analysis/report/games/charts.h"
#include "analysis/report/games/win_factors.h"
#include "analysis/report/games/words.h"
#include "analysis/report/ground/html.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace pampas::report {
namespace {

using balance::BoardTally;
using wording::counted;

/// Of letters, digits and `-`: the number of players and who they are.
std::string id_of(const Simulation& table) {
    std::string id = fmt::format("{}-{}", table.bots.size(), table.bots.front());
    std::ranges::replace_if(
        id, [](unsigned char character) { return std::isalnum(character) == 0; }, '-');
    return id;
}

/// The ids of all tables; a number tells those apart that would be alike.
std::vector<std::string> ids_of(std::span<const Simulation> tables) {
    std::vector<std::string> ids;
    for (const Simulation& table : tables) {
        const std::string id = id_of(table);
        const bool is_taken = std::ranges::find(ids, id) != ids.end();
        ids.push_back(is_taken ? fmt::format("{}-{}", id, ids.size()) : id);
    }
    return ids;
}

std::string games_text(const Simulation& table) {
    const auto games = static_cast<std::size_t>(table.tally.seats().games());
    return counted(games, "game", "games") + (table.interrupted ? ", interrupted" : "");
}

// Who wins ---------------------------------------------------------------------------------------

std::vector<std::string> verdict_row(const Simulation& table, const balance::Fairness& fairness) {
    const BoardTally& tally = table.tally;
    const balance::Moments& rounds = tally.seats().rounds();
    double points = 0;
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        points += tally.scorings().interim().winner_mean(category) +
                  tally.scorings().final().winner_mean(category);
    }
    return {html_text(table_name(table)),
            games_text(table),
            std::string(balance::name_of(fairness.verdict)),
            fmt::format("{:.1f}", 100 * fairness.gap),
            fmt::format("{:.1f} to {:.1f}", 100 * fairness.gap_interval.low,
                        100 * fairness.gap_interval.high),
            fmt::format("{:.0f}", points),
            fmt::format("{:.1f}", rounds.mean())};
}

// Why --------------------------------------------------------------------------------------------

std::string first_round(const balance::MarketFigures& market) {
    return market.reached == 0 ? "never"
                               : fmt::format("{:.1f}", static_cast<double>(market.rounds) /
                                                           static_cast<double>(market.reached));
}

std::string rate_text(const balance::WinRate& wins) {
    return wins.players() == 0 ? "-" : wording::percent_text(wins.rate());
}

std::string markets_table(const Simulation& table) {
    const auto games = static_cast<double>(table.tally.seats().games());
    Rows rows{{"market", "games that reach it", "first in round", "pesos it pays a game",
               "who come win", "who do not win"}};
    for (std::size_t i = 0; i < table.tally.markets().size(); ++i) {
        const balance::MarketFigures& market = table.tally.markets()[i];
        const std::string name = hex::name(table.game.board().markets()[i]);
        rows.push_back({fmt::format("<a href=\"#map\" data-market=\"{0}\">{0}</a>", name),
                        wording::percent_text(static_cast<double>(market.reached) / games),
                        first_round(market),
                        fmt::format("{:.1f}", static_cast<double>(market.pesos) / games),
                        rate_text(market.with), rate_text(market.without)});
    }
    return html_table({"Markets in these games.", rows});
}

/// What the lead after the interim scoring is worth, in a sentence.
std::string lead_words(const balance::ScoringTally& scorings) {
    const balance::WinRate& leaders = scorings.sole_leaders();
    if (leaders.players() == 0) {
        return "";
    }
    return fmt::format("<p>The interim scoring comes in round {:.1f} on average. Who leads alone "
                       "after it wins {} of the games ({}).</p>\n",
                       scorings.interim_rounds().mean(), wording::percent_text(leaders.rate()),
                       wording::percent_text(leaders.interval()));
}

std::string panel(const Simulation& table, const std::string& id) {
    const BoardTally& tally = table.tally;
    const std::string variant = "-" + id;
    std::string html = lead_words(tally.scorings()) +
                       fmt::format("<p>{}</p>\n", html_text(first_markets_sentence(tally))) +
                       html_pair(points_chart(tally, variant), income_chart(tally, variant)) +
                       html_pair(course_chart(tally, variant), lead_chart(tally, variant));
    if (!tally.markets().empty()) {
        html += html_pair(market_wins_chart(table, variant), market_reach_chart(table, variant)) +
                markets_table(table);
    }
    return fmt::format("<div class=\"panel\" id=\"panel-{}\">\n{}</div>\n", id, html);
}

std::string tab(const Simulation& table, const std::string& id, bool chosen) {
    return fmt::format("<label><input type=\"radio\" name=\"panel\" value=\"{}\"{}/>"
                       "<span>{}</span></label>\n",
                       id, chosen ? " checked=\"checked\"" : "", html_text(table_name(table)));
}

} // namespace

std::string winners_section(std::span<const Simulation> tables) {
    std::string words;
    Rows rows{{"table", "played", "verdict", "gap", "95 % interval of the gap", "winner's points",
               "rounds"}};
    for (const Simulation& table : tables) {
        const balance::Fairness fairness = balance::fairness(table.tally.deals(), table.tolerance);
        words += fmt::format("<li><b>{}</b> {}</li>\n", html_text(table_name(table)),
                             html_text(verdict_sentence(table, fairness)));
        rows.push_back(verdict_row(table, fairness));
    }
    const std::string caption = fmt::format(
        "The gap between the shares of wins of the best and the worst seat, in percentage points; "
        "below {:.3g} a map is fair. The verdict holds for these players; hands go round, so that "
        "their luck is not the seats'.",
        100 * tables.front().tolerance);
    for (const std::string& sentence : agreement_sentences(tables)) {
        words += "<li class=\"agreement\">" + html_text(sentence) + "</li>\n";
    }
    return html_section("winners", "Who wins",
                        "<ul class=\"news verdicts\">\n" + words + "</ul>\n" + seats_chart(tables) +
                            html_table({caption, rows}));
}

std::string why_section(std::span<const Simulation> tables) {
    std::string tabs;
    std::string panels;
    const std::vector<std::string> ids = ids_of(tables);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        tabs += tab(tables[i], ids[i], i == 0);
        panels += panel(tables[i], ids[i]);
    }
    return html_section("why", "Why they win",
                        "<form class=\"choices tabs\"><fieldset><legend>Games of</legend>\n" +
                            tabs + "</fieldset></form>\n" + panels);
}

std::vector<MapViewGroup> games_views(std::span<const Simulation> tables) {
    std::vector<MapViewGroup> groups;
    const std::vector<std::string> ids = ids_of(tables);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const Simulation& table = tables[i];
        MapViewGroup group{wording::capitalized(table_name(table)), true, {}};
        for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
            group.views.push_back({fmt::format("{}-{}", kind.name, ids[i]), std::string(kind.title),
                                   fmt::format("Games of {}. {}", table_name(table), kind.help),
                                   kind.make(table.game, table.tally)});
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace pampas::report
