#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/utf8.h"
#include "tests/engine/random_details.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace pampas {
namespace {

TEST(PortableName, KeepsWhatEverySystemTakes) {
    EXPECT_EQ(portable_name("Two Rivers"), "Two Rivers");
    EXPECT_EQ(portable_name("ξένος 牧場 🐖"), "ξένος 牧場 🐖");
}

TEST(PortableName, ReplacesWhatSomeSystemsRefuse) {
    EXPECT_EQ(portable_name("a/b\\c:d*e?f\"g<h>i|j\nk"), "a-b-c-d-e-f-g-h-i-j-k");
    EXPECT_EQ(portable_name(" .. a. "), "a");
    EXPECT_EQ(portable_name(""), "-");
    EXPECT_EQ(portable_name(".."), "-");
    EXPECT_EQ(portable_name("NUL"), "-NUL");
    EXPECT_EQ(portable_name("com1.old"), "-com1.old");
    EXPECT_EQ(portable_name("command"), "command");
}

RC_GTEST_PROP(PortableName, IsTheNameOfAFileInItsFolder, ()) {
    const std::string name = portable_name(*testing::any_text() + *testing::any_text());
    RC_ASSERT(name.size() <= 101U);
    RC_ASSERT(utf8::is_valid(name));
    const testing::TemporaryFolder folder;
    write_file(folder.path() / path_of(name + ".json"), "x");
    RC_ASSERT(testing::bytes_of(folder.path() / path_of(name + ".json")) == "x");
    RC_ASSERT(path_of(name).filename() == path_of(name));
}

std::string free_beside(const std::string& name, const std::set<std::string>& taken) {
    return free_name(name, [&](const std::string& other) { return taken.contains(other); });
}

TEST(FreeName, IsTheNameItselfUnlessTaken) {
    EXPECT_EQ(free_beside("Honey", {}), "Honey");
    EXPECT_EQ(free_beside("Honey (7)", {"Honey"}), "Honey (7)");
}

TEST(FreeName, GoesOnFromTheLastNumber) {
    int number = 2;
    int asked = 0;
    const auto is_taken = [&](const std::string& name) {
        ++asked;
        return name != "a (4)";
    };
    EXPECT_EQ(free_name("a", is_taken, number), "a (4)");
    EXPECT_EQ(number, 5);
    EXPECT_EQ(free_name(
                  "a", [](const std::string& name) { return name == "a"; }, number),
              "a (5)");
    EXPECT_EQ(asked, 4);
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
