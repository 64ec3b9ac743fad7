#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <tuple>

namespace pampas::formats {

class JsonFields;
}

/// Statistics over matches.
namespace pampas::balance {

/// An interval that holds a figure with 95 % confidence.
struct Interval {
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval&, const Interval&) = default;
};

/// `[low, high]`.
void json_fields(formats::JsonFields& json, Interval& interval);

/// The chance of error that tests and intervals of single figures allow.
inline constexpr double significance = 0.05;

/// Of values, of which there is at least one.
double mean(std::span<const double> values);
/// Of what the values are a sample of; 0 of one value.
double variance(std::span<const double> values);

// Student's distribution with so many degrees of freedom. All of Boost.Math is behind these
// functions and those below: it takes long to compile.
/// Below which it lies with this probability.
double student_quantile(double degrees, double probability);
/// Above which it lies with this probability.
double student_upper_quantile(double degrees, double probability);
/// The probability that it lies above `value`.
double student_tail(double degrees, double value);

/// The ends of a small range between `low` and `high` in which a function changes its sign. It
/// does between these two.
Interval sign_change(double low, double high, const std::function<double(double)>& function);

/// The Wilson interval of a rate: `successes`, which need not be whole, in `trials` > 0 games.
Interval wilson(double successes, double trials);

/// So many trials are enough for the Wilson interval of any rate to reach no farther than
/// `half_width` > 0 on either side of its middle.
std::int64_t trials_for(double half_width);

/// How far on either side of the mean of many values, which scatter by `deviation`, a mean lies of
/// which they are a sample: wrong in a share `wrong` of all runs at most, however often one looks
/// (asymptotically). Narrowest, for its number of values, at some hundreds. Source: I.
/// Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy, A. Ramdas, "Time-uniform central limit theory and
/// asymptotic confidence sequences" (2024), theorem 2.2. `values` is at least 1.
double half_width_at_any_time(double deviation, double values, double wrong);

/// A chi-square test.
struct ChiSquare {
    double chi2 = 0;
    double p_value = 1;

    friend bool operator==(const ChiSquare&, const ChiSquare&) = default;
};

/// Whether numbers that add up to more than 0 differ more than chance lets equal ones.
ChiSquare uniformity(std::span<const double> numbers);

/// Mean and spread of whole numbers, gathered exactly, so that the order they come in is of no
/// matter.
class Moments {
  public:
    void add(std::int64_t value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    void add(const Moments& others);
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.count_, self.sum_, self.squares_); }

    std::int64_t count() const { return count_; }
    /// 0 of no numbers.
    double mean() const;
    /// Standard deviation of what the numbers are a sample of; 0 of fewer than two.
    double deviation() const;
    /// The normal interval of the mean.
    Interval interval() const;

    friend bool operator==(const Moments&, const Moments&) = default;

  private:
    std::int64_t count_ = 0;
    std::int64_t sum_ = 0;
    std::int64_t squares_ = 0;
};

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
