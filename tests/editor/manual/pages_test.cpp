#include "editor/manual/pages.h"
#include "editor/manual/programs.h"

#include <boost/algorithm/string/erase.hpp>
#include <boost/algorithm/string/replace.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <map>

namespace pampas::manual {
namespace {

using arguments::Argument;
using arguments::CommandTree;
using ::testing::HasSubstr;
using ::testing::Not;

/// A page as a reader sees it, except for line breaks.
std::string read(std::string roff) {
    for (const char* font : {"\\fB", "\\fI", "\\fR", "\\:"}) {
        boost::erase_all(roff, font);
    }
    for (const auto& [written, shown] : {std::pair("\\-", "-"),
                                         {"\\~", " "},
                                         {"\\(aq", "'"},
                                         {"\\(ga", "`"},
                                         {"\\(ti", "~"},
                                         {"\\(ha", "^"},
                                         {"\\e", "\\"}}) {
        boost::replace_all(roff, written, shown);
    }
    return roff;
}

/// The pages of both programs as a reader sees them, by name.
std::map<std::string, std::string> read_pages() {
    std::map<std::string, std::string> result;
    for (const ManualPage& page : manual_pages(programs(), {"9.8", "2031-05-07", {}})) {
        EXPECT_TRUE(result.emplace(page.name, read(page.text)).second) << page.name;
    }
    return result;
}

void for_each_command(const std::vector<CommandTree>& trees,
                      const std::function<void(const CommandTree&)>& visit) {
    for (const CommandTree& tree : trees) {
        visit(tree);
        for_each_command(tree.commands, visit);
    }
}

TEST(ManualPages, TellOfEverythingThatCanBeGiven) {
    const auto pages = read_pages();
    std::size_t commands = 0;
    for_each_command(programs(), [&](const CommandTree& tree) {
        ++commands;
        const std::string& page = pages.at(page_name(tree.name));
        EXPECT_THAT(page, HasSubstr(tree.meaning)) << tree.name;
        for (const CommandTree& command : tree.commands) {
            EXPECT_THAT(page, HasSubstr(page_name(command.name) + "(1)\n" + command.meaning));
        }
        for (const auto* arguments : {&tree.options, &tree.positionals}) {
            for (const Argument& argument : *arguments) {
                EXPECT_THAT(page, HasSubstr(argument.meaning)) << tree.name;
                for (const std::string& text : argument.names) {
                    EXPECT_THAT(page, HasSubstr(text)) << tree.name;
                }
                for (const std::string& text : argument.words) {
                    EXPECT_THAT(page, HasSubstr(text)) << tree.name;
                }
                EXPECT_THAT(page, HasSubstr(argument.unless_given)) << tree.name;
            }
        }
    });
    EXPECT_EQ(pages.size(), commands);
    EXPECT_GT(commands, 25U);
}

TEST(ManualPages, HaveAllSections) {
    for (const auto& [name, page] : read_pages()) {
        std::size_t last = 0;
        for (const char* section : {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "\"EXIT STATUS\"",
                                    "EXAMPLES", "\"SEE ALSO\""}) {
            if (name == "pampas" && section == std::string("EXAMPLES")) {
                continue; // its commands have them
            }
            const std::size_t found = page.find(std::string("\n.SH ") + section + "\n");
            EXPECT_NE(found, std::string::npos) << name << " has no " << section;
            EXPECT_GT(found, last) << name << ": " << section;
            last = found;
        }
    }
}

TEST(ManualPages, HaveTheExamplesOfTheHelp) {
    const auto pages = read_pages();
    for_each_command(programs(), [&](const CommandTree& tree) {
        for (const std::string& line : tree.examples) {
            EXPECT_THAT(pages.at(page_name(tree.name)), HasSubstr("\n" + line + "\n"));
        }
        EXPECT_TRUE(!tree.examples.empty() || tree.name == "pampas") << tree.name;
    });
}

TEST(ManualPages, TellTheExitStatusThatTheHelpTells) {
    const auto pages = read_pages();
    EXPECT_THAT(pages.at("pampas-library-add"),
                HasSubstr("\n0\nsuccess.\n.TP\n1\nthe answer is no.\n.TP\n2\nwrong usage or "
                          "unreadable input.\n"));
    EXPECT_THAT(pages.at("pampas-editor"), HasSubstr("\n1\nthere is no display.\n"));
}

TEST(ManualPages, SayWhatBelongsTogether) {
    const std::string page = read_pages().at("pampas-export");
    EXPECT_THAT(page, HasSubstr("export [--format NAME]"));
    EXPECT_THAT(page, HasSubstr("] [MAP]\n"));
    EXPECT_THAT(page, HasSubstr("Not with --fit, --width."));
    EXPECT_THAT(read_pages().at("pampas-recover"), HasSubstr("Only with ID."));
}

TEST(ManualPages, BearTheVersionAndItsDay) {
    for (const auto& [name, page] : read_pages()) {
        EXPECT_THAT(page, HasSubstr(" 1 2031-05-07 \"Pampas 9.8\"")) << name;
    }
}

TEST(ManualPages, TellWhereThingsAreKept) {
    const std::string home = std::getenv("HOME") == nullptr ? "" : std::getenv("HOME");
    const auto files = kept_files();
    ::setenv("HOME", home.c_str(), 1);
    std::map<std::string, std::string> pages;
    for (const ManualPage& page : manual_pages(programs(), {"9.8", "2031-05-07", files})) {
        pages[page.name] = read(page.text);
    }
    EXPECT_THAT(pages.at("pampas-recover"), HasSubstr("\n~/.local/state/pampas/\n"));
    EXPECT_THAT(pages.at("pampas-editor"), HasSubstr("\n~/.local/share/pampas/maps.pampas\n"));
    EXPECT_THAT(pages.at("pampas-score"), Not(HasSubstr(".SH FILES")));
    for (const auto& [name, page] : pages) {
        EXPECT_THAT(page, Not(HasSubstr("/home"))) << name;
    }
}

} // namespace
} // namespace pampas::manual
