#include "analysis/report/ground/html_map.h"
#include "tests/analysis/report/ground/read_page.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/random_maps.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace pampas::report {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::texts;

constexpr const char* svg = R"svg(<?xml version="1.0" encoding="UTF-8"?>
<svg width="100px" height="80px" viewBox="0 0 100 80"><defs><clipPath id="clip1"/></defs>
<g id="stamp" clip-path="url(#clip1)"/><use href="#stamp"/><text>100 % ä</text></svg>)svg";

MapView view(const std::string& name, std::vector<overlays::Mark> marks) {
    return {name,
            "<" + name + ">",
            "help & more",
            {std::move(marks),
             "of all & sundry",
             {{{255, 0, 16}, "<legend>"}, {{1, 2, 255}, "of nothing"}},
             "sum & all"}};
}

class HtmlMap : public ::testing::Test {
  protected:
    const map::Map map_ = testing::drawn_map({"m.$", ".f-"});
    const MapPicture picture_{svg, 100, 80, 10, {3, 4}};
    const std::vector<MapViewGroup> groups_{
        {"<Show>",
         true,
         {view("bare", {}),
          view("all", {{{0, 1}, {255, 0, 16}, "<7>", "it's & so"}, {{1, 1}, {0, 0, 0}, "", ""}})}},
        {"Markets", false, {view("market-c1", {})}}};
    const pugi::xml_document page_ =
        testing::read_page(html("<div>{}</div>", html_map(map_, picture_, groups_)));
};

/// An address with its escapes decoded.
std::string decoded(const std::string& address) {
    std::string text;
    for (std::size_t i = 0; i < address.size(); ++i) {
        if (address[i] == '%') {
            text += static_cast<char>(std::stoi(address.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            text += address[i];
        }
    }
    return text;
}

TEST_F(HtmlMap, LaysSymbolsOverTheColoursOfMarks) {
    MapPicture picture = picture_;
    picture.symbols = svg;
    const auto page = testing::read_page(html("<div>{}</div>", html_map(map_, picture, groups_)));
    EXPECT_THAT(texts(page, "//use[@class='symbols']/@mask"),
                ::testing::Contains("url(#marked-all)"));
    EXPECT_THAT(texts(page, "//mask[@id='marked-all']/use/@href"), ElementsAre("#marks-all"));
    EXPECT_THAT(texts(page, "//g[@id='marks-all']/polygon/@fill"),
                ElementsAre("#ff0010", "#000000"));
}

TEST_F(HtmlMap, BringsThePictureOnceForAllViews) {
    const auto addresses = texts(page_, "//image[@id='picture']/@href");
    ASSERT_EQ(addresses.size(), 1U);
    EXPECT_EQ(addresses[0].find_first_of("<>\"#&\n"), std::string::npos);
    EXPECT_EQ(decoded(addresses[0]), std::string("data:image/svg+xml,") + svg);
    EXPECT_THAT(texts(page_, "//image/@width"), ElementsAre("100"));
    EXPECT_THAT(texts(page_, "//image/@height"), ElementsAre("80"));
    EXPECT_THAT(texts(page_, "//figure/svg/use[@href='#picture']"), ::testing::SizeIs(3));
}

TEST_F(HtmlMap, EveryNameIsUnique) {
    const auto ids = texts(page_, "//@id");
    EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
}

TEST_F(HtmlMap, ShowsTheFirstViewAndOffersAll) {
    EXPECT_THAT(texts(page_, "//figure[not(@hidden)]/@id"), ElementsAre("view-bare"));
    EXPECT_THAT(texts(page_, "//select[@name='view']//option/@value"),
                ElementsAre("bare", "all", "market-c1"));
    EXPECT_THAT(texts(page_, "//select/optgroup/@label"), ElementsAre("<Show>", "Markets"));
    EXPECT_THAT(texts(page_, "//option"), ElementsAre("<bare>", "<all>", "<market-c1>"));
}

TEST_F(HtmlMap, PrintsGroupsForPaperWhereTheyMarkSomething) {
    EXPECT_THAT(texts(page_, "//figure[contains(@class, 'on-paper')]/@id"),
                ElementsAre("view-all"));
}

TEST_F(HtmlMap, LongLabelsAreSmaller) {
    const std::vector<MapViewGroup> groups{
        {"", true, {view("all", {{{0, 1}, {}, "7", ""}, {{1, 1}, {}, "0.08", ""}})}}};
    const auto page = testing::read_page(html("<div>{}</div>", html_map(map_, picture_, groups)));
    EXPECT_THAT(texts(page, "//g[@class='labels']/text[not(@font-size)]"), ElementsAre("7"));
    EXPECT_THAT(texts(page, "//g[@class='labels']/text/@font-size"), ElementsAre("4.6"));
}

TEST_F(HtmlMap, NamesNoRowBeyondThePicture) {
    const map::Map tall = testing::drawn_map({"m.$", ".f-", "---", "---", "---", "---"});
    const auto page = testing::read_page(html("<div>{}</div>", html_map(tall, picture_, groups_)));
    EXPECT_THAT(texts(page, "//g[@id='ruler']/g[@class='rows']/text"),
                ElementsAre("1", "2", "3", "4", "5"));
}

/// The mean of an SVG polygon's points.
hex::Point middle(const std::string& points) {
    std::istringstream text(points);
    hex::Point sum;
    int number = 0;
    double x = 0;
    double y = 0;
    for (char comma = ' '; text >> x >> comma >> y; ++number) {
        sum = {sum.x + x, sum.y + y};
    }
    EXPECT_EQ(number, 6);
    return {sum.x / number, sum.y / number};
}

TEST_F(HtmlMap, LaysMarksOverTheirSpaces) {
    const auto all = page_.select_node("//figure[@id='view-all']").node();
    EXPECT_THAT(texts(all, ".//polygon/@fill"), ElementsAre("#ff0010", "#000000"));
    const hex::Point centre = hex::centre(map_.grid(), {0, 1});
    const hex::Point found = middle(texts(all, ".//polygon/@points").at(0));
    EXPECT_NEAR(found.x, 3 + 10 * centre.x, 0.1);
    EXPECT_NEAR(found.y, 4 + 10 * centre.y, 0.1);
    EXPECT_THAT(texts(all, ".//g[@class='labels']/text"), ElementsAre("<7>"));
    EXPECT_THAT(texts(all, ".//g[@class='labels']/text/@x"),
                ElementsAre(fmt::format("{:.1f}", 3 + 10 * centre.x)));
}

TEST_F(HtmlMap, SaysWhatASpaceIsAndWhatIsThere) {
    EXPECT_THAT(texts(page_, "//polygon/title"),
                ElementsAre("A2, pampas: it's & so", "B2, forest"));
}

TEST_F(HtmlMap, SaysWhatAViewShows) {
    const auto all = page_.select_node("//figure[@id='view-all']").node();
    EXPECT_THAT(texts(all, ".//h3"), ElementsAre("<all>"));
    EXPECT_THAT(texts(all, ".//p"), ElementsAre("sum & all", "help & more", "", "of all & sundry"));
    EXPECT_THAT(texts(all, ".//li"), ElementsAre("<legend>"));
    EXPECT_THAT(texts(all, ".//li/span/@style"), ElementsAre("background: #ff0010"));
    EXPECT_THAT(texts(all, "./svg/@aria-label"), ElementsAre("<all>. sum & all"));
}

TEST_F(HtmlMap, OutlinesEveryMarket) {
    EXPECT_THAT(texts(page_, "//polygon[@class='ring']/@id"), ElementsAre("ring-C1"));
    const hex::Point centre = hex::centre(map_.grid(), {2, 0});
    const hex::Point found = middle(texts(page_, "//polygon[@class='ring']/@points").at(0));
    EXPECT_NEAR(found.x, 3 + 10 * centre.x, 0.1);
    EXPECT_NEAR(found.y, 4 + 10 * centre.y, 0.1);
}

TEST_F(HtmlMap, MapsBesideEachOtherHaveIdsOfTheirOwn) {
    const auto page =
        testing::read_page(html("<div>{}{}</div>", html_map_beside(map_, picture_, view("a", {})),
                                html_map_beside(map_, picture_, view("b", {}))));
    const auto all = texts(page, "//@id");
    const std::set<std::string> ids(all.begin(), all.end());
    EXPECT_EQ(ids.size(), all.size());
    for (const std::string& link : texts(page, "//use/@href")) {
        EXPECT_TRUE(ids.contains(link.substr(1))) << link;
    }
    EXPECT_THAT(texts(page, "//figure/@id"), ElementsAre("view-a", "view-b"));
}

RC_GTEST_PROP(HtmlMapOfAnyGrid, OutlinesTheBorderOfARegion, ()) {
    const map::Map map(*testing::any_grid_up_to(6, 6));
    std::set<hex::Coordinate> region;
    MapView outlined = view("a", {});
    for (std::size_t i = 0; i < map.grid().size(); ++i) {
        if (*rc::gen::arbitrary<bool>()) {
            region.insert(map.grid().coordinate(i));
        }
    }
    outlined.outlined.assign(region.begin(), region.end());
    std::size_t expected = 6 * region.size();
    for (const hex::Coordinate at : region) {
        for (const hex::Coordinate next : map.grid().neighbours(at)) {
            expected -= region.contains(next) ? 1U : 0U;
        }
    }
    const auto page =
        testing::read_page(html_map_beside(map, {svg, 100, 80, 10, {3, 4}}, outlined));
    for (const std::string& path : texts(page, "//g[@class='outlines']/path/@d")) {
        RC_ASSERT(static_cast<std::size_t>(std::ranges::count(path, 'M')) == expected);
    }
    RC_ASSERT(texts(page, "//g[@class='outlines']/path").size() == (region.empty() ? 0U : 2U));
}

} // namespace

namespace {

using ::testing::ElementsAre;
using testing::texts;

MapPicture picture_of(const hex::Grid& grid, double side) {
    const hex::Point size = hex::extent(grid);
    return {"", static_cast<int>(side * size.x), static_cast<int>(side * size.y), side, {0, 0}};
}

/// The page of a map without spaces on this grid, embedded as on a page with several maps.
pugi::xml_document page_of(const hex::Grid& grid, const MapPicture& picture) {
    return testing::read_page(
        html_map_beside(map::Map(grid, map::Space::Void), picture,
                        {.name = "a", .title = {}, .help = {}, .overlay = {}}));
}

TEST(Rulers, NameColumnsAndRows) {
    const hex::Grid grid{3, 2};
    const auto page = page_of(grid, picture_of(grid, 30));
    EXPECT_THAT(texts(page, "//g[@id='ruler-a']/g[@class='columns']/text"),
                ElementsAre("A", "B", "C"));
    EXPECT_THAT(texts(page, "//g[@id='ruler-a']/g[@class='rows']/text"), ElementsAre("1", "2"));
}

/// The positions of names, in pixels of the picture.
std::vector<double> places(const pugi::xml_document& page, const char* path) {
    std::vector<double> result;
    for (const std::string& place : texts(page, path)) {
        result.push_back(std::stod(place));
    }
    return result;
}

RC_GTEST_PROP(RulersOfAnyGrid, StandOverTheirColumnsAndApart, ()) {
    const auto grid = *testing::any_grid_up_to(60, 60);
    const auto picture = picture_of(grid, 20);
    const auto page = page_of(grid, picture);
    for (const std::string id : {"ruler-a", "small-ruler-a"}) {
        const std::string ruler = "//g[@id='" + id + "']";
        const double size = std::stod(texts(page, (ruler + "/@font-size").c_str()).at(0));
        const auto columns = places(page, (ruler + "/g[@class='columns']/text/@x").c_str());
        const auto rows = places(page, (ruler + "/g[@class='rows']/text/@y").c_str());
        for (std::size_t i = 1; i < columns.size(); ++i) {
            RC_ASSERT(columns[i] - columns[i - 1] > size);
        }
        for (std::size_t i = 1; i < rows.size(); ++i) {
            RC_ASSERT(rows[i] - rows[i - 1] > size);
        }
        for (const double x : columns) {
            RC_ASSERT(x > 0 && x < picture.width);
        }
        std::istringstream box(texts(page, "//svg/@viewBox").at(0));
        double left = 0;
        double top = 0;
        box >> left >> top;
        RC_ASSERT(left < -size && top < -size);
    }
}

} // namespace

} // namespace pampas::report
