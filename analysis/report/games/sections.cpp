#include "analysis/report/games/sections.h"

#include "analysis/glossary/glossary.h"
#include "analysis/overlays/games.h"
#include "analysis/report/games/charts.h"
#include "analysis/report/games/tables.h"
#include "analysis/report/games/words.h"
#include "analysis/report/ground/terms.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

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

// Why --------------------------------------------------------------------------------------------

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
            table_html(markets_table(table).only(
                {"market", "reached", "first-round", "pesos-paid", "who-come", "who-do-not"}));
    }
    return html("<div class=\"panel\" id=\"panel-{}\">\n{}</div>\n", id, content);
}

Html tab(const GamesSummary& table, const std::string& id, bool chosen) {
    return html("<label><input type=\"radio\" name=\"panel\" value=\"{}\"{}/>"
                "<span>{}</span></label>\n",
                id, chosen ? html(" checked=\"checked\"") : Html(), table_name(table));
}

/// What to do at tables of which no verdict is known yet, if there are any.
Html how_to_play_on(std::span<const GamesSummary> tables, const wording::Advice& advice) {
    const bool is_open = std::ranges::any_of(tables, [](const GamesSummary& table) {
        return table.fairness->verdict == Verdict::Undecided;
    });
    return is_open ? html("<p class=\"advice\">{}<br/><code>{}</code></p>\n", advice.play_on,
                          advice.command)
                   : Html();
}

} // namespace

Html winners_verdict(std::span<const GamesSummary> tables) {
    if (tables.empty()) {
        return {};
    }
    std::vector<Verdict> verdicts;
    for (const GamesSummary& table : tables) {
        verdicts.push_back(table.fairness->verdict);
    }
    const auto has = [&verdicts](Verdict verdict) {
        return std::ranges::find(verdicts, verdict) != verdicts.end();
    };
    return html_verdict(has(Verdict::Biased)      ? Tone::Bad
                        : has(Verdict::Undecided) ? Tone::Open
                                                  : Tone::Good,
                        wording::seats_headline(verdicts), "winners");
}

Html winners_section(std::span<const GamesSummary> tables, const wording::Advice& advice) {
    Html words;
    for (const GamesSummary& table : tables) {
        std::vector<std::string> sentences{wording::verdict_sentence(*table.fairness)};
        std::ranges::copy(place_sentences(table), std::back_inserter(sentences));
        words += html("<li><b>{}</b> {}</li>\n", table_name(table),
                      fmt::format("{}", fmt::join(sentences, " ")));
    }
    for (const std::string& sentence : agreement_sentences(tables)) {
        words += html("<li class=\"agreement\">{}</li>\n", sentence);
    }
    return html_section("winners", tr("Who wins"),
                        html("<ul class=\"news of-tables\">\n{}</ul>\n", words) +
                            how_to_play_on(tables, advice) + seats_chart(tables) +
                            table_html(verdicts_table(tables)));
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
            group.views.push_back({fmt::format("{}-{}", of.name, ids[i]), glossary::title(of.name),
                                   tr("Games of {}. {}", table_name(table), tr(of.help)),
                                   table.overlays[kind], of.name});
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace pampas::report
