#include "tests/editor/command_line/run_pampas.h"

#include <cstdio>

namespace pampas::command_line {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// What a real bash offers after the words, the last of which is being typed.
std::string completions(const std::vector<std::string>& words) {
    const testing::TemporaryFolder folder;
    const std::filesystem::path script = folder / "script";
    std::string text = testing::run_pampas({"completion", "bash"}).out + "COMP_WORDS=(";
    for (const std::string& word : words) {
        text += "'" + word + "' ";
    }
    testing::put(script, text + ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                                "_pampas pampas \"${COMP_WORDS[COMP_CWORD]}\"\n"
                                "echo \"${COMPREPLY[*]}\"\n");
    const std::string command = "cd " + folder.path().string() + " && bash script 2>&1";
    FILE* pipe = ::popen(command.c_str(), "r");
    std::string output(1 << 16, '\0');
    output.resize(std::fread(output.data(), 1, output.size(), pipe));
    EXPECT_EQ(::pclose(pipe), 0) << output;
    return output;
}

TEST(Completion, OffersCommands) {
    EXPECT_THAT(completions({"pampas", ""}), AllOf(HasSubstr("validate"), HasSubstr("export")));
    EXPECT_EQ(completions({"pampas", "val"}), "validate\n");
}

TEST(Completion, OffersOptionsOfTheCommand) {
    EXPECT_THAT(completions({"pampas", "transform", "--"}),
                AllOf(HasSubstr("--rotate"), Not(HasSubstr("--seed"))));
}

TEST(Completion, OffersValuesOfTheOption) {
    EXPECT_EQ(completions({"pampas", "transform", "map.json", "--rotate", ""}), "90 180 270\n");
    EXPECT_EQ(completions({"pampas", "export", "--format", "p"}), "png\n");
}

TEST(Completion, OffersFilesForMaps) {
    EXPECT_EQ(completions({"pampas", "validate", "scr"}), "script\n");
}

} // namespace
} // namespace pampas::command_line
