#include "engine/files/free_name.h"

#include <gtest/gtest.h>

#include <set>

namespace pampas {
namespace {

std::string free_beside(const std::string& name, const std::set<std::string>& taken) {
    return free_name(name, [&](const std::string& other) { return taken.contains(other); });
}

TEST(FreeName, IsTheNameItselfUnlessTaken) {
    EXPECT_EQ(free_beside("Honey", {}), "Honey");
    EXPECT_EQ(free_beside("Honey (7)", {"Honey"}), "Honey (7)");
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
