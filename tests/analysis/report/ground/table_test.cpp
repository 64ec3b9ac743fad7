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

} // namespace
} // namespace pampas::report
