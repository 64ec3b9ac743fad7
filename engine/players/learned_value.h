#pragma once

#include "engine/players/features.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::players {

/// A network as it stands in a file, in whole numbers. `LearnedValue` tells their units.
struct NetworkData {
    std::vector<std::vector<int>> inputs; ///< of each hidden unit, a weight for each feature
    std::vector<int> biases;              ///< of each hidden unit

    /// What is said of a position, from the hidden units and directly from the features.
    struct Output {
        std::vector<int> hidden;
        std::vector<int> direct;
        int bias = 0;
    };
    Output win;  ///< the logarithm of the odds to win
    Output lead; ///< the points ahead of the best opponent, in twenties
};

/// A judgement of positions, learned from games: a network with one hidden layer of rectified
/// units. It computes in whole numbers, so that all machines judge alike.
///
/// Weights of hidden units are in 1/2^`input_bits`, hidden values in 1/2^`hidden_bits`, outputs and
/// their direct weights in 1/2^`output_bits`, weights from hidden values to outputs in what
/// remains.
class LearnedValue {
  public:
    static constexpr std::size_t hidden_units = 64;
    static constexpr int input_bits = 14;
    static constexpr int hidden_bits = 6;
    static constexpr int output_bits = 16;
    static constexpr int most_weight = 32767;

    /// Throws `InputError` if numbers are missing or too large.
    explicit LearnedValue(const NetworkData& data);

    /// The one that the bot `learned` plays with: `resources/players/learned/network.json`.
    static const LearnedValue& bundled();

    /// How good a position is for its seat; only the order counts. Mostly the chance to win, and a
    /// little the lead, which still tells positions apart when the game is decided.
    std::int64_t rating(const Features& features) const;
    /// The chance to win, from 0 to 1.
    double chance(const Features& features) const;
    /// The expected lead over the best opponent, in points.
    double lead(const Features& features) const;

  private:
    using Hidden = std::array<std::int16_t, hidden_units>;
    struct Output {
        Hidden hidden{};
        std::array<std::int32_t, feature_count> direct{};
        std::int32_t bias = 0;
    };

    static Output output(const NetworkData::Output& data);
    Hidden hidden(const Features& features) const;
    static std::int64_t value(const Output& output, const Hidden& hidden, const Features& features);

    std::array<Features, hidden_units> inputs_{};
    std::array<std::int32_t, hidden_units> biases_{};
    Output win_;
    Output lead_;
    Output rating_;
};

/// Reads a network. Throws `InputError`.
NetworkData read_network(std::string_view bytes);
/// A network as JSON, as `read_network` reads it.
std::string write_network(const NetworkData& network);

} // namespace pampas::players
