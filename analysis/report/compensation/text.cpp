#include "analysis/balance/verdict.h"
#include "analysis/report/compensation/compensation.h"
#include "analysis/report/compensation/words.h"
#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

using balance::Interval;
using balance::Series;

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

/// Share of wins and its interval; nothing where no games were played.
void add_wins(std::vector<std::string>& row, const std::optional<Series>& series,
              std::size_t seat) {
    if (!series) {
        return;
    }
    const balance::DealTally& deals = series->tally.deals();
    const Interval wins = series->tally.seats().win_interval(seat, deals.design_effect(seat));
    row.push_back(wording::percent_text(deals.win_rate(seat)));
    row.push_back(wording::percent_text(wins));
}

std::vector<std::string> seat_row(const CompensationReport& report, std::size_t seat) {
    const design::EvenPesos even = report.found.model.even_pesos(seat);
    std::vector<std::string> row{std::to_string(seat + 1),
                                 std::to_string(start_pesos(report, seat)),
                                 seat == 0 ? "" : fmt::format("{:+d}", report.found.extra[seat]),
                                 seat == 0 ? "" : even_interval_text(even)};
    add_wins(row, report.found.without, seat);
    add_wins(row, report.found.with, seat);
    return row;
}

std::string seats_text(const CompensationReport& report) {
    Rows rows{{tr("seat"), tr("pesos"), tr("extra"), tr("95 % interval")}};
    for (const auto* series : {&report.found.without, &report.found.with}) {
        if (*series) {
            const bool is_with = series == &report.found.with;
            rows[0].insert(rows[0].end(),
                           {is_with ? tr("wins with it") : tr("wins before"), tr("95 % interval")});
        }
    }
    for (std::size_t seat = 0; seat < report.found.extra.size(); ++seat) {
        rows.push_back(seat_row(report, seat));
    }
    return table(rows) +
           tr("Seat 1 begins. The first interval holds the pesos with which the seat wins as often "
              "as\nseat 1.") +
           "\n";
}

std::string verdict_text(const CompensationReport& report, const std::optional<Series>& series,
                         std::string_view which) {
    if (!series) {
        return "";
    }
    const balance::DealTally& deals = series->tally.deals();
    const balance::Fairness fairness = balance::fairness(deals, report.plan.tolerance);
    return tr("{} in {} of seed {}: {}. Best and worst seat are {:.1f} points apart, truly {:.1f} "
              "to {:.1f}.",
              which, games(static_cast<std::size_t>(deals.games())),
              design::fresh_seed(report.plan), tr(balance::name_of(fairness.verdict)),
              100 * fairness.gap, 100 * fairness.gap_interval.low,
              100 * fairness.gap_interval.high) +
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

std::string compensation_text(const CompensationReport& report) {
    return headline(report) + seats_text(report) + "\n" + worth_sentence(report) + "\n" +
           confirmation_text(report);
}

} // namespace pampas::report
