#include "engine/chance/stream.h"
#include "tests/training/network.h"

#include <gtest/gtest.h>

#include <cmath>

namespace pampas::training {
namespace {

/// Positions whose seat wins if the first feature is above 0, and leads by it.
std::vector<Example> examples(std::size_t count) {
    chance::Stream stream(4);
    std::vector<Example> result(count);
    for (Example& example : result) {
        for (std::int16_t& feature : example.features) {
            feature = static_cast<std::int16_t>(static_cast<int>(stream.below(65)) - 32);
        }
        const int first = example.features.front();
        example.win = first > 0 ? 1 : 0;
        example.lead = static_cast<float>(first);
    }
    return result;
}

TEST(Network, LearnsWhatExamplesShow) {
    std::vector<Example> seen = examples(4096);
    Network network(1);
    const Network::Loss before = network.loss(seen);
    network.learn(seen, 25, 1);
    const Network::Loss after = network.loss(seen);
    EXPECT_LT(after.win, before.win / 2);
    EXPECT_LT(after.lead, before.lead / 2);
}

TEST(Network, LearnsTheSameFromTheSameSeed) {
    const auto learned = [](std::uint64_t seed) {
        std::vector<Example> seen = examples(1024);
        Network network(seed);
        network.learn(seen, 1, seed);
        return players::write_network(network.data());
    };
    EXPECT_EQ(learned(3), learned(3));
    EXPECT_NE(learned(3), learned(4));
}

/// Whole numbers say nearly the same as real ones.
TEST(Network, IsKeptInWholeNumbers) {
    std::vector<Example> seen = examples(2048);
    Network network(1);
    network.learn(seen, 4, 1);
    const players::LearnedValue value(network.data());
    for (const Example& example : seen) {
        const Expected expected = network.expected(example.features);
        EXPECT_NEAR(value.chance(example.features), expected.win, 0.02);
        EXPECT_NEAR(value.lead(example.features), expected.lead, 0.5);
    }
}

} // namespace
} // namespace pampas::training
