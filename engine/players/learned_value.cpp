#include "engine/players/learned_value.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/players/products.h"
#include "engine/resources/resource.h"

#include <algorithm>
#include <cassert>
#include <cstring>

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

/// What a twenty of lead counts in a rating, as a logarithm of odds.
constexpr int lead_share = 2; // a half
constexpr int most_direct = LearnedValue::most_input * lead_share / (lead_share + 1);

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

constexpr double whole = 1 << LearnedValue::output_bits;

} // namespace

LearnedValue::Output LearnedValue::output(const NetworkData::Output& data) {
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
    for (std::size_t unit = 0; unit < hidden_units; ++unit) {
        Features weights;
        fill(weights, data.inputs[unit], most_input);
        for (std::size_t pair = 0; pair < inputs_.size(); ++pair) {
            inputs_[pair][unit] = {weights[2 * pair], weights[2 * pair + 1]};
        }
        rating_.hidden[unit] =
            static_cast<std::int16_t>(rating_.hidden[unit] + lead_.hidden[unit] / lead_share);
    }
    fill(of_nothing_.of_units, data.biases, most_bias);
    for (std::size_t feature = 0; feature < feature_count; ++feature) {
        rating_.direct[feature] =
            static_cast<std::int16_t>(rating_.direct[feature] + lead_.direct[feature] / lead_share);
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

/// Changes the sums by what differs, pair by pair.
LearnedValue::OfUnits LearnedValue::of_units(const Features& features, const Sums& similar) const {
    OfUnits result = similar.of_units;
    constexpr std::size_t step = 8; // most features are equal: skips many at once
    static_assert(feature_count % step == 0);
    for (std::size_t first = 0; first < feature_count; first += step) {
        if (std::memcmp(&features[first], &similar.features[first], step * sizeof(Small)) == 0) {
            continue;
        }
        for (std::size_t feature = first; feature < first + step; feature += 2) {
            const auto more = [&](std::size_t of) {
                return static_cast<Small>(features[of] - similar.features[of]);
            };
            const std::array change{more(feature), more(feature + 1)};
            if (change != std::array<Small, 2>{}) {
                add_products(result, inputs_[feature / 2], change);
            }
        }
    }
    return result;
}

std::int64_t LearnedValue::value(const Output& output, const Features& features,
                                 const OfUnits& of_units) {
    Hidden hidden;
    for (std::size_t unit = 0; unit < hidden_units; ++unit) {
        hidden[unit] = static_cast<std::int16_t>(
            std::clamp(of_units[unit] >> (input_bits - hidden_bits), 0, most_weight));
    }
    return output.bias + sum_of_products(output.hidden, hidden) +
           sum_of_products(output.direct, features);
}

std::int64_t LearnedValue::rating(const Features& features, const Sums& similar) const {
    return value(rating_, features, of_units(features, similar));
}

double LearnedValue::log_odds(const Features& features) const {
    return static_cast<double>(value(win_, features, of_units(features, of_nothing_))) / whole;
}

double LearnedValue::chance(const Features& features) const {
    return logistic(log_odds(features));
}

double LearnedValue::lead(const Features& features) const {
    return points_per_lead *
           static_cast<double>(value(lead_, features, of_units(features, of_nothing_))) / whole;
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
