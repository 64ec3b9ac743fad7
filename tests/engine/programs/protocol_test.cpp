#include "engine/programs/course.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_json.h"
#include "engine/simulation/random_action.h"
#include "tests/engine/players/played.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <optional>

namespace pampas::programs {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::State;

/// A random player that shows some of the states it sees, with the course of the match so far.
struct Showing {
    std::function<void(const State&, const Course&, chance::Stream&)> show;

    struct Memory {
        std::optional<Course> course;

        void begin(const Showing&, std::uint64_t, std::size_t, const rules::Setup& setup) {
            course.emplace(setup);
        }
        void see(const State&, int seat, const Action& action, const rules::Outcome& outcome) {
            course->see(seat, action, outcome);
        }
        void end(const State&) {}
    };

    players::Plan plan(const State& state, Memory& memory, chance::Stream& stream) const {
        constexpr std::size_t spacing = 8;
        if (stream.below(spacing) == 0) {
            show(state, *memory.course, stream);
        }
        // Random players seldom end a turn early; these games are long enough.
        return {state.round() > 12 ? Action::end_turn() : simulation::random_action(state, stream)};
    }
};

Json turn(const State& state, Course course) {
    return course.turn_for(state, numbered_actions(state));
}

bool touches_own_tile(const State& state, const Action& water) {
    const rules::Board& board = state.game().board();
    return std::ranges::any_of(board.placements()[water.place].spaces(), [&](rules::Cell cell) {
        return std::ranges::any_of(board.neighbours(cell), [&](rules::Cell near) {
            const auto tile = state.position().tile(near);
            return tile && tile->seat == state.seat();
        });
    });
}

TEST(Protocol, NumbersEveryLegalActionButWaterFarFromOwnTiles) {
    testing::play_everywhere(Showing{[](const State& state, const Course&, chance::Stream&) {
        std::vector<Action> expected;
        for (std::size_t kind = 0; kind < State::kinds; ++kind) {
            for (std::size_t rank = 0; rank < state.count(static_cast<ActionKind>(kind)); ++rank) {
                const Action action = state.nth(static_cast<ActionKind>(kind), rank);
                if (action.kind != ActionKind::BuyWater || touches_own_tile(state, action)) {
                    expected.push_back(action);
                }
            }
        }
        const std::vector<Action> numbered = numbered_actions(state);
        EXPECT_EQ(numbered.front(), Action::end_turn());
        EXPECT_THAT(numbered, ::testing::UnorderedElementsAreArray(expected));
    }});
}

/// The property that all bots have.
TEST(Protocol, TellsOnlyWhatTheSeatMayKnow) {
    testing::play_everywhere(
        Showing{[](const State& state, const Course& course, chance::Stream& stream) {
            State other = state;
            other.redeal_unseen(state.seat(), stream);
            EXPECT_EQ(turn(other, course), turn(state, course));
        }});
}

TEST(Protocol, HidesCardsThatOthersDrew) {
    std::size_t hidden = 0;
    testing::play_everywhere(
        Showing{[&](const State& state, const Course& course, chance::Stream&) {
            const Json happened = turn(state, course)["happened"];
            for (const Json& done : happened) {
                if (done.contains("source")) {
                    const bool is_seen =
                        done["source"] != "supply" || done["player"].get<int>() == state.seat();
                    EXPECT_EQ(done.contains("card"), is_seen);
                    hidden += is_seen ? 0 : 1;
                }
            }
        }});
    EXPECT_GT(hidden, 0U);
}

TEST(Protocol, TellsWhatIncomeActionsBringAndWhatTheyDo) {
    std::size_t with_income = 0;
    testing::play_everywhere(
        Showing{[&](const State& state, const Course& course, chance::Stream& stream) {
            const auto actions = numbered_actions(state);
            const Json told = turn(state, course)["actions"];
            ASSERT_EQ(told.size(), actions.size());
            const std::size_t number = stream.below(actions.size());
            State after = state;
            const rules::Outcome outcome = after.apply(actions[number]);
            EXPECT_EQ(told[number].value("income", 0), outcome.income);
            EXPECT_FALSE(told[number].contains("player"));
            with_income += outcome.income > 0 ? 1 : 0;
            EXPECT_EQ(told[number]["do"], rules::action_names[rules::index(actions[number].kind)]);
        }});
    EXPECT_GT(with_income, 0U);
}

TEST(Protocol, TellsThePositionAsAFileThatCanBeScored) {
    testing::play_everywhere(Showing{[](const State& state, const Course& course, chance::Stream&) {
        if (state.seat() != 0 || state.actions_left() != 1) {
            return;
        }
        const auto file = rules::read_position(turn(state, course)["position"].dump());
        for (int seat = 0; seat < state.players(); ++seat) {
            rules::Score score = file.score(seat);
            score.money =
                state.score(seat).money; // which some rulesets do not count before the end
            EXPECT_EQ(score, state.score(seat));
        }
    }});
}

TEST(Protocol, TakesNumbersAndActionsWrittenOut) {
    testing::play_everywhere(Showing{[](const State& state, const Course&, chance::Stream& stream) {
        const auto actions = numbered_actions(state);
        const auto number = stream.below(actions.size());
        const auto chosen = [&](const Json& action) {
            return read_choice(Json{{"action", action}}.dump(), state, actions);
        };
        EXPECT_EQ(std::get<Action>(chosen(number)), actions[number]);
        EXPECT_EQ(std::get<Failure>(chosen(actions.size())).kind(), FailureKind::Illegal);
        if (const std::size_t waters = state.count(ActionKind::BuyWater); waters > 0) {
            const Action water = state.nth(ActionKind::BuyWater, stream.below(waters));
            Json written = rules::action_json(state, state.seat(), water, {});
            written.erase("player");
            EXPECT_EQ(std::get<Action>(chosen(written)), water);
            written["tile"] = "double";
            written["at"] = Json::array({{0, 0}, {0, 0}});
            EXPECT_EQ(std::get<Failure>(chosen(written)).kind(), FailureKind::Illegal);
        }
    }});
}

TEST(Protocol, TellsIllegalAnswersFromUnreadableOnes) {
    const rules::Game game(testing::bundled("lasso"), rules::rulesets().front(), 3);
    chance::Stream stream(3);
    const State state = game.set_up(stream);
    const auto kind_of = [&](const std::string& line) {
        return std::get<Failure>(read_choice(line, state, numbered_actions(state))).kind();
    };
    for (const char* illegal : {R"({"action": -1})", R"({"action": 100000})",
                                R"({"action": {"do": "buy-hacienda", "at": [0, 0]}})",
                                R"({"action": {"do": "buy-hacienda", "at": [-7, 1000000]}})"}) {
        EXPECT_EQ(kind_of(illegal), FailureKind::Illegal) << illegal;
    }
    for (const char* unreadable :
         {"", "7", "seven", "{}", R"({"action": "7"})", R"({"action": 0.5})", R"({"action": null})",
          R"({"action": 1, "action": 2})", R"({"action": 1} {)", R"({"action": {"do": "win"}})",
          R"({"action": {"do": "harvest"}})", R"({"action": 99999999999999999999999})", "\xff\xfe",
          R"({"action": [1]})"}) {
        EXPECT_EQ(kind_of(unreadable), FailureKind::Unreadable) << unreadable;
    }
}

TEST(Protocol, ChecksWhatBotsSayFirst) {
    EXPECT_EQ(check_hello(R"({"message": "hello", "protocol": 1, "name": "x"})"), std::nullopt);
    EXPECT_EQ(check_ready(R"({"message": "ready", "more": [1]})"), std::nullopt);
    for (const char* wrong : {"hello", R"({"message": "hello", "protocol": 2, "name": "x"})",
                              R"({"message": "hello", "protocol": 1})",
                              R"({"message": "ready", "protocol": 1, "name": "x"})"}) {
        EXPECT_EQ(check_hello(wrong)->kind(), FailureKind::Unreadable) << wrong;
    }
    EXPECT_NE(check_ready(R"({"message": "hello"})"), std::nullopt);
}

TEST(Protocol, SeedsDifferByRunGameAndSeat) {
    std::vector<std::uint64_t> seeds;
    for (const std::uint64_t run : {1U, 2U}) {
        for (const std::size_t game : {0U, 1U, 1000U}) {
            for (const int seat : {0, 1, 4}) {
                EXPECT_EQ(seed_for(run, game, seat), seed_for(run, game, seat));
                seeds.push_back(seed_for(run, game, seat));
            }
        }
    }
    std::ranges::sort(seeds);
    EXPECT_TRUE(std::ranges::adjacent_find(seeds) == seeds.end());
    EXPECT_LT(seeds.back(), std::uint64_t{1} << 32U);
}

} // namespace
} // namespace pampas::programs
