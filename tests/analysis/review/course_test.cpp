#include "analysis/review/course.h"
#include "tests/analysis/review/reviewed_game.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numeric>

namespace pampas::review {
namespace {

using ::testing::DoubleNear;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Le;
using ::testing::Pointwise;
using wording::Playback;

Course course_of(const Playback& playback) {
    Course course;
    EXPECT_TRUE(follow(course, playback));
    return course;
}

Playback random_game(std::uint64_t seed) {
    return testing::played_game(testing::crowded_game(), "random", seed);
}

double sum_of(const Chances& chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

TEST(ChanceJudge, GivesChancesThatAddUpToOne) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Playback playback = random_game(seed);
        const Course course = course_of(playback);
        ASSERT_EQ(course.after.size(), playback.actions() + 1);
        for (const Chances& chances : course.after) {
            EXPECT_NEAR(sum_of(chances), 1, 1e-9);
            EXPECT_THAT(chances, Each(::testing::Ge(0)));
        }
        EXPECT_NEAR(sum_of(course.before_deal), 1, 1e-9);
        const auto winners = playback.after(playback.actions()).winners();
        EXPECT_DOUBLE_EQ(course.after.back()[rules::index(winners.front())],
                         1.0 / static_cast<double>(winners.size()));
    }
}

/// Only hands and what lies open count: another order of the supplies changes nothing.
TEST(ChanceJudge, DoesNotKnowWhatWillComeFromSupplies) {
    const Playback playback = random_game(3);
    ChanceJudge judge;
    chance::Stream stream(1);
    for (std::size_t done = 0; done < playback.actions(); done += 5) {
        rules::State state = playback.after(done);
        const Chances chances = judge.chances(state);
        state.redeal_unseen({}, stream);
        EXPECT_EQ(judge.chances(state), chances);
    }
}

TEST(ChanceJudge, GivesNothingToASeatThatGaveUp) {
    rules::State state = random_game(1).after(0);
    state.apply(rules::Action::give_up());
    EXPECT_EQ(ChanceJudge().chances(state)[0], 0);
    EXPECT_NEAR(sum_of(ChanceJudge().chances(state)), 1, 1e-9);
}

/// What is done and what is left to do must not change what is judged.
TEST(Course, GrowsWithTheGame) {
    Playback playback = random_game(2);
    const Course whole = course_of(playback);
    Course course;
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(follow(course, playback, simulation::RunControl(stop.get_token())));
    for (const std::size_t actions : {50UL, 20UL, 21UL, 90UL}) {
        Playback part = playback;
        part.go_back(actions);
        EXPECT_TRUE(follow(course, part));
        EXPECT_EQ(course.after.size(), actions + 1);
    }
    EXPECT_TRUE(follow(course, playback));
    EXPECT_EQ(course.after, whole.after);
    EXPECT_EQ(course.before_deal, whole.before_deal);
    ASSERT_EQ(course.draws.size(), whole.draws.size());
    for (std::size_t draw = 0; draw < course.draws.size(); ++draw) {
        EXPECT_EQ(course.draws[draw].luck, whole.draws[draw].luck);
    }
}

/// The cards that are nowhere in sight, counted one by one.
std::vector<int> plain_pile(const rules::State& state, bool is_land) {
    const auto counted = [&](const auto& box, const auto& deck) {
        std::vector<int> pile(box.begin(), box.end());
        for (std::size_t kind = 0; kind < pile.size(); ++kind) {
            pile[kind] -= deck.played()[kind];
            for (int seat = 0; seat < state.players(); ++seat) {
                pile[kind] -= deck.hand(seat)[kind];
            }
            for (const auto card : deck.face_up()) {
                pile[kind] -= card == kind ? 1 : 0;
            }
        }
        return pile;
    };
    return is_land ? counted(state.rules().land_cards, state.land())
                   : counted(state.rules().animal_cards, state.animals());
}

/// Draws each card that might come from another order of the supply, weighted by how many are out:
/// the luck of them all is 0.
TEST(Course, HasLuckThatIsZeroOnAverage) {
    const Playback playback = random_game(4);
    const Course course = course_of(playback);
    ASSERT_GT(course.draws.size(), 5U);
    ChanceJudge judge;
    chance::Stream stream(1);
    for (const Draw& draw : course.draws) {
        const rules::State before = playback.after(draw.action - 1);
        const rules::Action action = playback.step(draw.action).action;
        ASSERT_EQ(action.item, rules::from_supply);
        EXPECT_EQ(draw.seat, playback.step(draw.action).seat);
        const auto pile = plain_pile(before, action.kind == rules::ActionKind::BuyLand);
        EXPECT_EQ(before.cards_to_come(action), pile);
        const double all = std::accumulate(pile.begin(), pile.end(), 0);
        Chances mean(draw.luck.size());
        for (std::size_t card = 0; card < pile.size(); ++card) {
            if (pile[card] > 0) {
                rules::State other = before;
                other.exchange_next_card(action, static_cast<std::uint8_t>(card), stream);
                EXPECT_EQ(other.apply(action).card, card);
                const Chances chances = judge.chances(other);
                for (std::size_t seat = 0; seat < mean.size(); ++seat) {
                    mean[seat] += pile[card] / all * chances[seat];
                }
            }
        }
        for (std::size_t seat = 0; seat < mean.size(); ++seat) {
            EXPECT_NEAR(draw.luck[seat], course.after[draw.action][seat] - mean[seat], 1e-9);
        }
        EXPECT_NEAR(sum_of(draw.luck), 0, 1e-9);
    }
}

/// Play is what all actions changed, but for the luck of draws.
TEST(Accounts, AddUpToTheWholeChange) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Course course = course_of(random_game(seed));
        const auto all = accounts(course);
        ASSERT_EQ(all.size(), 3U);
        double luck = 0;
        for (std::size_t seat = 0; seat < all.size(); ++seat) {
            double play = 0;
            for (std::size_t action = 1; action < course.after.size(); ++action) {
                play += course.after[action][seat] - course.after[action - 1][seat];
            }
            for (const Draw& draw : course.draws) {
                play -= draw.luck[seat];
            }
            EXPECT_NEAR(all[seat].play, play, 1e-9);
            EXPECT_NEAR(all[seat].luck() + all[seat].play,
                        course.after.back()[seat] - course.before_deal[seat], 1e-9);
            luck += all[seat].luck();
        }
        EXPECT_NEAR(luck, 0, 1e-9);
    }
}

/// Whoever plays: over many games, draws neither help nor harm.
TEST(Accounts, HaveNoLuckOfDrawsOnAverage) {
    constexpr int games = 60;
    double sum = 0;
    double squares = 0;
    for (int number = 0; number < games; ++number) {
        const Course course = course_of(random_game(100 + static_cast<std::uint64_t>(number)));
        const double luck = accounts(course)[0].own_draws;
        sum += luck;
        squares += luck * luck;
    }
    EXPECT_GT(squares, 0);
    EXPECT_LT(std::abs(sum), 4 * std::sqrt(squares));
}

} // namespace
} // namespace pampas::review
