#include "analysis/glossary/glossary.h"
#include "analysis/legality/check.h"
#include "analysis/measures/check.h"
#include "analysis/measures/figures.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/games.h"
#include "analysis/report/games/check.h"
#include "engine/files/file.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"
#include "engine/rules/scoring.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>

namespace pampas::glossary {
namespace {

/// Texts between quotes that are given to `tr` somewhere in a source.
std::vector<std::string> translated(const std::string& source) {
    static const std::regex text(R"re(tr\(\s*"([^"]+)")re");
    std::vector<std::string> result;
    for (std::sregex_iterator found(source.begin(), source.end(), text), end; found != end;
         ++found) {
        result.push_back((*found)[1]);
    }
    return result;
}

std::vector<std::string> matches(const std::string& source, const char* pattern) {
    const std::regex expression(pattern);
    std::vector<std::string> result;
    for (std::sregex_iterator found(source.begin(), source.end(), expression), end; found != end;
         ++found) {
        result.push_back((*found)[1]);
    }
    return result;
}

/// All sources of a folder together.
std::string sources(const char* folder) {
    std::string all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             std::filesystem::path(PAMPAS_SOURCE_DIR) / folder)) {
        if (entry.path().extension() == ".cpp") {
            all += read_file(entry.path());
        }
    }
    return all;
}

void expect_titles(const std::vector<std::string>& titles, const char* what) {
    EXPECT_FALSE(titles.empty()) << what;
    for (const std::string& title : titles) {
        EXPECT_NE(titled(title), nullptr) << what << " \"" << title << "\" is not explained";
    }
}

TEST(Glossary, ExplainsEachOverlayFigureAndFinding) {
    const auto expect_term = [](std::string_view subject) {
        EXPECT_NE(term_of(subject), nullptr) << subject;
    };
    for (const auto& kind : overlays::kinds()) {
        expect_term(kind.name);
        EXPECT_EQ(titled(tr(kind.title)), term_of(kind.name)) << kind.name;
    }
    for (const auto& kind : overlays::kinds_of_games()) {
        expect_term(kind.name);
        EXPECT_EQ(titled(tr(kind.title)), term_of(kind.name)) << kind.name;
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
        EXPECT_NE(titled(category), nullptr) << category;
    }
}

// Of the sources, so that none is left out that some map does not show.
TEST(Glossary, ExplainsEachColumnAndChartOfReports) {
    const std::string reports = sources("analysis/report");
    std::vector<std::string> columns;
    for (const std::string& table : matches(reports, R"(rows\{\{([^;]*?)\}\};)")) {
        std::ranges::move(translated(table), std::back_inserter(columns));
    }
    EXPECT_GT(columns.size(), 50U);
    expect_titles(columns, "the column");
    expect_titles(matches(reports, R"re(chart(?:_of)?\(\{"[^"]*", tr\("([^"]*)")re"), "the chart");
    expect_titles(matches(reports, R"re(html_fact\(\s*tr\("([^"]*)")re"), "the fact");
    expect_titles(matches(sources("analysis/balance"), R"re(_back\(\s*\{[^;]*tr\("([^"]*)")re"),
                  "the figure of games");
}

TEST(Glossary, ExplainsEachHeadingOfPanels) {
    const std::filesystem::path panels = PAMPAS_SOURCE_DIR "/editor/desktop/panels";
    for (const char* file : {"measure_rows.cpp", "map_charts.cpp", "game_charts.cpp",
                             "change_rows.cpp", "statistics_view.cpp"}) {
        expect_titles(matches(read_file(panels / file),
                              R"re((?:heading|draw_distances)\([^;]*?tr\("([^"]*)")re"),
                      file);
    }
}

TEST(Glossary, KnowsTitlesInTheLanguageInUse) {
    language::use(*language::find("de"));
    EXPECT_EQ(titled(tr("animals from land")), find("herd-distance"));
    language::use(language::all().front());
    EXPECT_EQ(titled("animals from land"), find("herd-distance"));
    EXPECT_EQ(titled("Accessibility"), find("accessibility"));
    EXPECT_EQ(titled("seat 12"), find("seat"));
    EXPECT_EQ(titled("seat "), nullptr);
    EXPECT_EQ(titled(""), nullptr);
}

TEST(Glossary, EachThingHasOneTermAndEachLinkLeadsSomewhere) {
    std::set<std::string_view> ids;
    std::set<std::string_view> subjects;
    std::set<std::string_view> titles;
    for (const Term& term : terms()) {
        EXPECT_TRUE(ids.insert(term.id).second) << term.id;
        EXPECT_FALSE(term.name.empty()) << term.id;
        EXPECT_TRUE(term.sentence.ends_with(".")) << term.id;
        for (const std::string_view subject : term.subjects) {
            EXPECT_TRUE(subjects.insert(subject).second) << subject;
        }
        for (const std::string_view title : term.titles) {
            EXPECT_TRUE(titles.insert(title).second) << title;
        }
        for (const std::string_view other : term.related) {
            EXPECT_TRUE(find(other) != nullptr && other != term.id) << term.id << " to " << other;
        }
    }
}

// A finding without a cure is of no use; these are meant to be kept.
TEST(Glossary, EachFindingSaysWhatToTry) {
    for (const Term& term : terms()) {
        if (term.topic == Topic::Findings) {
            EXPECT_FALSE(term.advice.empty() && term.text.empty()) << term.id;
        }
    }
}

} // namespace
} // namespace pampas::glossary
