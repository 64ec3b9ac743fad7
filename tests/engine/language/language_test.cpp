#include "engine/language/language.h"
#include "engine/language/tr.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace pampas::language {
namespace {

using Environment = std::map<std::string, std::string>;

std::string_view code(const Environment& environment) {
    return wanted([&](const char* name) {
               const auto found = environment.find(name);
               return found == environment.end() ? nullptr : found->second.c_str();
           })
        .code;
}

TEST(Language, IsChosenAsByGettext) {
    EXPECT_EQ(code({}), "en");
    EXPECT_EQ(code({{"LANG", "de_DE.UTF-8"}}), "de");
    EXPECT_EQ(code({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "fr_CH"}}), "fr");
    EXPECT_EQ(code({{"LANG", "de"}, {"LC_MESSAGES", "fr"}, {"LC_ALL", "es_AR@x"}}), "es");
    EXPECT_EQ(code({{"LANG", "de"}, {"LC_ALL", ""}}), "de") << "empty is not set";
    EXPECT_EQ(code({{"LANG", "it_IT.UTF-8"}}), "en");
}

TEST(Language, ListOfLanguagesGoesBeforeTheLocaleButNotBeforeC) {
    EXPECT_EQ(code({{"LANG", "fr_FR"}, {"LANGUAGE", "it:de_AT:es"}}), "de");
    EXPECT_EQ(code({{"LC_ALL", "C.UTF-8"}, {"LANGUAGE", "de"}}), "de");
    EXPECT_EQ(code({{"LC_ALL", "C"}, {"LANGUAGE", "de"}}), "en");
    EXPECT_EQ(code({{"LANG", "POSIX"}, {"LANGUAGE", "de"}}), "en");
    EXPECT_EQ(code({{"LANGUAGE", "de"}}), "en") << "no locale is C";
    EXPECT_EQ(code({{"LANG", "fr"}, {"LANGUAGE", "::"}}), "en");
    EXPECT_EQ(code({{"LANG", "fr"}, {"LANGUAGE", "en:de"}}), "en");
}

TEST(Language, AScopeEndsWithTheLanguageBeforeIt) {
    {
        const Scope german(*find("de"));
        {
            const Scope in_json(english());
            EXPECT_STREQ(tr("forest"), "forest");
        }
        EXPECT_EQ(used().code, "de");
        EXPECT_STREQ(tr("forest"), "Wald");
    }
    EXPECT_EQ(used().code, "en");
}

class InEachLanguage : public ::testing::TestWithParam<Language> {
  protected:
    void SetUp() override { use(GetParam()); }
    void TearDown() override { use(all().front()); }
};

TEST_P(InEachLanguage, TextsAreFoundWithTheirValuesAndForms) {
    const bool english = GetParam().code == "en";
    EXPECT_EQ(used().code, GetParam().code);
    EXPECT_EQ(std::string(tr("forest")) == "forest", english);
    EXPECT_EQ(tr(std::string_view("forest")), tr("forest"));
    EXPECT_STREQ(tr("a text that is in no catalogue"), "a text that is in no catalogue");
    EXPECT_NE(trn("{} space", "{} spaces", 1), trn("{} space", "{} spaces", 2));
    EXPECT_EQ(trn("{} space", "{} spaces", 7).front(), '7');
    EXPECT_EQ(trn("{} space", "{} spaces", 0) == "0 spaces", english);
}

INSTANTIATE_TEST_SUITE_P(Languages, InEachLanguage, ::testing::ValuesIn(all().begin(), all().end()),
                         [](const auto& name) { return std::string(name.param.code); });

TEST(Words, AreFoundAnywhereAndInAnyOrder) {
    EXPECT_TRUE(has_words("Way to a market", "market way"));
    EXPECT_TRUE(has_words("Way to a market", "ark  wa"));
    EXPECT_TRUE(has_words("Way to a market", ""));
    EXPECT_FALSE(has_words("Way to a market", "market land"));
}

TEST(Words, AreFoundInCapitalsOrNotInEveryAlphabet) {
    EXPECT_TRUE(has_words("\u00d6ffnung am \u00c9tang", "\u00f6FFNUNG \u00e9tang"));
    EXPECT_TRUE(has_words("\u041c\u0451\u0434", "\u043c\u0401\u0434")); // honey, in Cyrillic
    EXPECT_TRUE(has_words("\u0152uvre \u0141\u00f3d\u017a", "\u0153uvre \u0142\u00d3D\u0179"));
    EXPECT_TRUE(has_words("\u039c\u03ad\u03bb\u03b9", "\u03bc\u03ad\u039b")); // the same, in Greek
    EXPECT_FALSE(has_words("\u00d7", "\u00f7"));                              // signs, not letters
    EXPECT_FALSE(has_words("Offnung", "\u00f6ffnung"));
}

TEST(Words, BytesThatAreNoTextDoNoHarm) {
    EXPECT_FALSE(has_words("a\xff\xfe", "b"));
    EXPECT_TRUE(has_words("a\xff", "A"));
}

} // namespace

} // namespace pampas::language
