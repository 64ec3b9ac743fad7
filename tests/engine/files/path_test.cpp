#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/utf8.h"
#include "tests/engine/random_details.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

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
    EXPECT_EQ(portable_name("com12"), "com12");
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

} // namespace

} // namespace pampas
