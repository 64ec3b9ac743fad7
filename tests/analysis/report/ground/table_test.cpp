#include "analysis/report/ground/table.h"

#include <gtest/gtest.h>

namespace pampas::report {
namespace {

TEST(Table, ColumnsStandAtTheirRightEnd) {
    EXPECT_EQ(table({{"seat", "wins"}, {"1", "30.0 %"}}), "seat    wins\n   1  30.0 %\n");
}

TEST(Table, CountsCharactersNotBytes) {
    EXPECT_EQ(table({{"más", "ähnlich"}, {"1234", "1"}}), " más  ähnlich\n1234        1\n");
}

TEST(Table, WideCharactersTakeTwoColumns) {
    EXPECT_EQ(table({{"地図", "x"}, {"12345", "y"}}), " 地図  x\n12345  y\n");
    EXPECT_EQ(table({{"", "x"}, {"1", "y"}}), "   x\n1  y\n");
}

} // namespace
} // namespace pampas::report
