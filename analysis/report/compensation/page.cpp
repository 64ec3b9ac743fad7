#include "analysis/report/compensation/page.h"

#include "analysis/balance/verdict.h"
#include "analysis/report/compensation/words.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/report/ground/terms.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

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

Verdict verdict_of(const CompensationReport& report, const Series& series) {
    return balance::fairness(series.tally.deals(), report.plan.tolerance).verdict;
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

std::string enough_words(Verdict verdict) {
    switch (verdict) {
    case Verdict::Fair:
        return tr("With these pesos seats win alike");
    case Verdict::Biased:
        return tr("Even with these pesos seats are not equal");
    case Verdict::Undecided:
        break;
    }
    return tr("Not known yet whether these pesos are enough");
}

std::string needed_words(Verdict verdict) {
    switch (verdict) {
    case Verdict::Fair:
        return tr("Without extra pesos seats win alike");
    case Verdict::Biased:
        return tr("Without extra pesos seats are not equal");
    case Verdict::Undecided:
        break;
    }
    return tr("Not known yet whether seats win alike without extra pesos");
}

Html compensation_verdicts(const CompensationReport& report) {
    const std::optional<Series>& without = report.found.without;
    const std::optional<Series>& with = report.found.with;
    Html verdicts;
    if (with && has_pesos(report)) {
        const Verdict verdict = verdict_of(report, *with);
        verdicts += html_verdict(tone_of(verdict), enough_words(verdict), "enough");
    }
    if (without) {
        const Verdict verdict = verdict_of(report, *without);
        verdicts += html_verdict(tone_of(verdict), needed_words(verdict), "enough");
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

std::string evening_text(const CompensationReport& report, std::size_t seat) {
    const design::EvenPesos even = report.found.model.even_pesos(seat);
    return even.interval ? fmt::format("{:+.1f} ({})", even.pesos, even_interval_text(even))
                         : even_interval_text(even);
}

Html pesos_table(const CompensationReport& report) {
    std::vector<std::vector<Html>> rows{
        {tr("seat"), tr("pesos"), tr("extra"), tr("makes seats even")}};
    for (std::size_t seat = 0; seat < report.found.extra.size(); ++seat) {
        const bool is_first = seat == 0;
        rows.push_back({std::to_string(seat + 1),
                        html("<b>{}</b>", std::to_string(start_pesos(report, seat))),
                        is_first ? "" : fmt::format("{:+d}", report.found.extra[seat]),
                        is_first ? "" : evening_text(report, seat)});
    }
    return html_table({tr("What each seat starts with; seat 1 begins. The last column has the "
                          "extra pesos with which a seat wins as often as seat 1, and between "
                          "which they lie with 95 % certainty."),
                       rows});
}

Html pesos_section(const CompensationReport& report, const map::Map& map,
                   const MapPicture& picture) {
    return html_section(
        "map", tr("The map and the pesos"),
        html_pair(html_map_beside(map, picture, bare_view(map)),
                  html("<div>{}<p>{}</p></div>\n", pesos_table(report), worth_sentence(report))));
}

// Other games -----------------------------------------------------------------------------------

void add_share(std::vector<Html>& row, const Series& series, std::size_t seat) {
    const balance::DealTally& deals = series.tally.deals();
    row.emplace_back(wording::percent_text(deals.win_rate(seat)));
    row.emplace_back(
        wording::percent_text(series.tally.seats().win_interval(seat, deals.design_effect(seat))));
}

Html shares_table(const CompensationReport& report, const Series& without, const Series& with) {
    std::vector<std::vector<Html>> rows{{tr("seat"), tr("wins before"), tr("95 % interval"),
                                         tr("wins with it"), tr("95 % interval")}};
    for (std::size_t seat = 0; seat < report.found.extra.size(); ++seat) {
        std::vector<Html> row{std::to_string(seat + 1)};
        add_share(row, without, seat);
        add_share(row, with, seat);
        rows.push_back(std::move(row));
    }
    return html_table({tr("Shares of wins of all seats, before and with the extra pesos."), rows});
}

/// As `--bots` takes them.
std::string bots_option(const std::vector<std::string>& bots) {
    return fmt::format("{}", fmt::join(players::one_for_all(bots), ","));
}

/// How to know more, if that is wanted.
Html more_games(const CompensationReport& report) {
    constexpr std::size_t more = 4;
    return html("<p class=\"advice\">{}<br/><code>pampas compensate {} --players {} --bots {} "
                "--games {}</code></p>\n",
                tr("More games will tell: choose more, and press \"Find the pesos\" again."),
                tr("MAP"), report.plan.players, bots_option(report.plan.experiment.bots),
                std::to_string(more * report.plan.games));
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
           verdicts_table(games, report.plan.tolerance) + shares_table(report, without, with);
}

Html enough_section(const CompensationReport& report) {
    const auto& found = report.found;
    const bool is_confirmed = found.without && found.with;
    const bool is_known = is_confirmed && verdict_of(report, *found.with) != Verdict::Undecided;
    return html_section("enough", tr("Is it enough?"),
                        (is_confirmed ? confirmed_games(report, *found.without, *found.with)
                                      : html("<p>{}</p>\n", tr("Not confirmed on other games."))) +
                            (is_known ? Html() : more_games(report)));
}

// Use -------------------------------------------------------------------------------------------

Html use_section(const CompensationReport& report, std::string_view ruleset) {
    const std::string title = tr("How to use it");
    if (!has_pesos(report)) {
        return html_section(
            "use", title,
            html("<p>{}</p>\n", tr("No pesos beyond those of the rules are proposed.")));
    }
    return html_section(
        "use", title,
        html(
            "<p>{}</p>\n<p>{}<br/><code>pampas simulate {} --players {} --ruleset rules.json"
            "</code></p>\n<details><summary>{}</summary>\n<pre class=\"file\">{}</pre></details>\n",
            tr("At the table: the player who begins is seat 1, the others follow as they take "
               "turns; each has the pesos of that seat."),
            tr("In Pampas: save the ruleset, by \"Save ruleset…\" in the window, by \"-o "
               "rules.json\" of the command, or from here, and have games played by it."),
            tr("MAP"), report.plan.players, tr("The ruleset with these pesos"), ruleset));
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
                       const MapPicture& picture, std::string_view ruleset) {
    return html_page(wording::shown_name(report.map),
                     compensation_header(report) +
                         html_main(pesos_section(report, map, picture) + enough_section(report) +
                                   use_section(report, ruleset) + trust_section(report)));
}

} // namespace pampas::report
