#include "editor/desktop/comparison/compare_window.h"
#include "editor/desktop/comparison/comparison_table.h"
#include "editor/desktop/comparison/paired_games.h"
#include "editor/desktop/widgets/notice.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/notebook.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using map::Space;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
using Spaces = std::vector<Coordinate>;

map::Map three_markets() {
    return testing::drawn_map({"mfgrs.$.", "........", "..$w.mf.", "....gr.$", "s......."});
}

class CompareWindowTest : public ::testing::Test {
  protected:
    CompareWindowTest() {
        other.set({6, 1}, Space::Forest);
        other.set({0, 3}, Space::Water);
        other.set({2, 4}, Space::Forest);
    }
    ~CompareWindowTest() override { delete window; }

    CompareWindow& open() {
        window = new CompareWindow(nullptr,
                                   {MapChoice{"One", "as it was", [this] { return one; }},
                                    MapChoice{"Other", {}, [this] { return other; }}},
                                   [this](wxWindow&) { return answer; },
                                   {files, [this](const auto& page) {
                                        shown_pages.push_back(page);
                                        return true;
                                    }});
        testing::show(*window);
        return *window;
    }
    Canvas& canvas(std::size_t side) const { return window->canvases().canvas(side); }
    Spaces marked(std::size_t side) const { return canvas(side).outlined(Outline::Difference); }
    Spaces cursor(std::size_t side) const { return canvas(side).outlined(Outline::Cursor); }
    std::string status() const { return window->GetStatusBar()->GetStatusText().utf8_string(); }
    wxListBox& list() const { return testing::field<wxListBox>(*window); }
    ComparisonTable& figures() const { return *testing::fields<ComparisonTable>(*window).front(); }
    /// Waits for the figures; the page is available as soon as they are.
    void wait_for_page() const {
        ASSERT_TRUE(testing::wait_until([this] { return page_is_offered(); }));
    }
    bool page_is_offered() const {
        const bool to_open = testing::labelled<wxButton>(*window, "Open in browser").IsEnabled();
        EXPECT_EQ(testing::labelled<wxButton>(*window, wxString::FromUTF8("Save…")).IsEnabled(),
                  to_open);
        return to_open;
    }
    PairedGames& show_games() const {
        testing::field<wxNotebook>(*window).SetSelection(1);
        testing::settle();
        return testing::field<PairedGames>(*window);
    }
    void play(int number) const {
        auto& games = show_games();
        testing::enter(testing::field<wxSpinCtrl>(games), number);
        testing::choose(testing::labelled<wxChoice>(games, "Bots"), "random");
        games.toggle();
        EXPECT_FALSE(page_is_offered()) << "while games are played";
        ASSERT_TRUE(testing::wait_until([&] { return !games.running(); }));
    }
    /// The figures of games on both maps, computed without the window.
    report::Table compared_by_library(std::size_t number) const {
        const balance::GameRequest game{.players = 4};
        const auto compared =
            experiments::compare({.one = game.on(one),
                                  .other = game.on(other),
                                  .experiment = balance::usual_experiment({"random"}),
                                  .games = number});
        return report::games_table(compared).only(
            {"mean-figure", "map-a", "map-b", "difference", "interval"});
    }
    static void expect_rows(const ComparisonTable& shown, const report::Table& expected) {
        ASSERT_EQ(shown.rows(), expected.rows.size());
        for (std::size_t row = 0; row < shown.rows(); ++row) {
            for (std::size_t column = 0; column < expected.rows[row].size(); ++column) {
                EXPECT_EQ(shown.cell(row, column).utf8_string(), expected.rows[row][column].text());
            }
        }
    }
    std::string notice() const { return testing::field<Notice>(*window).text().utf8_string(); }
    bool says(const wxString& text) const {
        for (const wxStaticText* label : testing::fields<wxStaticText>(*window)) {
            if (label->GetLabelText().Contains(text)) {
                return true;
            }
        }
        return false;
    }

    map::Map one = three_markets();
    map::Map other = three_markets();
    testing::TemporaryFolder folder;
    testing::ToldFilePicker files;
    std::vector<std::filesystem::path> shown_pages;
    std::optional<MapChoice> answer;
    CompareWindow* window = nullptr;
};

TEST_F(CompareWindowTest, MarksTheSpacesThatDifferOnBoth) {
    open();
    const Spaces differing{{6, 1}, {0, 3}, {2, 4}};
    EXPECT_EQ(marked(0), differing);
    EXPECT_EQ(marked(1), differing);
    EXPECT_TRUE(says("3 spaces differ"));
    EXPECT_TRUE(says(L"A: One – as it was"));
    EXPECT_TRUE(says("B: Other"));
    std::vector<std::string> lines;
    for (const wxString& line : list().GetStrings()) {
        lines.push_back(line.utf8_string());
    }
    EXPECT_THAT(lines,
                ElementsAre("All differences", "2 pampas became forest", "1 pampas became water"));
}

TEST_F(CompareWindowTest, KeysLeadFromDifferenceToDifference) {
    open();
    for (const Coordinate next : {Coordinate{6, 1}, {0, 3}, {2, 4}, {6, 1}}) {
        testing::press_key(WXK_F3);
        EXPECT_EQ(cursor(0), Spaces{next});
        EXPECT_EQ(cursor(1), Spaces{next});
    }
    EXPECT_EQ(status(), "G2: pampas on A, forest on B (1 of 3)");
    testing::press_key(WXK_F3, wxMOD_SHIFT);
    EXPECT_EQ(cursor(1), (Spaces{{2, 4}}));
    canvas(1).SetFocus();
    testing::press_key(WXK_RIGHT);
    EXPECT_EQ(cursor(0), (Spaces{{3, 4}}));
    EXPECT_EQ(status(), "D5: pampas on both");
}

TEST_F(CompareWindowTest, ALineOfTheListMarksOneKindAlone) {
    open();
    testing::field<wxNotebook>(*window).SetSelection(2);
    list().SetFocus();
    testing::press_key(WXK_DOWN);
    EXPECT_EQ(marked(0), (Spaces{{6, 1}, {2, 4}}));
    testing::press_key(WXK_F3);
    testing::press_key(WXK_F3);
    EXPECT_EQ(cursor(1), (Spaces{{2, 4}})) << "water is passed over";
    EXPECT_EQ(status(), "C5: pampas on A, forest on B (2 of 2)");
}

TEST_F(CompareWindowTest, BothCanvasesShowTheSamePart) {
    open();
    const auto same = [this] { return canvas(0).viewport().view() == canvas(1).viewport().view(); };
    testing::press_key('+', wxMOD_CONTROL);
    testing::press_key('+', wxMOD_CONTROL);
    EXPECT_FALSE(canvas(0).viewport().fitted());
    EXPECT_TRUE(same());
    const auto before = canvas(0).viewport().view();
    testing::drag(canvas(1), {60, 60}, {100, 90});
    EXPECT_NE(canvas(0).viewport().view(), before);
    EXPECT_TRUE(same());
    testing::press_key('0', wxMOD_CONTROL);
    EXPECT_TRUE(canvas(0).viewport().fitted());
    EXPECT_TRUE(canvas(1).viewport().fitted());
}

TEST_F(CompareWindowTest, SpacesOfOneMapAloneAreMarked) {
    one = map::Map({3, 2});
    other = map::Map({4, 2});
    open();
    EXPECT_EQ(marked(0), (Spaces{{3, 0}, {3, 1}}));
    EXPECT_EQ(list().GetString(1), "2 spaces are new: pampas");
    testing::press_key(WXK_F3);
    EXPECT_EQ(status(), "D1: void on A, pampas on B (1 of 2)");
}

TEST_F(CompareWindowTest, FollowsMapsThatChange) {
    open();
    testing::press_key('+', wxMOD_CONTROL);
    other = one;
    window->refresh();
    EXPECT_TRUE(window->differences().empty());
    EXPECT_TRUE(says("All spaces are the same."));
    EXPECT_TRUE(marked(1).empty());
    EXPECT_FALSE(canvas(0).viewport().fitted()) << "what is in sight stays";
    testing::press_key(WXK_F3);
    EXPECT_TRUE(cursor(0).empty());
}

TEST_F(CompareWindowTest, SidesAreSwappedAndChosen) {
    open();
    testing::click(testing::labelled<wxButton>(*window, "Swap"), {5, 5});
    EXPECT_TRUE(says("A: Other"));
    EXPECT_EQ(list().GetString(1), "2 forest became pampas");
    answer = MapChoice{"Third", {}, [] { return map::Map({2, 2}); }};
    testing::click(testing::with_tip<wxButton>(*window, "Choose another map for B"), {5, 5});
    EXPECT_TRUE(says("B: Third"));
    answer = MapChoice{"Fourth", {}, []() -> map::Map { throw InputError("it is gone"); }};
    testing::click(testing::with_tip<wxButton>(*window, "Choose another map for B"), {5, 5});
    EXPECT_TRUE(says("B: Third"));
    EXPECT_EQ(status(), "it is gone");
}

TEST_F(CompareWindowTest, ShowsTheFiguresOfTheReport) {
    open();
    const report::Table expected = report::board_table(graph::analyze(one), graph::analyze(other));
    ASSERT_TRUE(testing::wait_until([&] { return figures().rows() == expected.rows.size(); }));
    expect_rows(figures(), expected);
}

TEST_F(CompareWindowTest, PlaysTheSameDealsOnBoth) {
    open();
    auto& games = show_games();
    testing::enter(testing::field<wxSpinCtrl>(games), 8);
    testing::choose(testing::labelled<wxChoice>(games, "Bots"), "random");
    testing::press_key(WXK_F5);
    EXPECT_TRUE(testing::wait_until([&] { return !games.running(); }));
    const auto& table = testing::field<ComparisonTable>(games);
    EXPECT_EQ(table.rows(), balance::game_figures(4).size());
    EXPECT_EQ(table.cell(0, 0), "seat 1 wins, %");
    for (std::size_t row = 0; row < table.rows(); ++row) {
        EXPECT_THAT(table.cell(row, 5).utf8_string(), ::testing::AnyOf("real", "may be chance"));
    }
    expect_rows(table, compared_by_library(8));
    const wxString told = testing::field<wxTextCtrl>(games).GetValue();
    EXPECT_TRUE(told.Contains("differences are real")) << told;
    EXPECT_TRUE(told.Contains("played with the same cards")) << told;
    EXPECT_TRUE(told.Contains("Seats of B")) << told;
    other.set({0, 0}, Space::Water);
    window->refresh();
    EXPECT_EQ(table.rows(), 0U) << "these were games on another map";
}

TEST_F(CompareWindowTest, WithoutGamesThePageHasMapsAndFigures) {
    open();
    wait_for_page();
    testing::click(testing::labelled<wxButton>(*window, "Open in browser"), {5, 5});
    ASSERT_THAT(shown_pages, ::testing::SizeIs(1));
    EXPECT_EQ(shown_pages[0].filename(), "One and Other-comparison.html");
    const std::string page = read_file(shown_pages[0]);
    EXPECT_THAT(page, StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(page, HasSubstr("id=\"view-b\""));
    EXPECT_THAT(page, HasSubstr("Figures of both maps"));
    EXPECT_THAT(page, Not(HasSubstr("Games on both maps")));
    EXPECT_EQ(notice(), "");
}

TEST_F(CompareWindowTest, ThePageTellsOfGames) {
    open();
    wait_for_page();
    play(8);
    EXPECT_TRUE(page_is_offered());
    testing::press_key('B', wxMOD_CONTROL);
    ASSERT_THAT(shown_pages, ::testing::SizeIs(1));
    EXPECT_THAT(read_file(shown_pages[0]), HasSubstr("8 games on each of 4 random players"));
}

TEST_F(CompareWindowTest, IsSavedAsItsNameSays) {
    open();
    wait_for_page();
    play(4);
    files.answers = {folder / "a.html", folder / "b.txt", folder / "none" / "c.html"};
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_EQ(files.proposed, "One and Other-comparison.html");
    EXPECT_THAT(read_file(folder / "a.html"), StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(notice(), HasSubstr("a.html"));
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_THAT(read_file(folder / "b.txt"), HasSubstr("means per game"));
    testing::click(testing::labelled<wxButton>(*window, wxString::FromUTF8("Save…")), {5, 5});
    EXPECT_THAT(notice(), HasSubstr("none"));
    EXPECT_THAT(notice(), Not(HasSubstr("Saved")));
}

TEST_F(CompareWindowTest, ThePageIsOfTheMapsAsTheyAreNow) {
    open();
    wait_for_page();
    play(4);
    other = one;
    window->refresh();
    wait_for_page();
    testing::press_key('B', wxMOD_CONTROL);
    ASSERT_THAT(shown_pages, ::testing::SizeIs(1));
    const std::string page = read_file(shown_pages[0]);
    EXPECT_THAT(page, HasSubstr("All spaces are the same."));
    EXPECT_THAT(page, Not(HasSubstr("Games on both maps"))) << "they were on another map";
}

TEST_F(CompareWindowTest, GamesAreStopped) {
    open();
    auto& games = show_games();
    testing::enter(testing::field<wxSpinCtrl>(games), 1'000'000);
    games.toggle();
    EXPECT_TRUE(games.running());
    EXPECT_TRUE(testing::wait_until([this] { return says("of 1000000 games"); }));
    testing::click(testing::labelled<wxButton>(games, "Stop"), {5, 5});
    EXPECT_TRUE(testing::wait_until([&] { return !games.running(); }));
    EXPECT_TRUE(says("Stopped:"));
    EXPECT_GT(testing::field<ComparisonTable>(games).rows(), 0U);
}

TEST_F(CompareWindowTest, MapsThatCannotBePlayedTogetherSayWhy) {
    other.details().ruleset = "no such rules";
    open();
    const auto& games = testing::field<PairedGames>(*window);
    EXPECT_FALSE(testing::labelled<wxButton>(games, "Play games on both").IsEnabled());
    EXPECT_TRUE(testing::field<wxTextCtrl>(games).GetValue().Contains("no such rules"));
}

TEST_F(CompareWindowTest, EscapeDoesNotLoseGames) {
    open();
    wait_for_page();
    play(4);
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(window->IsShown());
    EXPECT_THAT(status(), StartsWith("The games are not saved."));
    files.answers = {folder / "a.html"};
    testing::press_key('S', wxMOD_CONTROL);
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(window->IsBeingDeleted() || !window->IsShown());
    window = nullptr;
    testing::settle();
}

TEST_F(CompareWindowTest, ShowsAllRowsOfGamesAtOnce) {
    open();
    testing::press_key(WXK_F5);
    const auto& games = testing::field<PairedGames>(*window);
    const auto& table = testing::field<ComparisonTable>(games);
    EXPECT_TRUE(table.IsShownOnScreen());
    EXPECT_GE(table.GetClientSize().y, 16 * table.GetCharHeight());
    testing::press_key(WXK_F5);
    EXPECT_TRUE(testing::wait_until([&] { return !games.running(); }));
}

TEST_F(CompareWindowTest, FitsASmallScreen) {
    const wxSize least = open().GetMinSize();
    EXPECT_LE(least.x, window->FromDIP(800));
    EXPECT_LE(least.y, window->FromDIP(600));
    window->SetSize(least);
    testing::settle();
    const auto& table = *testing::fields<ComparisonTable>(*window).front();
    EXPECT_GE(table.GetClientSize().x, window->FromDIP(400));
    EXPECT_GE(canvas(0).GetClientSize().y, window->FromDIP(100));
}

TEST_F(CompareWindowTest, EscapeClosesIt) {
    open();
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(window->IsBeingDeleted() || !window->IsShown());
    window = nullptr;
    testing::settle();
}

} // namespace
} // namespace pampas::desktop
