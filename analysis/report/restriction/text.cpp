#include "analysis/report/ground/table.h"
#include "analysis/report/restriction/restriction.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::report {
namespace {

std::vector<std::string> row(const balance::RestrictedPlay& play) {
    return {tr(play.restriction.without), wording::percent_text(play.win_rate),
            fmt::format("{:.1f}", 100 * play.cost),
            tr("{:.1f} to {:.1f}", 100 * play.interval.low, 100 * play.interval.high)};
}

/// What is known to cost more than nothing, and what is not.
std::string conclusion(const std::vector<balance::RestrictedPlay>& plays) {
    std::vector<std::string> costs;
    std::vector<std::string> hardly;
    for (const balance::RestrictedPlay& play : plays) {
        (play.interval.low > 0 ? costs : hardly).emplace_back(tr(play.restriction.without));
    }
    std::string text;
    if (!costs.empty()) {
        text += tr("Who does without it wins less often: {}.",
                   fmt::format("{}", fmt::join(costs, ", "))) +
                "\n";
    }
    if (!hardly.empty()) {
        text += tr("Not known to cost anything: {}.", fmt::format("{}", fmt::join(hardly, ", "))) +
                "\n";
    }
    return text;
}

} // namespace

std::string restriction_text(const RestrictionReport& report) {
    std::string text = tr("{}: one of {} greedy players does without something; an equal share is "
                          "{}",
                          wording::shown_name(report.map), report.players,
                          wording::percent_text(1.0 / report.players)) +
                       "\n" + wording::interruption_line(report.interrupted) + "\n";
    if (report.plays.empty()) {
        return text;
    }
    Rows rows{{tr("without"), tr("wins"), tr("costs, points"), tr("95 % interval of all at once")}};
    for (const balance::RestrictedPlay& play : report.plays) {
        rows.push_back(row(play));
    }
    return text + table(rows) + "\n" + conclusion(report.plays);
}

} // namespace pampas::report
