#include "analysis/report/ground/table.h"
#include "analysis/report/ground/text.h"
#include "tests/analysis/report/ground/read_page.h"

#include <gmock/gmock.h>

namespace pampas::report {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::read_page;
using testing::texts;

Table named(const std::string& one, const std::string& other, std::vector<Row> rows) {
    return {{{.id = "one", .title = one}, {.id = "other", .title = other}}, std::move(rows)};
}

std::string text_of(Table table) {
    return Text(std::move(table)).laid_out();
}

TEST(Table, ColumnsAreRightAligned) {
    EXPECT_EQ(text_of(named("seat", "wins", {{1, Percent{0.3}}})), "seat    wins\n   1  30.0 %\n");
    EXPECT_EQ(text_of(named("a", "long", {{"word", 1}, {"", 22}})),
              "   a  long\nword     1\n        22\n");
}

TEST(Table, CountsCharactersNotBytes) {
    EXPECT_EQ(text_of(named("más", "ähnlich", {{1234, 1}})), " más  ähnlich\n1234        1\n");
}

TEST(Table, ValuesSayHowExactTheyAre) {
    EXPECT_EQ(Cell(Number{1.25, 1}).text(), "1.2");
    EXPECT_EQ(Cell(Number{2, 1, true}).text(), "+2.0");
    EXPECT_EQ(Cell(Number{-0.04, 1}).text(), "0.0");
    EXPECT_EQ(Cell(Number{-0.04, 1, true}).text(), "+0.0");
    EXPECT_EQ(Cell(Range{{1, 2.5}, 2}).text(), "1.00 to 2.50");
    EXPECT_EQ(Cell(PercentRange{{0.25, 0.5}}).text(), "25.0 to 50.0 %");
    const Cell rate = Percent{0.312, balance::Interval{0.28, 0.34}};
    EXPECT_EQ(rate.text(), "31.2 % (28 to 34)");
    EXPECT_EQ(rate.page_text(), "31.2 %");
    const Cell missing = Missing{"never"};
    EXPECT_EQ(missing.text(), "-");
    EXPECT_EQ(missing.page_text(), "never");
}

TEST(Table, PagesHaveHeadersOfRowsAndColumns) {
    Table table = named("a < b", "sides", {{"C7", "6"}});
    table.caption = "c < d";
    const auto page = read_page(table_html(table));
    EXPECT_THAT(texts(page, "//caption"), ElementsAre("c < d"));
    EXPECT_THAT(texts(page, "//thead/tr/th[@scope='col']"), ElementsAre("a < b", "sides"));
    EXPECT_THAT(texts(page, "//tbody/tr/th[@scope='row']"), ElementsAre("C7"));
    EXPECT_THAT(texts(page, "//tbody/tr/td"), ElementsAre("6"));
}

TEST(Table, TitlesLeadToTheirTermsOnPages) {
    const Table table{
        {{"market"}, {.id = "less", .page_label = "maps-with-less"}, {.id = "n", .title = "1"}},
        {{MarketName{{2, 6}}, Cell(4).explained_by("gap"), Cell("x").strong()}}};
    const auto page = read_page(table_html(table));
    EXPECT_THAT(texts(page, "//th/a"), ElementsAre("market", "maps with less", "C7"));
    EXPECT_THAT(texts(page, "//th/a/@href"),
                ElementsAre("#term-market", "#term-published", "#map"));
    EXPECT_THAT(texts(page, "//td/a/@href"), ElementsAre("#term-gap"));
    EXPECT_THAT(texts(page, "//td/b"), ElementsAre("x"));
    EXPECT_EQ(table.columns[1].title_in(Format::Text), "less");
}

TEST(Table, HasTheColumnsAskedForInTheirOrder) {
    Table table{{{"market"}, {"wins"}, {.id = "n", .title = "1"}, {.id = "n", .title = "2"}},
                {{"C7", "w", "x", "y"}},
                "caption"};
    const Table some = table.only({"n", "market"});
    EXPECT_EQ(text_of(some), "1  2  market\nx  y      C7\n");
    EXPECT_EQ(some.caption, "caption");
}

TEST(Table, LongOnesAreFoldedIfAllowed) {
    const auto folds = [](std::size_t rows, const std::string& name) {
        Table table = named("a", "b", std::vector<Row>(rows, {"c", "d"}));
        table.folded_as = name;
        return texts(read_page(table_html(table)), "//details/summary");
    };
    EXPECT_THAT(folds(30, "All differences"), ElementsAre("All differences"));
    EXPECT_THAT(folds(11, "All differences"), IsEmpty());
    EXPECT_THAT(folds(30, ""), IsEmpty());
}

TEST(Table, WideCharactersTakeTwoColumns) {
    EXPECT_EQ(text_of(named("地図", "x", {{"12345", "y"}})), " 地図  x\n12345  y\n");
    const Table untitled{{{.id = "one", .text_label = ""}, {.id = "other", .title = "x"}},
                         {{"1", "y"}}};
    EXPECT_EQ(text_of(untitled), "   x\n1  y\n");
}

} // namespace
} // namespace pampas::report
