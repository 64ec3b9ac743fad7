#include "editor/command_line/program.h"
#include "engine/files/file.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"
#include "engine/version/version.h"
#include "tests/editor/command_line/run_pampas.h"
#include "tests/engine/child.h"

#include <iostream>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::run_pampas;
using testing::TemporaryFolder;

constexpr std::array commands{"new",   "validate", "decide", "transform", "import",    "export",
                              "score", "simulate", "replay", "library",   "completion"};

TEST(Program, TellsItsVersion) {
    const std::string told = run_pampas({"--version"}).out;
    EXPECT_THAT(told, ::testing::StartsWith(fmt::format("pampas {}\n", version::full())));
    for (const version::Library& library : version::engine_libraries()) {
        EXPECT_THAT(told, ::testing::HasSubstr(library.name + " " + library.version));
    }
}

TEST(Program, HelpListsEveryCommand) {
    const auto help = run_pampas({"--help"});
    EXPECT_EQ(help.status, Status::Success);
    for (const char* command : commands) {
        EXPECT_THAT(help.out, HasSubstr(command));
    }
}

TEST(Program, EveryCommandHasAnExampleInItsHelp) {
    for (const std::string command : commands) {
        const auto help = run_pampas({command, "--help"});
        EXPECT_EQ(help.status, Status::Success);
        EXPECT_THAT(help.out, HasSubstr("Example:\n")) << command;
    }
}

TEST(Program, SpeaksTheLanguageInUseButNotInJson) {
    const TemporaryFolder folder;
    const std::string file = folder / "map.json";
    ASSERT_EQ(run_pampas({"new", "--columns", "9", "--rows", "9", "-o", file}).status,
              Status::Success);
    const std::vector<std::string> json{"validate", file, "--format", "json"};
    const std::string english = run_pampas(json).out;
    EXPECT_THAT(english, HasSubstr("There is no market"));
    for (const language::Language& language : language::all()) {
        const language::Scope scope(language);
        EXPECT_EQ(run_pampas({"validate", file}).out.find("There is no market") ==
                      std::string::npos,
                  language.code != "en");
        EXPECT_EQ(run_pampas(json).out, english);
    }
}

TEST(Program, HelpHasOneListOfOptionsInEachLanguage) {
    for (const language::Language& language : language::all()) {
        const language::Scope scope(language);
        const std::string title = fmt::format("\n{}:\n  -h,--help", tr("Options"));
        const std::string help = run_pampas({"simulate", "--help"}).out;
        EXPECT_THAT(help, HasSubstr(title)) << language.code;
        EXPECT_EQ(help.find("\nOptions:") == std::string::npos,
                  tr("Options") != std::string("Options"));
    }
}

TEST(Program, AFileThatMayNotGrowIsAnError) {
    const TemporaryFolder folder;
    const std::string file = folder / "map.json";
    EXPECT_EQ(testing::in_child([&] {
                  testing::limit_files_to(1000);
                  const auto outcome =
                      run_pampas({"new", "--columns", "200", "--rows", "200", "-o", file});
                  return static_cast<int>(outcome.status);
              }),
              static_cast<int>(Status::Misuse));
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Program, APipeThatNobodyReadsEndsQuietly) {
    const auto write_to_closed_pipe = [] {
        int ends[2];
        if (::pipe(ends) != 0 || ::dup2(ends[1], STDOUT_FILENO) < 0) {
            return 98;
        }
        ::close(ends[0]);
        std::ostringstream err;
        const auto status = run({"new"}, {std::cout, err});
        return err.str().empty() ? static_cast<int>(status) : 97;
    };
    EXPECT_EQ(testing::in_child(write_to_closed_pipe), static_cast<int>(Status::Success));
}

TEST(Program, WrongUsageIsOneLine) {
    expect_misuse({}, "give a command");
    expect_misuse({"paint"}, "paint");
    expect_misuse({"new", "--colour", "red"}, "--colour");
    expect_misuse({"new", "a\nb\x1b[31m"}, "a b\\x1b[31m");
    for (const std::string command :
         {"validate", "decide", "transform", "import", "export", "simulate", "replay", "score"}) {
        expect_misuse({command}, "required");
    }
}

TEST(Program, UnreadableMapsAreNamedByEveryCommand) {
    const TemporaryFolder folder;
    write_file(folder / "junk.json", std::string("\x00\xff{]", 4));
    write_file(folder / "cut.haz", "[Control]\r\nVersion=GRHIG0101\r\nColCo");
    const std::string nowhere = folder / "nowhere.json";
    for (const auto& [path, words] : std::vector<std::pair<std::string, std::string>>{
             {nowhere, "No such file"},
             {folder.path().string(), "directory"},
             {folder / "junk.json", "line 1, column 1"},
             {folder / "cut.haz", "line 3"}}) {
        expect_misuse({"validate", path}, path + ": ");
        expect_misuse({"decide", path}, words);
        expect_misuse({"transform", path, "--crop"}, words);
        expect_misuse({"import", path}, words);
        expect_misuse({"export", path, "--format", "png"}, words);
        expect_misuse({"simulate", path}, words);
    }
}

TEST(Program, UnwritableOutputLeavesNothingBehind) {
    const TemporaryFolder folder;
    expect_misuse({"new", "-o", folder / "missing/map.json"}, "No such file or directory");
    expect_misuse({"new", "-o", folder.path().string()}, "Is a directory");
    expect_misuse({"new", "-o", "/dev/full"}, "No space left on device");
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Program, OutputWithoutANameIsRefused) {
    expect_misuse({"new", "-o", ""}, "--output: the name is empty");
    expect_misuse({"report", "first-pasture", "--page", ""}, "--page: the name is empty");
    expect_misuse({"simulate", "first-pasture", "--record", ""}, "--record: the name is empty");
}

TEST(Program, ControlCharactersOfAPathAreEscaped) {
    expect_misuse({"validate", "no\x1b]0;such\x07\nmap.haz"}, "no\\x1b]0;such\\x07\\nmap.haz: ");
}

} // namespace
} // namespace pampas::command_line
