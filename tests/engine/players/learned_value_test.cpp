#include "engine/files/input_error.h"
#include "engine/players/learned_value.h"
#include "engine/players/planned_position.h"
#include "tests/engine/players/played.h"

#include <gtest/gtest.h>

#include <cmath>

namespace pampas::players {
namespace {

/// A network of arbitrary small numbers.
NetworkData any_network() {
    chance::Stream stream(3);
    const auto drawn = [&](std::size_t count) {
        std::vector<int> numbers;
        for (std::size_t i = 0; i < count; ++i) {
            numbers.push_back(static_cast<int>(stream.below(801)) - 400);
        }
        return numbers;
    };
    NetworkData data;
    for (std::size_t unit = 0; unit < LearnedValue::hidden_units; ++unit) {
        data.inputs.push_back(drawn(feature_count));
    }
    data.biases = drawn(LearnedValue::hidden_units);
    for (NetworkData::Output* output : {&data.win, &data.lead}) {
        output->hidden = drawn(LearnedValue::hidden_units);
        output->direct = drawn(feature_count);
        output->bias = 77;
    }
    return data;
}

/// An output of the network, in real numbers.
double plain_value(const NetworkData& data, const NetworkData::Output& output,
                   const Features& features) {
    double sum = output.bias;
    for (std::size_t unit = 0; unit < LearnedValue::hidden_units; ++unit) {
        double hidden = data.biases[unit];
        for (std::size_t i = 0; i < feature_count; ++i) {
            hidden += static_cast<double>(data.inputs[unit][i]) * features[i];
        }
        constexpr int bits = LearnedValue::input_bits - LearnedValue::hidden_bits;
        sum +=
            output.hidden[unit] * std::clamp(std::floor(std::ldexp(hidden, -bits)), 0.0, 32767.0);
    }
    for (std::size_t i = 0; i < feature_count; ++i) {
        sum += static_cast<double>(output.direct[i]) * features[i];
    }
    return std::ldexp(sum, -LearnedValue::output_bits);
}

Features any_features(chance::Stream& stream) {
    Features features;
    for (std::int16_t& feature : features) {
        feature = static_cast<std::int16_t>(stream.below(200));
    }
    return features;
}

TEST(LearnedValue, IsThatOfItsNetwork) {
    const NetworkData data = any_network();
    const LearnedValue value(data);
    chance::Stream stream(1);
    for (int i = 0; i < 200; ++i) {
        const Features features = any_features(stream);
        const double win = plain_value(data, data.win, features);
        EXPECT_NEAR(value.chance(features), 1 / (1 + std::exp(-win)), 0.004);
        EXPECT_NEAR(value.lead(features), 20 * plain_value(data, data.lead, features), 1e-6);
    }
}

TEST(LearnedValue, RatesAlikeFromAnySimilarPosition) {
    const LearnedValue value(any_network());
    chance::Stream stream(2);
    for (int i = 0; i < 200; ++i) {
        const Features features = any_features(stream);
        Features similar = features;
        for (std::size_t changes = stream.below(12); changes > 0; --changes) {
            similar[stream.below(feature_count)] = static_cast<std::int16_t>(stream.below(200));
        }
        const std::int64_t rating = value.rating(features, value.sums(features));
        EXPECT_EQ(value.rating(features, value.sums(similar)), rating);
        EXPECT_EQ(value.rating(features, value.sums(any_features(stream))), rating);
    }
}

TEST(LearnedValue, IsReadAsItWasWritten) {
    const std::string written = write_network(any_network());
    EXPECT_EQ(write_network(read_network(written)), written);
}

TEST(LearnedValue, RefusesNumbersThatAreMissingOrTooLarge) {
    const auto is_refused = [](auto&& spoil) {
        NetworkData data = any_network();
        spoil(data);
        EXPECT_THROW(LearnedValue{data}, InputError);
    };
    is_refused([](NetworkData& data) { data.inputs.pop_back(); });
    is_refused([](NetworkData& data) { data.inputs.front().pop_back(); });
    is_refused([](NetworkData& data) { data.inputs.back().back() = 40'000; });
    is_refused([](NetworkData& data) { data.biases.push_back(0); });
    is_refused([](NetworkData& data) { data.win.hidden.front() = -40'000; });
    is_refused([](NetworkData& data) { data.lead.direct.clear(); });
    EXPECT_THROW(read_network("{}"), InputError);
}

/// The largest network that is accepted computes without overflow: the sanitizers watch.
TEST(LearnedValue, StaysWithinItsNumbers) {
    NetworkData data = any_network();
    for (auto& row : data.inputs) {
        std::ranges::fill(row, LearnedValue::most_input);
    }
    std::ranges::fill(data.win.hidden, LearnedValue::most_weight / 2);
    data.lead = data.win;
    const LearnedValue value(data);
    Features features;
    features.fill(most_feature);
    EXPECT_GT(value.rating(features, value.sums(features)), 0);
    EXPECT_NEAR(value.chance(features), 1, 1e-6);
}

/// Features do not depend on what the seat cannot see.
TEST(Features, AreKnownToTheirSeat) {
    testing::play_everywhere(testing::Asking{[](const rules::State& state, chance::Stream& stream) {
        const auto features = [](const rules::State& seen) {
            MarketFieldCache fields;
            const EvaluationContext context(seen, seen.seat(),
                                            {balanced(), &LearnedValue::bundled()}, fields);
            return PlannedPosition(context).features();
        };
        rules::State other = state;
        other.redeal_unseen(state.seat(), stream);
        EXPECT_EQ(features(other), features(state));
        return testing::greedy_plan(state);
    }});
}

} // namespace
} // namespace pampas::players
