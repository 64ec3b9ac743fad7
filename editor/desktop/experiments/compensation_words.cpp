#include "editor/desktop/experiments/compensation_words.h"

#include "analysis/balance/verdict.h"
#include "analysis/report/compensation/words.h"
#include "engine/language/tr.h"

namespace pampas::desktop {
namespace {

using balance::Verdict;

std::string seat_line(const report::CompensationReport& report, std::size_t seat) {
    const auto interval = report.found.model.even_pesos(seat).interval;
    return interval
               ? tr("{}; between {:+.1f} and {:+.1f} make it even.",
                    report::pesos_words(report, seat), interval->low, interval->high)
               : tr("{}; how many make it even is not known.", report::pesos_words(report, seat));
}

std::string verdict_line(const report::CompensationReport& report, const balance::Series& series,
                         bool with_pesos) {
    const balance::DealTally& deals = series.tally.deals();
    const balance::Fairness fairness = balance::fairness(deals, report.plan.tolerance);
    const std::string verdict = tr(balance::name_of(fairness.verdict));
    return with_pesos
               ? trn("With them, in {0} other game: {1}, best and worst seat {2:.1f} points apart.",
                     "With them, in {0} other games: {1}, best and worst seat {2:.1f} points "
                     "apart.",
                     deals.games(), verdict, 100 * fairness.gap)
               : trn("Without, in {0} other game: {1}, best and worst seat {2:.1f} points apart.",
                     "Without, in {0} other games: {1}, best and worst seat {2:.1f} points apart.",
                     deals.games(), verdict, 100 * fairness.gap);
}

std::string confirmation(const report::CompensationReport& report) {
    if (!report.found.without || !report.found.with) {
        return tr("Not confirmed on other games.");
    }
    const auto& with = report.found.with->tally.deals();
    const bool is_open =
        balance::fairness(with, report.plan.tolerance).verdict == Verdict::Undecided;
    const std::string lines = verdict_line(report, *report.found.without, false) + "\n" +
                              verdict_line(report, *report.found.with, true);
    return is_open ? lines + "\n" +
                         tr("More games will tell: choose more, and press \"Find the pesos\" "
                            "again.")
                   : lines;
}

} // namespace

std::string compensation_words(const report::CompensationReport& report) {
    std::string text;
    for (std::size_t seat = 1; seat < report.found.extra.size(); ++seat) {
        text += seat_line(report, seat) + "\n";
    }
    if (report.found.model.peso_worth_interval().low <= 0) {
        text +=
            tr("These games do not show that pesos help at all, so that no compensation is known.");
        text += "\n";
    }
    return text + "\n" + confirmation(report);
}

} // namespace pampas::desktop
