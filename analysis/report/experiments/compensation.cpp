#include "analysis/report/experiments/compensation.h"

#include "analysis/report/ground/json.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace pampas::report {
namespace {

using balance::Series;

/// What a seat needs to win as often as seat 1; on a page with the best estimate.
Cell evening_cell(const CompensationReport& report, std::size_t seat) {
    if (seat == 0) {
        return "";
    }
    const design::EvenPesos even = report.found.model.even_pesos(seat);
    const std::string interval = even.interval ? wording::range(*even.interval) : tr("unknown");
    return even.interval ? Cell(interval).on_page(fmt::format(
                               "{} ({})", language::signed_decimal(even.pesos, 1), interval))
                         : Cell(interval);
}

balance::Interval wins_interval(const Series& series, std::size_t seat) {
    return series.tally.seats().win_interval(seat, series.tally.deals().design_effect(seat));
}

/// Adds the share of wins and its interval; nothing where no games were played.
void add_wins(Row& row, const std::optional<Series>& series, std::size_t seat) {
    if (series) {
        row.emplace_back(Percent{series->tally.deals().win_rate(seat)});
        row.emplace_back(PercentRange{wins_interval(*series, seat)});
    }
}

Row seat_row(const CompensationReport& report, std::size_t seat) {
    Row row{seat + 1, Cell(start_pesos(report, seat)).strong(),
            seat == 0 ? Cell("") : Cell(language::signed_decimal(report.found.extra[seat], 0)),
            evening_cell(report, seat)};
    add_wins(row, report.found.without, seat);
    add_wins(row, report.found.with, seat);
    return row;
}

std::string games(std::size_t number) {
    return trn("{} game", "{} games", number);
}

/// How much more often a seat wins with one peso more, or that this is not known.
std::string worth_sentence(const CompensationReport& report) {
    const design::PesoModel& model = report.found.model;
    const auto [low, high] = model.peso_worth_interval();
    if (low <= 0) {
        return tr(
            "These games do not show that pesos help at all, so no compensation can be given.");
    }
    // Where all seats win equally often, a seat gains p (1 - p) of what a peso adds to its odds.
    const double even = 1.0 / static_cast<double>(report.found.extra.size());
    const double gain = 100 * even * (1 - even);
    return tr(
        "With one more peso a seat wins {:.2f} percentage points more often ({:.2f} to {:.2f}).",
        gain * model.peso_worth(), gain * low, gain * high);
}

std::string headline(const CompensationReport& report) {
    return tr("{}: pesos that even out the seats of {}, ruleset {}, seed {}, from {}",
              wording::shown_name(report.map), wording::who_plays(report.plan.experiment.bots),
              wording::ruleset_title(report.rules.name), report.plan.experiment.dealing.seed,
              games(report.found.games)) +
           "\n" + wording::interruption_line(report.found.interrupted) + "\n";
}

std::string verdict_text(const CompensationReport& report, const std::optional<Series>& series,
                         const std::string& which) {
    if (!series) {
        return "";
    }
    return wording::confirmation_sentence(which, series->tally.deals().games(),
                                          design::fresh_seed(report.plan),
                                          fairness_of(report, *series)) +
           "\n";
}

std::string confirmation_text(const CompensationReport& report) {
    if (!report.found.with) {
        return fmt::format("{}\n", tr("Not confirmed in other games."));
    }
    return fmt::format("{}.\n{}\n{}{}",
                       wording::enough_headline(fairness_of(report, *report.found.with).verdict),
                       tr("Confirmed in games with other cards, not those used to find the pesos:"),
                       verdict_text(report, report.found.without, tr("Before")),
                       verdict_text(report, report.found.with, tr("With pesos")));
}

Json seat_json(const CompensationReport& report, std::size_t seat) {
    const design::EvenPesos even = report.found.model.even_pesos(seat);
    Json object{{"pesos", start_pesos(report, seat)}, {"extra", report.found.extra[seat]}};
    if (seat > 0) {
        object["estimate"] = std::isfinite(even.pesos) ? Json(even.pesos) : Json();
        object["ci95"] = even.interval;
    }
    return object;
}

Json series_json(const CompensationReport& report, const balance::Series& series) {
    const balance::DealTally& deals = series.tally.deals();
    const auto seat_wins = [&](std::size_t seat) -> Json {
        return {{"win_rate", deals.win_rate(seat)}, {"ci95", wins_interval(series, seat)}};
    };
    Json json{{"seed", design::fresh_seed(report.plan)},
              {"games", deals.games()},
              {"seats", list_json(numbers(deals.players()), seat_wins)}};
    json.update(fairness_json(fairness_of(report, series)));
    return json;
}

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
        verdicts += html_verdict(style_of(verdict), wording::enough_headline(verdict), "enough");
    }
    if (without) {
        const Verdict verdict = fairness_of(report, *without).verdict;
        verdicts += html_verdict(style_of(verdict), wording::needed_headline(verdict), "enough");
    }
    return with ? verdicts
                : verdicts + html_verdict(VerdictStyle::Open, tr("Not confirmed in other games."),
                                          "enough");
}

Html compensation_header(const CompensationReport& report) {
    const std::string found =
        tr("{}, ruleset {}, seed {}: {}", wording::who_plays(report.plan.experiment.bots),
           wording::ruleset_title(report.rules.name), report.plan.experiment.dealing.seed,
           games(report.found.games));
    return html_header(
        tr("Pesos that make seats even"), wording::shown_name(report.map),
        html("<p class=\"faded\">{}. {}</p>\n<p class=\"summary\">{}</p>\n{}", found,
             wording::in_one_line(wording::interruption_line(report.found.interrupted)),
             pesos_in_short(report), html_verdicts(compensation_verdicts(report))));
}

// The seats -------------------------------------------------------------------------------------

Table pesos_table(const CompensationReport& report) {
    Table table = seats_table(report).only({"seat", "pesos", "extra", "evening-pesos"});
    table.caption = tr("What each seat starts with; seat 1 begins. The last column shows how many "
                       "extra pesos make a seat win as often as seat 1, with the 95 % interval.");
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
                           SeatsOfDeals{tr("With pesos"), with.tally.deals()}};
    return html("<p>{} {}</p>\n",
                tr("Confirmed in games with other cards, not those used to find the pesos:"),
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
                                      : html_paragraph(tr("Not confirmed in other games."))) +
                            (is_known ? Html()
                                      : html("<p class=\"advice\">{}<br/><code>{}</code></p>\n",
                                             advice.more_games, advice.more_games_command)));
}

// Use -------------------------------------------------------------------------------------------

Html use_section(const CompensationReport& report, std::string_view ruleset,
                 const CompensationAdvice& advice) {
    return html_section(
        "use", tr("How to use it"),
        !has_pesos(report)
            ? html_paragraph(tr("No pesos beyond those in the rules are proposed."))
            : html("<p>{}</p>\n<p>{}<br/><code>{}</code></p>\n<details><summary>{}</summary>\n<pre "
                   "class=\"file\">{}</pre></details>\n",
                   tr("At the table, the player who begins is seat 1 and the others follow in turn "
                      "order. Each player gets the pesos of their seat."),
                   advice.use, advice.use_command, tr("The ruleset with these pesos"), ruleset));
}

Html trust_section(const CompensationReport& report) {
    const std::string who = wording::who_plays(report.plan.experiment.bots);
    return html_section(
        "trust", tr("What you can rely on"),
        html("<ul class=\"news\">\n<li>{}</li>\n<li>{}</li>\n<li>{}</li>\n</ul>\n",
             tr("The pesos are for this map, ruleset {} and {}. Other maps, rulesets or players "
                "may need different pesos.",
                wording::ruleset_title(report.rules.name), who),
             tr("Pesos are calculated as fractions and shown as whole numbers. Where the interval "
                "is wide, neighbouring numbers work as well."),
             tr("Whether the pesos are enough is tested in games with other cards, because the "
                "games used to find them would make them look too good.")));
}

} // namespace

int start_pesos(const CompensationReport& report, std::size_t seat) {
    return report.rules.start_pesos + report.rules.extra_pesos[seat] + report.found.extra[seat];
}

balance::Fairness fairness_of(const CompensationReport& report, const balance::Series& series) {
    return balance::fairness(series.tally.deals(), report.plan.tolerance);
}

std::string pesos_words(const CompensationReport& report, std::size_t seat) {
    const int extra = report.found.extra[seat];
    const int all = start_pesos(report, seat);
    const std::string name = wording::capitalized(wording::seat(seat));
    if (extra == 0) {
        return tr("{}: the pesos of the rules, {}", name, all);
    }
    return extra > 0 ? trn("{1}: {0} peso more, {2} in all", "{1}: {0} pesos more, {2} in all",
                           extra, name, all)
                     : trn("{1}: {0} peso less, {2} in all", "{1}: {0} pesos less, {2} in all",
                           -extra, name, all);
}

Table seats_table(const CompensationReport& report) {
    Table table{.columns = {{"seat"},
                            {"pesos"},
                            {"extra"},
                            {.id = "evening-pesos", .text_label = "interval"}},
                .below = tr("Seat 1 begins. The first interval is for the pesos with which the "
                            "seat wins as often as seat 1.")};
    if (report.found.without) {
        table.columns.push_back({"wins-before"});
        table.columns.push_back({.id = "interval-before", .label = "interval"});
    }
    if (report.found.with) {
        table.columns.push_back({"wins-with"});
        table.columns.push_back({.id = "interval-with", .label = "interval"});
    }
    for (std::size_t seat = 0; seat < report.found.extra.size(); ++seat) {
        table.rows.push_back(seat_row(report, seat));
    }
    return table;
}

bool are_enough(const CompensationReport& report) {
    return !report.found.with || fairness_of(report, *report.found.with).verdict != Verdict::Biased;
}

Text compensation_text(const CompensationReport& report) {
    return Text(headline(report)) + worth_sentence(report) + "\n" + confirmation_text(report) +
           "\n" + seats_table(report);
}

Json compensation_json(const CompensationReport& report) {
    const design::PesoModel& model = report.found.model;
    const auto seat_of = [&report](std::size_t seat) { return seat_json(report, seat); };
    Json json{
        {"map", report.map},
        {"ruleset", report.rules.name},
        {"players", report.plan.players},
        {"bots", report.plan.experiment.bots},
        {"seed", report.plan.experiment.dealing.seed},
        {"games", report.found.games},
        {"seats", list_json(numbers(report.found.extra.size()), seat_of)},
        {"peso_worth", {{"log_odds", model.peso_worth()}, {"ci95", model.peso_worth_interval()}}}};
    if (report.found.without) {
        json["without"] = series_json(report, *report.found.without);
    }
    if (report.found.with) {
        json["with"] = series_json(report, *report.found.with);
    }
    add_end(json, report.found.interrupted, report.seconds, report.plan.experiment.threads);
    return json;
}

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
