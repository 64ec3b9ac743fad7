#include "engine/language/language.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"

#include <gtest/gtest.h>

namespace pampas::language {
namespace {

TEST(Number, HasItsDecimals) {
    EXPECT_EQ(decimal(1.25, 1), "1.2");
    EXPECT_EQ(decimal(-1.25, 2), "−1.25");
    EXPECT_EQ(signed_decimal(1.25, 1), "+1.2");
    EXPECT_EQ(signed_decimal(-3, 0), "−3");
}

TEST(Number, WhatRoundsToNothingHasNoMinus) {
    EXPECT_EQ(decimal(-0.04, 1), "0.0");
    EXPECT_EQ(decimal(-0.4, 0), "0");
    EXPECT_EQ(signed_decimal(-0.04, 1), "+0.0");
    EXPECT_EQ(decimal(-0.06, 1), "−0.1");
}

TEST(Number, HasARealMinusSign) {
    EXPECT_EQ(tr("{:.1f} {:>6.1f} {:.3g}", -1.5, -0.25, 1e-7), "−1.5   −0.2 1e-07");
}

TEST(Number, HasTheSeparatorOfTheLanguage) {
    const Scope german(*find("de"));
    EXPECT_EQ(decimal(1.25, 1), "1,2");
    EXPECT_EQ(tr("{:.2f} {:+.1f} {} {:>6.1f} {:.3g}", 1.5, 2.5F, 7, 0.25, 0.125),
              "1,50 +2,5 7    0,2 0,125");
}

} // namespace
} // namespace pampas::language
