#include "engine/files/input_error.h"

#include <gmock/gmock.h>

#include <cerrno>

namespace pampas {
namespace {

TEST(InputError, IsOneLineOfFilePlaceAndMessage) {
    EXPECT_STREQ(InputError("no").what(), "no");
    EXPECT_STREQ(InputError("no", "line 3").what(), "line 3: no");
    EXPECT_STREQ(InputError("no", "line 3", "a.haz").what(), "a.haz: line 3: no");
    EXPECT_STREQ(InputError("no\nway", "line\t3", "\x1b[2J").what(),
                 "\\x1b[2J: line\\t3: no\\nway");
}

TEST(InputError, KeepsTheFileThatIsNamedFirst) {
    const InputError error = InputError("no", "/rows").in_file("a.json").in_file("b.json");
    EXPECT_STREQ(error.what(), "a.json: /rows: no");
}

TEST(InputError, SaysWhatTheSystemRefused) {
    errno = EACCES;
    EXPECT_STREQ(system_error("a.haz", "cannot be read").what(),
                 "a.haz: cannot be read: Permission denied");
    EXPECT_STREQ(
        system_error("", "cannot be read", std::make_error_code(std::errc::is_a_directory)).what(),
        "\"\": cannot be read: Is a directory");
}

TEST(Escaped, LeavesPrintableTextAlone) {
    for (const char* text : {"", "plain \\ \"text\"", "é€☃🐖", "\xc2\xa0"}) {
        EXPECT_EQ(escaped(text), text);
    }
}

TEST(Escaped, ShowsControlCharacters) {
    EXPECT_EQ(escaped("a\nb\tc\rd"), "a\\nb\\tc\\x0dd");
    EXPECT_EQ(escaped("\x1b[31m\x7f"), "\\x1b[31m\\x7f");
    EXPECT_EQ(escaped("\xc2\x9b"), "\\xc2\\x9b");
    EXPECT_EQ(escaped(std::string(1, '\0')), "\\x00");
}

TEST(Escaped, ShowsBytesThatAreNotUtf8) {
    EXPECT_EQ(escaped("\xff"), "\\xff");
    EXPECT_EQ(escaped("\xe2\x82"), "\\xe2\\x82");                   // cut short
    EXPECT_EQ(escaped("\xe2\x82x"), "\\xe2\\x82x");                 // not continued
    EXPECT_EQ(escaped("\xc0\xaf"), "\\xc0\\xaf");                   // overlong
    EXPECT_EQ(escaped("\xe0\x80\xaf"), "\\xe0\\x80\\xaf");          // overlong
    EXPECT_EQ(escaped("\xed\xa0\x80"), "\\xed\\xa0\\x80");          // surrogate
    EXPECT_EQ(escaped("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80"); // beyond the last character
}

} // namespace
} // namespace pampas
