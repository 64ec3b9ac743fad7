#include "editor/desktop/experiments/compensation_words.h"

#include "analysis/report/compensation/compensation.h"
#include "analysis/wording/verdicts.h"
#include "editor/experiments/advice.h"
#include "engine/language/tr.h"

namespace pampas::desktop {
namespace {

std::string seat_line(const report::CompensationReport& report, std::size_t seat) {
    const auto interval = report.found.model.even_pesos(seat).interval;
    return interval
               ? tr("{}; between {:+.1f} and {:+.1f} make it even.",
                    report::pesos_words(report, seat), interval->low, interval->high)
               : tr("{}; how many make it even is not known.", report::pesos_words(report, seat));
}

std::string verdict_line(const report::CompensationReport& report, const balance::Series& series,
                         bool with_pesos) {
    return wording::confirmation_in_window(with_pesos, series.tally.deals().games(),
                                           report::fairness_of(report, series));
}

std::string confirmation(const report::CompensationReport& report) {
    if (!report.found.without || !report.found.with) {
        return tr("Not confirmed on other games.");
    }
    const bool is_open =
        report::fairness_of(report, *report.found.with).verdict == balance::Verdict::Undecided;
    const std::string lines = verdict_line(report, *report.found.without, false) + "\n" +
                              verdict_line(report, *report.found.with, true);
    return is_open ? lines + "\n" + experiments::more_games_for_pesos() : lines;
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
