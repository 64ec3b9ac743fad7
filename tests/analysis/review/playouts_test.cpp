#include "analysis/balance/win_rate.h"
#include "analysis/review/playouts.h"
#include "tests/analysis/review/reviewed_game.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numeric>

namespace pampas::review {
namespace {

using rules::State;

const wording::Playback& game() {
    static const wording::Playback playback =
        testing::played_game(testing::crowded_game(), "learned", 5);
    return playback;
}

/// Early, when nothing is decided.
State early() {
    return game().after(game().actions() / 5);
}

constexpr PlayoutOptions some{.playouts = 40, .seed = 3};

TEST(Playouts, AreTheSameOnAnyNumberOfThreads) {
    PlayoutOptions on_three = some;
    on_three.threads = 3;
    const PlayedChances one = play_out(early(), 7, some);
    EXPECT_EQ(one.seats, play_out(early(), 7, on_three).seats);
    EXPECT_NE(one.seats, play_out(early(), 8, some).seats);
    EXPECT_EQ(one.playouts, 40U);
    double sum = 0;
    for (const Estimate& seat : one.seats) {
        EXPECT_LE(seat.interval.low, seat.mean);
        EXPECT_GE(seat.interval.high, seat.mean);
        sum += seat.mean;
    }
    EXPECT_NEAR(sum, 1, 1e-9);
}

/// Neither what will come from the supplies nor its order counts.
TEST(Playouts, DoNotKnowWhatWillCome) {
    const State state = early();
    State other = state;
    chance::Stream stream(1);
    other.redeal_unseen({}, stream);
    ASSERT_FALSE(other == state);
    EXPECT_EQ(play_out(other, 7, some).seats, play_out(state, 7, some).seats);
    for (int seat = 0; seat < state.players(); ++seat) {
        EXPECT_EQ(other.land().hand(seat), state.land().hand(seat));
        EXPECT_EQ(other.animals().hand(seat), state.animals().hand(seat));
    }
}

TEST(Playouts, StopEarly) {
    testing::StopAfter stop(5);
    const PlayedChances chances = play_out(early(), 7, some, stop.control());
    EXPECT_GE(chances.playouts, 5U);
    EXPECT_LT(chances.playouts, 12U);
}

TEST(Playouts, KnowAFinishedGame) {
    const State end = game().after(game().actions());
    const PlayedChances chances = play_out(end, 0, some);
    const auto won = balance::win_parts(end);
    for (std::size_t seat = 0; seat < won.size(); ++seat) {
        EXPECT_NEAR(chances.seats[seat].mean, static_cast<double>(won[seat]) / balance::whole_win,
                    1e-9);
    }
}

Comparison passing(int seat) {
    return {.one = [](State&, chance::Stream&) {},
            .other = [](State& state, chance::Stream&) { state.apply(rules::Action::end_turn()); },
            .seat = seat,
            .viewer = seat};
}

TEST(Compare, GivesEachPairTheSameCards) {
    const State state = game().after(0);
    Comparison same = passing(state.seat());
    same.other = same.one;
    const Difference none = compare(state, same, some);
    EXPECT_EQ(none.pairs, 40U);
    EXPECT_THAT(none.mean, ::testing::Each(0));
    EXPECT_EQ(none.of_seat.interval, balance::Interval{});
    PlayoutOptions on_two = some;
    on_two.threads = 2;
    EXPECT_EQ(compare(state, passing(0), on_two).mean, compare(state, passing(0), some).mean);
}

TEST(Compare, MayEndEarlyWhereNothingShows) {
    const State state = game().after(0);
    Comparison same = passing(state.seat());
    same.other = same.one;
    same.rigour.ends_early = true;
    EXPECT_EQ(compare(state, same, some).pairs, 10U);
}

/// Without anything to find, intervals exclude 0 as rarely as they promise, whether or not they may
/// end early: both ways to go on are the same, but get other cards.
TEST(Compare, IsRarelyWrong) {
    constexpr int trials = 25;
    constexpr PlayoutOptions short_of_time{.playouts = 24};
    constexpr double wrong = 0.1;
    for (const bool ends_early : {false, true}) {
        int found = 0;
        for (std::size_t trial = 0; trial < trials; ++trial) {
            const std::size_t moment = game().actions() / 3 + trial;
            const State state = game().after(moment);
            const Branch nothing = [](State&, chance::Stream&) {};
            const Branch other_cards = [](State& to_deal, chance::Stream& stream) {
                to_deal.redeal_unseen({}, stream);
            };
            const Difference difference = compare(state,
                                                  {.one = nothing,
                                                   .other = other_cards,
                                                   .viewer = {},
                                                   .moment = moment,
                                                   .rigour = {wrong, ends_early}},
                                                  short_of_time);
            const balance::Interval& interval = difference.of_seat.interval;
            found += interval.low > 0 || interval.high < 0 ? 1 : 0;
        }
        // More are found with a probability of 1 in 2000.
        EXPECT_LE(found, 8);
    }
}

TEST(MeanOf, IsStudentsInterval) {
    const std::array values{0.0, 1.0, 0.0, -1.0, 1.0};
    const Estimate estimate = mean_of(values, 0.05);
    EXPECT_NEAR(estimate.mean, 0.2, 1e-12);
    // s = 0.83666, t(4) = 2.77645
    EXPECT_NEAR(estimate.interval.high, 0.2 + 2.77645 * 0.83666 / std::sqrt(5), 1e-4);
    EXPECT_EQ(mean_of(std::array{1.0}, 0.05).interval, (balance::Interval{-1, 1}));
}

} // namespace
} // namespace pampas::review
