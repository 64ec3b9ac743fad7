#pragma once

#include "analysis/balance/intervals.h"

#include <cstddef>
#include <span>
#include <vector>

namespace pampas::balance {

/// One of several options was chosen; an option is known by its traits, as many for each.
struct Choice {
    std::vector<double> traits; ///< of the first option, of the second, and so on
    std::size_t chosen = 0;
    double weight = 1;
};

/// Choices that may depend on each other, such as those of all games of one deal. What is in
/// different clusters does not.
using Cluster = std::vector<Choice>;

/// What traits are worth. An option is chosen with a chance in proportion to the exponential of its
/// worth, the sum of its traits times their coefficients (D. McFadden's conditional logit). With a
/// trait for each player that says whether an option is that player, this is the model of
/// R. A. Bradley and M. E. Terry for two and of R. Plackett and R. D. Luce for orders, an order
/// being a choice of the first among all, then of the second among the others, and so on.
class ChoiceModel {
  public:
    /// The coefficients under which the choices are likeliest. They must be settled: no trait may
    /// be chosen or not chosen always, nor be the sum of others; `add_made_up_choices`
    /// sees to that.
    ChoiceModel(std::span<const Cluster> clusters, std::size_t traits);

    double coefficient(std::size_t trait) const { return coefficients_[trait]; }
    /// The worth of traits.
    double worth(std::span<const double> traits) const;
    /// What the standard errors of two worths have in common; with twice the same it is the square
    /// of its standard error. It counts how far whole clusters scatter, so that it holds whatever
    /// the choices of a cluster have to do with each other, and also where the model is not quite
    /// right (P. J. Huber 1967, K.-Y. Liang and S. L. Zeger 1986).
    double covariance(std::span<const double> one, std::span<const double> other) const;
    /// Standard errors on either side that make a 95 % interval: Student's, for the clusters.
    double margin() const;
    /// The 95 % interval of the worth of traits.
    Interval interval(std::span<const double> traits) const;

  private:
    std::size_t clusters_;
    std::vector<double> coefficients_;
    std::vector<double> covariance_; ///< row by row
};

/// Adds, for each trait, a made-up choice for an option with the trait over one without any, and
/// one against it: they pull coefficients towards 0, hardly where there are many choices. `sizes`
/// says how much of each trait the option has.
void add_made_up_choices(std::vector<Cluster>& clusters, std::span<const double> sizes);

} // namespace pampas::balance
