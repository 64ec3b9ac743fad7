#include "analysis/report/games/review.h"
#include "editor/desktop/table/table_window.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <wx/frame.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

std::shared_ptr<const WatchedGame> watched() {
    auto game = std::make_unique<const rules::Game>(
        testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"}),
        rules::ruleset_named("standard"), 2);
    const players::Lineup bots(std::vector<std::string>{"random", "greedy"}, 2);
    wording::Playback playback(*game);
    simulation::play_match(*game, bots, {5}, 0, playback);
    return std::make_shared<const WatchedGame>(
        WatchedGame::Opened{std::move(game), std::move(playback), bots.names()});
}

class ReviewPanelTest : public ::testing::Test {
  protected:
    ReviewPanelTest() {
        frame.SetClientSize(270, 700);
        panel->SetSize(frame.GetClientSize());
        testing::show(frame);
        panel->show(game);
        wait();
    }
    void wait() {
        EXPECT_TRUE(testing::wait_until([this] { return !panel->is_busy(); }));
        testing::settle();
    }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    std::vector<std::size_t> gone;
    std::shared_ptr<const WatchedGame> game = watched();
    ReviewPanel* panel =
        new ReviewPanel(&frame, [this](std::size_t action) { gone.push_back(action); });
};

TEST_F(ReviewPanelTest, ShowsTheChancesOfTheWholeGame) {
    ASSERT_NE(panel->chart().course(), nullptr);
    review::Course course;
    review::follow(course, game->playback());
    EXPECT_EQ(panel->chart().course()->after, course.after);
    EXPECT_EQ(panel->list().rows().size(), 2U) << "the luck of each seat";
}

TEST_F(ReviewPanelTest, AClickInTheChartLeadsToTheActionThere) {
    const std::size_t last = game->playback().actions();
    for (const std::size_t action : {std::size_t{0}, last / 2, last}) {
        testing::click(panel->chart(), {panel->chart().x_of(action), 30});
        testing::settle();
        ASSERT_FALSE(gone.empty());
        EXPECT_NEAR(static_cast<double>(gone.back()), static_cast<double>(action), 1);
    }
}

TEST_F(ReviewPanelTest, TurningPointsLeadToWhereTheyAre) {
    panel->find_turning_points();
    wait();
    const auto points = review::turning_points(game->playback(), *panel->chart().course(),
                                               {.threads = simulation::threads_bounds.usual});
    const std::size_t lines = std::max<std::size_t>(points.found.size(), 1);
    ASSERT_EQ(panel->list().rows().size(), lines + 2);
    for (std::size_t row = 0; row < points.found.size(); ++row) {
        EXPECT_EQ(panel->list().rows()[row].text.utf8_string(),
                  report::turning_point_line(game->playback(), points.found[row]));
    }
}

TEST_F(ReviewPanelTest, SearchIsAskedAboutThePositionShown) {
    panel->set_at(4);
    panel->ask_search();
    wait();
    EXPECT_TRUE(panel->answer().Contains("Search would have done")) << panel->answer();
    panel->set_at(5);
    EXPECT_TRUE(panel->answer().empty()) << "of another position";
}

TEST_F(ReviewPanelTest, TheViewOfASeatHasNoReview) {
    const GameSource source{
        "Rivers", 1, [](std::size_t) {
            auto small =
                std::make_unique<const rules::Game>(testing::drawn_map({"mfg.$", ".....", "$...m"}),
                                                    rules::ruleset_named("standard"), 2);
            const players::Lineup bots(std::vector<std::string>{"random"}, 2);
            wording::Playback playback(*small);
            simulation::play_match(*small, bots, {5}, 0, playback);
            return GameSource::Opened{std::move(small), std::move(playback), bots.names()};
        }};
    auto* table = new TableWindow(nullptr, source, {});
    testing::show(*table);
    testing::settle();
    EXPECT_TRUE(table->review().IsShown());
    table->look_as(1);
    EXPECT_FALSE(table->review().IsShown()) << "chances tell of hands";
    table->look_as(std::nullopt);
    EXPECT_TRUE(table->review().IsShown());
    table->Destroy();
    testing::settle();
}

} // namespace
} // namespace pampas::desktop
