#include "analysis/report/ground/text.h"
#include "engine/language/layout.h"

#include <boost/algorithm/string/split.hpp>
#include <gmock/gmock.h>

namespace pampas::report {
namespace {

/// A table of this many columns and one row.
Table wide(std::size_t columns) {
    Table table{.columns = {{.id = "row", .title = "row"}}, .rows = {{"first"}}};
    for (std::size_t column = 1; column < columns; ++column) {
        table.columns.push_back({.id = "n", .title = fmt::format("column {}", column)});
        table.rows.front().emplace_back(column);
    }
    return table;
}

TEST(Text, KeepsTheOrderOfProseAndTables) {
    const Text text = Text("Before.\n") + wide(2) + "After. " + "Still after.\n";
    EXPECT_EQ(text.laid_out(), "Before.\n  row  column 1\nfirst         1\nAfter. Still after.\n");
}

TEST(Text, LeavesOutTablesWithoutRows) {
    Table table = wide(2);
    table.rows.clear();
    table.below = "Not said.";
    EXPECT_TRUE(Text(table).empty());
}

TEST(Text, WideTablesGoOnBelow) {
    EXPECT_EQ(Text(wide(4)).laid_out(28), "  row  column 1  column 2\n"
                                          "first         1         2\n"
                                          "\n"
                                          "  row  column 3\n"
                                          "first         3\n");
}

TEST(Text, NoLineIsWiderThanAsked) {
    Table table = wide(9);
    table.above = "What stands above the table is a sentence that needs several lines.";
    table.below = "What stands below it, too, and it names a share of 30.7 % at its end: 30.7 %.";
    for (const std::size_t width : {20U, 40U, 80U, 120U}) {
        std::vector<std::string> lines;
        const std::string text = Text(table).laid_out(width);
        for (const std::string& line :
             boost::split(lines, text, [](char each) { return each == '\n'; })) {
            EXPECT_LE(language::columns_of(line), width) << line;
            EXPECT_FALSE(line.starts_with("%"));
        }
    }
}

} // namespace
} // namespace pampas::report
