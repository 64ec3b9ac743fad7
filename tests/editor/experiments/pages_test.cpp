#include "editor/experiments/pages.h"

#include <gmock/gmock.h>

namespace pampas::experiments {
namespace {

using ::testing::HasSubstr;

report::GamesSummary games(std::vector<std::string> bots, balance::Verdict verdict) {
    report::GamesSummary summary;
    summary.bots = std::move(bots);
    summary.fairness = balance::Fairness{.verdict = verdict};
    return summary;
}

TEST(Advice, NamesTheCommandThatPlaysOnWhereNoVerdictIsKnown) {
    using balance::Verdict;
    const std::vector tables{games({"greedy", "greedy"}, Verdict::Undecided),
                             games({"blocker", "blocker", "blocker"}, Verdict::Fair),
                             games({"random", "random", "random"}, Verdict::Undecided)};
    const wording::Advice advice = advice_on(tables);
    EXPECT_EQ(advice.command,
              "pampas report MAP --players 2,3 --bots greedy,random --until-verdict");
    EXPECT_THAT(advice.play_on, HasSubstr("\"Play\" (F5)"));
    EXPECT_THAT(advice.more_games, HasSubstr("--until-verdict"));
    EXPECT_THAT(advice.paired, HasSubstr("--paired"));
}

TEST(Advice, NamesTheCommandsForPesos) {
    design::CompensationPlan plan;
    plan.players = 2;
    plan.games = 1200;
    plan.experiment.bots = {"greedy", "greedy"};
    const report::CompensationAdvice advice = advice_on(plan);
    EXPECT_EQ(advice.more_games_command,
              "pampas compensate MAP --players 2 --bots greedy --games 4800");
    EXPECT_EQ(advice.use_command, "pampas simulate MAP --players 2 --ruleset rules.json");
    EXPECT_EQ(advice.more_games, more_games_for_pesos());
    EXPECT_THAT(advice.use, HasSubstr("\"Save ruleset…\""));
}

} // namespace
} // namespace pampas::experiments
