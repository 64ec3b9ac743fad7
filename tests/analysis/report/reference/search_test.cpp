#include "analysis/report/reference/reference.h"
#include "engine/language/language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::report {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string_view> ids(const std::vector<const glossary::Term*>& terms) {
    std::vector<std::string_view> result;
    for (const glossary::Term* term : terms) {
        result.push_back(term->id);
    }
    return result;
}

TEST(TermSearch, WithoutWordsFindsAllTerms) {
    EXPECT_EQ(terms_with("").size(), glossary::terms().size());
}

TEST(TermSearch, EachTermIsMeantByItsNameAndById) {
    for (const glossary::Term& term : glossary::terms()) {
        EXPECT_THAT(ids(terms_meant(term.name)), ElementsAre(term.id));
        const bool is_of_other = glossary::term_of(term.id) != &term;
        EXPECT_TRUE(is_of_other || ids(terms_meant(term.id)).front() == term.id) << term.id;
    }
}

TEST(TermSearch, FindsWhatIsMeant) {
    EXPECT_THAT(ids(terms_meant("HERD distance")), ElementsAre("herd-distance"));
    EXPECT_THAT(ids(terms_meant("longest_herd_distance")), ElementsAre("herd-distance"));
    EXPECT_THAT(ids(terms_meant("animals from land")), ElementsAre("herd-distance"));
    EXPECT_THAT(ids(terms_meant("scoring")), ElementsAre("scoring"));
    EXPECT_THAT(ids(terms_meant("undo")), Contains("first-steps")); // in its text
    EXPECT_THAT(terms_meant("hovercraft"), IsEmpty());
}

TEST(TermSearch, WordsInNamesGoBeforeWordsInTexts) {
    const auto meant = terms_meant("tiles");
    EXPECT_FALSE(meant.empty());
    for (const glossary::Term* term : meant) {
        EXPECT_TRUE(language::has_words(term->name, "tiles")) << term->name;
    }
    EXPECT_GT(terms_with("tiles").size(), meant.size());
}

TEST(TermSearch, IsInTheLanguageInUse) {
    language::use(*language::find("de"));
    EXPECT_THAT(ids(terms_meant("MARKT")), ElementsAre("market"));
    EXPECT_THAT(terms_meant("sold"), IsEmpty());
    language::use(language::all().front());
}

} // namespace
} // namespace pampas::report
