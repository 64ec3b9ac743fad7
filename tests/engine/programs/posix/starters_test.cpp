#include "engine/players/lineup.h"
#include "engine/resources/resource.h"
#include "engine/simulation/match.h"
#include "tests/engine/players/played.h"
#include "tests/engine/processes/posix/script.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace pampas::programs {
namespace {

/// Notes every action.
struct Journal {
    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State&, int, const rules::Action& action, const rules::Outcome&) {
        actions.push_back(action);
    }
    void end(const rules::State&) {}

    std::vector<rules::Action> actions;
};

class Starters : public ::testing::TestWithParam<std::string> {
  protected:
    /// The path of the program that is made of a starter.
    std::string program() const {
        if (GetParam() == "starter.cpp") {
            return PAMPAS_STARTER;
        }
        const auto path = folder_ / GetParam();
        testing::put(path, resources::find("bots/" + GetParam()).value());
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        return path.string();
    }

    testing::TemporaryFolder folder_;
};

/// Two of them at one table, so that each plays a game of its own.
TEST_P(Starters, PlayLegallyAndTheSameGameWithTheSameSeed) {
    const Limits limits{.start = std::chrono::minutes(1), .answer = std::chrono::minutes(1)};
    const auto log = std::make_shared<FailureLog>("");
    const std::string bot = program();
    const players::Lineup lineup(std::vector<std::string>{bot, "random", bot}, 3, {},
                                 {limits, log});
    const rules::Game game(testing::bundled("first-pasture"), rules::rulesets().front(), 3);
    std::vector<std::vector<rules::Action>> games;
    for (const std::size_t number : {0U, 1U, 0U}) {
        Journal journal;
        simulation::play_match(game, lineup, {.seed = 8}, number, journal);
        games.push_back(journal.actions);
    }
    EXPECT_THAT(log->take(), ::testing::IsEmpty());
    EXPECT_EQ(games[0], games[2]);
    EXPECT_NE(games[0], games[1]);
}

TEST_P(Starters, AreShort) {
    const std::string text(resources::find("bots/" + GetParam()).value());
    EXPECT_LT(std::ranges::count(text, '\n'), 100);
}

INSTANTIATE_TEST_SUITE_P(All, Starters,
                         ::testing::Values("starter.py", "starter.cpp", "starter.sh"),
                         [](const auto& param) { return param.param.substr(8); });

} // namespace
} // namespace pampas::programs
