#include "engine/rules/state.h"
#include "tests/engine/rules/laid_out.h"
#include "tests/engine/rules/stacked.h"

#include <gmock/gmock.h>

/// The course of a game and its end (R8), shown by who does what in which turn.
namespace pampas::testing {
namespace {

using rules::Action;
using rules::from_supply;
using rules::LandCard;
using rules::Ruleset;
using rules::Species;
using rules::State;
using ::testing::ElementsAre;

/// With three players, two cards in the first animal stack and one in the second.
Ruleset short_stacks() {
    Ruleset rules = rules::ruleset_named("standard");
    rules.animal_cards = {4, 4, 4, 5};
    rules.hand_animal_cards = 0;
    rules.animal_cards_removed = {0, 0, 0, 10, 0, 0};
    rules.start_pesos = 30;
    return rules;
}

class Course : public ::testing::Test {
  protected:
    void begin(const Ruleset& rules, int players, const Wanted& wanted = {}) {
        game_.emplace(map_of({"m m m f", " . . . "}), rules, players);
        state_.emplace(*game_, stacked(*game_, wanted));
    }
    State& state() { return *state_; }
    void buy_animal(std::uint8_t source) {
        ASSERT_TRUE(state_->allows(Action::buy_animal(source)));
        state_->apply(Action::buy_animal(source));
    }
    void end_turns(int number) {
        for (int turn = 0; turn < number; ++turn) {
            ASSERT_FALSE(state_->over());
            state_->apply(Action::end_turn());
        }
    }
    /// `i` for an interim and `f` for a final scoring, each with its round.
    std::string scorings() const {
        std::string result;
        for (const rules::Scoring& scoring : state_->scorings()) {
            result += scoring.final ? 'f' : 'i';
            result += std::to_string(scoring.round);
        }
        return result;
    }

  private:
    std::optional<rules::Game> game_;
    std::optional<State> state_;
};

TEST_F(Course, RoundIsOneTurnOfEachPlayer) { // R3.6
    begin(rules::ruleset_named("standard"), 3);
    for (const int seat : {0, 1, 2, 0, 1}) {
        EXPECT_EQ(state().seat(), seat);
        buy_animal(from_supply); // otherwise all would have passed
        end_turns(1);
    }
    EXPECT_EQ(state().round(), 2);
}

TEST_F(Course, InterimScoringComesAtTheEndOfTheRound) { // R8.1
    begin(short_stacks(), 3);
    ASSERT_EQ(state().animals().supply().size(), 2U);
    ASSERT_EQ(state().animals().set_aside().size(), 1U);
    buy_animal(from_supply);
    EXPECT_EQ(state().stacks_out(), 0);
    buy_animal(0); // its replacement is the first stack's last card
    EXPECT_EQ(state().stacks_out(), 1);
    EXPECT_EQ(state().animals().supply().size(), 1U); // the second stack, at once
    end_turns(2);
    EXPECT_EQ(scorings(), "");
    end_turns(1);
    EXPECT_EQ(scorings(), "i1");
    EXPECT_FALSE(state().over());
    EXPECT_EQ(state().round(), 2);
}

TEST_F(Course, FinalScoringComesAtTheEndOfTheRound) { // R8.2
    begin(short_stacks(), 3);
    buy_animal(from_supply);
    buy_animal(from_supply);
    end_turns(3);
    buy_animal(from_supply);
    EXPECT_EQ(state().stacks_out(), 2);
    EXPECT_TRUE(state().animals().supply().empty());
    end_turns(1);
    buy_animal(3); // its slot stays empty
    EXPECT_FALSE(state().animals().has_slot(3));
    EXPECT_EQ(state().animals().face_up_count(), 3U);
    end_turns(1);
    EXPECT_FALSE(state().over());
    end_turns(1);
    EXPECT_EQ(scorings(), "i1f2");
    EXPECT_TRUE(state().over());
    EXPECT_EQ(state().round(), 2);
    EXPECT_FALSE(state().allows(Action::end_turn()));
}

TEST_F(Course, BothStacksInOneRound) { // R8.3
    begin(short_stacks(), 3);
    buy_animal(from_supply);
    buy_animal(from_supply);
    end_turns(1);
    buy_animal(2); // the second stack's only card replaces it
    end_turns(1);
    EXPECT_EQ(scorings(), "");
    end_turns(1);
    EXPECT_EQ(scorings(), "i1f1");
    EXPECT_TRUE(state().over());
}

TEST_F(Course, ScoringAtTheEndOfTheTurn) { // R8.1
    Ruleset rules = short_stacks();
    rules.scoring_at = rules::ScoringAt::TurnEnd;
    begin(rules, 3);
    buy_animal(from_supply);
    buy_animal(from_supply);
    EXPECT_EQ(scorings(), "");
    end_turns(1);
    EXPECT_EQ(scorings(), "i1");
    buy_animal(from_supply);
    end_turns(1);
    EXPECT_EQ(scorings(), "i1f1");
    EXPECT_TRUE(state().over()); // seat 2 has had no turn
}

TEST_F(Course, EndsWhenAllPass) { // R8.3
    begin(short_stacks(), 3);
    buy_animal(from_supply);
    end_turns(3); // two passes
    EXPECT_FALSE(state().over());
    end_turns(1); // the third, across the end of the round
    EXPECT_TRUE(state().over());
    EXPECT_EQ(scorings(), "f2");
}

TEST_F(Course, AnActionBreaksTheRowOfPasses) { // R8.3
    begin(short_stacks(), 3);
    end_turns(2);
    buy_animal(from_supply);
    end_turns(3);
    EXPECT_FALSE(state().over());
    end_turns(1);
    EXPECT_EQ(scorings(), "f2");
}

TEST_F(Course, AllMayPassAfterTheInterimScoring) { // R8.3
    begin(short_stacks(), 3);
    end_turns(2);
    buy_animal(from_supply);
    buy_animal(from_supply);
    end_turns(4);
    EXPECT_EQ(scorings(), "i1f2");
    EXPECT_TRUE(state().over());
}

TEST_F(Course, RunningScoringHasOneScoring) { // R9.2
    Ruleset rules = short_stacks();
    rules.scoring = rules::ScoringMode::Running;
    begin(rules, 3);
    buy_animal(from_supply);
    buy_animal(from_supply);
    end_turns(3);
    EXPECT_EQ(scorings(), "");
    buy_animal(from_supply);
    end_turns(3);
    EXPECT_EQ(scorings(), "f2");
}

TEST_F(Course, PointsOfBothScoringsAddUp) { // R7, R7.6
    begin(short_stacks(), 3);
    buy_animal(from_supply);
    buy_animal(from_supply);
    EXPECT_EQ(state().points(0), 0);
    end_turns(3);
    EXPECT_EQ(state().points(0), 2); // 26 pesos
    EXPECT_EQ(state().points(1), 3); // 30 pesos, which stay
    buy_animal(from_supply);
    end_turns(3);
    EXPECT_EQ(state().points(0), 2 + 2);
    EXPECT_EQ(state().points(1), 3 + 3);
}

TEST_F(Course, MostPointsWin) { // R8.4
    begin(short_stacks(), 2);
    state().apply(Action::buy_land(from_supply));
    end_turns(3);
    EXPECT_THAT(state().winners(), ElementsAre(1)); // 28 pesos, 2 points; 30 pesos, 3 points
}

TEST_F(Course, TieGoesToMostPesos) { // R8.4
    Ruleset rules = short_stacks();
    rules.start_pesos = 29;
    begin(rules, 3);
    end_turns(1);
    state().apply(Action::buy_land(from_supply));
    end_turns(4);
    EXPECT_EQ(state().points(0), state().points(1));
    EXPECT_EQ(state().points(2), 2);
    EXPECT_THAT(state().winners(), ElementsAre(0, 2)); // 29 pesos each, against 27

    begin(rules, 3);
    end_turns(1);
    state().apply(Action::buy_land(from_supply));
    end_turns(1);
    state().apply(Action::buy_land(0)); // costs more
    end_turns(2);
    state().apply(Action::buy_land(from_supply));
    end_turns(4);
    EXPECT_EQ(state().points(1), state().points(0));
    EXPECT_THAT(state().winners(), ElementsAre(0));
}

TEST_F(Course, PesosDoNotBeatPoints) { // R8.4
    Ruleset rules = short_stacks();
    rules.hand_land_cards = 3;
    rules.start_pesos = 19;
    begin(rules, 2,
          {.hands = {{{LandCard::Mountain, LandCard::Mountain, LandCard::Mountain}, {}}}});
    for (rules::Cell cell = 0; cell < 3; ++cell) {
        state().apply(Action::play_land(LandCard::Mountain, cell));
    }
    end_turns(2);
    state().apply(Action::buy_land(from_supply)); // red spends some
    end_turns(3);
    EXPECT_LT(state().pesos(0), state().pesos(1));
    EXPECT_THAT(state().winners(), ElementsAre(0));
}

TEST_F(Course, AllShareTheWinOfAnIdleGame) { // R8.4
    begin(short_stacks(), 3);
    end_turns(3);
    EXPECT_THAT(state().winners(), ElementsAre(0, 1, 2));
}

} // namespace
} // namespace pampas::testing
