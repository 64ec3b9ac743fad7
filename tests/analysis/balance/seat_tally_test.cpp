#include "analysis/balance/seat_tally.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace pampas::balance {
namespace {

/// The end of a game, as a tally sees it.
struct Ended {
    using Action = int;
    using Outcome = int;

    std::vector<int> all_winners;
    std::vector<std::vector<int>> categories; ///< by seat
    int rounds = 1;

    int players() const { return static_cast<int>(categories.size()); }
    int seat() const { return 0; }
    int round() const { return rounds; }
    bool over() const { return true; }
    bool allows(int) const { return false; }
    int apply(int) { return 0; }
    std::vector<int> category_points(int seat) const {
        return categories[static_cast<std::size_t>(seat)];
    }
    int points(int seat) const { return category_points(seat)[0] + category_points(seat)[1]; }
    std::vector<int> winners() const { return all_winners; }
};

rc::Gen<Ended> any_end(std::size_t players) {
    return rc::gen::exec([players] {
        Ended end;
        end.rounds = *rc::gen::inRange(1, 40);
        for (std::size_t seat = 0; seat < players; ++seat) {
            end.categories.push_back({*rc::gen::inRange(0, 200), *rc::gen::inRange(-5, 20)});
            if (*rc::gen::arbitrary<bool>()) {
                end.all_winners.push_back(static_cast<int>(seat));
            }
        }
        if (end.all_winners.empty()) {
            end.all_winners = {0};
        }
        return end;
    });
}

struct Expected {
    double wins = 0;
    double points = 0;
    double first_category = 0;
};

Expected expected(const std::vector<Ended>& games, int seat) {
    Expected result;
    for (const Ended& game : games) {
        const bool won = std::ranges::find(game.all_winners, seat) != game.all_winners.end();
        result.wins += won ? 1.0 / static_cast<double>(game.all_winners.size()) : 0;
        result.points += game.points(seat);
        result.first_category += game.category_points(seat)[0];
    }
    return result;
}

RC_GTEST_PROP(SeatTallyOfGames, HasTheFiguresOfTheGames, ()) {
    const auto players = *rc::gen::inRange<std::size_t>(2, 6);
    const auto games = *rc::gen::nonEmpty(rc::gen::container<std::vector<Ended>>(any_end(players)));
    const auto count = static_cast<double>(games.size());
    SeatTally tally(static_cast<int>(players), 2);
    double rounds = 0;
    for (const Ended& game : games) {
        tally.add(game, win_parts(game));
        rounds += game.rounds;
    }
    RC_ASSERT(tally.games() == std::ssize(games));
    RC_ASSERT(std::abs(tally.rounds().mean() - rounds / count) < 1e-9);
    double all_wins = 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const Expected figures = expected(games, static_cast<int>(seat));
        RC_ASSERT(std::abs(tally.wins(seat) - figures.wins) < 1e-9);
        RC_ASSERT(std::abs(tally.seats()[seat].points.mean() - figures.points / count) < 1e-9);
        RC_ASSERT(std::abs(tally.category_mean(seat, 0) - figures.first_category / count) < 1e-9);
        RC_ASSERT(tally.win_interval(seat) == wilson(tally.wins(seat), count));
        all_wins += tally.wins(seat);
    }
    RC_ASSERT(std::abs(all_wins - count) < 1e-9);
}

/// To the last bit, so that a report does not depend on the number of threads.
RC_GTEST_PROP(SeatTallyOfGames, IsTheSameInAnyParts, ()) {
    const auto games = *rc::gen::nonEmpty(rc::gen::container<std::vector<Ended>>(any_end(3)));
    SeatTally whole(3, 2);
    std::vector<SeatTally> parts(3, SeatTally(3, 2));
    for (const Ended& game : games) {
        whole.add(game, win_parts(game));
        parts[*rc::gen::inRange<std::size_t>(0, 3)].add(game, win_parts(game));
    }
    SeatTally sum(3, 2);
    for (const std::size_t part : {2U, 0U, 1U}) {
        add_numbers(sum, parts[part]);
    }
    RC_ASSERT(sum.games() == whole.games());
    RC_ASSERT(sum.fairness().chi2 == whole.fairness().chi2);
    RC_ASSERT(sum.rounds().deviation() == whole.rounds().deviation());
    for (std::size_t seat = 0; seat < 3; ++seat) {
        RC_ASSERT(sum.wins(seat) == whole.wins(seat));
        RC_ASSERT(sum.category_mean(seat, 1) == whole.category_mean(seat, 1));
        RC_ASSERT(sum.seats()[seat].points.interval() == whole.seats()[seat].points.interval());
    }
}

TEST(SeatTally, FindsSeatsThatDoNotWinEquallyOften) {
    SeatTally fair(2, 2);
    SeatTally unfair(2, 2);
    for (int game = 0; game < 100; ++game) {
        const Ended first{{0}, {{1, 0}, {0, 0}}};
        const Ended second{{1}, {{0, 0}, {1, 0}}};
        fair.add(game % 2 == 0 ? first : second, win_parts(game % 2 == 0 ? first : second));
        unfair.add(game % 4 != 0 ? first : second, win_parts(game % 4 != 0 ? first : second));
    }
    EXPECT_DOUBLE_EQ(fair.fairness().p_value, 1);
    EXPECT_DOUBLE_EQ(unfair.fairness().chi2, 25); // 75 and 25 where 50 are expected
    EXPECT_DOUBLE_EQ(unfair.fairness(2).chi2, 12.5) << "as if there were half as many games";
    EXPECT_LT(unfair.fairness().p_value, 1e-6);
}

} // namespace
} // namespace pampas::balance
