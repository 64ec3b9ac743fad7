#include "engine/files/free_names.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace pampas {
namespace {

std::string free_beside(const std::string& name, const std::set<std::string>& taken) {
    return free_name(name, [&](const std::string& other) { return taken.contains(other); });
}

TEST(FreeName, IsTheNameItselfUnlessTaken) {
    EXPECT_EQ(free_beside("Honey", {}), "Honey");
    EXPECT_EQ(free_beside("Honey (7)", {"Honey"}), "Honey (7)");
}

TEST(FreeNames, AreThoseThatFreeNameGivesOneByOne) {
    FreeNames names;
    std::set<std::string> taken;
    for (const std::string name :
         {"a", "a", "a (2)", "b", "A", "a (7)", "a (3)", "a", "a (7)", "a"}) {
        const std::string free = free_beside(name, taken);
        EXPECT_EQ(names.give(name), free);
        taken.insert(free);
    }
}

TEST(FreeNames, MayIgnoreCase) {
    FreeNames names(FreeNames::Case::Ignored);
    EXPECT_EQ(names.give("Honey"), "Honey");
    EXPECT_EQ(names.give("honey"), "honey (2)");
    EXPECT_EQ(names.give("HONEY (2)"), "HONEY (3)");
}

TEST(FreeNames, OfManyAreGivenInNoTime) {
    FreeNames names;
    constexpr int many = 50'000;
    for (int number = 0; number < many; ++number) {
        names.give("a");
    }
    for (int number = 2; number < many; ++number) { // each is taken
        names.give("a (" + std::to_string(number) + ")");
    }
    EXPECT_EQ(names.give("a"), "a (" + std::to_string(2 * many - 1) + ")");
}

TEST(FreeName, HasTheFirstNumberThatIsNotTaken) {
    EXPECT_EQ(free_beside("Honey", {"Honey"}), "Honey (2)");
    EXPECT_EQ(free_beside("Honey", {"Honey", "Honey (2)", "Honey (4)"}), "Honey (3)");
}

TEST(FreeName, ANumberThatIsThereGoes) {
    EXPECT_EQ(free_beside("Honey (2)", {"Honey (2)"}), "Honey (3)");
    EXPECT_EQ(free_beside("Honey (9)", {"Honey (9)"}), "Honey (2)");
}

TEST(FreeName, OtherBracketsStay) {
    for (const std::string name :
         {"Honey ()", "Honey (b)", "Honey(2)", " (2)", "(2)", "Honey (2"}) {
        EXPECT_EQ(free_beside(name, {name}), name + " (2)");
    }
}

} // namespace
} // namespace pampas
