#include "editor/desktop/workers/referee.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

using simulation::Design;

/// A referee that tells the tests' window thread.
struct Desk {
    std::vector<Standing> told;
    Referee referee{[this](const Standing& standing) { told.push_back(standing); }};

    bool wait_for_end() {
        return testing::wait_until([this] { return !told.empty() && told.back().over; });
    }
};

Order order(std::size_t games) {
    return {
        .map = std::make_shared<const map::Map>(
            testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"})),
        .ruleset = "standard",
        .players = 3,
        .plan = {
            .bots = {"random"}, .seed = 3, .design = Design::Paired, .games = games, .threads = 2}};
}

constexpr std::size_t endless = 1'000'000'000;

TEST(Referee, TellsHowGamesGoAndWhatTheyCameTo) {
    Desk desk;
    const std::size_t number = desk.referee.play(order(3000));
    ASSERT_TRUE(desk.wait_for_end());
    const Standing end = desk.told.back();
    EXPECT_EQ(end.order, number);
    EXPECT_EQ(end.begun, 3000u);
    EXPECT_EQ(end.most, 3000u);
    EXPECT_GT(end.games_a_second, 0);
    EXPECT_EQ(end.outcome->played.games, 3000);
    EXPECT_EQ(end.outcome->played.bots, std::vector<std::string>(3, "random"));
    EXPECT_FALSE(end.outcome->played.interrupted);
    const auto first = std::ranges::find_if(
        desk.told, [](const Standing& standing) { return standing.outcome != nullptr; });
    EXPECT_LT(first->outcome->played.games, 3000) << "the first figures come at once";
    EXPECT_TRUE(first->outcome->played.interrupted);

    desk.told.clear();
    desk.referee.play(order(3000));
    ASSERT_TRUE(desk.wait_for_end());
    EXPECT_EQ(desk.told.back().outcome->report, end.outcome->report) << "whatever time it took";
}

TEST(Referee, StopsWhenItIsTold) {
    Desk desk;
    desk.referee.play(order(endless));
    ASSERT_TRUE(testing::wait_until([&desk] { return !desk.told.empty(); }));
    desk.referee.stop();
    ASSERT_TRUE(desk.wait_for_end());
    EXPECT_TRUE(desk.told.back().outcome->played.interrupted);
    EXPECT_GT(desk.told.back().outcome->played.games, 0);
}

TEST(Referee, TakesAnotherOrderAtOnce) {
    Desk desk;
    desk.referee.play(order(endless));
    ASSERT_TRUE(testing::wait_until([&desk] { return !desk.told.empty(); }));
    const std::size_t second = desk.referee.play(order(3));
    ASSERT_TRUE(desk.wait_for_end());
    EXPECT_EQ(desk.told.back().order, second);
    EXPECT_EQ(desk.told.back().outcome->played.games, 3);
}

TEST(Referee, SaysWhyGamesCannotBePlayed) {
    Desk desk;
    Order unknown = order(3);
    unknown.plan.bots = {"clairvoyant"};
    desk.referee.play(unknown);
    ASSERT_TRUE(desk.wait_for_end());
    EXPECT_THAT(desk.told.back().error, ::testing::HasSubstr("unknown bot \"clairvoyant\""));
    EXPECT_EQ(desk.told.back().outcome, nullptr);
}

TEST(Referee, CanGoInTheMiddleOfAGame) {
    bool told = false;
    {
        Referee referee([&told](const Standing&) { told = true; });
        referee.play(order(endless));
        ASSERT_TRUE(testing::wait_until([&told] { return told; }));
        told = false;
    }
    testing::settle();
    EXPECT_FALSE(told) << "nobody is there to be told";
}

} // namespace
} // namespace pampas::desktop
