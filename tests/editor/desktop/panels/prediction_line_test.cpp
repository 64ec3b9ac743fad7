#include "analysis/prediction/prediction.h"
#include "editor/desktop/panels/prediction_line.h"
#include "engine/formats/bundled_map.h"
#include "tests/editor/desktop/gui.h"

#include <fmt/format.h>
#include <wx/frame.h>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;

class PredictionLineTest : public ::testing::Test {
  protected:
    void tell(const GamesChoice& choice) { line.tell(features, choice); }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    PredictionLine& line = *new PredictionLine(&frame);
    std::optional<prediction::Features> features =
        prediction::features(formats::bundled_map("two-corrals"));
    GamesChoice greedy{.ruleset = "standard", .players = 4, .bots = {"greedy"}};
};

TEST_F(PredictionLineTest, TellsTheGapAndWhatItIsWorth) {
    EXPECT_FALSE(line.IsShown());
    tell(greedy);
    ASSERT_TRUE(line.IsShown());
    const auto told = prediction::predict(features.value(), 4).value();
    EXPECT_THAT(line.GetLabelText().utf8_string(),
                HasSubstr(fmt::format("Predicted: gap about {:.0f} points", 100 * told.gap)));
    EXPECT_THAT(line.GetToolTipText().utf8_string(),
                HasSubstr(fmt::format("{:.1f} points off on average", 100 * told.accuracy.error)));
}

TEST_F(PredictionLineTest, IsHiddenWhereNothingIsKnown) {
    const auto expect_hidden = [this](const GamesChoice& choice) {
        tell(greedy);
        EXPECT_TRUE(line.IsShown());
        tell(choice);
        EXPECT_FALSE(line.IsShown());
    };
    expect_hidden({.ruleset = "standard", .players = 2, .bots = {"greedy", "random"}});
    expect_hidden({.ruleset = "crucible", .players = 4, .bots = {"greedy"}});
    expect_hidden({.ruleset = "standard", .players = 0, .bots = {"greedy"}});
    features = {};
    tell(greedy);
    EXPECT_FALSE(line.IsShown()) << "nobody can play on such a map";
}

} // namespace
} // namespace pampas::desktop
