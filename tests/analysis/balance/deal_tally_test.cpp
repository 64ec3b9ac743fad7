#include "analysis/balance/deal_tally.h"
#include "tests/analysis/balance/made_deals.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace pampas::balance {
namespace {

using testing::add_game;
using testing::add_paired;
using testing::Chances;

using Deal = WinParts;

rc::Gen<Deal> any_deal() {
    return rc::gen::container<Deal>(3, rc::gen::inRange<std::int64_t>(0, 121));
}

/// To the last bit, so that a report does not depend on the number of threads.
RC_GTEST_PROP(DealTallyOfDeals, IsTheSameInAnyParts, ()) {
    const auto deals = *rc::gen::nonEmpty(rc::gen::container<std::vector<Deal>>(any_deal()));
    DealTally whole(3, 2);
    std::vector<DealTally> parts(3, DealTally(3, 2));
    for (const Deal& deal : deals) {
        whole.add_deal(deal, deal);
        parts[*rc::gen::inRange<std::size_t>(0, 3)].add_deal(deal, deal);
    }
    DealTally sum(3, 2);
    for (const std::size_t part : {2U, 0U, 1U}) {
        sum.add(parts[part]);
    }
    RC_ASSERT(sum.deals() == whole.deals());
    for (std::size_t seat = 0; seat < 3; ++seat) {
        RC_ASSERT(sum.win_rate(seat) == whole.win_rate(seat));
        RC_ASSERT(sum.design_effect(seat) == whole.design_effect(seat));
        RC_ASSERT(sum.points_interval(seat) == whole.points_interval(seat));
    }
}

RC_GTEST_PROP(DealTallyOfDeals, HasTheFiguresOfTheDeals, ()) {
    const auto deals = *rc::gen::nonEmpty(rc::gen::container<std::vector<Deal>>(any_deal()));
    DealTally tally(3, 2);
    double rate = 0;
    for (const Deal& deal : deals) {
        tally.add_deal(deal, deal);
        rate += static_cast<double>(deal[1]) / 120;
    }
    rate /= static_cast<double>(deals.size());
    double squares = 2 * rate * (1 - rate) / 2;
    double seen = 0;
    for (const Deal& deal : deals) {
        squares += std::pow(static_cast<double>(deal[1]) / 120 - rate, 2);
    }
    for (const auto [value, times] : tally.values([](const Deal& deal) { return deal[1]; })) {
        seen += times;
        RC_ASSERT(value >= 0);
        RC_ASSERT(value <= 1);
    }
    RC_ASSERT(tally.games() == 2 * std::ssize(deals));
    RC_ASSERT(seen == static_cast<double>(deals.size()));
    RC_ASSERT(std::abs(tally.win_rate(1) - rate) < 1e-9);
    if (rate > 0 && rate < 1) {
        const double variance = squares / static_cast<double>(deals.size() + 1);
        RC_ASSERT(std::abs(tally.design_effect(1) - variance / (rate * (1 - rate) / 2)) < 1e-9);
    }
}

TEST(DealTally, OfSingleGamesHasIndependentGames) {
    DealTally tally(2, 1);
    chance::Stream stream(1);
    for (int game = 0; game < 10; ++game) {
        add_game(tally, {900, 100}, stream);
    }
    EXPECT_EQ(tally.design_effect(0), 1);
    EXPECT_EQ(tally.mean_design_effect(), 1);
}

/// The interval of a seat tally for a run of paired games.
Interval paired_interval(const DealTally& tally, std::size_t seat) {
    const double design_effect = tally.design_effect(seat);
    const auto games = static_cast<double>(tally.games());
    return wilson(tally.win_rate(seat) * games / design_effect, games / design_effect);
}

TEST(PairedIntervalsInManyRuns, HoldTheTruthIn94To96Of100Runs) {
    constexpr int runs = 5000;
    for (const std::size_t luck : {0U, 300U, 800U}) {
        int rates_held = 0;
        int points_held = 0;
        const double ahead =
            0.24 * static_cast<double>(1000 - luck) / 1000 + 0.2 * static_cast<double>(luck) / 1000;
        for (int run = 0; run < runs; ++run) {
            DealTally tally(5, 5);
            chance::Stream stream(2, static_cast<std::uint64_t>(run));
            for (int deal = 0; deal < 200; ++deal) {
                add_paired(tally, {240, 190, 190, 190, 190}, luck, stream);
            }
            const Interval rate = paired_interval(tally, 0);
            rates_held += rate.low <= ahead && ahead <= rate.high;
            const Interval points = tally.points_interval(0); // in the unit of wins
            points_held += points.low <= 60 * ahead && 60 * ahead <= points.high;
        }
        EXPECT_NEAR(rates_held, 0.95 * runs, 0.01 * runs) << luck;
        EXPECT_NEAR(points_held, 0.95 * runs, 0.01 * runs) << luck;
    }
}

} // namespace
} // namespace pampas::balance
