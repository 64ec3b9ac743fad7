#include "analysis/balance/change.h"
#include "analysis/balance/series.h"
#include "tests/analysis/balance/made_deals.h"
#include "tests/analysis/balance/small_experiment.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace pampas::balance {
namespace {

constexpr int three_seats = 3;

/// Deals before and after a change. In `common` of 1000 games, the game is the same on both maps.
struct MadeDeals {
    DealResults before;
    DealResults after;
};

/// The winner's lead in points, on average.
constexpr std::int64_t points_of_a_win = 20;

/// Adds a game that this seat wins.
void add_won(DealResults& results, std::size_t deal, std::size_t winner, chance::Stream& stream) {
    WinParts wins(results.players());
    std::vector<std::int64_t> points(results.players());
    wins[winner] = whole_win;
    points[winner] = points_of_a_win;
    for (std::int64_t& seat : points) {
        seat += static_cast<std::int64_t>(stream.below(30));
    }
    results.add(deal, wins, points);
}

MadeDeals made_deals(std::size_t deals, const testing::Chances& before,
                     const testing::Chances& after, std::size_t common, chance::Stream& stream) {
    const auto players = static_cast<int>(before.size());
    MadeDeals made{DealResults(players, {0, deals}), DealResults(players, {0, deals})};
    for (std::size_t deal = 0; deal < deals; ++deal) {
        for (std::size_t game = 0; game < before.size(); ++game) {
            const chance::Stream same = stream;
            const std::size_t winner = testing::drawn_seat(before, stream);
            add_won(made.before, deal, winner, stream);
            if (stream.below(1000) < common) {
                chance::Stream again = same;
                add_won(made.after, deal, testing::drawn_seat(before, again), again);
            } else {
                add_won(made.after, deal, testing::drawn_seat(after, stream), stream);
            }
        }
    }
    return made;
}

MadeDeals drawn_deals() {
    chance::Stream stream(*rc::gen::inRange<std::uint64_t>(0, 1'000'000));
    return made_deals(*rc::gen::inRange<std::size_t>(1, 60), {500, 300, 200}, {300, 300, 400},
                      *rc::gen::inRange<std::size_t>(0, 1001), stream);
}

Change change_of(const MadeDeals& made, simulation::DealRange deals) {
    Change change(static_cast<int>(made.before.players()), made.before.players());
    change.add(made.before, made.after, deals);
    return change;
}

Change change_of(const MadeDeals& made) {
    return change_of(made, made.before.deals());
}

double share(const DealResults& wins, std::size_t seat) {
    double sum = 0;
    for (std::size_t deal = 0; deal < wins.deals().end; ++deal) {
        sum += wins.wins(deal)[seat];
    }
    return sum / static_cast<double>(whole_win * wins.players() * wins.deals().size());
}

/// The seat's points a game above the mean of all seats.
double lead(const DealResults& results, std::size_t seat) {
    double sum = 0;
    for (std::size_t deal = 0; deal < results.deals().end; ++deal) {
        const auto points = results.points(deal);
        const double all = std::accumulate(points.begin(), points.end(), 0.0);
        sum += points[seat] - all / static_cast<double>(points.size());
    }
    return sum / static_cast<double>(results.players() * results.deals().size());
}

RC_GTEST_PROP(ChangeProperties, IsThatOfAPlainCountOfTheDeals, ()) {
    const MadeDeals made = drawn_deals();
    const Change change = change_of(made);
    RC_ASSERT(change.deals() == static_cast<std::int64_t>(made.before.deals().size()));
    for (std::size_t seat = 0; seat < three_seats; ++seat) {
        const ChangedFigure told = change.seats()[seat].wins;
        RC_ASSERT(std::abs(told.before - share(made.before, seat)) < 1e-12);
        RC_ASSERT(std::abs(told.after - share(made.after, seat)) < 1e-12);
        RC_ASSERT(told.interval.low >= -1 && told.interval.low <= told.difference());
        RC_ASSERT(told.interval.high <= 1 && told.interval.high >= told.difference());
        const auto ahead = change.seats()[seat].lead;
        RC_ASSERT(ahead.has_value() == (change.deals() >= Change::least_for_lead));
        if (ahead) {
            RC_ASSERT(std::abs(ahead->before - lead(made.before, seat)) < 1e-9);
            RC_ASSERT(std::abs(ahead->after - lead(made.after, seat)) < 1e-9);
            RC_ASSERT(ahead->interval.low < ahead->difference());
            RC_ASSERT(ahead->interval.high > ahead->difference());
        }
    }
}

/// The wealth of bets that a seat's share of wins rises by more than `rise`, deal by deal.
double wealth_above(const MadeDeals& made, std::size_t seat, double rise) {
    const auto whole = static_cast<double>(whole_win) * three_seats;
    std::vector<Seen> rises;
    for (std::size_t deal = 0; deal < made.before.deals().end; ++deal) {
        const double before = made.before.wins(deal)[seat];
        const double after = made.after.wins(deal)[seat];
        rises.push_back({(after - before) / whole, 1});
    }
    double wealth = 0;
    for (const double stake : {0.15, 0.6, 2.4}) {
        wealth += std::exp(log_wealth(rises, rise, stake, 0.95 / (1 + rise))) / 3;
    }
    return wealth;
}

/// With three seats and two ends, each errs in 5 of 600 runs.
RC_GTEST_PROP(ChangeProperties, IntervalBeginsWhereBetsRefute, ()) {
    chance::Stream stream(*rc::gen::inRange<std::uint64_t>(0, 1'000'000));
    const MadeDeals made =
        made_deals(*rc::gen::inRange<std::size_t>(1, 60), {980, 10, 10}, {10, 980, 10},
                   *rc::gen::inRange<std::size_t>(0, 500), stream);
    constexpr double nearly = 1e-4;
    for (std::size_t seat = 0; seat < three_seats; ++seat) {
        const double low = change_of(made).seats()[seat].wins.interval.low;
        RC_ASSERT(wealth_above(made, seat, low + nearly) < 120);
        RC_ASSERT(low == -1 || wealth_above(made, seat, low - nearly) > 120);
    }
}

RC_GTEST_PROP(ChangeProperties, PartsAddUpInAnyOrder, ()) {
    const MadeDeals made = drawn_deals();
    const std::size_t end = made.before.deals().end;
    const auto middle = *rc::gen::inRange<std::size_t>(0, end + 1);
    Change first = change_of(made, {0, middle});
    Change last = change_of(made, {middle, end});
    const Change copy = first;
    first.add(last);
    last.add(copy);
    RC_ASSERT(first == change_of(made));
    RC_ASSERT(last == change_of(made));
}

RC_GTEST_PROP(ChangeProperties, TheOtherWayRoundHasTheOtherSign, ()) {
    const MadeDeals made = drawn_deals();
    const auto there = change_of(made).seats();
    const auto back = change_of(MadeDeals{made.after, made.before}).seats();
    for (std::size_t seat = 0; seat < three_seats; ++seat) {
        RC_ASSERT(there[seat].wins.interval.low == -back[seat].wins.interval.high);
        RC_ASSERT(there[seat].wins.is_known() == back[seat].wins.is_known());
    }
}

TEST(Change, OfNothingIsNone) {
    chance::Stream stream(7);
    const MadeDeals made = made_deals(500, {500, 300, 200}, {500, 300, 200}, 1000, stream);
    for (const SeatChange& seat : change_of(made).seats()) {
        for (const ChangedFigure& figure : {seat.wins, seat.lead.value()}) {
            EXPECT_EQ(figure.difference(), 0);
            EXPECT_FALSE(figure.is_known());
            EXPECT_EQ(figure.interval.low, -figure.interval.high);
        }
        EXPECT_LT(seat.wins.interval.high, 0.02) << "that it is small is soon known";
        EXPECT_LT(seat.lead->interval.high, 0.2) << "points";
    }
}

TEST(Change, AsLargeAsCanBeIsKnown) {
    DealResults before(2, {0, 50});
    DealResults after(2, {0, 50});
    for (std::size_t deal = 0; deal < 50; ++deal) {
        before.add(deal, {whole_win, 0}, std::array<std::int64_t, 2>{10, 0});
        after.add(deal, {0, whole_win}, std::array<std::int64_t, 2>{0, 30});
    }
    Change change(2, 1);
    change.add(before, after, {0, 50});
    const auto told = change.seats();
    EXPECT_EQ(told[0].wins.difference(), -1);
    EXPECT_EQ(told[0].wins.interval.low, -1);
    EXPECT_LT(told[0].wins.interval.high, -0.5);
    EXPECT_EQ(told[1].wins.interval.high, 1);
    EXPECT_EQ(told[0].lead->before, 5);
    EXPECT_EQ(told[0].lead->after, -15);
    EXPECT_TRUE(told[1].lead->is_known());
}

TEST(Change, IsKnownWithinAWidthIfAllItsIntervalsAre) {
    const SeatChange narrow{{.interval = {-0.25, 0.25}}};
    const SeatChange wide{{.interval = {-0.75, 0.25}}};
    EXPECT_TRUE(is_known_within({narrow, narrow}, 0.25));
    EXPECT_FALSE(is_known_within({narrow, wide}, 0.25));
    EXPECT_TRUE(is_known_within({narrow, wide}, 0.5));
}

TEST(Change, ThatNoDealShowsIsNotRuledOut) {
    DealResults before(2, {0, 60});
    const DealResults& after = before;
    for (std::size_t deal = 0; deal < 60; ++deal) {
        before.add(deal, {whole_win, 0},
                   std::array<std::int64_t, 2>{static_cast<std::int64_t>(10 + deal % 7), 0});
    }
    Change change(2, 1);
    change.add(before, after, {0, 60});
    EXPECT_GT(change.seats()[0].lead->interval.high, 0) << "other deals may differ";
}

TEST(Change, IsKnownSoonerTheMoreDealsHaveInCommon) {
    const auto width = [](std::size_t common) {
        chance::Stream stream(3);
        const auto told =
            change_of(made_deals(400, {400, 300, 300}, {300, 300, 400}, common, stream)).seats();
        return told[0].wins.interval.high - told[0].wins.interval.low;
    };
    EXPECT_LT(width(900), width(500));
    EXPECT_LT(width(500), width(0));
    EXPECT_LT(width(900), 0.6 * width(0));
}

// As often as the interval claims, with a little room for chance. In truth it is wrong in far fewer
// runs.
TEST(Change, IntervalHoldsTheTruthHoweverOftenOneLooks) {
    constexpr std::size_t runs = 300;
    constexpr std::size_t looks = 12;
    const testing::Chances before{400, 300, 300};
    const testing::Chances after{340, 300, 360};
    std::size_t wrong = 0;
    std::size_t wrong_of_leads = 0;
    for (std::size_t run = 0; run < runs; ++run) {
        chance::Stream stream(run, 5);
        const MadeDeals made = made_deals(25 * looks, before, after, 500, stream);
        Change change(three_seats, three_seats);
        bool holds = true;
        bool holds_of_leads = true;
        for (std::size_t look = 0; look < looks; ++look) {
            change.add(made.before, made.after, {25 * look, 25 * (look + 1)});
            const auto told = change.seats();
            for (std::size_t seat = 0; seat < three_seats; ++seat) {
                const auto gain =
                    static_cast<double>(after[seat]) - static_cast<double>(before[seat]);
                const double truth = 0.5 * gain / 1000;
                const auto& [wins, ahead] = told[seat];
                holds = holds && wins.interval.low <= truth && truth <= wins.interval.high;
                const double points = truth * points_of_a_win;
                holds_of_leads = holds_of_leads && ahead->interval.low <= points &&
                                 points <= ahead->interval.high;
            }
        }
        wrong += holds ? 0 : 1;
        wrong_of_leads += holds_of_leads ? 0 : 1;
    }
    EXPECT_LE(wrong, runs / 20);
    EXPECT_LE(wrong_of_leads, runs / 20);
}

TEST(DealResults, AreThoseOfTheGamesOnAnyNumberOfThreads) {
    const rules::Game game(small_map(), standard(), 3);
    SeriesPlan plan{.experiment = experiment({"random"})};
    const PlayedRange alone = play_some(game, plan, {0, 20});
    plan.experiment.threads = 3;
    PlayedRange parts = play_some(game, plan, {0, 7});
    parts.append(play_some(game, plan, {7, 20}));
    EXPECT_EQ(parts.results, alone.results);
    EXPECT_EQ(parts.end, 20u);
    for (std::size_t seat = 0; seat < three_seats; ++seat) {
        EXPECT_NEAR(share(alone.results, seat), alone.tally.deals().win_rate(seat), 1e-12);
        const double mean =
            (alone.tally.deals().mean_points(0) + alone.tally.deals().mean_points(1) +
             alone.tally.deals().mean_points(2)) /
            three_seats;
        EXPECT_NEAR(lead(alone.results, seat), alone.tally.deals().mean_points(seat) - mean, 1e-9);
    }
}

TEST(DealResults, MayBeginWithAnyDeal) {
    DealResults results(2, {5, 8});
    results.add(6, {whole_win, 0}, std::array<std::int64_t, 2>{30, 20});
    EXPECT_EQ(results.wins(6)[0], whole_win);
    EXPECT_EQ(results.points(6)[1], 20);
    for (const std::size_t other : {5U, 7U}) {
        EXPECT_EQ(results.wins(other)[0] + results.points(other)[1], 0);
    }
}

TEST(DealResults, KeepNoMoreDealsThanTheySay) {
    constexpr std::size_t most = DealResults::most_deals;
    DealResults wins(2, {most - 1, most + 5});
    EXPECT_EQ(wins.deals().end, most);
    wins.add(most, {60, 0}, std::array<std::int64_t, 2>{1, 2});
    wins.append(DealResults(2, {most + 5, most + 9}));
    EXPECT_EQ(wins.deals().end, most);
    wins.cut(most - 1);
    EXPECT_EQ(wins.deals().size(), 0u);
}

} // namespace
} // namespace pampas::balance
