#include "analysis/balance/comparison.h"
#include "analysis/glossary/glossary.h"
#include "analysis/legality/check.h"
#include "analysis/measures/figures.h"
#include "analysis/measures/map_findings.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/games.h"
#include "analysis/report/games/findings.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"
#include "engine/rules/scoring.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace pampas::glossary {
namespace {

TEST(Glossary, ExplainsEachOverlayFigureAndFinding) {
    const auto expect_term = [](std::string_view subject) {
        EXPECT_NE(term_of(subject), nullptr) << subject;
    };
    for (const auto& kind : overlays::kinds()) {
        expect_term(kind.name);
        EXPECT_FALSE(title(kind.name).empty()) << kind.name;
    }
    for (const auto& kind : overlays::kinds_of_games()) {
        expect_term(kind.name);
        EXPECT_FALSE(title(kind.name).empty()) << kind.name;
    }
    for (const auto& figure : measures::figures()) {
        expect_term(figure.key);
        expect_term(fmt::format("published-{}", figure.key));
    }
    for (const auto& check : legality::all_checks()) {
        expect_term(check.code);
    }
    for (const auto& check : measures::all_checks()) {
        expect_term(check.code);
    }
    for (const auto& checks :
         {report::checks_of_each_table(), report::checks_of_largest_tables()}) {
        for (const auto& check : checks) {
            expect_term(check.code);
        }
    }
    for (const std::string_view category : rules::category_names) {
        EXPECT_EQ(english_title(category), category);
    }
}

TEST(Glossary, ExplainsEachChart) {
    const std::filesystem::path charts = PAMPAS_SOURCE_DIR "/resources/report/charts";
    for (const auto& entry : std::filesystem::directory_iterator(charts)) {
        const std::string id = "chart-" + entry.path().stem().string();
        EXPECT_FALSE(title(id).empty()) << id;
    }
}

TEST(Glossary, ExplainsEachFigureOfGamesAndKindOfSpace) {
    for (const balance::GameFigure& figure : balance::game_figures(2)) {
        EXPECT_NE(term_of(figure.label), nullptr) << figure.key;
    }
    for (const map::Space space : map::all_spaces) {
        EXPECT_NE(term_of(map::name(space)), nullptr) << map::name(space);
    }
}

TEST(Glossary, TitlesAreInTheLanguageInUse) {
    EXPECT_EQ(title("animals-from-land"), "animals from land");
    EXPECT_EQ(title("equal-share", "25 %"), "equal share 25 %");
    language::use(*language::find("de"));
    EXPECT_EQ(title("animals-from-land"), tr("animals from land"));
    EXPECT_NE(title("animals-from-land"), "animals from land");
    language::use(language::all().front());
    EXPECT_EQ(term_of("animals-from-land"), find("herd-distance"));
    EXPECT_EQ(term_of("animals from land"), nullptr);
}

TEST(Glossary, EachThingHasOneTermAndEachLinkLeadsSomewhere) {
    std::set<std::string_view> ids;
    std::set<std::string_view> labels;
    for (const Term& term : terms()) {
        EXPECT_TRUE(ids.insert(term.id).second) << term.id;
        EXPECT_FALSE(term.name.empty()) << term.id;
        EXPECT_TRUE(term.sentence.ends_with(".")) << term.id;
        for (const Label& label : term.labels) {
            EXPECT_TRUE(labels.insert(label.id).second) << label.id;
        }
        for (const std::string_view other : term.related) {
            EXPECT_TRUE(find(other) != nullptr && other != term.id) << term.id << " to " << other;
        }
    }
}

// A finding without advice is of no use to a designer.
TEST(Glossary, EachFindingSaysWhatToTry) {
    for (const Term& term : terms()) {
        if (term.topic == Topic::Findings) {
            EXPECT_FALSE(term.advice.empty() && term.text.empty()) << term.id;
        }
    }
}

} // namespace
} // namespace pampas::glossary
