#include "analysis/generation/archive.h"
#include "analysis/generation/request.h"
#include "analysis/generation/search.h"
#include "analysis/graph/analysis.h"
#include "analysis/legality/legality.h"
#include "engine/formats/json.h"
#include "tests/analysis/generation/any_request.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::generation {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

/// Small, so that searches are quick.
Request small_request() {
    Request request;
    request.board = {.columns = 9, .rows = 10};
    request.client = legality::clients().front();
    return request;
}

std::string refused_search(const Request& request) {
    return refusal_of([&] { search(request); });
}

std::vector<map::Map> maps_of(const Found& found) {
    std::vector<map::Map> maps;
    for (const Candidate& candidate : found.maps) {
        maps.push_back(candidate.map);
    }
    return maps;
}

RC_GTEST_PROP(Generation, GivesWhatWasAskedForOrRefusesIt, ()) {
    const Request request = any_request();
    testing::StopAfter stop(8); // the first brood is enough
    Found found;
    if (!refusal_of([&] { found = search(request, 1, stop.control()); }).empty()) {
        return;
    }
    RC_ASSERT(found.is_cut);
    RC_ASSERT(found.judged >= 8U);
    RC_ASSERT(found.maps.size() == 1U);
    const map::Map& map = found.maps.front().map;
    check_exact(map, demand_for(request, Board(request.board)), request.board.symmetry);
    RC_ASSERT(legality::legal(legality::findings(map, request.client)));
    const auto analysis = graph::analyze(map);
    for (const measures::Figure& figure : measures::figures()) {
        if (figure.key != "busiest_tenth") { // not measured when time is over
            RC_ASSERT(found.maps.front().value(figure) == measure(figure, analysis));
        }
    }
}

TEST(Generation, IsTheSameOnAnyNumberOfThreads) {
    Request request = small_request();
    request.count = 2;
    const auto one = search(request);
    EXPECT_EQ(maps_of(search(request, 3)), maps_of(one));
    EXPECT_THAT(one.maps, SizeIs(2));
    request.seed = 2;
    EXPECT_NE(maps_of(search(request)), maps_of(one));
}

TEST(Generation, MapsOfOneArchiveDifferInAQuarterOfTheirLandAndMarkets) {
    Request request = small_request();
    request.count = 5;
    const auto maps = maps_of(search(request));
    ASSERT_THAT(maps, SizeIs(5));
    for (std::size_t one = 0; one < maps.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            int all = 0;
            int same = 0;
            for (std::size_t at = 0; at < maps[one].spaces().size(); ++at) {
                const map::Space here = maps[one].spaces()[at];
                const map::Space there = maps[other].spaces()[at];
                const bool is_market = here == map::Space::Market;
                all += map::is_land(here) || is_market ? 1 : 0;
                same += (map::is_land(here) && map::is_land(there)) ||
                                (is_market && there == map::Space::Market)
                            ? 1
                            : 0;
            }
            EXPECT_LE(4 * same, 3 * all);
        }
    }
}

TEST(Generation, LiesWithinItsTargets) {
    Request request = small_request();
    request.targets = {measures::read_target("nearest_market=2.5..3.5"),
                       measures::read_target("land_regions=3..5"),
                       measures::read_target("busiest_tenth=20..30")};
    const Found found = search(request);
    ASSERT_THAT(found.maps, SizeIs(1));
    EXPECT_FALSE(found.closest);
    EXPECT_FALSE(found.is_cut);
    const auto analysis = graph::analyze(found.maps.front().map);
    for (const Target& target : request.targets) {
        EXPECT_EQ(target.missed_by(measure(*target.figure, analysis)), 0) << words_of(target);
    }
    for (const measures::Figure& figure : measures::figures()) {
        EXPECT_EQ(found.maps.front().value(figure), measure(figure, analysis)) << figure.key;
    }
}

TEST(Generation, TellsByHowMuchTheClosestMapMissesATarget) {
    Request request = small_request();
    request.board = {.columns = 6, .rows = 6};
    request.targets = {measures::read_target("accessibility=0.9..1")};
    const Found found = search(request);
    EXPECT_THAT(found.maps, SizeIs(0));
    ASSERT_TRUE(found.closest);
    EXPECT_GT(
        request.targets.front().missed_by(found.closest->value(measures::figure("accessibility"))),
        0);
}

TEST(Generation, RefusesWhatNoMapCanBe) {
    const auto with = [](std::initializer_list<std::string_view> targets) {
        Request request = small_request();
        for (const std::string_view target : targets) {
            request.targets.push_back(measures::read_target(target));
        }
        return refused_search(request);
    };
    EXPECT_EQ(with({"spaces=200..300"}),
              "--target spaces=200..300 conflicts with a board of 9 x 10 spaces, stagger axis y");
    EXPECT_EQ(
        with({"accessibility=0.1..0.2", "least_accessibility=0.3..0.4"}),
        "--target least_accessibility=0.3..0.4 conflicts with --target accessibility=0.1..0.2");
    EXPECT_EQ(with({"land=30..30", "largest_land_region=40..50"}),
              "--target largest_land_region=40..50 conflicts with 30 land spaces");
    EXPECT_EQ(with({"land=30", "land_regions=9..10", "largest_land_region=25..30"}),
              "--target land_regions=9..10 conflicts with --target largest_land_region=25..30 with "
              "30 land spaces");
    EXPECT_EQ(with({"uneven_terrain=2..3"}),
              "--target uneven_terrain=2..3 conflicts with 23 land spaces");
    EXPECT_EQ(with({"herd_distance=1..2", "herd_distance=3..4"}),
              "--target herd_distance=3..4 conflicts with --target herd_distance=1..2");
}

TEST(Generation, RefusesWhatClientsDoNotTake) {
    Request request = small_request();
    request.waters = 10;
    EXPECT_THAT(refused_search(request), HasSubstr("takes at most 9"));
    request = small_request();
    request.board = {.columns = 40, .rows = 40};
    EXPECT_THAT(refused_search(request), HasSubstr("The board is too large"));
    request = small_request();
    request.markets = 0;
    EXPECT_EQ(refused_search(request),
              "There is no market; a board needs at least one to drive herds to.");
    request.board = {.columns = 6, .rows = 6};
    request.markets = 30; // some have no open side
    EXPECT_THAT(refused_search(request), HasSubstr("no legal map was found"));
}

TEST(Targets, AreReadStrictly) {
    const auto refusal = [](std::string_view words) {
        return refusal_of([&] { measures::read_target(words); });
    };
    EXPECT_EQ(words_of(measures::read_target("accessibility=0.1..0.25")),
              "accessibility=0.1..0.25");
    EXPECT_EQ(words_of(measures::read_target("markets=9")), "markets=9..9");
    EXPECT_THAT(refusal("shops=1..2"),
                HasSubstr("unknown figure \"shops\"; expected one of spaces"));
    EXPECT_EQ(refusal("markets=9..3"), "--target markets=9..3: the range is empty");
    for (const auto* words : {"markets", "markets=", "markets=1..", "markets=..2", "markets=a..b",
                              "markets=1..2x", "markets=nan", "markets=1..inf", "=", ""}) {
        EXPECT_THAT(refusal(words), HasSubstr("expected FIGURE=LOW..HIGH")) << words;
    }
}

TEST(Like, FiguresLieNearThoseOfTheOtherMap) {
    Request request = small_request();
    request.board.symmetry = graph::SymmetryMotion::Rotate180;
    request.seed = 9;
    const map::Map model = search(request).maps.at(0).map;
    Request alike = like(model, {.client = legality::clients().front()});
    EXPECT_EQ(alike.board.symmetry, graph::SymmetryMotion::Rotate180);
    const Found found = search(alike);
    ASSERT_THAT(found.maps, SizeIs(1));
    const auto one = graph::analyze(model);
    const auto other = graph::analyze(found.maps.front().map);
    EXPECT_EQ(other.map.grid(), model.grid());
    for (const measures::Figure& figure : measures::figures()) {
        if (figure.key != "uneven_terrain") {
            EXPECT_NEAR(*measure(figure, one), *measure(figure, other), near_by(figure))
                << figure.key;
        }
    }
    EXPECT_GE(difference(model, other.map), 0.25);
}

TEST(Like, WhatIsAskedForGoesBeforeTheOtherMap) {
    const map::Map model(hex::Grid{8, 10, hex::StaggerAxis::X});
    Request request = small_request();
    request.board = {.columns = 12};
    request.markets = 5;
    request.targets = {measures::read_target("land=20..22")};
    const Request alike = like(model, request);
    EXPECT_EQ(Board(alike.board).grid(), (hex::Grid{12, 10, hex::StaggerAxis::X}));
    EXPECT_EQ(alike.markets, 5);
    EXPECT_EQ(std::ranges::count(alike.targets, &measures::figure("land"), &Target::figure), 1);
    EXPECT_EQ(std::ranges::count(alike.targets, &measures::figure("markets"), &Target::figure), 0);
}

} // namespace
} // namespace pampas::generation
