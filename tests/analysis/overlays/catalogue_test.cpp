#include "analysis/graph/market_paths.h"
#include "analysis/overlays/catalogue.h"
#include "engine/hex/name.h"
#include "tests/analysis/graph/any_board.h"
#include "tests/analysis/overlays/legends.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace pampas::overlays {
namespace {

using hex::Coordinate;

const Kind& kind(std::string_view name) {
    return *std::ranges::find(kinds(), name, &Kind::name);
}

Overlay make(std::string_view name, const map::Map& map) {
    return kind(name).make(map, graph::analyze(map));
}

const Mark* mark_at(const Overlay& overlay, Coordinate at) {
    const auto found = std::ranges::find(overlay.marks, at, &Mark::at);
    return found == overlay.marks.end() ? nullptr : &*found;
}

std::set<Coordinate> marked(const Overlay& overlay) {
    std::set<Coordinate> result;
    for (const Mark& mark : overlay.marks) {
        result.insert(mark.at);
    }
    return result;
}

/// What a painter and a reader rely on.
void expect_sound(const Overlay& overlay, const map::Map& map) {
    RC_ASSERT(std::ranges::is_sorted(overlay.marks, std::ranges::less(), &Mark::at));
    RC_ASSERT(marked(overlay).size() == overlay.marks.size());
    RC_ASSERT(!overlay.summary.empty());
    RC_ASSERT(legend_names_every_colour(overlay));
    for (const Mark& mark : overlay.marks) {
        RC_ASSERT(map.grid().contains(mark.at));
        RC_ASSERT(map.at(mark.at) != map::Space::Void);
        RC_ASSERT(!mark.hover.empty());
    }
}

RC_GTEST_PROP(Overlays, MarkSpacesOfTheMapInReadingOrder, ()) {
    const map::Map map = *graph::any_board(8, 7);
    const graph::Analysis analysis = graph::analyze(map);
    for (const Kind& kind : kinds()) {
        expect_sound(kind.make(map, analysis), map);
    }
    for (const Coordinate market : map.all(map::Space::Market)) {
        expect_sound(of_market(map, analysis, market), map);
    }
}

RC_GTEST_PROP(Overlays, SayTheDistanceOfEverySpace, ()) {
    const map::Map map = *graph::any_board(8, 7);
    const Overlay overlay = make("herd-distance", map);
    const auto catchments = graph::catchments(map);
    for (std::size_t space = 0; space < catchments.size(); ++space) {
        if (graph::is_playable(map.spaces()[space])) {
            const auto& distance = catchments[space].distance;
            const Mark* mark = mark_at(overlay, map.grid().coordinate(space));
            RC_ASSERT(mark != nullptr);
            RC_ASSERT(mark->label == (distance ? std::to_string(*distance) : ""));
        }
    }
}

RC_GTEST_PROP(Overlays, OfAMarketShowItsPathAndWhatClosesIt, ()) {
    const map::Map map = *graph::any_board(8, 7);
    const graph::Analysis analysis = graph::analyze(map);
    for (std::size_t i = 0; i < analysis.markets.markets.size(); ++i) {
        const graph::MarketPaths& market = analysis.markets.markets[i];
        const Overlay overlay = of_market(map, analysis, market.at);
        const auto steps = std::ranges::count_if(
            overlay.marks, [](const Mark& mark) { return !mark.label.empty(); });
        RC_ASSERT(steps == market.herd_distance.value_or(0));
        for (const Coordinate at : analysis.blockers[i].spaces) {
            RC_ASSERT(mark_at(overlay, at) != nullptr);
            RC_ASSERT(mark_at(overlay, at)->hover.starts_with("closes the market"));
        }
    }
}

RC_GTEST_PROP(Overlays, NumberOnePairOfSpacesForEachPlayer, ()) {
    const map::Map map = *graph::any_board(8, 7);
    const graph::Analysis analysis = graph::analyze(map);
    std::map<std::string, int> numbers;
    for (const Mark& mark : kind("openings").make(map, analysis).marks) {
        numbers[mark.label] += mark.label.empty() ? 0 : 1;
    }
    numbers.erase("");
    RC_ASSERT(numbers.size() == analysis.openings.simultaneous.size());
    for (const auto& [label, spaces] : numbers) {
        RC_ASSERT(spaces == 2);
    }
}

RC_GTEST_PROP(Overlays, TellTouchingCatchmentsApart, ()) {
    const map::Map map = *graph::any_board(8, 7);
    const Overlay overlay = make("catchments", map);
    const auto catchments = graph::catchments(map);
    const auto owner = [&](Coordinate at) {
        const auto& markets = catchments[map.grid().offset(at)].markets;
        return markets.size() == 1 ? std::optional(markets.front()) : std::nullopt;
    };
    for (const Mark& mark : overlay.marks) {
        for (const Coordinate next : map.grid().neighbours(mark.at)) {
            if (owner(mark.at) && owner(next) && owner(mark.at) != owner(next)) {
                RC_ASSERT(mark.colour != mark_at(overlay, next)->colour);
            }
        }
    }
}

/// A strip of pampas between two pieces of land, with a market in the middle.
map::Map strip() {
    map::Map map({7, 1});
    map.set({0, 0}, map::Space::Forest);
    map.set({4, 0}, map::Space::Market);
    map.set({6, 0}, map::Space::Swamp);
    return map;
}

TEST(Overlays, CountWhatAMarketHasToItself) {
    const Overlay overlay = make("catchments", strip());
    EXPECT_EQ(mark_at(overlay, {4, 0})->label, "E1");
    EXPECT_EQ(overlay.legend.front().text, "E1\u00A06");
    EXPECT_EQ(mark_at(overlay, {0, 0})->hover, "nearest to E1, at 3");
    EXPECT_EQ(overlay.summary, "Each market has 6 spaces to itself");
}

/// Even if several markets share a colour, each is named in the legend and on the map.
RC_GTEST_PROP(Overlays, NameEveryMarketInTheLegendOfCatchments, ()) {
    const map::Map map = *graph::any_board(8, 7);
    const Overlay overlay = make("catchments", map);
    for (const Coordinate market : map.all(map::Space::Market)) {
        const Mark& mark = *mark_at(overlay, market);
        RC_ASSERT(mark.label == hex::name(market));
        const auto meaning = std::ranges::find(overlay.legend, mark.colour, &Meaning::colour);
        RC_ASSERT((", " + meaning->text).find(", " + mark.label + "\u00A0") != std::string::npos);
    }
}

TEST(Overlays, NumberRegionsFromTheLargest) {
    map::Map map({5, 1});
    map.set({1, 0}, map::Space::Forest);
    map.set({4, 0}, map::Space::Swamp);
    const Overlay overlay = make("regions", map);
    EXPECT_EQ(mark_at(overlay, {0, 0})->label, "2");
    EXPECT_EQ(mark_at(overlay, {2, 0})->label, "1");
    EXPECT_EQ(overlay.legend.front().text, "pampas 1: 2 spaces");
    EXPECT_EQ(overlay.legend.back().text, "land 2: 1 space");
}

TEST(Overlays, TellHowManySmallRegionsShareAColour) {
    map::Map map({11, 1}, map::Space::Void);
    for (const int column : {0, 1, 3, 5, 7, 9}) {
        map.set({column, 0}, map::Space::Forest);
    }
    const Overlay overlay = make("regions", map);
    EXPECT_EQ(overlay.legend.back().text, "land 4 to 5: 1 space each");
    EXPECT_EQ(overlay.legend.size(), 4U);
}

TEST(Overlays, NameWhatBreaksASymmetry) {
    map::Map map({6, 4});
    map.set({0, 0}, map::Space::Forest);
    const Overlay overlay = make("broken-symmetry", map);
    ASSERT_NE(mark_at(overlay, {0, 0}), nullptr);
    EXPECT_THAT(overlay.marks.front().hover, ::testing::StartsWith("counterpart: "));
    EXPECT_THAT(overlay.summary, ::testing::HasSubstr(" agree, "));
}

/// On a map with long ways, near and far spaces still differ in colour.
TEST(Overlays, StretchTheScaleOfHerdDistanceOverLongWays) {
    map::Map map({60, 1});
    map.set({0, 0}, map::Space::Market);
    map.set({59, 0}, map::Space::Forest);
    const Overlay overlay = make("herd-distance", map);
    EXPECT_NE(mark_at(overlay, {20, 0})->colour, mark_at(overlay, {55, 0})->colour);
    EXPECT_EQ(mark_at(overlay, {1, 0})->colour, good_to_bad(0));
    EXPECT_EQ(mark_at(overlay, {58, 0})->colour, good_to_bad(1));
    EXPECT_EQ(overlay.legend.front().text, "1 to 9 animals");
    EXPECT_EQ(overlay.legend.size(), 7U);
}

TEST(Overlays, ShareTheScaleOfHerdDistanceOnUsualMaps) {
    const Overlay overlay = make("herd-distance", strip());
    EXPECT_EQ(overlay.legend[2].text, "3 animals");
    EXPECT_EQ(overlay.legend[5].text, "6 animals");
}

/// The bounds of a line of a legend: `0.20 to 0.24`, or twice the same.
std::pair<double, double> bounds(const std::string& text) {
    const auto to = text.find(" to ");
    const double low = std::stod(text);
    return {low, to == std::string::npos ? low : std::stod(text.substr(to + 4))};
}

TEST(Overlays, ReadFiguresAsTextsShowThem) {
    for (int thousandth = 0; thousandth < 2000; ++thousandth) {
        const double figure = thousandth / 1000.0;
        EXPECT_EQ(static_cast<double>(as_read(figure, 2)) / 100,
                  std::stod(fmt::format("{:.2f}", figure)));
    }
}

RC_GTEST_PROP(Overlays, ShareNoBoundOfAccessibility, ()) {
    const map::Map map = *graph::any_board(8, 7);
    const Overlay overlay = make("accessibility", map);
    for (std::size_t line = 1; line + 1 < overlay.legend.size(); ++line) {
        RC_ASSERT(bounds(overlay.legend[line].text).second <
                  bounds(overlay.legend[line - 1].text).first);
    }
    for (const Coordinate market : map.all(map::Space::Market)) {
        const Mark& mark = *mark_at(overlay, market);
        if (mark.colour != out_of_reach) {
            const auto line = std::ranges::find(overlay.legend, mark.colour, &Meaning::colour);
            const auto [low, high] = bounds(line->text);
            RC_ASSERT(low <= std::stod(mark.label));
            RC_ASSERT(std::stod(mark.label) <= high);
        }
    }
}

TEST(Overlays, OfAnEmptyMapSaySo) {
    const map::Map nothing({3, 3}, map::Space::Void);
    const graph::Analysis analysis = graph::analyze(nothing);
    for (const Kind& kind : kinds()) {
        EXPECT_TRUE(kind.make(nothing, analysis).marks.empty()) << kind.name;
    }
}

} // namespace
} // namespace pampas::overlays
