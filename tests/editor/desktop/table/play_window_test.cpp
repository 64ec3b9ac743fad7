#include "editor/desktop/table/play_window.h"
#include "editor/game_page/game_page.h"
#include "engine/files/input_error.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/choice.h>

#include <algorithm>
#include <set>

namespace pampas::desktop {
namespace {

using sitting::person;

map::Map played_map() {
    map::Map map = testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"});
    map.details().name = "Rivers";
    return map;
}

/// A window with a game at this table.
class PlayTest : public ::testing::Test {
  protected:
    ~PlayTest() override { close(); }

    void sit_down(std::vector<std::string> seats,
                  const std::optional<std::filesystem::path>& record = {}) {
        const int players = static_cast<int>(seats.size());
        const sitting::Table table{
            .on = {played_map(), rules::ruleset_named("standard"), players},
            .seats = {.names = std::move(seats), .seed = 3, .record = record}};
        window =
            new PlayWindow(nullptr, "Play", std::make_unique<sitting::SeatedGame>(table), asker,
                           {[this](const std::filesystem::path& ended) { kept.push_back(ended); },
                            [this] { ++times_looked_back; }});
        testing::show(*window);
        hurry();
        testing::settle();
    }
    /// Shows the actions of bots at the highest speed.
    void hurry() {
        for (wxWindow* child : window->view().stepper().GetChildren()) {
            if (auto* speed = dynamic_cast<wxChoice*>(child)) {
                speed->SetSelection(static_cast<int>(speed->GetCount()) - 1);
            }
        }
    }
    void close() {
        if (window != nullptr) {
            window->Destroy();
            testing::settle();
            window = nullptr;
        }
    }

    const sitting::Sitting& sitting() const { return window->sitting(); }
    const rules::State& state() const { return sitting().state(); }
    std::size_t actions() const { return sitting().playback().actions(); }
    void wait_for_bots() {
        ASSERT_TRUE(testing::wait_until([this] {
            return !window->is_busy() && (state().over() || sitting().awaits_person());
        }));
    }
    void click(hex::Coordinate at) {
        testing::click(window->view().canvas(), window->view().canvas().point_of(at));
        testing::settle();
    }
    /// Does a legal move by clicks: first its sort in the list, then where it is done, then what is
    /// left to choose in the list.
    void do_by_clicks(const rules::Action& action) {
        MoveList& moves = window->moves();
        const std::size_t before = actions();
        const wording::OptionGroup wanted = wording::option_for(state(), action);
        const std::string line = wording::option_line(wanted, wanted.options.front());
        const auto pick = [&](const std::string& text) {
            const auto row = std::ranges::find(moves.rows(), wx_text_of(text), &TextRow::text);
            if (row == moves.rows().end()) {
                return false;
            }
            const auto number = static_cast<std::size_t>(row - moves.rows().begin());
            moves.ScrollToRow(number);
            const wxRect place = moves.GetItemRect(number);
            testing::click(moves, place.GetTopLeft() + wxPoint(10, 4));
            testing::settle();
            return true;
        };
        if (!pick(line)) {
            ASSERT_TRUE(pick(wanted.title)) << wanted.title;
            const rules::Board& board = state().game().board();
            const bool is_water = action.kind == rules::ActionKind::BuyWater;
            click(board.at(is_water ? board.placements()[action.place].spaces().front()
                                    : action.cell()));
            if (actions() > before) {
                return;
            }
            ASSERT_TRUE(pick(line)) << line;
        }
        window->moves().do_selected();
        testing::settle();
    }
    static wxString wx_text_of(const std::string& text) { return wxString::FromUTF8(text); }

    PlayWindow* window = nullptr;
    testing::ToldFilePicker files;
    const FileAsker asker = [this](const auto& title, const auto& name, const auto& kinds) {
        return files.save(title, name, kinds);
    };
    std::vector<std::filesystem::path> kept; ///< records of games that are over
    int times_looked_back = 0;
};

TEST_F(PlayTest, AWholeGameIsPlayedByClicksAgainstEachBot) {
    for (const std::string bot : {"random", "greedy", "learned:3", "learned", "search"}) {
        sit_down({person, bot});
        const players::Lineup own(std::vector<std::string>{"greedy"}, 2);
        players::Lineup::Memory memory;
        chance::Stream stream(1);
        while (!state().over()) {
            wait_for_bots();
            if (state().over()) {
                break;
            }
            const std::size_t before = actions();
            const rules::Action action = *own.plan(state(), memory, stream).begin();
            do_by_clicks(action);
            ASSERT_GE(actions(), before + 1) << bot;
            EXPECT_EQ(sitting().playback().step(before + 1).action, action);
        }
        testing::settle();
        EXPECT_TRUE(window->moves().rows().empty());
        close();
    }
}

TEST_F(PlayTest, ClicksWhereNothingIsLegalChangeNothing) {
    sit_down({person, "random"});
    const auto possible = window->moves().spaces();
    const rules::Board& board = state().game().board();
    for (std::size_t cell = 0; cell < board.cells(); ++cell) {
        const hex::Coordinate at = board.at(static_cast<rules::Cell>(cell));
        if (std::ranges::count(possible, at) == 0) {
            click(at);
            ASSERT_EQ(actions(), 0U);
        }
    }
    testing::click(window->view().canvas(), {1, 1});
    EXPECT_EQ(actions(), 0U);
}

TEST_F(PlayTest, LightsUpExactlyWhereMovesArePossible) {
    sit_down({person, person});
    window->uncover();
    MoveList& moves = window->moves();
    for (std::size_t row = 0; row < moves.rows().size(); ++row) {
        moves.select(row);
        std::set<hex::Coordinate> expected;
        for (const wording::OptionGroup& group : wording::options(state())) {
            const bool is_on_board = group.kind != rules::ActionKind::EndTurn;
            if (!is_on_board || wx_text_of(group.title) != moves.rows()[row].text) {
                continue;
            }
            for (const wording::Option& option : group.options) {
                const rules::Board& board = state().game().board();
                if (group.kind == rules::ActionKind::BuyWater) {
                    for (const auto cell : board.placements()[option.action.place].spaces()) {
                        expected.insert(board.at(cell));
                    }
                } else {
                    expected.insert(board.at(option.action.cell()));
                }
            }
        }
        const auto lit = moves.spaces();
        EXPECT_EQ(std::set(lit.begin(), lit.end()), expected) << moves.rows()[row].text;
    }
}

TEST_F(PlayTest, UndoGoesBackToWhatASeatMayForget) {
    sit_down({person, "random"});
    const rules::Action face_up = rules::Action::buy_land(0);
    const auto options = wording::options(state());
    const auto land =
        std::ranges::find(options, rules::ActionKind::PlayLand, &wording::OptionGroup::kind);
    ASSERT_NE(land, options.end());
    do_by_clicks(land->options.front().action);
    ASSERT_EQ(actions(), 1U);
    window->undo();
    EXPECT_EQ(actions(), 0U);
    if (state().allows(face_up)) {
        do_by_clicks(face_up);
        window->undo();
        EXPECT_EQ(actions(), rules::shows_card(face_up) ? 1U : 0U);
    }
    const rules::Action from_supply = rules::Action::buy_land(rules::from_supply);
    ASSERT_TRUE(state().allows(from_supply));
    const std::size_t before = actions();
    do_by_clicks(from_supply);
    window->undo();
    EXPECT_EQ(actions(), before + 1) << "the card was seen";
}

TEST_F(PlayTest, HandsAreHiddenBetweenPeople) {
    sit_down({person, person});
    EXPECT_TRUE(window->is_covered());
    EXPECT_TRUE(window->moves().rows().empty());
    window->uncover();
    EXPECT_FALSE(window->is_covered());
    EXPECT_FALSE(window->moves().rows().empty());
    do_by_clicks(rules::Action::end_turn());
    EXPECT_TRUE(window->is_covered());
    EXPECT_TRUE(window->moves().rows().empty());
}

TEST_F(PlayTest, SavesWhatThePersonAtTheScreenSees) {
    const testing::TemporaryFolder folder;
    const auto save = [&] {
        files.proposed.clear();
        files.answers = {folder / "game.html"};
        testing::press_key('S', wxMOD_CONTROL);
        testing::settle();
        ASSERT_TRUE(testing::wait_until([this] { return !window->view().saving().is_saving(); }));
    };
    const auto page = [this](wording::Viewer viewer) {
        return game_page::page(sitting().playback(), {person, person}, {actions(), viewer})
            .markup();
    };
    sit_down({person, person});
    ASSERT_TRUE(window->is_covered());
    save();
    EXPECT_EQ(files.proposed, "") << "nobody is at the screen";
    for (const int seat : {0, 1}) {
        ASSERT_EQ(state().seat(), seat);
        window->uncover();
        save();
        EXPECT_EQ(files.proposed, fmt::format("Rivers, action {}.png", actions()));
        EXPECT_EQ(testing::bytes_of(folder / "game.html"), page(seat));
        EXPECT_NE(page(seat), page({}));
        do_by_clicks(rules::Action::end_turn());
    }
}

TEST_F(PlayTest, IsTakenBackToAnEarlierTurn) {
    sit_down({person, "random"});
    for (int turn = 0; turn < 3; ++turn) {
        wait_for_bots();
        do_by_clicks(rules::Action::end_turn());
    }
    wait_for_bots();
    window->view().stepper().go(1);
    EXPECT_TRUE(window->moves().rows().empty()) << "an earlier position is not played in";
    window->view().stepper().go(0);
    window->take_back();
    EXPECT_EQ(actions(), 0U);
    EXPECT_TRUE(sitting().is_practice());
    EXPECT_FALSE(window->moves().rows().empty());
}

TEST_F(PlayTest, AHintIsLegalAndSaysWhatItBrings) {
    sit_down({person, "random"});
    window->show_hint();
    EXPECT_TRUE(window->hint().Contains("learned"));
    const auto hinted = sitting::hint(state());
    rules::State followed = state();
    followed.apply(*hinted.begin());
    ASSERT_TRUE(window->moves().can_do()) << "the hint is selected";
    window->moves().do_selected();
    EXPECT_TRUE(state() == followed);
    EXPECT_TRUE(window->hint().empty()) << "of another position";
}

TEST_F(PlayTest, KeysWorkAfterAButtonHasNothingMoreToDo) {
    sit_down({person, "random"});
    const auto press = [this](const wxString& label) {
        auto& button = testing::labelled<wxButton>(*window, label);
        button.SetFocus();
        testing::settle();
        testing::click(button, {5, 5});
        testing::settle();
    };
    const auto groups = wording::options(state());
    const auto land =
        std::ranges::find(groups, rules::ActionKind::PlayLand, &wording::OptionGroup::kind);
    ASSERT_NE(land, groups.end());
    window->moves().pick(land->options.front().action);
    for (const char* label : {"Do it", "Undo"}) {
        press(label);
        testing::press_key(WXK_F1);
        EXPECT_FALSE(window->hint().empty()) << label;
    }
    EXPECT_EQ(actions(), 0U);
    window->moves().pick(land->options.front().action);
    window->view().canvas().SetFocus();
    testing::settle();
    testing::press_key(WXK_RETURN);
    EXPECT_EQ(actions(), 1U);
}

TEST_F(PlayTest, GoesOnAfterItWasLeft) {
    const testing::TemporaryFolder folder;
    const auto record = folder.path() / "game.jsonl";
    sit_down({person, "greedy"}, record);
    do_by_clicks(rules::Action::end_turn());
    wait_for_bots();
    const std::size_t done = actions();
    const auto before = picture::pieces_of(state().position(),
                                           rules::waters_laid(sitting().playback().steps(done)));
    close();
    const sitting::Table table = sitting::unfinished_table(record);
    EXPECT_EQ(table.seats.names, (std::vector<std::string>{person, "greedy"}));
    window = new PlayWindow(nullptr, "Play", std::make_unique<sitting::SeatedGame>(table), asker);
    testing::show(*window);
    testing::settle();
    EXPECT_EQ(actions(), done);
    EXPECT_EQ(window->view().canvas().pieces(), before);
    EXPECT_TRUE(sitting().awaits_person());
}

TEST_F(PlayTest, IsKeptWhenItIsOverAndThenGoesOnAsPractice) {
    const testing::TemporaryFolder folder;
    const std::filesystem::path record = folder / "game.jsonl";
    const auto end_turns = [this] {
        while (!state().over()) {
            wait_for_bots();
            if (sitting().awaits_person()) {
                do_by_clicks(rules::Action::end_turn());
            }
        }
        testing::settle();
    };
    sit_down({person, "random"}, record);
    EXPECT_TRUE(kept.empty());
    end_turns();
    EXPECT_EQ(kept, std::vector{record});
    testing::click(testing::labelled<wxButton>(*window, "Look back"), {5, 5});
    testing::settle();
    EXPECT_EQ(times_looked_back, 1);

    window->view().stepper().go(0);
    window->take_back();
    end_turns();
    ASSERT_EQ(kept.size(), 2U);
    for (const std::filesystem::path& each : kept) {
        const auto game =
            simulation::open_game<rules::Game>(simulation::RecordReader(each), 0, rules::read_game);
        EXPECT_EQ(game.bots, (std::vector<std::string>{person, "random"}));
    }
}

} // namespace
} // namespace pampas::desktop
