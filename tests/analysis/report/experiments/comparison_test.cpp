#include "analysis/report/experiments/comparison.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/map/difference.h"
#include "engine/map/transform.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/analysis/report/ground/read_page.h"
#include "tests/engine/random_maps.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace pampas::report {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::texts;
using Json = nlohmann::ordered_json;

constexpr const char* hostile_title = "</title><script>x</script>\"&\x1b";

MapPicture any_picture() {
    return {"<svg/>", 100, 100, 3, {0, 0}};
}

/// The page of two maps, with or without games.
std::string page_of(const map::Map& one, const map::Map& other, const MapComparison* games,
                    const std::array<std::string, 2>& names = {"One", "Other"}) {
    const auto [a, b] = map::on_one_grid(one, other);
    return comparison_html(
               {{MapOnPage{names[0], a, any_picture()}, MapOnPage{names[1], b, any_picture()}},
                board_table(graph::analyze(one), graph::analyze(other)),
                games})
        .markup();
}

map::Map other_map() {
    map::Map map = balance::small_map();
    map.set({0, 0}, map::Space::Water);
    map.set({2, 0}, map::Space::Forest);
    map.set({5, 0}, map::Space::Forest);
    return map;
}

/// 24 games of three players on each map.
MapComparison played(const std::string& name = "One") {
    const rules::Ruleset rules = balance::standard();
    const balance::ComparisonPlan plan{balance::experiment({"random", "random", "random"}), 8};
    const map::Map one = balance::small_map();
    const map::Map other = other_map();
    return {{ComparedMap{name, rules.name, graph::analyze(one)},
             ComparedMap{"Other", rules.name, graph::analyze(other)}},
            plan,
            compare_games(rules::Game(one, rules, 3), rules::Game(other, rules, 3), plan)};
}

/// A number as people read it.
double number(std::string text) {
    constexpr std::string_view minus = "\u2212";
    return text.starts_with(minus) ? -std::stod(text.substr(minus.size())) : std::stod(text);
}

class ComparisonHtml : public ::testing::Test {
  protected:
    std::vector<std::vector<std::string>> rows(const std::string& section, int table) const {
        return testing::table_rows(page_, section, table);
    }

    const MapComparison comparison_ = played();
    const Json json_ = map_comparison_json(comparison_);
    const pugi::xml_document page_ =
        testing::read_page(page_of(balance::small_map(), other_map(), &comparison_));
};

TEST_F(ComparisonHtml, FiguresOfBoardsAreThoseOfTheJson) {
    const auto found = rows("figures", 1);
    ASSERT_EQ(found.size(), json_["board"].size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Json& figure = json_["board"][i];
        for (const auto& [column, key] : {std::pair(1U, "a"), {2U, "b"}, {3U, "difference"}}) {
            if (figure[key].is_null()) {
                EXPECT_EQ(found[i][column], "-");
            } else {
                EXPECT_NEAR(number(found[i][column]), figure[key].get<double>(), 0.51) << figure;
            }
        }
    }
    const auto strong = texts(page_, "//section[@id='figures']//td/b");
    EXPECT_GT(strong.size(), 0U);
    EXPECT_LT(strong.size(), found.size());
}

TEST_F(ComparisonHtml, FiguresOfGamesAreThoseOfTheJson) {
    const auto found = rows("games", 2);
    ASSERT_EQ(found.size(), json_["games"].size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Json& figure = json_["games"][i];
        EXPECT_NEAR(number(found[i][1]), figure["a"].get<double>(), 0.051);
        EXPECT_NEAR(number(found[i][2]), figure["b"].get<double>(), 0.051);
        EXPECT_NEAR(number(found[i][3]), figure["difference"].get<double>(), 0.051);
        EXPECT_EQ(found[i][4], wording::range({figure["ci95"][0], figure["ci95"][1]}));
        EXPECT_EQ(found[i][6], figure["real"] ? "real" : "may be chance");
    }
}

TEST_F(ComparisonHtml, VerdictsAreThoseOfTheJson) {
    const auto found = rows("games", 1);
    ASSERT_EQ(found.size(), 2U);
    for (const auto& [row, side] : {std::pair(0U, "a"), {1U, "b"}}) {
        const Json& fairness = json_[side]["fairness"];
        EXPECT_EQ(found[row][1], fairness["verdict"].get<std::string>());
        EXPECT_EQ(found[row][2], fmt::format("{:.1f}", 100 * fairness["gap"].get<double>()));
        EXPECT_EQ(found[row][4], fmt::format("{:.3f}", fairness["p_value"].get<double>()));
    }
    EXPECT_THAT(texts(page_, "//header/p[@class='summary']"),
                ElementsAre(fairer_remark(comparison_)));
}

TEST_F(ComparisonHtml, ChartHasTheShareOfEachSeatOnBoth) {
    const Json values = testing::chart_values(page_, "seats");
    ASSERT_EQ(values.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(values[i]["table"], i < 3 ? "A" : "B");
        EXPECT_NEAR(values[i]["wins"].get<double>(),
                    json_["games"][i % 3][i < 3 ? "a" : "b"].get<double>(), 1e-9);
        EXPECT_LE(values[i]["low"], values[i]["difference"]);
        EXPECT_GE(values[i]["high"], values[i]["difference"]);
    }
}

TEST_F(ComparisonHtml, BothMapsSayWhatTheOtherHas) {
    EXPECT_THAT(texts(page_, "//*[@id='view-a']//title"), Contains("A1, pampas: water on B"));
    EXPECT_THAT(texts(page_, "//*[@id='view-b']//title"), Contains("A1, water: pampas on A"));
    EXPECT_THAT(texts(page_, "//*[@id='differences']//li"), Contains(HasSubstr(": A1")));
}

TEST_F(ComparisonHtml, HasNoLinksToNowhereAndNoIdTwice) {
    const auto ids = testing::checked_ids(page_);
    EXPECT_THAT(ids, Contains("term-verdict"));
    EXPECT_THAT(ids, Contains("term-comparison"));
}

TEST(ComparisonPage, OfNoGamesHasNone) {
    const auto page = testing::read_page(page_of(balance::small_map(), other_map(), nullptr));
    EXPECT_THAT(texts(page, "//section/@id"), ElementsAre("map", "figures", "terms"));
    EXPECT_THAT(texts(page, "//header/ul/li"), ElementsAre("3 spaces differ"));
}

TEST(ComparisonPage, OfTheSameMapSaysSo) {
    const auto page =
        testing::read_page(page_of(balance::small_map(), balance::small_map(), nullptr));
    EXPECT_THAT(texts(page, "//header/ul/li"), ElementsAre("All spaces are the same."));
    EXPECT_THAT(texts(page, "//*[@class='outlines']"), IsEmpty());
    EXPECT_THAT(texts(page, "//section[@id='figures']//td/b"), IsEmpty());
}

TEST(ComparisonPage, HostileNamesAreText) {
    const MapComparison comparison = played(hostile_title);
    const auto page = testing::read_page(
        page_of(balance::small_map(), other_map(), &comparison, {hostile_title, hostile_title}));
    EXPECT_THAT(texts(page, "//script[not(@type)]"), IsEmpty());
    EXPECT_THAT(texts(page, "//h1").at(0), HasSubstr("</title><script>x</script>\"&"));
}

RC_GTEST_PROP(ComparisonOfAnyMaps, MarksOnBothWhatDiffers, ()) {
    const map::Map one = *testing::any_map();
    const map::Map other = *testing::any_map();
    const std::string whole = page_of(one, other, nullptr);
    const std::size_t begin = whole.find("<main>"); // without the scripts, which take long to read
    const auto page = testing::read_page(whole.substr(begin, whole.find("</main>") + 7 - begin));
    const auto differing = map::differences(one, other);
    for (const char* view : {"view-a", "view-b"}) {
        const auto titles = texts(page, fmt::format("//*[@id='{}']//title", view).c_str());
        std::size_t told = 0;
        for (const auto& [at, a, b] : differing) {
            const bool is_a = view == std::string("view-a");
            const std::string title =
                fmt::format("{}, {}: {} on {}", hex::name(at), map::name(is_a ? a : b),
                            map::name(is_a ? b : a), is_a ? "B" : "A");
            told += static_cast<std::size_t>(std::ranges::count(titles, title));
        }
        const auto void_here =
            std::ranges::count_if(differing, [&](const map::SpaceDifference& space) {
                return (view == std::string("view-a") ? space.one : space.other) ==
                       map::Space::Void;
            });
        RC_ASSERT(told + static_cast<std::size_t>(void_here) == differing.size());
        RC_ASSERT(
            texts(page, fmt::format("//*[@id='{}']//g[@class='outlines']", view).c_str()).empty() ==
            differing.empty());
    }
}

} // namespace
} // namespace pampas::report
