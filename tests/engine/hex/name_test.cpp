#include "engine/hex/name.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cctype>

namespace pampas::hex {
namespace {

TEST(Name, IsColumnLettersAndRowFromOne) {
    EXPECT_EQ(name({0, 0}), "A1");
    EXPECT_EQ(name({2, 6}), "C7");
    EXPECT_EQ(name({25, 9}), "Z10");
    EXPECT_EQ(name({26, 0}), "AA1");
    EXPECT_EQ(name({249, 249}), "IP250");
}

RC_GTEST_PROP(Name, LeadsBackToItsSpaceInCapitalsOrNot, ()) {
    const Coordinate at{*rc::gen::inRange(0, 1000), *rc::gen::inRange(0, 1000)};
    std::string called = name(at);
    RC_ASSERT(coordinate_named(called) == at);
    for (char& letter : called) {
        letter = static_cast<char>(std::tolower(letter));
    }
    RC_ASSERT(coordinate_named(called) == at);
}

// Whatever is read as a name is written in this way: there are no other spellings.
RC_GTEST_PROP(Name, IsTheOnlyOneOfItsSpace, ()) {
    auto text =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ABCZabz0129 -+.")));
    const auto at = coordinate_named(text);
    for (char& letter : text) {
        letter = static_cast<char>(std::toupper(letter));
    }
    RC_ASSERT(!at || name(*at) == text);
}

TEST(Name, IsNothingElse) {
    for (const char* text : {"", "C", "7", "7C", "C0", "C-1", "C+1", "C07", "C 7", " C7", "C7 ",
                             "C7.", "Ä7", "C99999999999", "ZZZZZZZZZZZZZZZZ1"}) {
        EXPECT_EQ(coordinate_named(text), std::nullopt) << text;
    }
}

TEST(WrittenCoordinate, IsANameOrColumnAndRowInBrackets) {
    EXPECT_EQ(coordinate_written("C7"), (Coordinate{2, 6}));
    EXPECT_EQ(coordinate_written("[2,6]"), (Coordinate{2, 6}));
    EXPECT_EQ(coordinate_written("[ 0 , 249 ]"), (Coordinate{0, 249}));
    for (const char* text :
         {"", "[", "[]", "[2]", "[2,]", "[,6]", "[2,6", "2,6]", "[2,6]]", "[2 6]", "[-1,6]",
          "[2,6,1]", "[99999999999,1]", "[a,b]", " [2,6]", "[+2,6]"}) {
        EXPECT_EQ(coordinate_written(text), std::nullopt) << text;
    }
}

} // namespace
} // namespace pampas::hex
