#include "analysis/balance/player_sums.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <functional>

namespace pampas::balance {
namespace {

struct Row {
    int seat = 0;
    bool won = false;
    std::vector<std::int64_t> figures;
};

rc::Gen<Row> any_row() {
    return rc::gen::exec([] {
        return Row{*rc::gen::inRange(0, 3), *rc::gen::arbitrary<bool>(),
                   *rc::gen::container<std::vector<std::int64_t>>(
                       2, rc::gen::inRange<std::int64_t>(-50, 500))};
    });
}

void count(PlayerSums& sums, const Row& row) {
    sums.count(row.seat, row.won);
    sums.add(row.seat, row.won, 0, row.figures[0]);
    sums.add(row.seat, row.won, 1, row.figures[1]);
}

double mean_where(const std::vector<Row>& rows, std::size_t figure,
                  const std::function<bool(const Row&)>& counts) {
    double sum = 0;
    double number = 0;
    for (const Row& row : rows) {
        sum += counts(row) ? static_cast<double>(row.figures[figure]) : 0;
        number += counts(row) ? 1 : 0;
    }
    return number == 0 ? 0 : sum / number;
}

RC_GTEST_PROP(PlayerSumsOfRows, HaveTheirMeansInAnyParts, ()) {
    const auto rows = *rc::gen::container<std::vector<Row>>(any_row());
    std::vector<PlayerSums> parts(2, PlayerSums(3, 2));
    for (const Row& row : rows) {
        count(parts[*rc::gen::inRange<std::size_t>(0, 2)], row);
    }
    PlayerSums& sums = parts[1];
    add_numbers(sums, parts[0]);
    for (std::size_t figure = 0; figure < 2; ++figure) {
        for (int seat = 0; seat < 3; ++seat) {
            const double expected =
                mean_where(rows, figure, [seat](const Row& row) { return row.seat == seat; });
            RC_ASSERT(std::abs(sums.seat_mean(static_cast<std::size_t>(seat), figure) - expected) <
                      1e-9);
        }
        const auto won = [](const Row& row) { return row.won; };
        RC_ASSERT(std::abs(sums.winner_mean(figure) - mean_where(rows, figure, won)) < 1e-9);
        RC_ASSERT(std::abs(sums.other_mean(figure) - mean_where(rows, figure, std::not_fn(won))) <
                  1e-9);
    }
}

} // namespace
} // namespace pampas::balance
