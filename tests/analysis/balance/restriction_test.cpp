#include "analysis/balance/restriction.h"
#include "engine/files/input_error.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>

#include <vector>

namespace pampas::balance {
namespace {

using ::testing::HasSubstr;

class RestrictedGames : public ::testing::Test {
  protected:
    std::vector<RestrictedPlay> played(std::size_t deals, std::size_t threads = 1,
                                       const simulation::RunControl& control = {}) const {
        Experiment greedy = experiment({"greedy"});
        greedy.threads = threads;
        std::vector<Restriction> restrictions;
        for (const char* name : {"harvest", "cattle", "market [1,0]"}) {
            restrictions.push_back(restriction_named(name, game.board()));
        }
        restrictions.push_back(nothing);
        return play_restricted(game, greedy, restrictions, deals, control);
    }

    /// The width of the interval when nothing is forbidden, so many times.
    double width(std::size_t deals, std::size_t times) const {
        const auto plays =
            play_restricted(game, experiment({"greedy"}), std::vector(times, nothing), deals, {});
        return plays.front().interval.high - plays.front().interval.low;
    }

    const Restriction nothing{"nothing", {}};

    rules::Game game{small_map(), standard(), 3};
};

TEST_F(RestrictedGames, NamesAreOfCategoriesSpeciesAndMarkets) {
    EXPECT_EQ(restriction_named("water", game.board()).ban.kind, rules::ActionKind::BuyWater);
    EXPECT_EQ(restriction_named("sheep", game.board()).ban.species, rules::Species::Sheep);
    const Restriction market = restriction_named("market [ 7, 3]", game.board());
    EXPECT_EQ(market.without, "market [7,3]");
    EXPECT_EQ(restriction_named("market H4", game.board()).without, "market [7,3]");
    EXPECT_EQ(game.board().markets()[*market.ban.market], (hex::Coordinate{7, 3}));
    for (const char* name :
         {"", "goats", "market", "market [7,3", "market [0,0]", "market [999,0]"}) {
        EXPECT_THROW(restriction_named(name, game.board()), InputError) << name;
    }
}

TEST_F(RestrictedGames, AreWonByEqualPlayersEquallyOften) {
    // The first player of a deal's first game takes each seat in turn, as all hands do. If nothing
    // is forbidden, the three players are equal.
    for (const RestrictedPlay& play : played(100)) {
        EXPECT_EQ(play.games, 300U);
        EXPECT_NEAR(play.win_rate + play.cost, 1.0 / 3, 1e-12);
        EXPECT_LE(play.interval.low, play.cost);
        EXPECT_GE(play.interval.high, play.cost);
        if (play.restriction.without == "nothing") {
            EXPECT_LT(play.interval.low, 0);
            EXPECT_GT(play.interval.high, 0);
        }
        if (play.restriction.without == "harvest") {
            EXPECT_GT(play.cost, 0);
        }
    }
}

TEST_F(RestrictedGames, TellMoreTheMoreThereAre) {
    EXPECT_NEAR(width(400, 1) / width(100, 1), 0.5, 0.1);
}

TEST_F(RestrictedGames, AreLessCertainTheMoreAreTried) {
    // The quantiles of 1 - 0.025 / 8 and 0.975 are 2.73 and 1.96.
    EXPECT_NEAR(width(200, 8) / width(200, 1), 2.73 / 1.96, 0.05);
}

TEST_F(RestrictedGames, AreOfTheSameDealsForEach) {
    const auto plays =
        play_restricted(game, experiment({"greedy"}), std::vector(3, nothing), 20, {});
    for (const RestrictedPlay& play : plays) {
        EXPECT_EQ(play.win_rate, plays.front().win_rate);
        EXPECT_EQ(play.interval, plays.front().interval);
    }
}

TEST_F(RestrictedGames, AreListedDearestFirstOnAnyNumberOfThreads) {
    const auto one = played(10);
    const auto three = played(10, 3);
    ASSERT_EQ(one.size(), 4U);
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].restriction.without, three[i].restriction.without);
        EXPECT_EQ(one[i].win_rate, three[i].win_rate);
        EXPECT_EQ(one[i].interval, three[i].interval);
        EXPECT_TRUE(i == 0 || one[i].cost <= one[i - 1].cost);
    }
}

TEST_F(RestrictedGames, StoppedEarlyAreEquallyManyOfEach) {
    testing::StopAfter stopper(40);
    const auto plays = played(500, 1, stopper.control());
    ASSERT_EQ(plays.size(), 4U);
    for (const RestrictedPlay& play : plays) {
        EXPECT_EQ(play.games, plays.front().games);
        EXPECT_LT(play.games, 1500U);
    }
    testing::StopAfter at_once(0);
    EXPECT_TRUE(played(500, 1, at_once.control()).empty());
}

TEST_F(RestrictedGames, TheUsualOnesAreThoseOfEveryMapAndSomeMarkets) {
    const auto usual = usual_restrictions(game, experiment({"greedy"}));
    EXPECT_EQ(usual.size(), 3U + 4U + 2U) << "the map has two markets";
    EXPECT_EQ(usual.size(), count_of_usual_restrictions(game));
    for (const Restriction& restriction : usual) {
        const Restriction again = restriction_named(restriction.without, game.board());
        EXPECT_EQ(again.ban.kind, restriction.ban.kind);
        EXPECT_EQ(again.ban.species, restriction.ban.species);
        EXPECT_EQ(again.ban.market, restriction.ban.market);
    }
}

} // namespace
} // namespace pampas::balance
