#include "analysis/glossary/glossary.h"
#include "analysis/overlays/games.h"
#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/widgets/accessible.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <nlohmann/json.hpp>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using library::Access;
using library::Library;
using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr int endless = 1'000'000'000;

/// The editor with a map of a library and fast bots.
class GamesTest : public testing::Desk {
  protected:
    void SetUp() override {
        Library(library_file, Access::Create).add(testing::rivers());
        open_rivers();
    }
    void open_rivers() {
        context().open(library::NamedMap{library_file, "Rivers"});
        testing::settle();
    }

    const GamesPanel& panel() const { return the<GamesPanel>(); }
    const std::optional<ResultView::Shown>& shown() const { return panel().view().shown(); }
    wxChoice& bots() const { return testing::labelled<wxChoice>(panel(), "Bots"); }
    wxChoice& overlay_choice() const { return testing::labelled<wxChoice>(panel(), "Show"); }

    void choose_games(int games) const {
        testing::choose(bots(), "random");
        testing::enter(testing::field<wxSpinCtrl>(panel()), games);
        testing::tick(testing::labelled<wxCheckBox>(panel(), "Stop at the verdict"), false);
    }
    /// Plays games to their end.
    void play(int games) {
        choose_games(games);
        testing::press_key(WXK_F5);
        ASSERT_TRUE(testing::wait_until([this] { return !the<GamesPanel>().running(); }));
        testing::settle();
    }
    /// Starts games without an end, and waits for the first figures.
    void play_on() {
        choose_games(endless);
        testing::press_key(WXK_F5);
        ASSERT_TRUE(testing::wait_until([this] { return shown().has_value(); }));
    }
    void cancel() {
        testing::press_key(WXK_F5);
        ASSERT_TRUE(testing::wait_until([this] { return !the<GamesPanel>().running(); }));
        testing::settle();
    }
    std::vector<library::Result> kept() const {
        return Library(library_file, Access::Read).results("Rivers");
    }
    void paint() {
        testing::press_key('9');
        click_space({1, 1});
    }

    const std::filesystem::path library_file = folder / "maps.pampas";
};

TEST_F(GamesTest, F5PlaysAndShowsWhatGamesCameTo) {
    EXPECT_FALSE(panel().IsShown());
    EXPECT_FALSE(shown());
    play(30);
    EXPECT_TRUE(panel().IsShownOnScreen());
    ASSERT_TRUE(shown());
    EXPECT_EQ(shown()->summary->games, 30);
    EXPECT_EQ(shown()->summary->bots, std::vector<std::string>(3, "random"));
    EXPECT_TRUE(shown()->fresh);
    EXPECT_FALSE(shown()->running);
    EXPECT_FALSE(shown()->summary->interrupted);
    EXPECT_THAT(shown()->note.utf8_string(), HasSubstr("Revision 1, played today"));
    ASSERT_THAT(kept(), SizeIs(1));
    EXPECT_EQ(kept()[0].revision, 1);
}

TEST_F(GamesTest, FiguresComeInUntilTheyAreCancelled) {
    play_on();
    EXPECT_TRUE(shown()->running);
    const auto games = shown()->summary->games;
    EXPECT_TRUE(testing::wait_until([&] { return shown()->summary->games > games; }));
    auto& button = testing::labelled<wxButton>(panel(), "Cancel");
    testing::click(button, {button.GetSize().x / 2, button.GetSize().y / 2});
    ASSERT_TRUE(testing::wait_until([this] { return !the<GamesPanel>().running(); }));
    EXPECT_EQ(button.GetLabel(), "Play");
    EXPECT_TRUE(shown()->summary->interrupted);
    EXPECT_FALSE(shown()->running);
    EXPECT_THAT(kept(), SizeIs(1));
}

TEST_F(GamesTest, WatchedGamesKnowTheirOpenMap) {
    play(30);
    std::optional<PlayedOn> on;
    const Connection watches =
        context().watch.connect([&on](const GameSource& source) { on = source.on; });
    testing::press_key(WXK_F9);
    testing::settle();
    ASSERT_TRUE(on);
    EXPECT_EQ(on->open, context().maps().id());
    EXPECT_TRUE(map::same_board(*on->map, map()));
    ASSERT_NE(on->games, nullptr);
    EXPECT_EQ(on->games->tally.deals().games(), 30);
    start();
    open_rivers();
    on.reset();
    const Connection again =
        context().watch.connect([&on](const GameSource& source) { on = source.on; });
    testing::press_key(WXK_F9);
    testing::settle();
    ASSERT_TRUE(on);
    EXPECT_EQ(on->games, nullptr) << "of the library";
}

TEST_F(GamesTest, ResultsAreThereWhenTheMapIsOpenedAgain) {
    play(6);
    play(12);
    start();
    EXPECT_FALSE(shown());
    open_rivers();
    ASSERT_TRUE(shown());
    EXPECT_EQ(shown()->summary->games, 12);
    EXPECT_TRUE(shown()->fresh);
    auto& results = testing::labelled<wxChoice>(panel(), "Result");
    ASSERT_EQ(results.GetCount(), 2u);
    testing::choose(results, 1);
    EXPECT_EQ(shown()->summary->games, 6);
}

TEST_F(GamesTest, AnEditOutdatesThemAndUndoBringsThemBack) {
    play(6);
    testing::choose(overlay_choice(), 1);
    EXPECT_TRUE(context().overlays().fresh());
    paint();
    EXPECT_FALSE(shown()->fresh);
    EXPECT_EQ(shown()->note, "Revision 1; the map has changed since.");
    EXPECT_FALSE(context().overlays().fresh());
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_TRUE(shown()->fresh);
    EXPECT_TRUE(context().overlays().fresh());
}

TEST_F(GamesTest, AnEditWhileTheyArePlayedOutdatesThemAtOnce) {
    play_on();
    EXPECT_TRUE(shown()->fresh);
    paint();
    EXPECT_FALSE(shown()->fresh);
    EXPECT_TRUE(the<GamesPanel>().running());
    testing::press_key('S', wxMOD_CONTROL);
    cancel();
    EXPECT_FALSE(shown()->fresh);
    ASSERT_THAT(kept(), SizeIs(1));
    EXPECT_EQ(kept()[0].revision, 1) << "which they were played on";
}

/// Games that go on while the map is painted.
class FollowingGamesTest : public GamesTest {
  protected:
    wxCheckBox& follows() const {
        return testing::labelled<wxCheckBox>(panel(), "Replay as I paint");
    }
    void follow() const {
        follows().SetValue(true);
        wxCommandEvent event(wxEVT_CHECKBOX, follows().GetId());
        follows().HandleWindowEvent(event);
    }
    bool wait_for_deals(std::int64_t deals) const {
        return testing::wait_until(
            [&] { return shown() && shown()->fresh && shown()->summary->games >= 3 * deals; });
    }
    bool tells_change() const {
        return description_for_readers(testing::field<ResultView>(panel()))
            .Contains("What your change did");
    }
};

TEST_F(FollowingGamesTest, AStrokeTellsWhatItDid) {
    follow();
    play_on();
    ASSERT_TRUE(wait_for_deals(50));
    EXPECT_FALSE(tells_change()) << "nothing has changed yet";
    const std::int64_t before = shown()->summary->games;
    paint();
    ASSERT_TRUE(testing::wait_until([this] { return shown()->fresh; }));
    EXPECT_TRUE(the<GamesPanel>().running());
    ASSERT_TRUE(testing::wait_until([this] { return tells_change(); }));
    EXPECT_EQ(shown()->change->seats.size(), 3u);

    testing::press_key('Z', wxMOD_CONTROL);
    ASSERT_TRUE(testing::wait_until([this] { return shown()->fresh; }));
    EXPECT_GE(shown()->summary->games, before / 2) << "it goes on where it was";
    cancel();
    const std::size_t results = kept().size();
    paint();
    testing::settle();
    EXPECT_FALSE(the<GamesPanel>().running()) << "cancelled is cancelled";
    EXPECT_THAT(kept(), SizeIs(results));
}

TEST_F(FollowingGamesTest, TheChangeIsThatOfTheSameDeals) {
    play(60);
    paint();
    play(60);
    ASSERT_NE(shown()->change, nullptr) << "also without following";
    EXPECT_EQ(shown()->change->deals, 20);
    double sum = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const balance::ChangedFigure& told = shown()->change->seats[seat].wins;
        EXPECT_NEAR(told.after, shown()->summary->seats[seat].win_rate, 1e-9);
        sum += told.difference();
    }
    EXPECT_NEAR(sum, 0, 1e-9) << "what one wins others lose";
    testing::choose(testing::labelled<wxChoice>(panel(), "Result"), 1);
    EXPECT_EQ(shown()->change, nullptr);
}

TEST_F(FollowingGamesTest, OtherDealsAreNotCompared) {
    play(60);
    paint();
    testing::choose(bots(), "greedy");
    testing::enter(testing::field<wxSpinCtrl>(panel()), 3);
    testing::press_key(WXK_F5);
    ASSERT_TRUE(testing::wait_until([this] { return !the<GamesPanel>().running(); }));
    testing::settle();
    EXPECT_EQ(shown()->summary->bots.front(), "greedy");
    EXPECT_EQ(shown()->change, nullptr);
}

TEST_F(FollowingGamesTest, GamesThatEndedBeginAgainWithTheNextStroke) {
    follow();
    play(90);
    EXPECT_FALSE(tells_change());
    paint();
    ASSERT_TRUE(
        testing::wait_until([this] { return shown()->fresh && !the<GamesPanel>().running(); }));
    EXPECT_EQ(shown()->summary->games, 90);
    ASSERT_NE(shown()->change, nullptr);
    EXPECT_EQ(shown()->change->deals, 30);
    const auto& results = testing::labelled<wxChoice>(panel(), "Result");
    EXPECT_EQ(results.GetCount(), 2u);
    testing::press_key('Z', wxMOD_CONTROL);
    ASSERT_TRUE(
        testing::wait_until([this] { return shown()->fresh && !the<GamesPanel>().running(); }));
    EXPECT_EQ(results.GetCount(), 2u) << "those were known";
    EXPECT_NE(shown()->change, nullptr) << "what the undo did";
    open(map::Map({9, 9}), "other.json");
    EXPECT_FALSE(the<GamesPanel>().running()) << "another map is another matter";
}

TEST_F(FollowingGamesTest, QuickStrokesAreComparedWithTheLastStateThatWasPlayed) {
    follow();
    play(90);
    for (const int column : {1, 2, 4, 5}) {
        testing::press_key('9');
        click_space({column, 1});
    }
    ASSERT_TRUE(
        testing::wait_until([this] { return shown()->fresh && !the<GamesPanel>().running(); }));
    ASSERT_NE(shown()->change, nullptr);
    EXPECT_EQ(shown()->change->deals, 30);
}

TEST_F(GamesTest, GamesOnAnUnsavedMapAreKeptWithIt) {
    paint();
    play(6);
    EXPECT_TRUE(shown()->fresh);
    EXPECT_THAT(shown()->note.utf8_string(), HasSubstr("when you save the map"));
    EXPECT_THAT(kept(), SizeIs(0));
    testing::press_key('S', wxMOD_CONTROL);
    ASSERT_THAT(kept(), SizeIs(1));
    EXPECT_EQ(kept()[0].revision, 2);
    EXPECT_THAT(shown()->note.utf8_string(), HasSubstr("Revision 2, played today"));
}

TEST_F(GamesTest, OverlaysOfGamesAndMeasuresTakeTurns) {
    play(30);
    for (std::size_t kind = 0; kind < overlays::kinds_of_games().size(); ++kind) {
        testing::choose(overlay_choice(), static_cast<int>(kind) + 1);
        EXPECT_EQ(the<Legend>().title().utf8_string(),
                  glossary::title(overlays::kinds_of_games()[kind].name));
        EXPECT_FALSE(context().overlays().overlay().marks.empty());
    }
    testing::press_key('1', wxMOD_ALT);
    ASSERT_TRUE(testing::wait_until([this] { return context().measures().up_to_date(); }));
    EXPECT_EQ(overlay_choice().GetSelection(), 0);
    EXPECT_EQ(the<Legend>().title(), "Herd distance");

    testing::press_key('1', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_EQ(overlay_choice().GetSelection(), 1);
    EXPECT_EQ(the<Legend>().title(), "Spaces used");
    EXPECT_EQ(context().measures().choice(), OverlayChoice());
    testing::press_key('1', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_TRUE(the<Legend>().title().empty());
    EXPECT_TRUE(context().overlays().overlay().marks.empty());

    testing::choose(overlay_choice(), 2);
    testing::press_key('0', wxMOD_ALT);
    EXPECT_EQ(overlay_choice().GetSelection(), 0);
    EXPECT_TRUE(context().overlays().overlay().marks.empty());
}

TEST_F(GamesTest, TheWindowMayCloseInTheMiddle) {
    play_on();
    frame->Close();
    frame = nullptr;
    testing::settle();
    ASSERT_THAT(kept(), SizeIs(1));
    EXPECT_EQ(nlohmann::json::parse(kept()[0].report)["interrupted"], true);
    start();
}

TEST_F(GamesTest, EachMapHasItsOwnGames) {
    play_on();
    open(map::Map({9, 9}), "other.json");
    EXPECT_FALSE(the<GamesPanel>().running()) << "those are of the other map";
    EXPECT_FALSE(shown());
    EXPECT_FALSE(testing::labelled<wxChoice>(panel(), "Result").IsShown());
    context().maps().show(0);
    testing::settle();
    EXPECT_TRUE(the<GamesPanel>().running()) << "they have gone on";
    const auto games = shown()->summary->games;
    EXPECT_TRUE(testing::wait_until([&] { return shown()->summary->games > games; }));
    EXPECT_TRUE(shown()->fresh);
    testing::press_key('W', wxMOD_CONTROL);
    EXPECT_FALSE(shown());
    EXPECT_THAT(kept(), SizeIs(1)) << "what was played is kept when the map is closed";
}

TEST_F(GamesTest, AnOverlayGoesWithItsGrid) {
    play(6);
    testing::choose(overlay_choice(), 1);
    prompt.map_answer = map::Map({20, 20});
    testing::press_key('N', wxMOD_CONTROL);
    EXPECT_EQ(overlay_choice().GetSelection(), 0);
    EXPECT_TRUE(the<Legend>().title().empty());
    EXPECT_FALSE(shown());
}

TEST_F(GamesTest, SaysWhatCannotBeKept) {
    Library library(library_file, Access::Write);
    library.remove("Rivers");
    library.empty_trash();
    play(6);
    EXPECT_TRUE(shown());
    bool said = false;
    for (const wxStaticText* text : testing::fields<wxStaticText>(panel())) {
        said = said || text->GetLabelText().Contains("no longer has the revision");
    }
    EXPECT_TRUE(said);
}

} // namespace
} // namespace pampas::desktop
