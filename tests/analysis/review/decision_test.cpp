#include "analysis/review/decision.h"
#include "tests/analysis/review/reviewed_game.h"

#include <gmock/gmock.h>

#include <numeric>

namespace pampas::review {
namespace {

using rules::Action;
using wording::Playback;

constexpr PlayoutOptions few{.playouts = 12};

Playback learned_game(std::uint64_t seed) {
    return testing::played_game(testing::crowded_game(), "learned", seed);
}

TEST(Decisions, CoverTheGameAndEndWhereSomethingIsSeen) {
    const Playback playback = testing::played_game(testing::crowded_game(), "random", 1);
    std::size_t done = 0;
    for (const Decision& decision : decisions(playback)) {
        EXPECT_EQ(decision.first, done + 1);
        const auto plan = played(playback, decision);
        for (std::size_t place = 0; place < plan.size(); ++place) {
            EXPECT_EQ(playback.step(decision.first + place).seat, decision.seat);
            const bool is_last = place + 1 == plan.size();
            const bool ends_after_card = is_last && place > 0 &&
                                         rules::shows_card(plan[place - 1]) &&
                                         plan[place] == Action::end_turn();
            const bool is_followed_by_end = place + 2 == plan.size();
            EXPECT_TRUE(is_last || !rules::shows_card(plan[place]) || is_followed_by_end);
            EXPECT_TRUE(!is_last || rules::shows_card(plan[place]) ||
                        plan[place].kind == rules::ActionKind::EndTurn || ends_after_card);
        }
        done = decision.last;
    }
    EXPECT_EQ(done, playback.actions());
}

TEST(Decisions, MayBeUnfinished) {
    Playback playback = learned_game(1);
    const auto all = decisions(playback);
    for (const Decision& decision : all) {
        if (decision.last > decision.first) {
            playback.go_back(decision.first);
            EXPECT_EQ(decision_after(playback, decision.first - 1),
                      (Decision{decision.first, decision.first, decision.seat}));
            EXPECT_EQ(probable_loss(playback, decisions(playback).back(), few),
                      probable_loss(playback, decisions(playback).back(), few));
            return;
        }
    }
    FAIL();
}

/// What the players of playouts do themselves loses nothing.
TEST(ProbableLoss, IsNothingForWhatPlayoutsDo) {
    const Playback playback = testing::played_game(testing::crowded_game(), playout_bot, 2);
    for (const Decision& decision : decisions(playback)) {
        EXPECT_EQ(probable_loss(playback, decision, few), 0);
    }
}

/// Hidden cards are dealt anew: search does and gains the same.
TEST(Alternative, KnowsOnlyWhatItsSeatMayKnow) {
    const Playback playback = learned_game(3);
    chance::Stream stream(9);
    const auto all = decisions(playback);
    int others = 0;
    for (std::size_t number = 0; number < all.size(); number += 9) {
        const std::size_t moment = all[number].first - 1;
        const rules::State state = playback.after(moment);
        rules::State other = state;
        other.redeal_unseen(state.seat(), stream);
        const players::Plan pass{Action::end_turn()};
        const Alternative here = alternative(state, pass, moment, few);
        const Alternative there = alternative(other, pass, moment, few);
        EXPECT_EQ(here.plan, there.plan);
        EXPECT_EQ(here.gain.mean, there.gain.mean);
        EXPECT_EQ(here.gain.of_seat, there.gain.of_seat);
        others += other == state ? 0 : 1;
    }
    EXPECT_GT(others, 3);
}

TEST(Alternative, GainsNothingOverItself) {
    const Playback playback = learned_game(3);
    const rules::State state = playback.after(0);
    const Alternative first = alternative(state, {Action::end_turn()}, 0, few);
    const Alternative again = alternative(state, first.plan, 0, few);
    EXPECT_FALSE(first.is_played);
    EXPECT_TRUE(again.is_played);
    EXPECT_EQ(again.gain.pairs, 0U);
    EXPECT_THAT(again.gain.mean, ::testing::Each(0));
}

} // namespace
} // namespace pampas::review
