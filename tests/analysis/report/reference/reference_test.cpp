#include "analysis/report/reference/reference.h"
#include "tests/analysis/report/ground/read_page.h"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>

namespace pampas::report {
namespace {

using glossary::Term;
using ::testing::HasSubstr;
using ::testing::Not;

ExamplePicture drawn(const TermExample& example) {
    return {"picture of " + example.map.details().name, 40, 20};
}

pugi::xml_document page_of(const std::vector<const Term*>& terms) {
    return testing::read_page(terms_html(terms, drawn));
}

std::string words_in(const pugi::xml_node& node) {
    std::string all;
    for (const auto& text : node.select_nodes(".//text()")) {
        all += text.node().value();
    }
    return all;
}

TEST(Reference, ListsTermsByTopic) {
    const std::string list = terms_list(terms_with(""));
    EXPECT_THAT(list, ::testing::StartsWith("First steps\n  Making a map: Choose a kind"));
    EXPECT_THAT(list, HasSubstr("\n\nThe board\n  Space: One hexagon"));
    for (const Term& term : glossary::terms()) {
        EXPECT_THAT(list, HasSubstr(fmt::format("\n  {}: {}\n", term.name, term.sentence)));
    }
}

TEST(Reference, TextTellsAllOfATerm) {
    const Term& term = *glossary::find("herd-distance");
    const std::string text = terms_text(std::vector{&term});
    EXPECT_THAT(text, ::testing::StartsWith("Herd distance (Ways to markets)\nHow many animals"));
    EXPECT_THAT(text, HasSubstr(fmt::format("\n\n{}\n", term.text)));
    EXPECT_THAT(text, HasSubstr(fmt::format("\n\nWhat to try\n{}\n", term.advice)));
    EXPECT_THAT(text, HasSubstr("published maps\nanimals from land to a market, mean: in half"));
    EXPECT_THAT(text, HasSubstr("\n\nSee also\nAccessibility, Way to a market, Opening\n"));
}

TEST(Reference, TextHasNoEmptyParts) {
    const std::string text = terms_text(std::vector{glossary::find("ruleset")});
    EXPECT_THAT(text, Not(HasSubstr("What to try")));
    EXPECT_THAT(text, Not(HasSubstr("\n\n\n")));
}

TEST(Reference, JsonHasEveryTerm) {
    const auto json = terms_json(terms_with(""));
    ASSERT_EQ(json.size(), glossary::terms().size());
    for (std::size_t number = 0; number < json.size(); ++number) {
        const Term& term = glossary::terms()[number];
        EXPECT_EQ(json[number]["id"], term.id);
        EXPECT_EQ(json[number]["advice"], term.advice);
        EXPECT_EQ(json[number]["related"].size(), term.related.size());
    }
}

TEST(Reference, PageHasEveryTermAtItsId) {
    const auto page = page_of(terms_with(""));
    for (const Term& term : glossary::terms()) {
        const auto found = page.select_nodes(fmt::format("//*[@id='{}']", term.id).c_str());
        ASSERT_EQ(found.size(), 1U) << term.id;
        const std::string words = words_in(found.first().node());
        EXPECT_THAT(words, HasSubstr(std::string(term.sentence)));
        EXPECT_THAT(words, HasSubstr(std::string(term.advice)));
        EXPECT_EQ(found.first().node().select_nodes("./p[last()]/a").size(), term.related.size())
            << term.id;
    }
}

TEST(Reference, LinksOfAPageLeadSomewhere) {
    for (const auto& terms : {terms_with(""), terms_meant("market"), terms_meant("way")}) {
        EXPECT_FALSE(testing::checked_ids(page_of(terms)).empty());
    }
}

TEST(Reference, PageHasPicturesWithWordsForThoseWhoDoNotSeeThem) {
    const auto page = page_of(terms_with(""));
    std::size_t examples = 0;
    for (const Term& term : glossary::terms()) {
        const auto example = example_of(term);
        const std::string path = fmt::format("//*[@id='{}']//img", term.id);
        const auto picture = page.select_node(path.c_str()).node();
        ASSERT_EQ(picture.empty(), !example) << term.id;
        if (example) {
            ++examples;
            EXPECT_THAT(picture.attribute("alt").value(), HasSubstr(example->overlay.summary));
            EXPECT_THAT(picture.attribute("src").value(),
                        HasSubstr("data:image/png;base64,cGljdHVyZSBvZiB"));
        }
    }
    EXPECT_GE(examples, 10U);
}

TEST(Reference, LegendsOfPicturesAreOnThePage) {
    const Term& term = *glossary::find("way");
    const std::string words = words_in(page_of({&term}));
    const auto example = example_of(term);
    ASSERT_FALSE(example.value().overlay.legend.empty());
    for (const overlays::Meaning& meaning : example->overlay.legend) {
        EXPECT_THAT(words, HasSubstr(meaning.text));
    }
}

} // namespace
} // namespace pampas::report
