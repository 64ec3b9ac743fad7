#include "engine/players/learned_value.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <algorithm>
#include <cassert>

namespace pampas::players {

static void json_fields(formats::JsonFields& json, NetworkData::Output& output) {
    json("hidden", output.hidden);
    json("direct", output.direct);
    json("bias", output.bias);
}

static void json_fields(formats::JsonFields& json, NetworkData& network) {
    json("inputs", network.inputs);
    json("biases", network.biases);
    json("win", network.win);
    json("lead", network.lead);
}

namespace {

constexpr double points_per_lead = 20;
constexpr int most_bias = 1 << 28;

/// What a twenty of lead counts in a rating, as a logarithm of odds.
constexpr int lead_share = 2; // a half

/// Copies whole numbers that must be as many and fit. Throws `InputError`.
void fill(auto& numbers, const std::vector<int>& values, int most) {
    const bool fits =
        values.size() == numbers.size() &&
        std::ranges::all_of(values, [&](int value) { return -most <= value && value <= most; });
    if (!fits) {
        throw InputError(
            tr("expected {} whole numbers from {} to {}", numbers.size(), -most, most));
    }
    std::ranges::copy(values, numbers.begin());
}

/// 1 / (1 + e^-x) from multiplications alone, which are the same on all machines; e^x is
/// (1 + x / 2^n)^(2^n), to a few thousandths.
double logistic(double x) {
    constexpr int squarings = 12;
    double power = 1 + std::clamp(-x, -20.0, 20.0) / (1 << squarings);
    for (int i = 0; i < squarings; ++i) {
        power *= power;
    }
    return 1 / (1 + power);
}

constexpr double unit = 1 << LearnedValue::output_bits;

} // namespace

LearnedValue::Output LearnedValue::output(const NetworkData::Output& data) {
    constexpr int most_direct = 18'000; // so that a sum over all features fits
    Output result;
    fill(result.hidden, data.hidden, most_weight / 2);
    fill(result.direct, data.direct, most_direct);
    std::array<std::int32_t, 1> bias{};
    fill(bias, std::vector{data.bias}, most_bias);
    result.bias = bias.front();
    return result;
}

LearnedValue::LearnedValue(const NetworkData& data)
    : win_(output(data.win)), lead_(output(data.lead)), rating_(win_) {
    if (data.inputs.size() != hidden_units) {
        throw InputError(tr("expected {} lists of whole numbers", hidden_units));
    }
    for (std::size_t number = 0; number < hidden_units; ++number) {
        fill(inputs_[number], data.inputs[number], most_weight / 2);
        rating_.hidden[number] =
            static_cast<std::int16_t>(rating_.hidden[number] + lead_.hidden[number] / lead_share);
    }
    fill(biases_, data.biases, most_bias);
    for (std::size_t feature = 0; feature < feature_count; ++feature) {
        rating_.direct[feature] += lead_.direct[feature] / lead_share;
    }
    rating_.bias += lead_.bias / lead_share;
}

const LearnedValue& LearnedValue::bundled() {
    static const LearnedValue value = [] {
        const auto bytes = resources::find("players/learned/network.json");
        assert(bytes);
        return LearnedValue(read_network(*bytes));
    }();
    return value;
}

LearnedValue::Hidden LearnedValue::hidden(const Features& features) const {
    Hidden result;
    for (std::size_t number = 0; number < hidden_units; ++number) {
        std::int32_t sum = biases_[number];
        const Features& weights = inputs_[number];
        for (std::size_t feature = 0; feature < feature_count; ++feature) {
            sum += std::int32_t{weights[feature]} * features[feature];
        }
        result[number] = static_cast<std::int16_t>(
            std::clamp(sum >> (input_bits - hidden_bits), 0, most_weight));
    }
    return result;
}

std::int64_t LearnedValue::value(const Output& output, const Hidden& hidden,
                                 const Features& features) {
    std::int64_t sum = output.bias;
    for (std::size_t number = 0; number < hidden_units; ++number) {
        sum += std::int32_t{output.hidden[number]} * hidden[number];
    }
    std::int32_t direct = 0;
    for (std::size_t feature = 0; feature < feature_count; ++feature) {
        direct += output.direct[feature] * features[feature];
    }
    return sum + direct;
}

std::int64_t LearnedValue::rating(const Features& features) const {
    return value(rating_, hidden(features), features);
}

double LearnedValue::chance(const Features& features) const {
    return logistic(static_cast<double>(value(win_, hidden(features), features)) / unit);
}

double LearnedValue::lead(const Features& features) const {
    return points_per_lead * static_cast<double>(value(lead_, hidden(features), features)) / unit;
}

NetworkData read_network(std::string_view bytes) {
    const auto json = formats::parse_json(bytes);
    return formats::read_only_fields<NetworkData>(formats::JsonValue(json), {});
}

std::string write_network(const NetworkData& network) {
    NetworkData copy = network;
    return formats::fields_json(copy).dump() + "\n";
}

} // namespace pampas::players
