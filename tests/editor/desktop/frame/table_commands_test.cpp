#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/table/play_window.h"
#include "editor/desktop/table/table_window.h"
#include "editor/session/user_files.h"
#include "engine/files/file.h"
#include "engine/players/lineup.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/record.h"
#include "engine/simulation/run.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/engine/drawn_map.h"

#include <wx/button.h>
#include <wx/choice.h>

namespace pampas::desktop {
namespace {

class TableCommandsTest : public testing::Desk {
  protected:
    static map::Map rivers() {
        map::Map map = testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"});
        map.details().players = map::PlayerRange{2, 2};
        return map;
    }
    /// Records games of random players.
    std::filesystem::path record(int games) const {
        const std::filesystem::path path = folder / "games.jsonl";
        const rules::Game game(rivers(), rules::ruleset_named("standard"), 2);
        const std::vector<std::string> bots{"random", "random"};
        simulation::RecordFile file(
            path, simulation::record_header(rules::game_json(game), bots, simulation::Dealing{3}));
        std::vector<simulation::Recorder<rules::Game>> recorders(1,
                                                                 simulation::Recorder(game, file));
        simulation::play_deals(game, players::Lineup(bots, 2), simulation::Dealing{3},
                               {0, static_cast<std::size_t>(games)}, std::span(recorders));
        file.keep();
        return path;
    }
    /// The table that is open; null if none is.
    TableWindow* table() const {
        testing::settle();
        return find<TableWindow>();
    }
    void run(const char* command) {
        context().run(command);
        testing::settle();
    }
};

TEST_F(TableCommandsTest, RecordedGamesAreWatched) {
    files.answers = {record(3)};
    run("games.open-record");
    ASSERT_NE(table(), nullptr);
    ASSERT_NE(table()->game(), nullptr);
    EXPECT_EQ(table()->game()->playback().number(), 0U);
    table()->open(2);
    EXPECT_EQ(table()->game()->playback().number(), 2U);
    EXPECT_TRUE(prompt.errors.empty());
}

TEST_F(TableCommandsTest, GamesAreSavedWhereTheLastFileWent) {
    files.answers = {record(1)};
    run("games.open-record");
    ASSERT_NE(table(), nullptr);
    for (int times = 0; times < 2; ++times) {
        files.answers = {folder / "position.svg"};
        table()->saving().save();
        ASSERT_TRUE(testing::wait_until([this] { return !table()->saving().is_saving(); }));
    }
    EXPECT_EQ(files.proposed.parent_path(), folder.path());
    EXPECT_TRUE(std::filesystem::exists(folder / "position.svg"));
}

TEST_F(TableCommandsTest, RecordsAmongOpenedFilesGoToTheTable) {
    frame->commands().open_all({session::MapFile{record(1)}});
    ASSERT_NE(table(), nullptr);
    EXPECT_NE(table()->game(), nullptr);
    EXPECT_EQ(context().maps().count(), 1U);
}

TEST_F(TableCommandsTest, AFileThatIsNoRecordIsRefusedInALine) {
    write_file(folder / "map.jsonl", "{\"format\": \"pampas-map\"}\n");
    files.answers = {folder / "map.jsonl"};
    run("games.open-record");
    EXPECT_EQ(table(), nullptr);
    ASSERT_EQ(prompt.errors.size(), 1U);
    EXPECT_EQ(prompt.errors.front().find('\n'), std::string::npos);
}

TEST_F(TableCommandsTest, GamesOfAResultAreWatched) {
    open(rivers());
    testing::choose(testing::labelled<wxChoice>(the<GamesPanel>(), "Bots"), "random");
    EXPECT_FALSE(item("Games", "Watch a game").IsEnabled());
    testing::press_key(WXK_F5);
    ASSERT_TRUE(testing::wait_until([this] { return !the<GamesPanel>().running(); }));
    testing::settle();
    testing::press_key(WXK_F9);
    ASSERT_NE(table(), nullptr);
    ASSERT_NE(table()->game(), nullptr);
    EXPECT_GT(table()->game()->playback().actions(), 10U);
}

TEST_F(TableCommandsTest, PlayedGamesAreKeptWithTheRevisionOfTheirMap) {
    const auto library = folder / "maps.pampas";
    map::Map map = rivers();
    map.details().name = "Rivers";
    library::Library(library, library::Access::Create).add(map);
    open_at(library.string() + "#Rivers");
    run("games.played");
    ASSERT_EQ(prompt.errors.size(), 1U) << "nobody has played yet";
    prompt.sitting_down_answer = sitting::Table{.on = {map, rules::ruleset_named("standard"), 2},
                                                .seats = {{"random", "random"}}};
    run("games.sit-down");
    auto* window = find<PlayWindow>();
    ASSERT_NE(window, nullptr);
    ASSERT_TRUE(testing::wait_until([&] {
        for (wxWindow* child : window->view().stepper().GetChildren()) {
            if (auto* speed = dynamic_cast<wxChoice*>(child)) {
                speed->SetSelection(static_cast<int>(speed->GetCount()) - 1);
            }
        }
        return window->sitting().state().over();
    }));
    testing::settle();
    testing::click(testing::labelled<wxButton>(*window, "Look back"), {5, 5});
    testing::settle();
    ASSERT_NE(table(), nullptr);
    table()->stepper().go(3);
    table()->note()->SetValue("Why not the pigs?");
    table()->note()->keep();
    const auto games = library::Library(library, library::Access::Read).games("Rivers");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_NE(games[0].record.find("Why not the pigs?"), std::string::npos);
    EXPECT_TRUE(session::game_records().empty());

    table()->Destroy();
    testing::settle();
    run("games.played");
    ASSERT_NE(table(), nullptr);
    EXPECT_EQ(table()->game()->notes(), (simulation::Notes{{3, "Why not the pigs?"}}));
    EXPECT_EQ(prompt.errors.size(), 1U);
}

} // namespace
} // namespace pampas::desktop
