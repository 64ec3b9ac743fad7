#include "analysis/report/ground/html.h"
#include "engine/language/language.h"
#include "tests/analysis/report/ground/read_page.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <set>

namespace pampas::report {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::read_page;
using ::testing::StartsWith;
using testing::texts;
using Json = nlohmann::ordered_json;

const std::string hostile_text = "</script></title><img src=x onerror='alert(1)'>\"&amp;<!--";

RC_GTEST_PROP(Html, TextComesBackAsItWas, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::inRange(' ', '\x7f'));
    const auto page = read_page(html("<p title=\"{}\">{}</p>", text, text));
    RC_ASSERT(page.child("p").attribute("title").value() == text);
    RC_ASSERT(std::string(page.child("p").child_value()) ==
              (text.find_first_not_of(' ') == std::string::npos ? "" : text));
}

TEST(Html, ControlCharactersAreShown) {
    EXPECT_EQ(Html("a\nb\x01\xff").markup(), "a\\nb\\x01\\xff");
}

TEST(Html, JoinsPiecesAndEscapesText) {
    Html page = html("<b>{}</b>", 1.5) + "<i>" + html("{:.2f}", 0.5);
    page += hostile_text;
    EXPECT_EQ(page.markup(), "<b>1.5</b>&lt;i&gt;0.50" + Html(hostile_text).markup());
    EXPECT_EQ(html("<p>{}</p>", page).markup(), "<p>" + page.markup() + "</p>");
}

template <class Text>
concept IsTakenAsMarkup = requires(const Text& text) {
    html(text);
};

// Only string literals of the program count as markup.
static_assert(!IsTakenAsMarkup<std::string> && !IsTakenAsMarkup<std::string_view>);
static_assert(!IsTakenAsMarkup<const char*> && !IsTakenAsMarkup<fmt::basic_runtime<char>>);

RC_GTEST_PROP(Html, DataCannotLeaveItsScript, (const std::vector<std::string>& words)) {
    Json json = words;
    json.push_back(hostile_text);
    const std::string text = script_json(json).markup();
    RC_ASSERT(text.find_first_of("<&") == std::string::npos);
    RC_ASSERT(Json::parse(text).back() == hostile_text);
}

TEST(Html, FactsLeadToTheirTerms) {
    const auto fact = read_page(html_fact("winners-points", "1", ""));
    EXPECT_THAT(texts(fact, "//dt/a/@href"), ElementsAre("#term-points"));
    EXPECT_THAT(texts(fact, "//dt/a"), ElementsAre("winner's points"));
}

TEST(Html, TermsStandBehindWhatLeadsToThem) {
    const auto main = read_page(html_main(html("{} {}", titled("pesos"), titled("market"))));
    EXPECT_THAT(texts(main, "/main/section/dl/div/@id"), ElementsAre("term-income", "term-market"));
    EXPECT_THAT(texts(read_page(html_main("pesos")), "//section"), IsEmpty());
}

TEST(Html, ChartsCarryTheirValues) {
    const Json values{{{"market", hostile_text}, {"accessibility", 0.25}}};
    const auto chart = read_page(html_chart({"accessibility", hostile_text}, values));
    EXPECT_THAT(texts(chart, "//h3/a"), ElementsAre("How easy each market is to reach"));
    EXPECT_THAT(texts(chart, "//figcaption"), ElementsAre(hostile_text));
    const Json specification = Json::parse(texts(chart, "//script").at(0));
    EXPECT_EQ(specification["data"]["values"], values);
    EXPECT_EQ(specification["width"], "container");
}

TEST(Html, ChartsSpeakTheLanguageInUse) {
    language::use(*language::find("de"));
    const auto chart = read_page(html_chart({"market-wins", ""}, Json{Json::object()}));
    language::use(*language::find("en"));
    const std::string specification = texts(chart, "//script").at(0);
    EXPECT_THAT(specification, Not(HasSubstr("players who reach it")));
    EXPECT_THAT(specification, Not(HasSubstr("wins, %")));
}

class HtmlPage : public ::testing::Test {
  protected:
    const std::string bytes_ =
        html_page(hostile_text, html("<main>{}</main>", hostile_text)).markup();
    const pugi::xml_document page_ = read_page(bytes_);
};

TEST_F(HtmlPage, ShowsTitleAndBody) {
    EXPECT_THAT(bytes_, StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(texts(page_, "/html/head/title"), ElementsAre(hostile_text));
    EXPECT_THAT(texts(page_, "/html/body/main"), ElementsAre(hostile_text));
}

TEST_F(HtmlPage, LoadsNothing) {
    EXPECT_THAT(texts(page_, "//@src"), IsEmpty());
    EXPECT_THAT(texts(page_, "//link"), IsEmpty());
    EXPECT_THAT(texts(page_, "//@href[not(starts-with(., '#'))]"), IsEmpty());
    EXPECT_THAT(bytes_, Not(HasSubstr("sourceMappingURL")));
    EXPECT_THAT(texts(page_, "//meta[@http-equiv='Content-Security-Policy']/@content"),
                ElementsAre(StartsWith("default-src 'none'; ")));
}

TEST_F(HtmlPage, BringsWhatDrawsChartsWithItsLicences) {
    for (const char* part : {"vegaLite", "vegaEmbed",
                             "University of Washington Interactive Data "
                             "Lab",
                             "Mike Bostock"}) {
        EXPECT_THAT(bytes_, HasSubstr(part));
    }
}

TEST_F(HtmlPage, SaysItsLanguage) {
    EXPECT_THAT(texts(page_, "/html/@lang"), ElementsAre("en"));
    language::use(*language::find("de"));
    const auto german = read_page(html_page("", Html()));
    language::use(*language::find("en"));
    EXPECT_THAT(texts(german, "/html/@lang"), ElementsAre("de"));
}

TEST_F(HtmlPage, HasTheTextsOfItsScript) {
    const Json texts_of_script = Json::parse(texts(page_, "//script[@id='texts']").at(0));
    EXPECT_EQ(texts_of_script["menu"]["SVG_ACTION"], "Save as SVG");
}

} // namespace
} // namespace pampas::report
