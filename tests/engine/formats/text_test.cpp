#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::formats {
namespace {

using map::Map;
using map::Space;

Map read_text(std::string_view text) {
    return text_format().read(text);
}

std::string write_text(const Map& map) {
    return text_format().write(map);
}

bool is_map_text(std::string_view text) {
    return text_format().recognizes(text);
}

Map named(Map map, const std::string& name) {
    map.details().name = name;
    return map;
}

/// What forums put in place of a blank, or between lines.
rc::Gen<std::string> any_blanks() {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
                            " ", "\t", "\xc2\xa0", "\xe2\x80\x83", "\xe2\x80\x8b", "\xe3\x80\x80")),
                        [](const auto& blanks) {
                            std::string all;
                            for (const std::string& blank : blanks) {
                                all += blank;
                            }
                            return all;
                        });
}

/// The text after a forum changed its blanks.
std::string pasted(const std::string& text) {
    const std::string indent = *any_blanks();
    const std::string end = *rc::gen::element<std::string>("\n", "\r\n", "\r", "\n\n", " \r\n");
    const bool tabs = *rc::gen::arbitrary<bool>();
    std::string result = *any_blanks() + end;
    std::string line;
    for (const char c : text) {
        if (c == '\n') {
            result += indent + line.substr(0, line.find_last_not_of(' ') + 1) + end;
            line.clear();
        } else {
            line += c;
        }
    }
    if (tabs) {
        const std::size_t board = result.find(end, result.find(" x ")) + end.size();
        std::replace(result.begin() + static_cast<std::ptrdiff_t>(board), result.end(), ' ', '\t');
    }
    return result;
}

RC_GTEST_PROP(MapText, ComesBackFromAForum, ()) {
    const std::string name = *rc::gen::element<std::string>("", "Fen, 8 x 4, y odd", "x", "Æ ☃ 🐖",
                                                            "ξένος", "牧 場", "\"quoted\" #1");
    const Map map = named(*testing::any_map(), name);
    const std::string text = write_text(map);
    RC_ASSERT(is_map_text(text));
    RC_ASSERT(read_text(text) == map);
    const std::string other = pasted(text);
    RC_ASSERT(is_map_text(other));
    RC_ASSERT(read_text(other) == map);
}

RC_GTEST_PROP(MapText, HoldsAnyNameOrRefusesIt, ()) {
    const Map map = named(Map({2, 1}), *testing::any_text());
    try {
        RC_ASSERT(read_text(write_text(map)) == map);
    } catch (const InputError&) {
        const std::string& name = map.details().name;
        RC_ASSERT(name.find_first_of(std::string("\n\r\t\x1b\x7f\0", 6)) != std::string::npos ||
                  name.starts_with(' ') || name.ends_with(' '));
    }
}

RC_GTEST_PROP(MapText, HoldsAnySize, ()) {
    const Map map(*testing::any_grid_up_to(hex::max_side, hex::max_side), Space::Void);
    RC_ASSERT(read_text(write_text(map)) == map);
}

RC_GTEST_PROP(MapText, DamagedOneIsReadOrRefused, ()) {
    const std::string text = *testing::damaged(write_text(*testing::any_map()));
    try {
        const Map map = read_text(text);
        RC_ASSERT(read_text(write_text(map)) == map);
    } catch (const InputError&) {
    }
}

TEST(MapText, StandsAsTheBoardDoes) {
    Map rows({3, 3});
    rows.set({0, 1}, Space::Forest);
    EXPECT_EQ(write_text(named(rows, "Row")), "3 x 3, y odd, Row\n. . .\n f . .\n. . .\n");
    Map columns({3, 2, hex::StaggerAxis::X, hex::StaggerIndex::Even});
    columns.set({1, 0}, Space::Market);
    EXPECT_EQ(write_text(named(columns, "Column")),
              "3 x 2, x even, Column\n  $\n.   .\n  .\n.   .\n");
}

TEST(MapText, SaysWhatIsWrongInWhichLine) {
    const auto refused = [](const std::string& text, const std::string& message) {
        EXPECT_THAT([&] { read_text(text); },
                    ::testing::ThrowsMessage<InputError>(::testing::HasSubstr(message)))
            << text;
    };
    refused("", "line 1: expected a first line such as");
    refused("3 x 3 odd", "line 1: expected a first line such as");
    refused("0 x 3, y odd, a\n", "line 1: a board has 1 to 250");
    refused("-3 x 3, y odd, a\n", "line 1: a board has 1 to 250");
    refused("3 x 251, y odd, a\n", "line 1: a board has 1 to 250");
    refused("3 x 1, y odd, a\n. . q\n", "line 2: expected one of \".mfgrsl$w-\", found \"q\"");
    refused("3 x 1, y odd, a\n. . .\r\n.\n", "line 3: more than 3 spaces");
    refused("3 x 1, y odd, a\n. .\n", "only 2 of 3 spaces");
    refused("3 x 1, y odd, \xff\n. . .\n", "line 1: the name is not UTF-8");
}

TEST(MapText, IsKnownByItsFirstLine) {
    EXPECT_TRUE(is_map_text("\n\n  8 x 4, y odd,"));
    EXPECT_FALSE(is_map_text("8 x 4, z odd,"));
    EXPECT_FALSE(is_map_text("8 x 4, y odd"));
    EXPECT_FALSE(is_map_text("8 x 4, y oddly,"));
    EXPECT_FALSE(is_map_text("{}"));
}

} // namespace
} // namespace pampas::formats
