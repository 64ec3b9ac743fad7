#include "analysis/legality/legality.h"
#include "analysis/measures/map_findings.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/analysis/graph/any_board.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::measures {
namespace {

using findings::Finding;
using findings::Severity;
using graph::Analysis;
using hex::Coordinate;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

std::vector<Finding> news_of(const map::Map& map) {
    return map_findings(graph::analyze(map), legality::findings(map, legality::clients().front()));
}

std::vector<Finding> news_of(const std::vector<std::string>& rows) {
    return news_of(testing::drawn_map(rows));
}

/// A map without findings, as long as its betweenness is not measured.
Analysis good() {
    return graph::quick_analysis(formats::read_json(*resources::find("maps/windmill.json")));
}

std::vector<std::string> sentences(const std::vector<Finding>& news) {
    std::vector<std::string> result;
    std::ranges::transform(news, std::back_inserter(result), &Finding::sentence);
    return result;
}

std::vector<std::string> with_seats(graph::SeatOpenings seats) {
    Analysis analysis = good();
    analysis.seats = seats;
    return sentences(map_findings(analysis, {}));
}

auto says(Severity severity, const std::string& beginning) {
    return AllOf(Field(&Finding::severity, severity),
                 Field(&Finding::sentence, StartsWith(beginning)));
}

TEST(MapFindings, AreNoneForAGoodMap) {
    EXPECT_THAT(map_findings(good(), {}), IsEmpty());
}

struct Seats {
    graph::SeatOpenings seats;
    std::string sentence;
};

TEST(MapFindings, TellWhoIsLateAtTheFirstMarket) {
    const std::vector<Seats> cases{
        {{5, 4, 0, 1}, "Seat 5 needs three actions to reach a market; the first four need two."},
        {{5, 1, 0, 4}, "Seats 2 to 5 need three actions to reach a market; seat 1 needs two."},
        {{4, 2, 0, 2},
         "Seats 3 and 4 need three actions to reach a market; the first two need two."},
        {{5, 3, 0, 1},
         "Seat 4 needs three actions to reach a market and seat 5 needs more; the first three need "
         "two."},
        {{3, 2, 0, 0},
         "Seat 3 needs more than three actions to reach a market; the first two need two."},
        {{5, 0, 0, 5}, "No player can reach a market in two actions; all five need three."},
        {{5, 0, 0, 0},
         "No player can reach a market in two actions; all five need more than three."},
        {{5, 0, 0, 3},
         "No player can reach a market in two actions; seats 1 to 3 need three actions to reach "
         "a market and seats 4 and 5 need more."},
        {{5, 5, 2, 0}, "Only two of five players can open beside water in two actions."}};
    for (const Seats& seats : cases) {
        EXPECT_THAT(with_seats(seats.seats), ElementsAre(seats.sentence));
    }
    EXPECT_THAT(with_seats({5, 5, 5, 0}), IsEmpty());
}

TEST(MapFindings, CountThePlayersTheMapIsMadeFor) {
    map::Map map = testing::drawn_map({"m.$.f", "-----", "g..$."});
    EXPECT_THAT(sentences(news_of(map)), Contains(StartsWith("Seat")));
    map.details().players = map::PlayerRange{2, 2};
    EXPECT_THAT(sentences(news_of(map)), Not(Contains(StartsWith("Seat"))));
    map.details().players = map::PlayerRange{2, 9};
    EXPECT_EQ(graph::analyze(map).seats.players, 5);
}

TEST(MapFindings, AreWorseWhenSomeAreLateThanWhenAllAre) {
    Analysis analysis = good();
    analysis.seats = {5, 4, 0, 1};
    EXPECT_EQ(map_findings(analysis, {}).front().severity, Severity::Warning);
    analysis.seats = {5, 0, 0, 5};
    EXPECT_EQ(map_findings(analysis, {}).front().severity, Severity::Note);
}

TEST(MapFindings, TellOfMarketsThatOneOrTwoTilesClose) {
    const auto one = news_of({"m..$", "----"});
    EXPECT_THAT(one, Contains(AllOf(says(Severity::Warning, "One tile closes market D1, at "),
                                    Field(&Finding::spaces, SizeIs(2)))));
    const auto two = news_of({"mmmmm", ".....", "--$--"});
    EXPECT_THAT(
        two, Contains(AllOf(says(Severity::Note, "Two tiles close market C3, at B2 and C2; "),
                            Field(&Finding::spaces, ElementsAre(Coordinate{1, 1}, Coordinate{2, 1},
                                                                Coordinate{2, 2})))));
    EXPECT_THAT(sentences(news_of({"$.m.$"})),
                Contains(StartsWith("One tile closes each of two markets, A1 and E1; ")));
}

TEST(MapFindings, TellOfLandWithoutAWayToAMarket) {
    EXPECT_THAT(
        news_of({"m.$-f.-.g"}),
        Contains(says(Severity::Warning, "From 2 land regions no herd can reach a market.")));
}

TEST(MapFindings, TellOfLandThatIsWalledIn) {
    const auto found = news_of({"m.$-fg-.s"});
    EXPECT_THAT(found, Contains(says(Severity::Warning, "The land at E1 and F1 is walled in")));
    EXPECT_THAT(found, Contains(says(Severity::Warning, "From 1 land region no herd can reach")))
        << "the swamp, which pampas touches";
    EXPECT_THAT(sentences(news_of({"m.$.fg..s"})), Not(Contains(HasSubstr("walled in"))));
}

TEST(MapFindings, BeginWithWhatIsIllegal) {
    const auto found = news_of({"mfgrs.$-$"});
    EXPECT_THAT(found.front(), says(Severity::Error, "The market at I1 has no open side"));
    EXPECT_THAT(found.front().spaces, ElementsAre(Coordinate{8, 0}));
    EXPECT_THAT(found.back().severity, Not(Severity::Error));
}

TEST(MapFindings, ArePutTogetherWhereThereAreManyOfAKind) {
    const auto found = news_of({"mfgrs.$$$$"});
    EXPECT_THAT(sentences(found),
                Contains(AllOf(StartsWith("The markets at G1 and H1 are adjacent"),
                               HasSubstr(" (2 more like this.)"))));
    for (const Finding& item : found) {
        if (item.sentence.starts_with("The markets at")) {
            EXPECT_THAT(item.spaces, SizeIs(4)) << "each once";
        }
    }
}

TEST(MapFindings, DoNotRepeatNotesOfLegality) {
    const Finding note{"terrain-undecided", Severity::Note, "Undecided."};
    EXPECT_THAT(map_findings(good(), std::span(&note, 1)), IsEmpty());
}

TEST(MapFindings, CompareWithPublishedMaps) {
    Analysis analysis = good();
    auto& markets = analysis.counts[static_cast<std::size_t>(map::Space::Market)];
    markets = 8;
    EXPECT_THAT(map_findings(analysis, {}),
                ElementsAre(says(Severity::Note, "The number of markets is 8; none of 42 published "
                                                 "maps has fewer.")));
    markets = 7;
    EXPECT_THAT(map_findings(analysis, {}),
                ElementsAre(says(Severity::Warning, "The number of markets is")));
    markets = 11;
    EXPECT_THAT(sentences(map_findings(analysis, {})),
                ElementsAre("The number of markets is 11; only 1 of 42 published maps has fewer."));
    markets = 30;
    EXPECT_THAT(map_findings(analysis, {}), IsEmpty());
}

TEST(MapFindings, ForgiveSmallBoardsThatHaveLess) {
    Analysis analysis = good();
    analysis.counts = {};
    EXPECT_THAT(map_findings(analysis, {}), IsEmpty());
}

TEST(MapFindings, PutTheRarestComparisonFirst) {
    Analysis analysis = good();
    analysis.gaps.land_land.regions = {{1, 14}};
    analysis.counts[static_cast<std::size_t>(map::Space::Market)] = 11;
    EXPECT_THAT(sentences(map_findings(analysis, {})),
                ElementsAre(StartsWith("The number of markets"), StartsWith("14 land regions")));
    analysis.gaps.land_land.regions = {{1, 36}};
    EXPECT_THAT(sentences(map_findings(analysis, {})),
                ElementsAre(StartsWith("36 land regions"), StartsWith("The number of markets")));
}

TEST(MapFindings, NameTheFarthestMarkets) {
    Analysis analysis = good();
    analysis.markets.markets[3].herd_distance = 10;
    const auto found = map_findings(analysis, {});
    ASSERT_THAT(found, SizeIs(1));
    EXPECT_THAT(found[0].sentence,
                StartsWith("It takes 10 animals from the nearest land to market "));
    EXPECT_THAT(found[0].spaces, ElementsAre(analysis.markets.markets[3].at));
}

TEST(MapFindings, DoNotCallTerrainsUnevenThatCannotBeMoreEven) {
    Analysis analysis = good();
    const auto terrains = std::span(analysis.counts).subspan(1, 5);
    std::ranges::fill(terrains, 5);
    terrains[2] = 6;
    EXPECT_THAT(map_findings(analysis, {}), IsEmpty());
    terrains[2] = 7;
    EXPECT_THAT(sentences(map_findings(analysis, {})),
                ElementsAre(StartsWith("The most common terrain has 1.40 times")));
}

TEST(MapFindings, TellWhatBreaksASymmetry) {
    Analysis analysis = good();
    analysis.symmetries.front().agreement = 0.99;
    analysis.symmetries.front().broken = {{2, 3}};
    EXPECT_THAT(
        sentences(map_findings(analysis, {})),
        ElementsAre(
            "The map is 99.0 % symmetric (third of a turn); 1 space breaks the symmetry: C4."));
    analysis.symmetries.front().agreement = 0.8;
    EXPECT_THAT(map_findings(analysis, {}), IsEmpty());
}

RC_GTEST_PROP(MapFindings, AreInOrderAndOnTheMap, ()) {
    const map::Map map = *graph::any_board(9, 8);
    const auto found = news_of(map);
    RC_ASSERT(std::ranges::is_sorted(found, {}, &Finding::severity));
    for (const Finding& item : found) {
        RC_ASSERT(item.sentence.ends_with('.') || item.sentence.ends_with(".)"));
        RC_ASSERT(std::ranges::is_sorted(item.spaces));
        RC_ASSERT(std::ranges::all_of(item.spaces,
                                      [&](Coordinate at) { return map.grid().contains(at); }));
    }
}

} // namespace
} // namespace pampas::measures
