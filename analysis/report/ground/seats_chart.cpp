#include "analysis/report/ground/seats_chart.h"

#include "analysis/report/ground/json.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

SeatShare share_of(const balance::DealTally& deals, std::size_t seat) {
    const balance::Interval points = deals.points_interval(seat);
    return {seat, deals.players(), deals.win_rate(seat), deals.win_interval(seat),
            (points.low + points.high) / 2};
}

std::vector<Html> verdict_of_deals(const SeatsOfDeals& games, double tolerance) {
    const balance::Fairness fairness = balance::fairness(games.deals, tolerance);
    const auto [low, high] = fairness.gap_interval;
    return {games.name, tr(balance::name_of(fairness.verdict)),
            fmt::format("{:.1f}", 100 * fairness.gap),
            tr("{:.1f} to {:.1f}", 100 * low, 100 * high), fmt::format("{:.3f}", fairness.p_value)};
}

} // namespace

Json seat_share_json(const std::string& games, std::size_t place, const SeatShare& share,
                     double tolerance) {
    const double equal = 1 / static_cast<double>(share.players);
    return {{"table", games},
            {"place", place},
            {"seat", wording::seat(share.seat)},
            {"wins", 100 * share.rate},
            {"difference", 100 * (share.rate - equal)},
            {"low", 100 * (share.interval.low - equal)},
            {"high", 100 * (share.interval.high - equal)},
            {"fair_low", -50 * tolerance},
            {"fair_high", 50 * tolerance},
            {"said", wording::percent_text(share.interval)},
            {"label", wording::percent_text(share.rate)},
            {"points", share.points}};
}

Tone tone_of(balance::Verdict verdict) {
    return verdict == balance::Verdict::Fair     ? Tone::Good
           : verdict == balance::Verdict::Biased ? Tone::Bad
                                                 : Tone::Open;
}

Html seats_chart(std::span<const SeatsOfDeals> games, double tolerance) {
    Json values = Json::array();
    for (std::size_t place = 0; place < games.size(); ++place) {
        for (std::size_t seat = 0; seat < games[place].deals.players(); ++seat) {
            values.push_back(seat_share_json(games[place].name, place,
                                             share_of(games[place].deals, seat), tolerance));
        }
    }
    return html_chart({"seats", tr("Shares of wins"),
                       tr("The point is a seat's share of wins, the line its 95 % interval. Seat 1 "
                          "begins. Where all true shares lie in the green band, the map is fair.")},
                      values);
}

Html verdicts_table(std::span<const SeatsOfDeals> games, double tolerance) {
    std::vector<std::vector<Html>> rows{
        {tr("games"), tr("verdict"), tr("gap"), tr("95 % interval of the gap"), "p"}};
    for (const SeatsOfDeals& each : games) {
        rows.push_back(verdict_of_deals(each, tolerance));
    }
    return html_table(
        {tr("The gap between the shares of wins of the best and the worst seat, in percentage "
            "points; below {:.3g} a map is fair. The verdict holds for these players; hands go "
            "round, so that their luck is not the seats'.",
            100 * tolerance),
         rows});
}

} // namespace pampas::report
