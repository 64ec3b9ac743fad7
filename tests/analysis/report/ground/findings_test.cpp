#include "analysis/report/ground/findings.h"
#include "tests/analysis/report/ground/read_page.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace pampas::report {
namespace {

using findings::Severity;
using ::testing::Each;
using ::testing::ElementsAre;
using testing::read_page;
using ::testing::StartsWith;
using testing::texts;

const std::vector<findings::Finding> two{{"closed", Severity::Error, "A < B.", {{1, 2}, {3, 0}}},
                                         {"late", Severity::Note, "Seat 5\n"}};

TEST(ToldFindings, HaveALineEach) {
    EXPECT_EQ(findings_text(two), "  error    A < B.\n  note     Seat 5\\n\n");
    EXPECT_EQ(findings_text({}), "");
}

TEST(ToldFindings, AreObjectsInJson) {
    const auto json = findings_json(two);
    EXPECT_EQ(json[0].dump(), R"({"severity":"error","sentence":"A < B.","spaces":[[1,2],[3,0]]})");
    EXPECT_EQ(json[1]["spaces"].dump(), "[]");
    EXPECT_EQ(findings_json({}).dump(), "[]");
}

TEST(ToldFindings, AreAListOnAPage) {
    const auto list = read_page(findings_html(two));
    EXPECT_THAT(texts(list, "//ul/li/@class"), ElementsAre("error", "note"));
    EXPECT_THAT(texts(list, "//ul/li/b"), ElementsAre("error", "note"));
    EXPECT_THAT(texts(list, "//ul/li//p"), ElementsAre("A < B.", "Seat 5\\n"));
}

TEST(ToldFindings, OfTheSameKindShareTheirAdvice) {
    const std::vector<findings::Finding> alike{{"market-closed", Severity::Error, "A."},
                                               {"published-markets", Severity::Note, "B."},
                                               {"market-closed", Severity::Error, "C."},
                                               {"market-closed", Severity::Note, "D."}};
    const auto list = read_page(findings_html(alike));
    EXPECT_THAT(texts(list, "//li[1]//p[@class='found']"), ElementsAre("A.", "C."));
    EXPECT_THAT(texts(list, "//li/@class"), ElementsAre("error", "note", "note"));
    EXPECT_EQ(texts(list, "//p[@class='advice']").size(), 3);
}

TEST(ToldFindings, OfManyKindsAreFolded) {
    std::vector<findings::Finding> many;
    for (const char* code : {"a", "b", "c", "d", "e"}) {
        many.push_back({code, Severity::Note, code});
    }
    EXPECT_EQ(worst_findings_html(many).markup(), findings_html(many).markup());
    many.push_back({"g", Severity::Note, "g"});
    many.push_back({"g", Severity::Note, "h"});
    const auto list = read_page(html("<div>{}</div>", worst_findings_html(many)));
    EXPECT_EQ(texts(list, "/div/ul/li").size(), 4);
    EXPECT_THAT(texts(list, "//details/summary"), ElementsAre("3 more findings"));
    EXPECT_EQ(texts(list, "//details//p[@class='found']").size(), 3);
}

TEST(ToldFindings, SayWhatToTry) {
    const std::vector<findings::Finding> known{{"market-closed", Severity::Error, "A."},
                                               {"published-markets", Severity::Note, "B."}};
    const auto list = read_page(findings_html(known));
    EXPECT_THAT(texts(list, "//li//p[@class='advice']/a/@href"),
                ElementsAre("#term-market-closed", "#term-market"));
    EXPECT_THAT(texts(list, "//li//p[@class='advice']"), Each(StartsWith("Try: ")));
}

} // namespace
} // namespace pampas::report
