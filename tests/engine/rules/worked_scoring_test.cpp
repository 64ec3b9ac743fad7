#include "tests/engine/rules/laid_out.h"

#include <gtest/gtest.h>

/// The worked examples of the rules for points, laid out.
namespace pampas::testing {
namespace {

using rules::Species;

/// Points for 1, 2 ... markets, reached one after the other.
std::vector<int> points_for_markets(int markets, const std::string& ruleset) {
    std::string row;
    for (int market = 0; market < markets; ++market) {
        row += "$.";
    }
    const std::string plain(row.size(), '.');
    LaidOut table({row, plain}, {plain, plain}, ruleset);
    std::vector<int> points;
    for (int market = 0; market < markets; ++market) {
        const auto below = static_cast<char>('A' + 2 * market);
        table.animal(std::string(1, below) + "2", 0, Species::Sheep);
        points.push_back(table.score(0).markets);
    }
    return points;
}

TEST(WorkedScoring, Markets) { // R7.2, and beyond the printed table
    EXPECT_EQ(points_for_markets(13, "standard"),
              (std::vector<int>{1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91}));
    EXPECT_EQ(points_for_markets(5, "crucible"), // R9.4
              (std::vector<int>{2, 5, 9, 14, 20}));
}

TEST(WorkedScoring, MarketScoresOnceHoweverItIsReached) { // R7.2
    const LaidOut table({". . .",                         //
                         ". $ .",                         //
                         ". . ."},
                        {"P c .", //
                         "P . c", //
                         ". H ."});
    EXPECT_EQ(table.score(0).markets, 1);
    EXPECT_EQ(table.score(1).markets, 1);
}

TEST(WorkedScoring, LandTilesReachNoMarket) { // R7.2
    const LaidOut table({"m $ m"}, {"L . L"});
    EXPECT_EQ(table.score(0).markets, 0);
}

TEST(WorkedScoring, LandChains) {        // R7.3
    const LaidOut table({"mmmmmmmmmmmm", //
                         "............", //
                         "mmmmmmmmmmmm"},
                        {"LLLLLLL.LLL.", //
                         "............", //
                         "LLL.LL.L.L.L"});
    EXPECT_EQ(table.score(0).land, (7 + 3 + 3) * 2);
}

TEST(WorkedScoring, Haciendas) {        // R7.4
    LaidOut table({"m m m m m m m . m", //
                   " . . . . . . . . ", //
                   ". . . . . . . . ."},
                  {"L L L L L L L . L", //
                   " . . . . . . . . ", //
                   "P P P P P P . . c"});
    table.hacienda("C1");
    table.hacienda("F3");
    EXPECT_EQ(table.score(0).haciendas, 7 + 6);
    table.hacienda("D1");
    EXPECT_EQ(table.score(0).haciendas, 7 + 6);
    table.hacienda("I1"); // a single tile
    EXPECT_EQ(table.score(0).haciendas, 7 + 6 + 1);
    EXPECT_EQ(table.score(1).haciendas, 0);
    table.land("H1", 0); // chains with haciendas join
    EXPECT_EQ(table.score(0).haciendas, 9 + 6);
}

TEST(WorkedScoring, TileTouchesAWaterTileAlongSeveralSides) { // R7.5
    const LaidOut table({". . . .",                           //
                         " . . . "},
                        {". 1 1 .", //
                         " P C c "});
    EXPECT_EQ(table.score(0).water, 2); // B2 touches both spaces of the tile
    EXPECT_EQ(table.score(1).water, 1);
}

TEST(WorkedScoring, NeighbouringWaterTilesAreNotJoined) { // R7.5
    const LaidOut table({". w . .",                       //
                         " . . . "},
                        {". . 2 .", //
                         " P C c "});
    EXPECT_EQ(table.score(0).water, 3); // A2 touches the map's tile, B2 both
    EXPECT_EQ(table.score(1).water, 1);
}

TEST(WorkedScoring, WaterPaysTilesOfEitherKindWhicheverComesFirst) { // R7.5
    LaidOut table({". m . m",                                        //
                   " . . . "},
                  {". . . .", //
                   " . . . "});
    table.land("B1", 0);
    table.water({"B2", "C2"});
    EXPECT_EQ(table.score(0).water, 1);
    table.animal("C1", 0, Species::Horse); // touches both spaces of the tile
    EXPECT_EQ(table.score(0).water, 2);
    table.land("D1", 1);
    EXPECT_EQ(table.score(1).water, 1);
}

TEST(WorkedScoring, Money) { // R7.6, R9.1
    const auto money = [](int pesos, const std::string& ruleset) {
        return LaidOut({"."}, {"."}, ruleset).score(0, pesos).money;
    };
    EXPECT_EQ(money(28, "standard"), 2);
    EXPECT_EQ(money(9, "standard"), 0);
    EXPECT_EQ(money(30, "standard"), 3);
    EXPECT_EQ(money(39, "variant-1"), 1);
    EXPECT_EQ(money(40, "variant-1"), 2);
    EXPECT_EQ(money(28, "crucible"), 2);
}

TEST(WorkedScoring, HerdsOfThree) { // R9.1, R9.4
    const Drawing map{". . . . . . . ."};
    const Drawing herds{"P P P . C C . H"};
    EXPECT_EQ(LaidOut(map, herds, "standard").score(0).herds, 0);
    EXPECT_EQ(LaidOut(map, herds, "variant-1").score(0).herds, 3);
    EXPECT_EQ(LaidOut(map, herds, "crucible").score(0).herds, 3);
}

TEST(WorkedScoring, CruciblePoints) {     // R9.4
    const LaidOut table({"m m m . w . .", //
                         " m m . . . . ", //
                         ". . . . . . ."},
                        {"L L L . . P .", //
                         " . . . P 1 . ", //
                         ". . . l . 1 ."},
                        "crucible");
    EXPECT_EQ(table.score(0).land, 3);
    EXPECT_EQ(table.score(0).water, 2 + 2 + 1 + 1); // both pigs touch the single and the double
    EXPECT_EQ(table.score(1).water, 0);
}

/// R7.7: all pieces of both players on one map. Red is seat 0, blue is seat 1.
TEST(WorkedScoring, RedFiftyThreeBlueFiftyTwo) {
    LaidOut table({". . m . . . . . . . m m .",   //
                   " . m w . . . . . $ . w m . ", //
                   ". . . . . $ . . . . . m .",   //
                   " . . . . . . . . . . $ . . ", //
                   ". . . . . . . . . . . . .",   //
                   " . . $ . . . . . . . . . . ", //
                   "f f . . . . . . . s s s .",   //
                   " f . . . . r r r . . . s . ", //
                   ". . w . . . . . $ . . s .",   //
                   " . . . $ . . . . . s s . . "},
                  {". . L . . . . . . . L L .",   //
                   " . L . . . . . . . S . L . ", //
                   ". . P P P . . . . . S L .",   //
                   " . . 1 1 P . . . . . . . . ", //
                   ". . . P P . . . . . h . .",   //
                   " . . . . . . . . . . h . . ", //
                   "l l s . . . . . . l l l .",   //
                   " l c c . . L L L C 2 2 l . ", //
                   ". . . c . . . . . . 2 l .",   //
                   " . . c . . . . . h l l . . "});
    table.hacienda("E4"); // red's six pigs
    table.hacienda("L7"); // blue's chain of seven
    table.hacienda("C8"); // blue's four cattle

    const rules::Score red = table.score(0, 12);
    EXPECT_EQ(red.markets, 15);
    EXPECT_EQ(red.land, 14);
    EXPECT_EQ(red.haciendas, 6);
    EXPECT_EQ(red.water, 4 + 6 + 1 + 6);
    EXPECT_EQ(red.money, 1);
    EXPECT_EQ(red.total(), 53);

    const rules::Score blue = table.score(1, 8);
    EXPECT_EQ(blue.markets, 10);
    EXPECT_EQ(blue.land, 20);
    EXPECT_EQ(blue.haciendas, 7 + 4);
    EXPECT_EQ(blue.water, 7 + 4);
    EXPECT_EQ(blue.money, 0);
    EXPECT_EQ(blue.total(), 52);
}

} // namespace
} // namespace pampas::testing
