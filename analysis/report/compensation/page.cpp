#include "analysis/report/compensation/compensation.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/report/ground/terms.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

using balance::Series;
using balance::Verdict;

bool has_pesos(const CompensationReport& report) {
    return std::ranges::any_of(report.found.extra, [](int pesos) { return pesos != 0; });
}

// The head --------------------------------------------------------------------------------------

/// The pesos of all seats but the first, or why there are none.
std::string pesos_in_short(const CompensationReport& report) {
    if (report.found.model.peso_worth_interval().low <= 0) {
        return worth_sentence(report);
    }
    std::vector<std::string> seats;
    for (std::size_t seat = 1; seat < report.found.extra.size(); ++seat) {
        seats.push_back(pesos_words(report, seat));
    }
    return fmt::format("{}.", fmt::join(seats, ". "));
}

Html compensation_verdicts(const CompensationReport& report) {
    const std::optional<Series>& without = report.found.without;
    const std::optional<Series>& with = report.found.with;
    Html verdicts;
    if (with && has_pesos(report)) {
        const Verdict verdict = fairness_of(report, *with).verdict;
        verdicts += html_verdict(tone_of(verdict), wording::enough_headline(verdict), "enough");
    }
    if (without) {
        const Verdict verdict = fairness_of(report, *without).verdict;
        verdicts += html_verdict(tone_of(verdict), wording::needed_headline(verdict), "enough");
    }
    return with
               ? verdicts
               : verdicts + html_verdict(Tone::Open, tr("Not confirmed on other games."), "enough");
}

Html compensation_header(const CompensationReport& report) {
    const std::string found =
        tr("{}, ruleset {}, seed {}: {}", wording::who_plays(report.plan.experiment.bots),
           report.rules.name, report.plan.experiment.dealing.seed,
           trn("{} game", "{} games", report.found.games));
    return html("<header><p class=\"kind\">{}</p>\n<h1>{}</h1>\n<p class=\"faded\">{}. {}</p>\n"
                "<p class=\"summary\">{}</p>\n<ul class=\"verdicts\">\n{}</ul></header>\n",
                tr("Pesos that make seats even"), wording::shown_name(report.map), found,
                wording::in_one_line(wording::interruption_line(report.found.interrupted)),
                pesos_in_short(report), compensation_verdicts(report));
}

// The seats -------------------------------------------------------------------------------------

Table pesos_table(const CompensationReport& report) {
    Table table = seats_table(report).only({"seat", "pesos", "extra", "evening-pesos"});
    table.caption = tr("What each seat starts with; seat 1 begins. The last column has the "
                       "extra pesos with which a seat wins as often as seat 1, and between "
                       "which they lie with 95 % certainty.");
    return table;
}

Html pesos_section(const CompensationReport& report, const map::Map& map,
                   const MapPicture& picture) {
    return html_section("map", tr("The map and the pesos"),
                        html_pair(html_map_beside(map, picture, bare_view(map)),
                                  html("<div>{}<p>{}</p></div>\n", table_html(pesos_table(report)),
                                       worth_sentence(report))));
}

// Other games -----------------------------------------------------------------------------------

Table shares_table(const CompensationReport& report) {
    Table table = seats_table(report).only(
        {"seat", "wins-before", "interval-before", "wins-with", "interval-with"});
    table.caption = tr("Shares of wins of all seats, before and with the extra pesos.");
    return table;
}

Html confirmed_games(const CompensationReport& report, const Series& without, const Series& with) {
    const std::array games{SeatsOfDeals{tr("Before"), without.tally.deals()},
                           SeatsOfDeals{tr("With it"), with.tally.deals()}};
    return html("<p>{} {}</p>\n",
                tr("Confirmed on games with other cards, which did not find the pesos:"),
                trn("{} game without and as many with them, seed {}.",
                    "{} games without and as many with them, seed {}.", with.tally.deals().games(),
                    design::fresh_seed(report.plan))) +
           seats_chart(games, report.plan.tolerance) +
           table_html(verdicts_table(games, report.plan.tolerance)) +
           table_html(shares_table(report));
}

Html enough_section(const CompensationReport& report, const CompensationAdvice& advice) {
    const auto& found = report.found;
    const bool is_confirmed = found.without && found.with;
    const bool is_known =
        is_confirmed && fairness_of(report, *found.with).verdict != Verdict::Undecided;
    return html_section("enough", tr("Is it enough?"),
                        (is_confirmed ? confirmed_games(report, *found.without, *found.with)
                                      : html("<p>{}</p>\n", tr("Not confirmed on other games."))) +
                            (is_known ? Html()
                                      : html("<p class=\"advice\">{}<br/><code>{}</code></p>\n",
                                             advice.more_games, advice.more_games_command)));
}

// Use -------------------------------------------------------------------------------------------

Html use_section(const CompensationReport& report, std::string_view ruleset,
                 const CompensationAdvice& advice) {
    const std::string title = tr("How to use it");
    if (!has_pesos(report)) {
        return html_section(
            "use", title,
            html("<p>{}</p>\n", tr("No pesos beyond those of the rules are proposed.")));
    }
    return html_section(
        "use", title,
        html("<p>{}</p>\n<p>{}<br/><code>{}</code></p>\n<details><summary>{}</summary>\n<pre "
             "class=\"file\">{}</pre></details>\n",
             tr("At the table: the player who begins is seat 1, the others follow as they take "
                "turns; each has the pesos of that seat."),
             advice.use, advice.use_command, tr("The ruleset with these pesos"), ruleset));
}

Html trust_section(const CompensationReport& report) {
    const std::string who = wording::who_plays(report.plan.experiment.bots);
    return html_section(
        "trust", tr("What can be relied on"),
        html("<ul class=\"news\">\n<li>{}</li>\n<li>{}</li>\n<li>{}</li>\n</ul>\n",
             tr("The pesos hold for this map, ruleset {} and {}; others may need other pesos.",
                report.rules.name, who),
             tr("Pesos are found to a part and told as whole ones: where the interval is wide, "
                "neighbouring numbers do as well."),
             tr("Whether they are enough is asked of games with other cards: those that found the "
                "pesos would flatter them.")));
}

} // namespace

Html compensation_html(const CompensationReport& report, const map::Map& map,
                       const MapPicture& picture, std::string_view ruleset,
                       const CompensationAdvice& advice) {
    return html_page(wording::shown_name(report.map),
                     compensation_header(report) +
                         html_main(pesos_section(report, map, picture) +
                                   enough_section(report, advice) +
                                   use_section(report, ruleset, advice) + trust_section(report)));
}

} // namespace pampas::report
