#include "editor/arguments/command_tree.h"
#include "editor/arguments/parser.h"

#include <CLI/CLI.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::arguments {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::IsEmpty;

/// A program that has one of everything.
class CommandTreeTest : public ::testing::Test {
  protected:
    CommandTreeTest() {
        program_.name("tool");
        translate_parser(program_);
        CLI::App* command = program_.add_subcommand("paint", "Paint it");
        end_help(*command, {"A note."}, "tool paint a.json\ntool paint b.json");
        CLI::Option* colour = command->add_option("-c,--colour", text_, "Of what colour");
        offer(*command, *colour, {"red", "blue"}, Files::Refused);
        limit_to(*command->add_option("--size", number_, "How large"), Bounded<int>{1, 9})
            ->capture_default_str();
        command->add_flag("--twice", twice_, "Once more")->needs(colour);
        command->add_option("MAP", texts_, "Maps")->required();
        tree_ = command_tree(program_);
    }

    const Argument& option(std::size_t number) { return tree_.commands.at(0).options.at(number); }

    CLI::App program_;
    std::string text_;
    std::vector<std::string> texts_;
    int number_ = 3;
    bool twice_ = false;
    CommandTree tree_;
};

TEST_F(CommandTreeTest, TellsOfCommands) {
    const CommandTree& paint = tree_.commands.at(0);
    EXPECT_EQ(tree_.name, "tool");
    EXPECT_EQ(paint.name, "tool paint");
    EXPECT_EQ(paint.meaning, "Paint it");
    EXPECT_THAT(paint.notes, ElementsAre("A note."));
    EXPECT_THAT(paint.examples, ElementsAre("tool paint a.json", "tool paint b.json"));
}

TEST_F(CommandTreeTest, TellsOfOptions) {
    EXPECT_THAT(option(0).names, ElementsAre("-h", "--help"));
    EXPECT_EQ(option(0).value, "");
    EXPECT_THAT(option(1).names, ElementsAre("-c", "--colour"));
    EXPECT_THAT(option(1).words, ElementsAre("red", "blue"));
    EXPECT_FALSE(option(1).takes_files);
    EXPECT_EQ(option(2).value, "1..9");
    EXPECT_EQ(option(2).unless_given, "3");
    EXPECT_THAT(option(2).words, IsEmpty());
    EXPECT_THAT(option(3).needs, ElementsAre("--colour"));
    EXPECT_EQ(option(3).value, "");
}

TEST_F(CommandTreeTest, TellsOfWhatStandsByItself) {
    const Argument& map = tree_.commands.at(0).positionals.at(0);
    EXPECT_EQ(map.value, "MAP");
    EXPECT_THAT(map.names, IsEmpty());
    EXPECT_TRUE(map.is_required);
    EXPECT_TRUE(map.is_repeated);
    EXPECT_TRUE(map.takes_files);
}

TEST_F(CommandTreeTest, WhatIsOfferedIsNotAskedFor) {
    program_.parse("paint --colour green a.json", false);
    EXPECT_EQ(text_, "green");
    EXPECT_THROW(program_.parse("paint --size 10 a.json", false), CLI::ParseError);
}

TEST_F(CommandTreeTest, HelpEndsAsTheCommandTreeHasIt) {
    EXPECT_THAT(program_.get_subcommand("paint")->help(),
                EndsWith("\nA note.\nExample:\n  tool paint a.json\n  tool paint b.json\n"));
}

TEST(EditorOptions, OfferLanguagesAndThemes) {
    EditorOptions options;
    CLI::App program;
    add_editor_options(program, options);
    const CommandTree tree = command_tree(program);
    EXPECT_EQ(tree.name, "pampas-editor");
    const auto words = [&tree](const std::string& name) {
        return std::ranges::find_if(tree.options,
                                    [&](const Argument& o) { return o.names.back() == name; })
            ->words;
    };
    EXPECT_THAT(words("--language"), ElementsAre("en", "de", "es", "fr"));
    EXPECT_EQ(words("--theme"), editor_themes());
}

} // namespace
} // namespace pampas::arguments
