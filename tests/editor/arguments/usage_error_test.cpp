#include "editor/arguments/parser.h"
#include "editor/arguments/usage_error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace pampas::arguments {
namespace {

/// What a program with all sorts of options says of wrong arguments.
std::string complaint(const std::vector<std::string>& arguments) {
    CLI::App program("", "program");
    translate_parser(program);
    int number = 0;
    int count = 0;
    std::string word;
    std::string map;
    bool flag = false;
    program.add_option("MAP", map)->required();
    limit_to(*program.add_option("-n,--number", number), Bounded<int>{1, 9});
    program.add_option("--count", count);
    CLI::Option* choice = limit_to(program, *program.add_option("--word", word), {"one", "two"})
                              ->excludes("--number");
    program.add_flag("--flag", flag)->needs(choice);
    CLI::App* command = program.add_subcommand("below");
    command->require_subcommand(1);
    command->add_subcommand("deeper")->add_option("--depth", count);
    try {
        program.parse(std::vector(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        return usage_error(program, error, arguments);
    }
    return "nothing";
}

TEST(UsageError, SaysInOneLineWhatIsWrong) {
    const std::string see = " (see program --help)";
    EXPECT_EQ(complaint({"map"}), "nothing");
    EXPECT_EQ(complaint({}), "MAP is required" + see);
    EXPECT_EQ(complaint({"map", "--number"}), "--number needs a value" + see);
    EXPECT_EQ(complaint({"map", "--number", "10"}),
              "--number: expected a whole number from 1 to 9, not \"10\"" + see);
    EXPECT_EQ(complaint({"map", "--number", "x"}),
              "--number: expected a whole number from 1 to 9, not \"x\"" + see);
    EXPECT_EQ(complaint({"map", "--word", "three"}),
              "--word: \"three\" is not one of one, two" + see);
    EXPECT_EQ(complaint({"map", "--number", "1", "--word", "one"}),
              "--number cannot be used with --word" + see);
    EXPECT_EQ(complaint({"map", "--flag"}), "--flag needs --word" + see);
    EXPECT_EQ(complaint({"map", "--count", "x"}), "--count: cannot read \"x\"" + see);
    EXPECT_EQ(complaint({"map", "--word", "one", "--word", "two"}),
              "--word is given more than once" + see);
    EXPECT_EQ(complaint({"map", "li\nnes"}), "there is no command \"li nes\"" + see);
}

TEST(UsageError, NamesOptionsAsTheyWereTyped) {
    EXPECT_EQ(complaint({"map", "-n"}), "-n needs a value (see program --help)");
}

TEST(UsageError, SaysWhatIsLikelyMeant) {
    EXPECT_EQ(complaint({"map", "--conut", "3"}),
              "there is no option --conut; did you mean --count? (see program --help)");
    EXPECT_EQ(complaint({"map", "--numbre=3"}),
              "there is no option --numbre; did you mean --number? (see program --help)");
    EXPECT_EQ(complaint({"map", "belwo"}),
              "there is no command \"belwo\"; did you mean below? (see program --help)");
    EXPECT_EQ(complaint({"map", "--wrongly"}), "there is no option --wrongly (see program --help)");
}

TEST(UsageError, PointsToTheHelpOfTheCommand) {
    EXPECT_EQ(complaint({"map", "below"}), "a command is missing (see program below --help)");
    EXPECT_EQ(complaint({"map", "below", "deper"}),
              "there is no command \"deper\"; did you mean deeper? (see program below --help)");
    EXPECT_EQ(complaint({"map", "below", "deeper", "--depth", "x"}),
              "--depth: cannot read \"x\" (see program below deeper --help)");
    EXPECT_EQ(complaint({"map", "below", "deeper", "--height"}),
              "there is no option --height (see program below deeper --help)");
}

} // namespace
} // namespace pampas::arguments
