#include "analysis/report/games/again.h"
#include "editor/desktop/table/table_window.h"
#include "editor/game_page/game_page.h"
#include "editor/picture/animation.h"
#include "editor/picture/export.h"
#include "engine/files/path.h"
#include "tests/editor/desktop/desk.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/gauge.h>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;

/// Short games of two random players, at the table.
class SavingTest : public ::testing::Test {
  protected:
    // The kinds of files, in the order in which they are offered.
    static constexpr std::size_t png = 0;
    static constexpr std::size_t svg = 1;
    static constexpr std::size_t round = 2;
    static constexpr std::size_t whole = 3;
    static constexpr std::size_t page = 4;

    SavingTest() {
        testing::show(*table);
        testing::settle();
    }
    ~SavingTest() override {
        table->Destroy();
        testing::settle();
    }

    static GameSource source() {
        map::Map map = testing::drawn_map({"mfg.$", ".....", "$...m"});
        map.details().name = "Rivers: a/b";
        const rules::Game game(map, rules::ruleset_named("standard"), 2);
        const balance::SeriesPlan plan{.experiment = {.bots = {"random", "random"}}, .games = 3};
        auto summary = report::summary_of(game, plan, balance::play_series(game, plan));
        return {"Rivers, 2 random players", 3, [map, summary](std::size_t number) {
                    return report::play_again(map, summary, number);
                }};
    }

    const wording::Playback& playback() const { return table->game()->playback(); }
    SaveRow& saving() { return table->saving(); }
    std::string notice() { return saving().notice().text().utf8_string(); }
    /// Saves by key, as a file of this kind.
    void save(std::size_t kind, const std::filesystem::path& file) {
        files.chosen_kind = kind;
        files.answers = {file};
        testing::press_key('S', wxMOD_CONTROL);
        testing::settle();
        ASSERT_TRUE(testing::wait_until([this] { return !saving().is_saving(); }));
    }
    std::string saved(std::size_t kind, const std::string& ending) {
        save(kind, folder / ("game" + ending));
        EXPECT_THAT(notice(), HasSubstr("game" + ending));
        return testing::bytes_of(folder / ("game" + ending));
    }
    bool is_folder_empty() const { return std::filesystem::is_empty(folder.path()); }

    testing::TemporaryFolder folder;
    testing::ToldFilePicker files;
    TableWindow* table = new TableWindow(
        nullptr, source(), [this](const auto& title, const auto& name, const auto& kinds) {
            return files.save(title, name, kinds);
        });
};

TEST_F(SavingTest, EachKindHasTheBytesOfTheCommandLine) {
    constexpr std::size_t at = 17;
    testing::field<Canvas>(*table).show_coordinates(true);
    const picture::Style style{.coordinates = true, .background = picture::paper};
    const picture::ExportOptions position{
        .style = style,
        .pieces = picture::pieces_of(playback().after(at).position(),
                                     rules::waters_laid(playback().steps(at)))};
    for (const wording::Viewer viewer : {wording::Viewer(), wording::Viewer(1)}) {
        table->look_as(viewer);
        table->stepper().go(at);
        EXPECT_EQ(saved(png, ".png"), picture::png(table->game()->map(), position));
        EXPECT_EQ(saved(svg, ".svg"), picture::svg(table->game()->map(), position));
        EXPECT_EQ(saved(whole, ".webp"), picture::webp(playback(), {.to = playback().actions(),
                                                                    .viewer = viewer,
                                                                    .picture = {.style = style}}));
        EXPECT_EQ(saved(page, ".html"),
                  game_page::page(playback(), table->game()->bots(), {at, viewer}).markup());
    }
}

TEST_F(SavingTest, ARoundIsAnimatedFromItsBeginningToThatOfTheNext) {
    const auto& rounds = playback().rounds();
    ASSERT_GT(rounds.size(), 2U);
    for (const std::size_t at : {rounds[1] - 1, rounds[1], rounds[1] + 1, playback().actions()}) {
        const auto is_in_round = [&](std::size_t action) {
            return playback().after(action).round() == playback().after(at).round();
        };
        std::size_t from = at;
        while (from > 0 && is_in_round(from - 1)) {
            --from;
        }
        std::size_t to = at;
        while (to < playback().actions() && is_in_round(to)) {
            ++to;
        }
        table->stepper().go(at);
        EXPECT_EQ(saved(round, ".webp"), picture::webp(playback(), {.from = from, .to = to})) << at;
    }
}

TEST_F(SavingTest, ASeatSavesNoHiddenCards) {
    const std::string everything = saved(page, ".html");
    ASSERT_THAT(everything, ::testing::ContainsRegex("Seat 2 buys[^<]*from the supply[^<]*: "));
    table->look_as(0);
    EXPECT_THAT(saved(page, ".html"),
                ::testing::Not(::testing::ContainsRegex("Seat 2 buys[^<]*from the supply[^<]*: ")));
}

TEST_F(SavingTest, TheProposedNameSaysWhichGameAndAction) {
    table->open(2);
    table->stepper().go(12);
    save(png, folder / "a.png");
    EXPECT_EQ(files.proposed, portable_name("Rivers: a/b, game 2, action 12") + ".png");
    EXPECT_FALSE(files.proposed.has_parent_path());
}

TEST_F(SavingTest, AFolderThatIsNotThereIsSaidAndNothingIsLeft) {
    for (const std::size_t kind : {png, round, page}) {
        save(kind, folder / "nowhere/game");
        EXPECT_THAT(notice(), HasSubstr("nowhere"));
        EXPECT_EQ(notice().find('\n'), std::string::npos);
        EXPECT_TRUE(is_folder_empty());
    }
}

TEST_F(SavingTest, WhoCancelsSavesNothing) {
    testing::press_key('S', wxMOD_CONTROL);
    testing::settle();
    EXPECT_FALSE(files.proposed.empty());
    EXPECT_FALSE(saving().is_saving());
    EXPECT_EQ(notice(), "");
}

TEST_F(SavingTest, StoppedItLeavesNothing) {
    files.chosen_kind = whole;
    files.answers = {folder / "game.webp"};
    saving().save();
    ASSERT_TRUE(saving().is_saving());
    EXPECT_TRUE(testing::field<wxGauge>(saving()).IsShown());
    wxButton& button = testing::field<wxButton>(saving());
    EXPECT_EQ(button.GetLabelText(), "Stop");
    wxCommandEvent press(wxEVT_BUTTON, button.GetId());
    button.HandleWindowEvent(press);
    EXPECT_FALSE(saving().is_saving());
    EXPECT_EQ(button.GetLabelText(), L"Save…");
    EXPECT_EQ(notice(), "Stopped; nothing was saved.");
    saved(png, ".png"); // on the same thread, so the work before has ended
    EXPECT_FALSE(std::filesystem::exists(folder / "game.webp"));
}

TEST_F(SavingTest, AnotherGameMayBeLookedAtWhileItSaves) {
    const std::string bytes = picture::webp(playback(), {.to = playback().actions()});
    files.chosen_kind = whole;
    files.answers = {folder / "game.webp"};
    saving().save();
    table->open(1);
    ASSERT_TRUE(testing::wait_until([this] { return !saving().is_saving(); }));
    EXPECT_EQ(testing::bytes_of(folder / "game.webp"), bytes);
}

} // namespace
} // namespace pampas::desktop
