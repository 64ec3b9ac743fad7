#include "analysis/generation/board.h"
#include "analysis/generation/draft.h"
#include "tests/analysis/generation/any_request.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::generation {
namespace {

using enum graph::SymmetryMotion;

RC_GTEST_PROP(Draft, IsExactAndStaysSoWhateverChanges, ()) {
    const Request request = any_request();
    const Board board(request.board);
    Demand demand;
    if (!refusal_of([&] { demand = demand_for(request, board); }).empty()) {
        return;
    }
    RC_ASSERT(request.markets.value_or(demand.markets) == demand.markets);
    RC_ASSERT(request.waters.value_or(demand.waters) == demand.waters);
    RC_ASSERT(request.land.value_or(demand.land) == demand.land);
    chance::Stream stream(request.seed);
    map::Map map = draft(board, demand, stream);
    check_exact(map, demand, board.symmetry());
    for (int change = 0; change < 5; ++change) {
        map = mutated(map, board, stream);
        check_exact(map, demand, board.symmetry());
    }
}

RC_GTEST_PROP(Demand, CanBeMetJustWhereSomeChoiceOfOrbitsMeetsIt, ()) {
    const Board one({.columns = 3, .rows = 3, .shape = Shape::Hexagon, .symmetry = MirrorY});
    FreeOrbits orbits(one);
    orbits.turns = *rc::gen::element(1, 2, 3, 6);
    orbits.whole = *rc::gen::inRange(0, 6);
    orbits.single = orbits.turns == 1 ? 0 : *rc::gen::inRange(0, 6);
    const Demand demand{*rc::gen::inRange(0, 9), *rc::gen::inRange(0, 9), *rc::gen::inRange(0, 9)};
    bool can_be = false;
    for (int a = 0; a <= orbits.single; ++a) {
        for (int b = 0; a + b <= orbits.single; ++b) {
            for (int c = 0; a + b + c <= orbits.single; ++c) {
                const std::array rests{demand.markets - a, demand.waters - b, demand.land - c};
                const int sum = demand.sum() - a - b - c;
                can_be |=
                    std::ranges::all_of(
                        rests, [&](int rest) { return rest >= 0 && rest % orbits.turns == 0; }) &&
                    sum / orbits.turns <= orbits.whole;
            }
        }
    }
    RC_ASSERT(can_be_met(demand, orbits) == can_be);
}

std::string refused_numbers(const Request& request) {
    return refusal_of([&] { demand_for(request, Board(request.board)); });
}

Request plain_request() {
    Request request;
    request.client = legality::clients().front();
    return request;
}

TEST(Demand, IsThatOfPublishedMapsOfTheSize) {
    const Request request = plain_request();
    EXPECT_EQ(demand_for(request, Board(request.board)),
              (Demand{.markets = 21, .waters = 8, .land = 99}));
}

TEST(Demand, OddNumbersAreRefusedUnderAHalfTurn) {
    Request request = plain_request();
    request.board.symmetry = Rotate180;
    request.markets = 7;
    EXPECT_EQ(refused_numbers(request),
              "--markets 7: not possible with rotate-180 on a board of 19 x 20 spaces, stagger "
              "axis y, where spaces come in groups of 2");
    request.board.shape = Shape::Hexagon; // has a space in the middle
    EXPECT_EQ(refused_numbers(request), "");
    request.waters = 3;
    EXPECT_THAT(refused_numbers(request),
                ::testing::StartsWith("--markets 7, --waters 3: not possible"));
}

TEST(Demand, MoreSpacesThanThereAreAreRefused) {
    Request request = plain_request();
    request.land = 370;
    request.markets = 10;
    EXPECT_EQ(refused_numbers(request), "--markets 10, --land 370: too many for the 380 spaces of "
                                        "the board, one of which must be pampas");
}

TEST(Demand, LiesWhereTargetsWantIt) {
    Request request = plain_request();
    request.targets = {measures::read_target("markets=30..34"), measures::read_target("land=120")};
    const Demand demand = demand_for(request, Board(request.board));
    EXPECT_EQ(demand.markets, 32);
    EXPECT_EQ(demand.land, 120);
}

} // namespace
} // namespace pampas::generation
