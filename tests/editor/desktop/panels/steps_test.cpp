#include "analysis/graph/analysis.h"
#include "editor/desktop/panels/steps.h"
#include "engine/formats/format.h"
#include "tests/editor/desktop/desk.h"

#include <gmock/gmock.h>

namespace pampas::desktop {
namespace {

using findings::Severity;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class StepsTest : public ::testing::Test, protected testing::Surroundings {
  protected:
    StepsTest() {
        context().maps().open_new(formats::bundled_map("first-pasture"));
        context().catch_up();
    }

    /// Games of three players with this verdict.
    static std::shared_ptr<report::GamesSummary> games(balance::Verdict verdict) {
        auto summary = std::make_shared<report::GamesSummary>();
        summary->bots = std::vector<std::string>(3, "learned");
        summary->games = 300;
        balance::Fairness fairness;
        fairness.verdict = verdict;
        fairness.win_rates = {0.5, 0.3, 0.2};
        fairness.gap = 0.3;
        fairness.gap_interval = {verdict == balance::Verdict::Biased ? 0.1 : 0, 0.3};
        fairness.likely_gap = 0.2;
        fairness.best = 0;
        fairness.worst = 2;
        summary->fairness = fairness;
        return summary;
    }
    std::vector<NextStep> of(const std::shared_ptr<report::GamesSummary>& games,
                             bool fresh = true) {
        return steps_of_games(context(), games, fresh);
    }
    /// The actions that taking a step runs.
    std::vector<std::string> ran(const NextStep& step) {
        std::vector<std::string> ids;
        const Connection listening =
            context().run.connect([&ids](std::string_view id) { ids.emplace_back(id); });
        step.run();
        return ids;
    }
};

TEST_F(StepsTest, WithoutGamesTheyAreTheNextStep) {
    const auto steps = of(nullptr);
    ASSERT_THAT(steps, SizeIs(1));
    EXPECT_THAT(ran(steps[0]), ::testing::ElementsAre("games.play"));
    EXPECT_THAT(ran(of(games(balance::Verdict::Fair), false)[0]),
                ::testing::ElementsAre("games.play"))
        << "those were on another state of the map";
}

TEST_F(StepsTest, EachVerdictLeadsOn) {
    const auto biased = of(games(balance::Verdict::Biased)).front();
    EXPECT_EQ(biased.finding.severity, Severity::Warning);
    EXPECT_THAT(ran(biased), ::testing::ElementsAre("games.repair"));
    const auto undecided = of(games(balance::Verdict::Undecided)).front();
    EXPECT_EQ(undecided.finding.severity, Severity::Note);
    EXPECT_THAT(ran(undecided), ::testing::ElementsAre("games.play"));
    const auto fair = of(games(balance::Verdict::Fair)).front();
    EXPECT_EQ(fair.tone, Tone::Good);
    EXPECT_THAT(fair.task, IsEmpty());
}

TEST_F(StepsTest, AnIllegalMapIsMendedFirst) {
    context().maps().open_new(map::Map({5, 5}));
    context().catch_up();
    EXPECT_THAT(of(nullptr), IsEmpty());
}

TEST_F(StepsTest, WeakSpotsComeWithAdviceAndWhatShowsThem) {
    std::size_t shown = 0;
    for (const char* name : {"first-pasture", "lasso", "seven-sierras", "two-corrals"}) {
        const map::Map map = formats::bundled_map(name);
        for (const NextStep& step : steps_of_measures(context(), graph::analyze(map))) {
            EXPECT_THAT(step.advice, HasSubstr("Try: ")) << step.finding.code;
            EXPECT_EQ(step.task.empty(), step.run == nullptr);
            if (step.run) {
                context().measures().choose({});
                step.run();
                EXPECT_NE(context().measures().choice(), OverlayChoice()) << step.finding.code;
                ++shown;
            }
        }
    }
    EXPECT_GT(shown, 0U);
}

TEST_F(StepsTest, AllSourcesAreListedInTheirOrder) {
    int changes = 0;
    const Connection counting = context().steps().changed.connect([&changes] { ++changes; });
    const auto step = [](const char* code) {
        return std::vector<NextStep>{{.finding = {code, Severity::Note, code}}};
    };
    context().steps().set(NextSteps::Source::Measures, step("last"));
    context().steps().set(NextSteps::Source::Games, step("first"));
    context().steps().set(NextSteps::Source::Games, step("first"));
    EXPECT_EQ(changes, 2) << "the same again is no change";
    EXPECT_EQ(context().steps().all().front().finding.code, "first");
    EXPECT_EQ(context().steps().all().back().finding.code, "last");
}

} // namespace
} // namespace pampas::desktop
