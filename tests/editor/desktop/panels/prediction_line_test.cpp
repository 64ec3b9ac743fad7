#include "analysis/prediction/prediction.h"
#include "editor/desktop/panels/prediction_line.h"
#include "engine/formats/format.h"
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
    static GamesChoice choice(const std::string& ruleset, std::optional<int> players,
                              std::vector<std::string> bots = {"greedy"}) {
        return {{ruleset, players}, {balance::usual_experiment(std::move(bots))}};
    }
    GamesChoice greedy = choice("standard", 4);
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
    const auto expect_hidden = [this](const GamesChoice& other) {
        tell(greedy);
        EXPECT_TRUE(line.IsShown());
        tell(other);
        EXPECT_FALSE(line.IsShown());
    };
    expect_hidden(choice("standard", 2, {"greedy", "random"}));
    expect_hidden(choice("crucible", 4));
    expect_hidden(choice("standard", std::nullopt));
    features = {};
    tell(greedy);
    EXPECT_FALSE(line.IsShown()) << "nobody can play on such a map";
}

} // namespace
} // namespace pampas::desktop
