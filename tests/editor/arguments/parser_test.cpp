#include "editor/arguments/parser.h"
#include "engine/language/layout.h"

#include <boost/algorithm/string/split.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::arguments {
namespace {

class Help : public ::testing::TestWithParam<std::size_t> {
  protected:
    Help() {
        translate_parser(program_);
        limit_to(program_, *program_.add_option("-w,--word", word_, "One of many words to choose"),
                 {"barley", "oats", "rye", "wheat", "maize", "millet", "sorghum"});
        limit_to(*program_.add_option("--number", number_, "A number, whatever it is good for"),
                 Bounded<int>{1, 250});
        end_help(program_, {"A note on words and numbers, long enough to need several lines."},
                 "tool --word rye --number 7\ntool --word 'not one word' --number 250");
        formatter_of(program_).set_width(GetParam());
    }

    std::vector<std::string> lines() const {
        std::vector<std::string> lines;
        const std::string help = program_.help();
        return boost::split(lines, help, [](char each) { return each == '\n'; });
    }

    CLI::App program_{"Does this and that, and describes it in a long sentence.", "tool"};
    std::string word_;
    int number_ = 0;
};

TEST_P(Help, FitsTheWidth) {
    for (const std::string& line : lines()) {
        EXPECT_LE(language::columns_of(line), GetParam()) << line;
    }
}

TEST_P(Help, HasExamplesThatAShellCanRead) {
    std::string script;
    bool is_example = false;
    for (const std::string& line : lines()) {
        script += is_example ? line + "\n" : "";
        is_example = is_example || line == "Example:";
    }
    EXPECT_EQ(script.find("'not one word'") != std::string::npos, true) << script;
    std::string joined;
    for (std::size_t at = 0; at < script.size(); ++at) {
        const bool is_joint = script.compare(at, 2, "\\\n") == 0;
        at += is_joint ? 6 : 0; // with the indentation
        joined += script[at];
    }
    EXPECT_THAT(joined, ::testing::HasSubstr("  tool --word rye --number 7\n"));
    EXPECT_THAT(joined, ::testing::HasSubstr("  tool --word 'not one word' --number 250\n"));
}

INSTANTIATE_TEST_SUITE_P(Widths, Help, ::testing::Values(40U, 80U, 120U));

} // namespace
} // namespace pampas::arguments
