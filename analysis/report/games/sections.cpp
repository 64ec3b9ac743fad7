#include "analysis/report/games/sections.h"

#include "analysis/glossary/glossary.h"
#include "analysis/overlays/games.h"
#include "analysis/report/games/charts.h"
#include "analysis/report/games/failures.h"
#include "analysis/report/games/tables.h"
#include "analysis/report/games/text.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

namespace pampas::report {
namespace {

using balance::Verdict;

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

Html panel(const GamesSummary& table, const std::string& id, const LinkedGames& games) {
    const std::string variant = "-" + id;
    Html content = lead_words(table.interim) + html_paragraph(first_markets_sentence(table)) +
                   games.list() +
                   html_pair(points_chart(table, games, variant), income_chart(table, variant)) +
                   html_pair(course_chart(table, variant), lead_chart(table, variant)) +
                   table_html(seats_table(table, Detail::All));
    if (!table.markets.empty()) {
        content += html_pair(market_wins_chart(table, games, variant),
                             market_reach_chart(table, games, variant)) +
                   table_html(markets_table(table).only({"market", "reached", "first-round",
                                                         "pesos-paid", "who-come", "who-do-not"}));
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
                     std::span<const LinkedGames> games) {
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
                            how_to_play_on(tables, advice) + seats_chart(tables, games) +
                            table_html(verdicts_table(tables)) + strengths(tables) +
                            games_lost_by_failing(tables));
}

Html why_section(std::span<const GamesSummary> tables, std::span<const LinkedGames> games) {
    const std::vector<std::string> ids = ids_of(tables);
    const Html tabs = html_each(numbers(tables.size()),
                                [&](std::size_t i) { return tab(tables[i], ids[i], i == 0); });
    const Html panels = html_each(
        numbers(tables.size()), [&](std::size_t i) { return panel(tables[i], ids[i], games[i]); });
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
