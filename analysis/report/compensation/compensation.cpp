#include "analysis/report/compensation/compensation.h"

#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

using balance::Series;

/// What a seat needs to win as often as seat 1; on a page with the best estimate.
Cell evening_cell(const CompensationReport& report, std::size_t seat) {
    if (seat == 0) {
        return "";
    }
    const design::EvenPesos even = report.found.model.even_pesos(seat);
    const std::string interval = even.interval ? wording::range(*even.interval) : tr("not known");
    return even.interval ? Cell(interval).on_page(fmt::format("{:+.1f} ({})", even.pesos, interval))
                         : Cell(interval);
}

/// Share of wins and its interval; nothing where no games were played.
void add_wins(Row& row, const std::optional<Series>& series, std::size_t seat) {
    if (series) {
        const balance::DealTally& deals = series->tally.deals();
        row.emplace_back(Percent{deals.win_rate(seat)});
        row.emplace_back(
            PercentRange{series->tally.seats().win_interval(seat, deals.design_effect(seat))});
    }
}

Row seat_row(const CompensationReport& report, std::size_t seat) {
    Row row{seat + 1, Cell(start_pesos(report, seat)).strong(),
            seat == 0 ? Cell("") : Cell(fmt::format("{:+d}", report.found.extra[seat])),
            evening_cell(report, seat)};
    add_wins(row, report.found.without, seat);
    add_wins(row, report.found.with, seat);
    return row;
}

std::string games(std::size_t number) {
    return trn("{} game", "{} games", number);
}

std::string headline(const CompensationReport& report) {
    return tr("{}: pesos that even out the seats of {}, ruleset {}, seed {}, by {}",
              wording::shown_name(report.map), wording::who_plays(report.plan.experiment.bots),
              escaped(report.rules.name), report.plan.experiment.dealing.seed,
              games(report.found.games)) +
           "\n" + wording::interruption_line(report.found.interrupted) + "\n";
}

std::string seats_text(const CompensationReport& report) {
    return table_text(seats_table(report)) +
           tr("Seat 1 begins. The first interval holds the pesos with which the seat wins as often "
              "as\nseat 1.") +
           "\n";
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
        return fmt::format("{}\n", tr("Not confirmed on other games."));
    }
    return fmt::format("{}\n{}{}",
                       tr("Confirmed on games with other cards, which did not find the pesos:"),
                       verdict_text(report, report.found.without, tr("Before")),
                       verdict_text(report, report.found.with, tr("With it")));
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
        return tr("{}: as many pesos as the rules give, {}", name, all);
    }
    return extra > 0 ? trn("{1}: {0} peso more, {2} in all", "{1}: {0} pesos more, {2} in all",
                           extra, name, all)
                     : trn("{1}: {0} peso less, {2} in all", "{1}: {0} pesos less, {2} in all",
                           -extra, name, all);
}

Table seats_table(const CompensationReport& report) {
    Table table{
        {{"seat"}, {"pesos"}, {"extra"}, {.id = "evening-pesos", .text_label = "interval"}}};
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

std::string worth_sentence(const CompensationReport& report) {
    const design::PesoModel& model = report.found.model;
    const auto [low, high] = model.peso_worth_interval();
    if (low <= 0) {
        return tr(
            "These games do not show that pesos help at all, so that no compensation is known.");
    }
    // Of seats that win alike one gains p (1 - p) of what a peso adds to its odds.
    const double even = 1.0 / static_cast<double>(report.found.extra.size());
    const double gain = 100 * even * (1 - even);
    return tr("One peso more makes a seat win {:.2f} % more of all games ({:.2f} to {:.2f}).",
              gain * model.peso_worth(), gain * low, gain * high);
}

std::string compensation_text(const CompensationReport& report) {
    return headline(report) + seats_text(report) + "\n" + worth_sentence(report) + "\n" +
           confirmation_text(report);
}

} // namespace pampas::report
