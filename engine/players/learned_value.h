#pragma once

#include "engine/players/features.h"

#include <array>
#include <cstdint>
#include <limits>
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
    static constexpr int most_bias = 1 << 28;
    /// Sums over all features of these weights, and a bias, fit into 32 bits.
    static constexpr int most_input = (std::numeric_limits<std::int32_t>::max() - most_bias) /
                                      (most_feature * static_cast<int>(feature_count));

    /// Throws `InputError` if numbers are missing or too large.
    explicit LearnedValue(const NetworkData& data);

    /// The one that the bot `learned` plays with: `resources/players/learned/network.json`.
    static const LearnedValue& bundled();

    /// The weighted sums of a position's features, of which hidden units keep what is above 0. From
    /// those of one position those of a similar one follow quickly.
    using OfUnits = std::array<std::int32_t, hidden_units>;
    struct Sums {
        Features features{};
        OfUnits of_units{};
    };
    Sums sums(const Features& features) const {
        return {features, of_units(features, of_nothing_)};
    }

    /// How good a position is for its seat; only the order counts. Mostly the chance to win, and a
    /// little the lead, which still tells positions apart when the game is decided. `similar` are
    /// the sums of a similar position.
    std::int64_t rating(const Features& features, const Sums& similar) const;
    /// The logarithm of the odds to win.
    double log_odds(const Features& features) const;
    /// The chance to win, from 0 to 1.
    double chance(const Features& features) const;
    /// The expected lead over the best opponent, in points.
    double lead(const Features& features) const;

  private:
    using Hidden = std::array<std::int16_t, hidden_units>;
    struct Output {
        Hidden hidden{};
        Features direct{};
        std::int32_t bias = 0;
    };

    /// The weights of two neighbouring features, by unit (`add_products`).
    using PairWeights = std::array<std::array<std::int16_t, 2>, hidden_units>;
    static_assert(feature_count % 2 == 0);

    static Output output(const NetworkData::Output& data);
    OfUnits of_units(const Features& features, const Sums& similar) const;
    static std::int64_t value(const Output& output, const Features& features,
                              const OfUnits& of_units);

    std::array<PairWeights, feature_count / 2> inputs_{};
    Sums of_nothing_; ///< the biases
    Output win_;
    Output lead_;
    Output rating_;
};

/// Reads a network. Throws `InputError`.
NetworkData read_network(std::string_view bytes);
/// A network as JSON, as `read_network` reads it.
std::string write_network(const NetworkData& network);

} // namespace pampas::players
