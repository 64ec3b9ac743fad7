#pragma once

#include "analysis/balance/intervals.h"

#include <cstddef>
#include <span>
#include <vector>

namespace pampas::balance {

/// A choice among several options. Each option has the same number of traits.
struct Choice {
    std::vector<double> traits; ///< all traits of the first option, then of the second, and so on
    std::size_t chosen = 0;
    double weight = 1;
};

/// Choices that may depend on each other, such as those of one deal's games. Different clusters are
/// independent.
using Cluster = std::vector<Choice>;

/// Estimates what traits are worth. The probability of an option is proportional to the exponential
/// of its worth, the sum of its traits times their coefficients (D. McFadden's conditional logit).
/// With one indicator trait per player this is the model of R. A. Bradley and M. E. Terry for pairs
/// and of R. Plackett and R. D. Luce for rankings: a ranking is a choice of the first among all,
/// then of the second among the rest, and so on.
class ChoiceModel {
  public:
    /// Fits the coefficients by maximum likelihood. They must be identifiable: no trait may be
    /// always chosen or never chosen, nor be a linear combination of others. `add_made_up_choices`
    /// ensures this.
    ChoiceModel(std::span<const Cluster> clusters, std::size_t traits);

    /// The fitted coefficient of a trait.
    double coefficient(std::size_t trait) const { return coefficients_[trait]; }
    /// The worth of an option with these traits.
    double worth(std::span<const double> traits) const;
    /// The covariance of two estimated worths; with the same traits twice, the variance. It is the
    /// cluster-robust (sandwich) estimate, so it holds for any dependence within clusters, and also
    /// when the model is only approximately right (P. J. Huber 1967, K.-Y. Liang and S. L. Zeger
    /// 1986).
    double covariance(std::span<const double> one, std::span<const double> other) const;
    /// Half-width of a 95 % interval in standard errors: Student's quantile for the number of
    /// clusters.
    double margin() const;
    /// The 95 % interval of the worth of an option with these traits.
    Interval interval(std::span<const double> traits) const;

  private:
    std::size_t clusters_;
    std::vector<double> coefficients_;
    std::vector<double> covariance_; ///< row-major
};

/// Adds two artificial choices per trait: one for an option that has only this trait over one
/// without any, and one against it. They shrink coefficients towards 0, hardly at all when there
/// are many choices. `sizes` gives the value of each trait.
void add_made_up_choices(std::vector<Cluster>& clusters, std::span<const double> sizes);

} // namespace pampas::balance
