#include "analysis/balance/win_rate.h"
#include "engine/chance/stream.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <vector>

namespace pampas::balance {
namespace {

/// The parts of a win of each counted player of a deal.
using Deal = std::vector<std::int64_t>;

void count(WinRate& rate, const Deal& deal) {
    for (const std::int64_t parts : deal) {
        rate.count(parts);
    }
    rate.end_deal();
}

/// The design effect, from the scatter of deals about the rate; each deal is one observation.
double plain_effect(const std::vector<Deal>& deals, double rate) {
    double squares = 0;
    double players = 0;
    double used = 0;
    for (const Deal& deal : deals) {
        double difference = 0;
        for (const std::int64_t parts : deal) {
            difference += static_cast<double>(parts) / 60 - rate;
        }
        squares += difference * difference;
        players += static_cast<double>(deal.size());
        used += deal.empty() ? 0 : 1;
    }
    const double independent = rate * (1 - rate) * players / used;
    return independent <= 0 ? 1 : (squares + 2 * independent) / (used + 1) / independent;
}

RC_GTEST_PROP(WinRateOfDeals, IsTheirsInAnyParts, ()) {
    const auto deals = *rc::gen::container<std::vector<Deal>>(
        rc::gen::container<Deal>(rc::gen::element<std::int64_t>(0, 0, 30, 60)));
    WinRate whole;
    std::vector<WinRate> parts(2);
    double wins = 0;
    double players = 0;
    for (const Deal& deal : deals) {
        count(whole, deal);
        count(parts[*rc::gen::inRange<std::size_t>(0, 2)], deal);
        for (const std::int64_t won : deal) {
            wins += static_cast<double>(won) / 60;
            ++players;
        }
    }
    add_numbers(parts[0], parts[1]);
    RC_ASSERT(static_cast<double>(whole.players()) == players);
    RC_PRE(players > 0);
    RC_ASSERT(std::abs(whole.rate() - wins / players) < 1e-12);
    RC_ASSERT(std::abs(whole.design_effect() - plain_effect(deals, wins / players)) < 1e-9);
    RC_ASSERT(parts[0].rate() == whole.rate());
    RC_ASSERT(parts[0].interval() == whole.interval());
}

/// Two of a game's four players reach a market, and one of the two wins in seven of ten games: each
/// wins 35 %, and never both.
Deal drawn_deal(std::size_t games, chance::Stream& stream) {
    Deal deal;
    for (std::size_t game = 0; game < games; ++game) {
        const bool one_wins = stream.below(10) < 7;
        deal.push_back(one_wins ? 60 : 0);
        deal.push_back(0);
    }
    return deal;
}

TEST(WinRate, HasIntervalsThatCoverTheRateOfPlayersWhoDependOnEachOther) {
    chance::Stream stream(11, 0);
    int covered = 0;
    double width = 0;
    constexpr int runs = 1000;
    for (int run = 0; run < runs; ++run) {
        WinRate rate;
        for (int deal = 0; deal < 200; ++deal) {
            count(rate, drawn_deal(1, stream));
        }
        const Interval interval = rate.interval();
        covered += interval.low <= 0.35 && 0.35 <= interval.high ? 1 : 0;
        width += (interval.high - interval.low) / runs;
    }
    EXPECT_GT(covered, 930);
    EXPECT_LT(covered, 970);
    const Interval naive = wilson(140, 400);
    EXPECT_LT(width, 0.75 * (naive.high - naive.low)); // as if players were independent
}

} // namespace
} // namespace pampas::balance
