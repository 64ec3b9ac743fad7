#include "analysis/atlas/atlas.h"
#include "analysis/report/ground/table.h"
#include "analysis/report/restriction/restriction.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::report {
namespace {

std::vector<std::string> titles() {
    return {tr("without"), tr("wins"), tr("costs, points"), tr("95 % interval of all at once"),
            tr("costs less on published maps")};
}

std::vector<std::string> row(const RestrictionReport& report, const balance::RestrictedPlay& play) {
    const auto place = atlas::place_of_cost(play.restriction.without, play.cost, report.players);
    return {tr(play.restriction.without), wording::percent_text(play.win_rate),
            fmt::format("{:.1f}", 100 * play.cost),
            tr("{:.1f} to {:.1f}", 100 * play.interval.low, 100 * play.interval.high),
            place ? tr("{} of {}", place->below, place->all()) : "-"};
}

std::string headline(const RestrictionReport& report) {
    return tr("{}: one of {} greedy players does without something; an equal share is {}",
              wording::shown_name(report.map), report.players,
              wording::percent_text(1.0 / report.players));
}

/// What is known to cost more than nothing, and what is not.
std::vector<std::string> conclusions(const std::vector<balance::RestrictedPlay>& plays) {
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

} // namespace

std::string restriction_text(const RestrictionReport& report) {
    std::string text =
        headline(report) + "\n" + wording::interruption_line(report.interrupted) + "\n";
    if (report.plays.empty()) {
        return text;
    }
    Rows rows{titles()};
    for (const balance::RestrictedPlay& play : report.plays) {
        rows.push_back(row(report, play));
    }
    text += table(rows) + "\n";
    for (const std::string& sentence : conclusions(report.plays)) {
        text += sentence + "\n";
    }
    return text;
}

Html restriction_section(const RestrictionReport& report) {
    std::vector<std::vector<Html>> rows(1);
    for (const std::string& title : titles()) {
        rows.front().emplace_back(title);
    }
    for (const balance::RestrictedPlay& play : report.plays) {
        const auto cells = row(report, play);
        rows.emplace_back(cells.begin(), cells.end());
    }
    const std::string caption =
        headline(report) + ". " +
        wording::in_one_line(wording::interruption_line(report.interrupted));
    Html sentences;
    for (const std::string& sentence : conclusions(report.plays)) {
        sentences += html("<p>{}</p>\n", sentence);
    }
    return html_section("restrictions", tr("What carries the game"),
                        html_table({caption, rows}) + sentences);
}

} // namespace pampas::report
