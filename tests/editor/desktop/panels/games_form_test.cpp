#include "analysis/prediction/prediction.h"
#include "editor/desktop/panels/games_form.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "engine/rules/ruleset.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/temporary_folder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

using ::testing::ElementsAre;

class GamesFormTest : public ::testing::Test {
  protected:
    void SetUp() override {
        frame.Layout();
        testing::show(frame);
    }
    wxChoice& players() { return testing::labelled<wxChoice>(form, "Players"); }
    wxChoice& rules() { return testing::labelled<wxChoice>(form, "Rules"); }
    wxChoice& bots() { return testing::labelled<wxChoice>(form, "Bots"); }
    wxChoice& bot_of(int player) {
        return testing::with_tip<wxChoice>(form, wxString::Format("Seat %d", player));
    }
    std::vector<int> offered() {
        std::vector<int> numbers;
        for (const wxString& item : players().GetStrings()) {
            numbers.push_back(wxAtoi(item));
        }
        return numbers;
    }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    GamesForm& form = *new GamesForm(&frame);
};

TEST_F(GamesFormTest, BeginsWithWhatIsUsual) {
    const GamesChoice choice = form.choice();
    EXPECT_EQ(choice.game.ruleset, "standard");
    EXPECT_EQ(choice.game.players, 4);
    EXPECT_THAT(choice.plan.experiment.bots, ElementsAre("learned"));
    EXPECT_EQ(choice.plan.games, 20000u);
    EXPECT_TRUE(choice.plan.until_verdict);
    EXPECT_EQ(choice.plan.experiment.dealing.seed, 1u);
}

TEST_F(GamesFormTest, OffersWhatTheMapIsMeantFor) {
    EXPECT_THAT(offered(), ElementsAre(2, 3, 4, 5));
    map::Details map;
    map.players = map::PlayerRange{2, 3};
    map.ruleset = "variant-1";
    form.set_map(map);
    EXPECT_THAT(offered(), ElementsAre(2, 3));
    EXPECT_EQ(form.choice().game.players, 3);
    EXPECT_EQ(form.choice().game.ruleset, "variant-1");

    testing::choose(players(), 0);
    form.set_map(map);
    EXPECT_EQ(form.choice().game.players, 2) << "what the user chose stays";
    map.players = map::PlayerRange{3, 5};
    form.set_map(map);
    EXPECT_THAT(offered(), ElementsAre(3, 4, 5));
    EXPECT_EQ(form.choice().game.players, 3);
    EXPECT_EQ(form.choice().game.ruleset, "variant-1");
}

// Games by other rules than the map names would mislead; who plays by an unknown name is told.
TEST_F(GamesFormTest, KeepsAnUnknownRulesetOfTheMap) {
    map::Details map;
    map.ruleset = "house-rules";
    form.set_map(map);
    EXPECT_EQ(form.choice().game.ruleset, "house-rules");
    form.set_map({});
    EXPECT_EQ(form.choice().game.ruleset, "standard");
}

TEST_F(GamesFormTest, OffersWhatTheRulesAllowToMapsMeantForMore) {
    map::Details map;
    map.players = map::PlayerRange{6, 6};
    form.set_map(map);
    EXPECT_THAT(offered(), ElementsAre(2, 3, 4, 5));
    testing::choose(rules(), rules().FindString("crucible"));
    const auto& crucible = rules::ruleset_named("crucible");
    EXPECT_EQ(offered().front(), crucible.least_players);
    EXPECT_EQ(offered().back(), crucible.most_players);
}

TEST_F(GamesFormTest, SeatsAMixedTable) {
    testing::choose(players(), 1);
    testing::choose(bots(), static_cast<int>(bots().GetCount()) - 1);
    EXPECT_TRUE(bot_of(3).IsShown());
    EXPECT_FALSE(bot_of(4).IsShown()) << "three play";
    testing::choose(bot_of(2), bot_of(2).FindString("random"));
    EXPECT_THAT(form.choice().plan.experiment.bots, ElementsAre("learned", "random", "learned"));
    testing::choose(bots(), bots().FindString("random"));
    EXPECT_FALSE(bot_of(3).IsShown());
    EXPECT_THAT(form.choice().plan.experiment.bots, ElementsAre("random"));
}

TEST_F(GamesFormTest, OffersEveryNumberOfPlayersAtOnceWhereThatIsWanted) {
    GamesForm& every = *new GamesForm(&frame, {.every_number = true, .mixed_tables = false});
    auto& numbers = testing::labelled<wxChoice>(every, "Players");
    EXPECT_EQ(numbers.GetStringSelection(), "2 to 5");
    EXPECT_EQ(every.choice().game.players, std::nullopt);
    testing::choose(numbers, 2);
    EXPECT_EQ(every.choice().game.players, 3);
    map::Details map;
    map.players = map::PlayerRange{2, 2};
    every.set_map(map);
    EXPECT_EQ(numbers.GetStringSelection(), "2") << "there is but one number";
    const auto& kinds = testing::labelled<wxChoice>(every, "Bots");
    EXPECT_EQ(kinds.GetCount() + 1, bots().GetCount()) << "none of them a mixed table";
}

TEST_F(GamesFormTest, PlaysByRulesOfAFile) {
    const testing::TemporaryFolder folder;
    rules::Ruleset own = rules::ruleset_named("standard");
    own.name = "generous";
    own.least_players = own.most_players = 3;
    write_file(folder / "own.json", rules::write_ruleset(own).dump());
    std::optional<std::string> answer;
    GamesForm& with_files = *new GamesForm(&frame, {.choose_rules = [&answer] { return answer; }});
    auto& choice = testing::labelled<wxChoice>(with_files, "Rules");
    const auto choose_file = [&] {
        testing::choose(choice, static_cast<int>(choice.GetCount()) - 1);
    };
    testing::choose(choice, 1);
    const std::optional<std::string> before = with_files.choice().game.ruleset;
    choose_file();
    EXPECT_EQ(with_files.choice().game.ruleset, before) << "the user gave up";
    answer = (folder / "own.json").string();
    choose_file();
    choose_file();
    EXPECT_EQ(choice.GetStringSelection(), "generous");
    EXPECT_EQ(choice.GetCount(), rules::rulesets().size() + 2) << "offered once";
    EXPECT_EQ(with_files.choice().game.ruleset, *answer);
    EXPECT_EQ(with_files.choice().game.players, 3);
}

TEST_F(GamesFormTest, TakesNumbers) {
    testing::enter(testing::field<wxSpinCtrl>(form), 250);
    testing::tick(testing::field<wxCheckBox>(form), false);
    testing::labelled<wxTextCtrl>(form, "Seed").SetValue("123456789012345678");
    EXPECT_EQ(form.choice().plan.games, 250u);
    EXPECT_FALSE(form.choice().plan.until_verdict);
    EXPECT_EQ(form.choice().plan.experiment.dealing.seed, 123456789012345678u);
    testing::labelled<wxTextCtrl>(form, "Seed").SetValue("");
    EXPECT_EQ(form.choice().plan.experiment.dealing.seed, 0u);
}

using ::testing::HasSubstr;

class PredictionLineTest : public ::testing::Test {
  protected:
    void tell(const GamesChoice& choice) { line.predict(features, choice); }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    PredictionLine& line = *new PredictionLine(&frame);
    std::optional<prediction::Features> features =
        prediction::features(formats::bundled_map("two-corrals"));
    static GamesChoice choice(const std::string& ruleset, std::optional<int> players,
                              std::vector<std::string> bots = {"learned"}) {
        return {{ruleset, players}, {balance::usual_experiment(std::move(bots))}};
    }
    GamesChoice usual = choice("standard", 4);
};

TEST_F(PredictionLineTest, TellsTheGapAndWhatItIsWorth) {
    EXPECT_FALSE(line.IsShown());
    tell(usual);
    ASSERT_TRUE(line.IsShown());
    const auto told = prediction::predict(features.value(), 4).value();
    EXPECT_THAT(line.text().utf8_string(),
                HasSubstr(fmt::format("a gap of about {:.0f} percentage points", 100 * told.gap)));
    EXPECT_THAT(line.GetToolTipText().utf8_string(),
                HasSubstr(fmt::format("{:.1f} percentage points off on average",
                                      100 * told.accuracy.error)));
}

TEST_F(PredictionLineTest, IsHiddenWhereNothingIsKnown) {
    const auto expect_hidden = [this](const GamesChoice& other) {
        tell(usual);
        EXPECT_TRUE(line.IsShown());
        tell(other);
        EXPECT_FALSE(line.IsShown());
    };
    expect_hidden(choice("standard", 2, {"learned", "random"}));
    expect_hidden(choice("crucible", 4));
    expect_hidden(choice("standard", std::nullopt));
    features = {};
    tell(usual);
    EXPECT_FALSE(line.IsShown()) << "nobody can play on such a map";
}

} // namespace

} // namespace pampas::desktop
