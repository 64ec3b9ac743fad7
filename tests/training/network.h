#pragma once

#include "engine/players/learned_value.h"
#include "tests/training/self_play.h"

#include <Eigen/Dense>

#include <cstdint>
#include <span>

namespace pampas::training {

/// A network that learns: that of `LearnedValue`, in real numbers. Features are divided by
/// `feature_scale`, leads by `points_per_lead`.
class Network {
  public:
    /// Random small weights.
    explicit Network(std::uint64_t seed);

    Expected expected(const players::Features& features) const;

    /// Errors on examples: cross-entropy of wins, and mean squared error of leads.
    struct Loss {
        double win = 0;
        double lead = 0;
    };
    Loss loss(std::span<const Example> examples) const;

    /// Learns the examples `epochs` times in random order, by Adam (D. Kingma, J. Ba 2015) with a
    /// rate that falls to 0 by a cosine.
    void learn(std::span<Example> examples, int epochs, std::uint64_t seed);

    /// The same network in whole numbers.
    players::NetworkData data() const;

  private:
    using Matrix = Eigen::MatrixXf;
    using Vector = Eigen::VectorXf;

    struct Output {
        Vector hidden, direct;
        Vector bias; ///< one number
    };
    struct Weights {
        Matrix inputs;
        Vector biases;
        Output win, lead;
    };
    struct Answer {
        Matrix hidden;
        Vector win, lead; ///< the logarithm of odds; in twenties
    };

    static Answer answer(const Weights& weights, const Matrix& features);
    static Weights slopes(const Weights& weights, const Matrix& features, const Vector& win,
                          const Vector& lead);
    /// Calls `use` with corresponding parts of weights, as flat arrays.
    static void each_part(auto&& use, auto&... weights);

    Weights weights_;
};

} // namespace pampas::training
