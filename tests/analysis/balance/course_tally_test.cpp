#include "analysis/balance/course_tally.h"
#include "tests/analysis/balance/noted_games.h"

#include <gmock/gmock.h>

#include <cmath>

namespace pampas::balance {
namespace {

/// What a scoring would give a seat after each of its turns.
std::vector<rules::Score> scores_of_turns(const testing::NotedGame& game, int seat) {
    std::vector<rules::Score> scores;
    for (const testing::NotedStep& step : game.steps) {
        if (step.seat == seat && step.action.kind == rules::ActionKind::EndTurn) {
            scores.push_back(step.after.score(seat));
        }
    }
    return scores;
}

/// The points of the position in a category, after a share of the turns, added up over games.
double sum_after(double share, std::size_t category, int seat, bool winners_only) {
    double sum = 0;
    for (const testing::NotedGame& game : testing::crowded_games().games()) {
        const auto scores = scores_of_turns(game, seat);
        const double turn = std::ceil(share * static_cast<double>(scores.size()) - 1e-9);
        if (!winners_only || game.won(seat)) {
            sum += scores[static_cast<std::size_t>(turn) - 1].categories()[category];
        }
    }
    return sum;
}

TEST(CourseTally, AddsUpPositionsAfterTenthsOfTheTurns) {
    const PlayerSums& points = testing::crowded_games().tally().course().points();
    for (std::size_t step = 0; step < CourseTally::steps; ++step) {
        const double share = static_cast<double>(step + 1) / CourseTally::steps;
        for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
            const std::size_t figure = CourseTally::figure(step, category);
            double winners = 0;
            for (int seat = 0; seat < 3; ++seat) {
                const auto found = points.seat_sum(static_cast<std::size_t>(seat), figure);
                EXPECT_EQ(static_cast<double>(found), sum_after(share, category, seat, false));
                winners += sum_after(share, category, seat, true);
            }
            EXPECT_EQ(static_cast<double>(points.winner_sum(figure)), winners);
        }
    }
    EXPECT_EQ(points.seat_rows(0), std::ssize(testing::crowded_games().games()));
}

/// Who led alone after each whole round of a game, in order; nobody in rounds that none did.
std::vector<int> leaders(const testing::NotedGame& game) {
    std::vector<int> result;
    std::vector<int> points;
    for (const testing::NotedStep& step : game.steps) {
        if (step.action.kind != rules::ActionKind::EndTurn) {
            continue;
        }
        points.push_back(step.after.score(step.seat).total());
        if (points.size() == 3) {
            for (int seat = 0; seat < 3; ++seat) {
                const auto number = static_cast<std::size_t>(seat);
                if (points[number] > points[(number + 1) % 3] &&
                    points[number] > points[(number + 2) % 3]) {
                    result.push_back(seat);
                }
            }
            points.clear();
        }
    }
    return result;
}

TEST(CourseTally, CountsHowOftenAnotherComesToLead) {
    double changes = 0;
    for (const testing::NotedGame& game : testing::crowded_games().games()) {
        const auto led = leaders(game);
        for (std::size_t i = 1; i < led.size(); ++i) {
            changes += led[i] != led[i - 1] ? 1 : 0;
        }
    }
    const auto& tally = testing::crowded_games().tally().course().lead_changes();
    EXPECT_GT(changes, 0);
    EXPECT_EQ(tally.count(), std::ssize(testing::crowded_games().games()));
    EXPECT_DOUBLE_EQ(tally.mean() * static_cast<double>(tally.count()), changes);
}

TEST(CourseTally, LooksAtGamesThatEndWithinARound) {
    // Nothing can be done: every seat passes, which ends the game.
    const rules::Game game(testing::drawn_map({"-"}), rules::ruleset_named("standard"), 2);
    const rules::State start = [&] {
        chance::Stream stream(1, 0);
        return game.set_up(stream);
    }();
    CourseTally tally(2);
    tally.see(start, rules::Action::end_turn());
    tally.end({60, 0}); // only the first seat had a turn
    EXPECT_EQ(tally.points().seat_rows(1), 1);
    const std::size_t money = CourseTally::figure(0, 5);
    EXPECT_EQ(tally.points().seat_sum(0, money), 2); // 20 pesos
    EXPECT_EQ(tally.points().seat_sum(1, money), 0);
}

} // namespace
} // namespace pampas::balance
