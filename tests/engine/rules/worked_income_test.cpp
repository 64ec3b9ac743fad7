#include "tests/engine/rules/laid_out.h"

#include <gtest/gtest.h>

/// The worked examples of the rules for the pay of markets and harvests, laid out.
namespace pampas::testing {
namespace {

using rules::Species;

TEST(WorkedIncome, HerdAtAMarketAndAtAFurtherSide) { // R5.7, the first
    LaidOut table({"m m m . . .",                    //
                   " . . . $ . "},
                  {"L L L . . .", //
                   " . . . . . "});
    table.animal("C2", 0, Species::Pig); // beside the chain; the market is beside it
    EXPECT_EQ(table.income("C2"), 3 + 1);

    LaidOut example({"m m m . . .", //
                     " . . . . $ "},
                    {"L L L . . .", //
                     " . . . . . "});
    example.animal("C2", 0, Species::Pig);
    EXPECT_EQ(example.income("C2"), 0);
    example.animal("D2", 0, Species::Pig);
    EXPECT_EQ(example.income("D2"), 3 + 2);
    example.animal("E1", 0, Species::Pig);
    EXPECT_EQ(example.income("E1"), 3 + 3);
}

TEST(WorkedIncome, PigJoinsTwoHerds) { // R5.7, the second
    LaidOut table({"m m . . . . .",    //
                   " . . . . . . ",    //
                   ". . . $ . . .",    //
                   " . . . . m m ",    //
                   ". . . . . m ."},
                  {"L L . . . . .", //
                   " P P . P . . ", //
                   ". . . . P . .", //
                   " . . . P L L ", //
                   ". . . . . L ."});
    EXPECT_EQ(table.position().group(table.cell("A2")).size, 2);
    EXPECT_EQ(table.position().group(table.cell("D2")).size, 3);
    table.animal("C2", 0, Species::Pig);
    EXPECT_EQ(table.position().group(table.cell("A2")).size, 6);
    EXPECT_EQ(table.income("C2"), 6 + 2 + 3);
}

TEST(WorkedIncome, EachChainCountsOnceAndEachMarketPays) { // R5.6
    // The herd touches its only chain along many sides, and an opponent's land.
    LaidOut table({"m m m m . .", //
                   " . . . . . ", //
                   ". $ . $ . ."},
                  {"L L L L . .", //
                   " C C . . . ", //
                   ". . l . . ."});
    EXPECT_EQ(table.income("A2"), 2 + 4);
    table.animal("C2", 0, Species::Cattle); // at another market
    EXPECT_EQ(table.income("C2"), 3 + 4);
    table.animal("D2", 0, Species::Cattle); // at a further side of it
    EXPECT_EQ(table.income("D2"), 4 + 4);
}

TEST(WorkedIncome, AnimalAtTwoMarketsIsPaidTwice) { // R5.6
    LaidOut table({"m $ . .",                       //
                   " . $ . "},
                  {"L . . .", //
                   " H . . "});
    EXPECT_EQ(table.income("A2"), 2 * (1 + 1));
}

TEST(WorkedIncome, HarvestOfSevenTiles) { // R6.3
    const LaidOut table({"m m m m m m m ."}, {"L L L L L L L ."});
    EXPECT_EQ(table.harvest("D1"), 21);
}

const std::string variant_1 = "variant-1";

TEST(WorkedIncome, VariantTwoAnimalsOneLand) { // R9.1
    LaidOut table({"m . $ ."}, {"L . . ."}, variant_1);
    table.animal("B1", 0, Species::Pig);
    EXPECT_EQ(table.income("B1"), 1 * 1);

    LaidOut example({"m . . $"}, {"L . . ."}, variant_1);
    example.animal("B1", 0, Species::Pig);
    example.animal("C1", 0, Species::Pig);
    EXPECT_EQ(example.income("C1"), 2 * 1);
}

TEST(WorkedIncome, VariantTwoOfAChainOfFourTouch) { // R9.1
    LaidOut table({"m m m m .",                     //
                   " . . . . ",                     //
                   ". . $ . ."},
                  {"L L L L .", //
                   " P . . . ", //
                   ". . . . ."},
                  variant_1);
    table.animal("B3", 0, Species::Pig);
    EXPECT_EQ(table.income("B3"), 2 * 2);
}

TEST(WorkedIncome, VariantHerdsOfAChainOfSixJoin) { // R9.1
    LaidOut table({". . $ . . .",                   //
                   " . . . . m ",                   //
                   "m m m m m ."},
                  {". . . . . .", //
                   " P . . . L ", //
                   "L L L L L ."},
                  variant_1);
    table.animal("B2", 0, Species::Pig); // 1 + 2
    EXPECT_EQ(table.income("B2"), 2 * 3);
    table.animal("D2", 0, Species::Pig); // 4
    EXPECT_EQ(table.income("D2"), 0);
    table.animal("C2", 0, Species::Pig); // 3
    EXPECT_EQ(table.income("C2"), 4 * 6);
}

} // namespace
} // namespace pampas::testing
