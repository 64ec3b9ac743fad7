#include "editor/arguments/parser.h"
#include "engine/language/language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::arguments {
namespace {

/// What a program with all sorts of options says of wrong arguments.
std::string complaint(std::vector<std::string> arguments) {
    CLI::App program("", "program");
    translate_parser(program);
    int number = 0;
    int count = 0;
    std::string word;
    std::string map;
    bool flag = false;
    program.add_option("MAP", map)->required();
    check_range(program, *program.add_option("--number", number), Bounded<int>{1, 9});
    program.add_option("--count", count);
    CLI::Option* choice = limit_to(program, *program.add_option("--word", word), {"one", "two"})
                              ->excludes("--number");
    program.add_flag("--flag", flag)->needs(choice);
    CLI::App* command = program.add_subcommand("below");
    command->require_subcommand(1);
    command->add_subcommand("deeper")->add_option("--depth", count);
    std::ranges::reverse(arguments);
    try {
        program.parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
        return usage_error(program, error);
    }
    return "nothing";
}

TEST(Parser, SaysInOneLineWhatIsWrong) {
    EXPECT_EQ(complaint({"map"}), "nothing");
    EXPECT_EQ(complaint({}), "MAP is required");
    EXPECT_EQ(complaint({"map", "--wrong"}), "not expected: --wrong");
    EXPECT_THAT(complaint({"map", "more", "yet more"}), ::testing::StartsWith("not expected: "));
    EXPECT_EQ(complaint({"map", "li\nnes"}), "not expected: li nes");
    EXPECT_EQ(complaint({"map", "--number"}), "--number: its value is missing");
    EXPECT_EQ(complaint({"map", "--number", "10"}), "--number: 10 is not from 1 to 9");
    EXPECT_EQ(complaint({"map", "--number", "x"}), "--number: x is not from 1 to 9");
    EXPECT_EQ(complaint({"map", "--word", "three"}), "--word: \"three\" is none of one,two");
    EXPECT_EQ(complaint({"map", "--number", "1", "--word", "one"}),
              "--number does not go with --word");
    EXPECT_EQ(complaint({"map", "--flag"}), "--flag needs --word");
    EXPECT_EQ(complaint({"map", "--count", "x"}), "--count: \"x\" cannot be read");
    EXPECT_EQ(complaint({"map", "--word", "one", "--word", "two"}),
              "--word is given more than once");
}

TEST(Parser, SaysWhatIsWrongWithACommandBelow) {
    EXPECT_EQ(complaint({"map", "below"}), "A subcommand is required");
    EXPECT_EQ(complaint({"map", "below", "deeper", "--depth", "x"}),
              "--depth: \"x\" cannot be read");
    EXPECT_EQ(complaint({"map", "below", "deeper", "--height"}), "not expected: --height");
}

} // namespace
} // namespace pampas::arguments
