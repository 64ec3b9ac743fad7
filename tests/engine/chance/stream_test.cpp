#include "engine/chance/stream.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <numeric>
#include <vector>

namespace pampas::chance {
namespace {

std::vector<std::size_t> draws(Stream stream, std::size_t bound) {
    std::vector<std::size_t> drawn;
    for (int i = 0; i < 6; ++i) {
        drawn.push_back(stream.below(bound));
    }
    return drawn;
}

TEST(Stream, IsTheSameOnEveryPlatform) {
    EXPECT_THAT(draws(Stream(1, 2), 1000), ::testing::ElementsAre(51, 490, 138, 697, 550, 121));
}

TEST(Stream, EachNumberOfASeedHasDrawsOfItsOwn) {
    std::map<std::vector<std::size_t>, int> seen;
    for (const std::uint64_t seed : {0ULL, 1ULL, 1ULL << 32U}) {
        for (const std::uint64_t number : {0ULL, 1ULL, 1ULL << 32U}) {
            ++seen[draws(Stream(seed, number), 1U << 30U)];
        }
    }
    EXPECT_EQ(seen.size(), 9);
}

RC_GTEST_PROP(Stream, StaysBelowTheBound, (std::uint64_t seed)) {
    Stream stream(seed);
    const auto bound = *rc::gen::inRange<std::size_t>(1, std::size_t{1} << 32U);
    RC_ASSERT(stream.below(bound) < bound);
}

TEST(Shuffle, MakesEveryOrderEquallyLikely) {
    Stream stream(1);
    std::map<std::vector<int>, int> seen;
    for (int i = 0; i < 6000; ++i) {
        std::vector<int> items{1, 2, 3};
        shuffle(items, stream);
        ++seen[items];
    }
    EXPECT_EQ(seen.size(), 6);
    for (const auto& [order, times] : seen) {
        EXPECT_NEAR(times, 1000, 150); // five standard deviations
    }
}

} // namespace
} // namespace pampas::chance
