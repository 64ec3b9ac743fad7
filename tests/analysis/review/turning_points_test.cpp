#include "analysis/review/turning_points.h"
#include "tests/analysis/review/reviewed_game.h"
#include "tests/engine/players/played.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace pampas::review {
namespace {

using wording::Playback;

constexpr int blunder_round = 6;
constexpr PlayoutOptions options{.playouts = 120, .threads = 2};

TurningPoints found_in(const Playback& playback, const simulation::RunControl& control = {}) {
    Course course;
    follow(course, playback);
    return turning_points(playback, course, options, control);
}

/// A game of two learned players in which the first one passes once.
Playback with_blunder(std::uint64_t seed) {
    static const rules::Game game(testing::bundled("windmill"), rules::usual_ruleset(), 2);
    return testing::played_game(game, "learned", seed, [](const rules::State& state) {
        const bool passes = state.seat() == 0 && state.round() == blunder_round &&
                            state.actions_left() == state.rules().actions_per_turn;
        return passes ? players::Plan{rules::Action::end_turn()} : players::Plan();
    });
}

bool is_blunder(const Playback& playback, const TurningPoint& point) {
    return point.cause == Cause::Play && point.at.seat == 0 && point.change.of_seat.mean < 0 &&
           playback.after(point.at.first - 1).round() == blunder_round &&
           played(playback, point.at) == players::Plan{rules::Action::end_turn()};
}

TEST(TurningPoints, AreWhereSomebodyBlunders) {
    const Playback playback = with_blunder(3);
    const TurningPoints points = found_in(playback);
    EXPECT_FALSE(points.interrupted);
    EXPECT_LE(points.tried, TurningPoints::most_tried);
    EXPECT_LE(points.found.size(), TurningPoints::most_found);
    EXPECT_EQ(std::ranges::count_if(points.found, std::bind_front(is_blunder, playback)), 1);
    double before = 1;
    for (const TurningPoint& point : points.found) {
        const auto& [mean, interval] = point.change.of_seat;
        EXPECT_TRUE(interval.high < 0 || interval.low > 0);
        EXPECT_NEAR(point.change.mean[rules::index(point.at.seat)], mean, 1e-12);
        EXPECT_LE(std::abs(mean), before);
        before = std::abs(mean);
    }
}

/// Where all play as playouts do, only cards turn a game.
TEST(TurningPoints, AreNotPlayWhereAllPlayAlike) {
    const Playback playback = testing::played_game(testing::crowded_game(), playout_bot, 4);
    for (const TurningPoint& point : found_in(playback).found) {
        EXPECT_EQ(point.cause, Cause::Card);
    }
}

TEST(TurningPoints, CanBeStopped) {
    testing::StopAfter stop(100);
    const TurningPoints points = found_in(with_blunder(1), stop.control());
    EXPECT_TRUE(points.interrupted);
    EXPECT_LT(points.tried, TurningPoints::most_tried);
}

} // namespace
} // namespace pampas::review
