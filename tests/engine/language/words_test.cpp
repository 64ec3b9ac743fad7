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
    EXPECT_TRUE(has_words("\u0152uvre \u0141\u00f3d\u017a", "\u0153uvre \u0142\u00d3D\u0179"));
    EXPECT_TRUE(has_words("\u039c\u03ad\u03bb\u03b9", "\u03bc\u03ad\u039b")); // the same, in Greek
    EXPECT_FALSE(has_words("\u00d7", "\u00f7"));                              // signs, not letters
    EXPECT_FALSE(has_words("Offnung", "\u00f6ffnung"));
}

TEST(Words, BytesThatAreNoTextDoNoHarm) {
    EXPECT_FALSE(has_words("a\xff\xfe", "b"));
    EXPECT_TRUE(has_words("a\xff", "A"));
}

} // namespace
} // namespace pampas::language
