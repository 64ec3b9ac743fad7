#include "analysis/report/ground/seats_chart.h"

#include "analysis/report/ground/json.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

namespace pampas::report {
namespace {

/// What the chart draws for a seat; `place` is the index of its games.
Json share_json(const ChartedSeats& games, std::size_t place, std::size_t seat) {
    const SeatShare& share = games.shares[seat];
    const double equal = 1 / static_cast<double>(games.shares.size());
    Json json{{"table", games.name},
              {"place", place},
              {"seat", wording::seat(seat)},
              {"wins", 100 * share.rate},
              {"difference", 100 * (share.rate - equal)},
              {"low", 100 * (share.interval.low - equal)},
              {"high", 100 * (share.interval.high - equal)},
              {"fair_low", -50 * games.tolerance},
              {"fair_high", 50 * games.tolerance},
              {"said", wording::percent_text(share.interval)},
              {"label", wording::percent_text(share.rate)},
              {"points", share.points}};
    if (!share.game.empty()) {
        json["game"] = share.game;
    }
    return json;
}

} // namespace

VerdictStyle style_of(balance::Verdict verdict) {
    return verdict == balance::Verdict::Fair     ? VerdictStyle::Good
           : verdict == balance::Verdict::Biased ? VerdictStyle::Bad
                                                 : VerdictStyle::Open;
}

Html seats_chart(std::span<const ChartedSeats> games) {
    Json values = Json::array();
    for (std::size_t place = 0; place < games.size(); ++place) {
        for (std::size_t seat = 0; seat < games[place].shares.size(); ++seat) {
            values.push_back(share_json(games[place], place, seat));
        }
    }
    return html_chart(
        {"seats", tr("Each point is a seat's share of wins, and the line is its 95 % interval. "
                     "Seat 1 begins. If all true shares lie in the green band, seats are fair.")},
        values);
}

Html seats_chart(std::span<const SeatsOfDeals> games, double tolerance) {
    std::vector<ChartedSeats> charted;
    for (const auto& [name, deals] : games) {
        ChartedSeats& seats = charted.emplace_back(ChartedSeats{name, {}, tolerance});
        for (std::size_t seat = 0; seat < deals.players(); ++seat) {
            const auto [low, high] = deals.points_interval(seat);
            seats.shares.push_back(
                {deals.win_rate(seat), deals.win_interval(seat), (low + high) / 2});
        }
    }
    return seats_chart(charted);
}

std::vector<Cell> fairness_cells(const balance::Fairness& fairness) {
    const auto [low, high] = fairness.gap_interval;
    return {wording::verdict_name(fairness.verdict), Number{100 * fairness.gap},
            Range{{100 * low, 100 * high}}};
}

Table verdicts_table(std::span<const SeatsOfDeals> games, double tolerance) {
    Table table{{{"games"}, {"verdict"}, {"gap"}, {"gap-interval"}, {"p-value"}},
                {},
                wording::verdicts_caption(tolerance)};
    for (const SeatsOfDeals& each : games) {
        const balance::Fairness fairness = balance::fairness(each.deals, tolerance);
        Row row{each.name};
        for (const Cell& cell : fairness_cells(fairness)) {
            row.push_back(cell);
        }
        row.emplace_back(Number{fairness.p_value, 3});
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace pampas::report
