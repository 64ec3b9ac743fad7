#include "analysis/report/restriction/words.h"

#include "analysis/atlas/atlas.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::report {

std::vector<std::string> restriction_titles() {
    return {tr("without"), tr("wins"), tr("costs, points"), tr("95 % interval of all at once"),
            tr("costs less on published maps")};
}

std::vector<std::string> restriction_row(const RestrictionReport& report,
                                         const balance::RestrictedPlay& play) {
    const auto place = atlas::place_of_cost(play.restriction.without, play.cost, report.players);
    return {tr(play.restriction.without), wording::percent_text(play.win_rate),
            fmt::format("{:.1f}", 100 * play.cost),
            tr("{:.1f} to {:.1f}", 100 * play.interval.low, 100 * play.interval.high),
            place ? tr("{} of {}", place->below, place->all()) : "-"};
}

std::string restriction_headline(const RestrictionReport& report) {
    return tr("{}: one of {} greedy players does without something; an equal share is {}",
              wording::shown_name(report.map), report.players,
              wording::percent_text(1.0 / report.players));
}

std::vector<std::string>
restriction_conclusions(const std::vector<balance::RestrictedPlay>& plays) {
    std::vector<std::string> costs;
    std::vector<std::string> hardly;
    for (const balance::RestrictedPlay& play : plays) {
        (play.interval.low > 0 ? costs : hardly).emplace_back(tr(play.restriction.without));
    }
    std::vector<std::string> sentences;
    if (!costs.empty()) {
        sentences.push_back(tr("Who does without it wins less often: {}.",
                               fmt::format("{}", fmt::join(costs, ", "))));
    }
    if (!hardly.empty()) {
        sentences.push_back(
            tr("Not known to cost anything: {}.", fmt::format("{}", fmt::join(hardly, ", "))));
    }
    return sentences;
}

} // namespace pampas::report
