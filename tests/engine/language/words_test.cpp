#include "engine/language/words.h"

#include <gtest/gtest.h>

namespace pampas::language {
namespace {

TEST(Words, AreFoundAnywhereAndInAnyOrder) {
    EXPECT_TRUE(has_words("Way to a market", "market way"));
    EXPECT_TRUE(has_words("Way to a market", "ark  wa"));
    EXPECT_TRUE(has_words("Way to a market", ""));
    EXPECT_FALSE(has_words("Way to a market", "market land"));
}

TEST(Words, AreFoundInCapitalsOrNotInEveryAlphabet) {
    EXPECT_TRUE(has_words("\u00d6ffnung am \u00c9tang", "\u00f6FFNUNG \u00e9tang"));
    EXPECT_TRUE(has_words("\u041c\u0451\u0434", "\u043c\u0401\u0434")); // honey, in Cyrillic
    EXPECT_FALSE(has_words("Offnung", "\u00f6ffnung"));
}

TEST(Words, BytesThatAreNoTextDoNoHarm) {
    EXPECT_FALSE(has_words("a\xff\xfe", "b"));
    EXPECT_TRUE(has_words("a\xff", "A"));
}

} // namespace
} // namespace pampas::language
