#pragma once

#include <span>

namespace pampas::balance {

/// An observed value and how often it was seen.
struct Seen {
    double value = 0;
    double times = 0;
};

/// What a gambler has made of 1 who bet on every observation, as a logarithm, if he bets that
/// values lie above `mean` on average. When they do not, whatever else their distribution and
/// whatever they depend on, each bet is at best fair: he ever comes to W or more with a chance of
/// at most 1 / W, however often one looks (Ville's inequality: the wealth is a martingale). So
/// wealth above 20 refutes at 5 % that the mean is `mean` or less. This is exact, not for many
/// observations only.
///
/// An observation y multiplies what a stake s has made by 1 + s (y - mean). The gambler splits his
/// 1 over several stakes around `usual`, which should be the difference that matters divided by the
/// variance of a value. No stake is above `most`, with which no value may lose everything:
/// `most` < 1 / (mean - least value). For one `most`, wealth falls as `mean` rises.
///
/// Source: I. Waudby-Smith, A. Ramdas, "Estimating means of bounded random variables by betting"
/// (2024), with stakes mixed as in section 4 of S. R. Howard, A. Ramdas, J. McAuliffe, J. Sekhon,
/// "Time-uniform, nonparametric, nonasymptotic confidence sequences" (2021). Cost: a few
/// logarithms for each distinct value.
double log_wealth(std::span<const Seen> values, double mean, double usual, double most);

/// The logarithm of the mean of numbers given by their logarithms, weighted; weights add up to 1.
struct Weighted {
    double log = 0;
    double weight = 0;
};
double log_mean(std::span<const Weighted> numbers);

} // namespace pampas::balance
