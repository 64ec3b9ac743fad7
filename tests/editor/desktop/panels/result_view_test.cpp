#include "editor/desktop/panels/result_view.h"
#include "editor/desktop/widgets/accessible.h"
#include "tests/editor/desktop/gui.h"

#include <wx/frame.h>

#include <algorithm>
#include <set>
#include <vector>

namespace pampas::desktop {
namespace {

report::GamesSummary played(std::size_t seats) {
    report::GamesSummary played{.map = "Rivers", .ruleset = "standard", .games = 500, .rounds = 20};
    played.bots.assign(seats, "greedy");
    const double fair = 1 / static_cast<double>(seats);
    played.seats.assign(seats, {.win_rate = fair,
                                .win_interval = {0.9 * fair, 1.1 * fair},
                                .points = 90,
                                .points_interval = {89, 91},
                                .categories = {40, 20, 10, 8, 10, 2}});
    played.fairness = balance::Fairness{
        .tolerance = 0.05, .win_rates = std::vector<double>(seats, fair), .gap_interval = {0, 0.1}};
    return played;
}

std::shared_ptr<const report::GamesSummary> shared(const report::GamesSummary& summary) {
    return std::make_shared<const report::GamesSummary>(summary);
}

class ResultViewTest : public ::testing::Test {
  protected:
    void SetUp() override {
        resize(340);
        testing::show(frame);
    }
    void resize(int width) {
        frame.SetClientSize(width, 300);
        frame.Layout();
        testing::settle();
    }
    int height() { return view.height(); }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    std::vector<report::GamesFigure> opened;
    ResultView& view = *new ResultView(
        &frame, [this](const report::GamesFigure& figure) { opened.push_back(figure); });
};

TEST_F(ResultViewTest, IsAsHighAsWhatItShows) {
    view.show_nothing("Nothing yet.");
    const int empty = height();
    view.show({.summary = shared(played(2)), .note = "Of revision 1."});
    const int two = height();
    view.show({.summary = shared(played(5)), .note = "Of revision 1."});
    const int five = height();
    EXPECT_LT(empty, two);
    EXPECT_LT(two, five);
    resize(200);
    EXPECT_GT(height(), five) << "sentences take more lines";
}

TEST_F(ResultViewTest, EachPartLeadsToItsTerm) {
    view.show({.summary = shared(played(3)), .note = {}});
    std::set<const glossary::Term*> terms;
    for (int y = 0; y < height(); ++y) {
        terms.insert(view.term_at(wxPoint(5, y)));
    }
    for (const char* id : {"verdict", "wins", "points", "market", "terrain", "herd", "hacienda",
                           "water", "income", "table"}) {
        EXPECT_TRUE(terms.contains(glossary::find(id))) << id;
    }
}

TEST_F(ResultViewTest, EveryFigureOfASeatLeadsToItsGames) {
    view.show({.summary = shared(played(3)), .note = {}});
    height(); // draws all
    for (const ColumnPainter::Link& link : view.links()) {
        link.go();
    }
    using Kind = report::GamesFigure::Kind;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(std::ranges::count(opened, report::GamesFigure{Kind::Wins, seat}), 1);
        EXPECT_EQ(std::ranges::count(opened, report::GamesFigure{Kind::Points, seat}), 1);
        for (std::size_t category = 0; category < 6; ++category) {
            EXPECT_EQ(
                std::ranges::count(opened, report::GamesFigure{Kind::Category, seat, category}), 2)
                << "in the bar and in the table";
        }
    }
    EXPECT_EQ(std::ranges::count(opened, report::GamesFigure{Kind::Rounds}), 1);

    opened.clear();
    testing::click(view, view.links().front().place.GetTopLeft() + wxPoint(20, 5));
    testing::settle();
    EXPECT_EQ(opened, std::vector{(report::GamesFigure{Kind::Wins, 0})});
}

TEST_F(ResultViewTest, TellsWhatAChangeDidInTheWordsOfDesigners) {
    view.show({.summary = shared(played(3)), .note = {}});
    const int without = height();
    EXPECT_FALSE(description_for_readers(view).Contains("change"));
    FoundChange change{.seats = {{{0.192, 0.221, {0.011, 0.047}}, {{-2.14, -0.93, {0.4, 2}}}},
                                 {{0.40, 0.32, {-0.16, -0.014}}, {{0, 12, {-3, 27}}}},
                                 {{0.41, 0.374, {-0.15, 0.06}}, {{}}},
                                 {{0.2, 0.26, {0.002, 0.11}}, {{}}},
                                 {{0.2, 0.2, {-0.02, 0.02}}, {{}}}},
                       .deals = 300};
    view.show({.summary = shared(played(3)),
               .note = {},
               .change = std::make_shared<const FoundChange>(change)});
    EXPECT_GT(height(), without);
    const wxString told = description_for_readers(view);
    for (const char* words :
         {"What your change did", "300 shared deals", "19.2 to 22.1\u00A0%", "+2.9 (1.1 to 4.7)",
          "\u22128 (\u221216 to \u22121)", "41 to 37\u00A0%", "\u22124 (\u221215 to 6)",
          "+6.0 (0.2 to 11.0)", "0.0 (\u22122.0 to 2.0)", "What it did to points",
          "ahead of the mean", "\u22122.1 to \u22120.9", "+1.2 (0.4 to 2.0)", "0 to 12",
          "+12 (\u22123 to 27)"}) {
        EXPECT_TRUE(told.Contains(wxString::FromUTF8(words))) << words << " in:\n" << told;
    }
    EXPECT_FALSE(told.Contains("No difference"));
    std::set<const glossary::Term*> terms;
    for (int y = 0; y < height(); ++y) {
        terms.insert(view.term_at(wxPoint(5, y)));
    }
    EXPECT_TRUE(terms.contains(glossary::find("change")));

    change.seats.resize(1, {});
    change.seats[0] = {{0.2, 0.3, {-0.3, 0.4}}, std::nullopt};
    view.show({.summary = shared(played(3)),
               .note = {},
               .change = std::make_shared<const FoundChange>(change)});
    height();
    EXPECT_TRUE(description_for_readers(view).Contains("No clear difference yet."));
    EXPECT_FALSE(description_for_readers(view).Contains("ahead of the mean")) << "of so few deals";
}

TEST_F(ResultViewTest, ShowsWhateverGamesCameTo) {
    for (const std::size_t seats : {2u, 6u}) {
        for (const double points : {0.0, 500.0}) {
            report::GamesSummary odd = played(seats);
            for (report::SeatSummary& seat : odd.seats) {
                seat = {.win_rate = 1, .win_interval = {0, 1}, .points = points};
            }
            odd.fairness.reset();
            view.show({.summary = shared(odd),
                       .running = true,
                       .fresh = false,
                       .note = "It has changed."});
            testing::settle();
            EXPECT_GT(height(), 0);
        }
    }
}

} // namespace
} // namespace pampas::desktop
