#include "editor/arguments/completion.h"
#include "editor/manual/programs.h"
#include "tests/engine/temporary_folder.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>

namespace pampas::arguments {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

using Words = std::vector<std::string>;

Words split(const std::string& text, const char* separators) {
    Words parts;
    boost::split(parts, text, boost::is_any_of(separators));
    std::erase(parts, "");
    return parts;
}

std::string printed_by(const std::string& command) {
    FILE* pipe = ::popen(command.c_str(), "r");
    std::string output(1 << 20, '\0');
    output.resize(std::fread(output.data(), 1, output.size(), pipe));
    EXPECT_EQ(::pclose(pipe), 0) << output;
    return output;
}

/// Runs in a folder that contains one file, `map.json`.
class Completion : public ::testing::TestWithParam<Shell> {
  protected:
    Completion() {
        testing::put(folder_ / "map.json", "");
        for (const CommandTree& program : programs_) {
            testing::put(scripts_ / program.name, GetParam().script(program));
        }
    }

    void SetUp() override {
        const std::string there = fmt::format("command -v {} > /dev/null", GetParam().name);
        if (std::system(there.c_str()) != 0) {
            GTEST_SKIP() << "there is no " << GetParam().name << " (package of this name)";
        }
    }

    /// What a real shell offers for each line, whose last word is still being typed.
    std::vector<Words> offered(const Words& lines) const {
        const std::string shell(GetParam().name);
        std::string command = fmt::format("cd '{}' && {} {} {}/tests/editor/arguments/ask.{} '{}'",
                                          folder_.path().string(), shell,
                                          shell == "zsh"    ? "-f"
                                          : shell == "fish" ? "--no-config"
                                                            : "--norc",
                                          PAMPAS_SOURCE_DIR, shell,
                                          (scripts_ / split(lines.front(), " ").front()).string());
        for (const std::string& line : lines) {
            command += fmt::format(" '{}'", line);
        }
        std::vector<Words> result;
        Words rows;
        const std::string output = printed_by(command + " 2>&1");
        boost::split(rows, output, boost::is_any_of("\n"));
        EXPECT_EQ(rows.size(), lines.size() + 1) << output;
        rows.resize(lines.size());
        for (const std::string& row : rows) {
            result.push_back(split(row, " "));
        }
        return result;
    }
    Words offered(const std::string& line) const { return offered(Words{line}).front(); }

    const std::vector<CommandTree> programs_ = manual::programs();
    const testing::TemporaryFolder folder_;
    const testing::TemporaryFolder scripts_;
};

/// What the shell must offer for a line.
struct Expected {
    std::string line;
    Words words;
};

void expect_of(const CommandTree& tree, std::vector<Expected>& all) {
    Expected options{tree.name + " -", {}};
    Expected commands{tree.name + " ", {}};
    for (const Argument& option : tree.options) {
        options.words.insert(options.words.end(), option.names.begin(), option.names.end());
        for (const std::string& name : option.names) {
            if (!option.words.empty()) {
                all.push_back({fmt::format("{} {} ", tree.name, name), option.words});
            }
        }
        if (option.takes_files) {
            all.push_back({fmt::format("{} {} ma", tree.name, option.names.back()), {"map.json"}});
        }
    }
    for (const CommandTree& command : tree.commands) {
        commands.words.push_back(command.name.substr(tree.name.size() + 1));
        expect_of(command, all);
    }
    if (!tree.positionals.empty()) {
        const Argument& first = tree.positionals.front();
        commands.words = first.words;
        if (first.takes_files) {
            all.push_back({tree.name + " ma", {"map.json"}});
        }
    }
    all.push_back(std::move(options));
    all.push_back(std::move(commands));
}

TEST_P(Completion, OffersEverythingThatCanBeGiven) {
    for (const CommandTree& program : programs_) {
        std::vector<Expected> all;
        expect_of(program, all);
        Words lines;
        std::ranges::transform(all, std::back_inserter(lines), &Expected::line);
        const auto found = offered(lines);
        for (std::size_t number = 0; number < all.size(); ++number) {
            EXPECT_THAT(found[number], IsSupersetOf(all[number].words)) << lines[number];
        }
    }
}

TEST_P(Completion, OffersNothingElse) {
    EXPECT_THAT(offered("pampas val"), ElementsAre("validate"));
    EXPECT_THAT(offered("pampas transform map.json --rotate "),
                UnorderedElementsAre("90", "180", "270"));
    EXPECT_THAT(offered("pampas export --format pn"), ElementsAre("png"));
    EXPECT_THAT(offered("pampas transform --"), Not(Contains("--seed")));
    EXPECT_THAT(offered("pampas "), Not(Contains("map.json")));
    EXPECT_THAT(offered("pampas simulate --players "), Not(Contains("map.json")));
    EXPECT_THAT(offered("pampas-editor --theme d"), ElementsAre("dark"));
}

TEST_P(Completion, KnowsWhichCommandIsTyped) {
    EXPECT_THAT(offered("pampas library trash --re"), ElementsAre("--restore"));
    EXPECT_THAT(offered("pampas validate --client yucata ma"), ElementsAre("map.json"));
    EXPECT_THAT(offered("pampas validate --client tab"), ElementsAre("tabletop"));
}

std::string shell_name(const ::testing::TestParamInfo<Shell>& info) {
    return std::string(info.param.name);
}

INSTANTIATE_TEST_SUITE_P(Shells, Completion, ::testing::ValuesIn(shells().begin(), shells().end()),
                         shell_name);

} // namespace
} // namespace pampas::arguments
