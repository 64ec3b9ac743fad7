#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <tuple>

namespace pampas::formats {

class JsonFields;
}

/// Statistics of played games.
namespace pampas::balance {

/// A 95 % confidence interval.
struct Interval {
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval&, const Interval&) = default;
};

/// Writes or reads `[low, high]`.
void json_fields(formats::JsonFields& json, Interval& interval);

/// The error probability of tests and intervals of single figures.
inline constexpr double significance = 0.05;

/// The mean of at least one value.
double mean(std::span<const double> values);
/// The unbiased sample variance; 0 for one value.
double variance(std::span<const double> values);

// Student's t distribution. These functions and those below hide Boost.Math, which takes long to
// compile.
/// The quantile: the value it lies below with this probability.
double student_quantile(double degrees, double probability);
/// The value it lies above with this probability.
double student_upper_quantile(double degrees, double probability);
/// The probability that it lies above `value`.
double student_tail(double degrees, double value);

/// A narrow bracket around a sign change of `function`, which must change its sign between `low`
/// and `high`.
Interval sign_change(double low, double high, const std::function<double(double)>& function);

/// The Wilson interval of a rate: `successes`, not necessarily an integer, in `trials` > 0 games.
Interval wilson(double successes, double trials);

/// The number of trials after which the Wilson interval of any rate has at most this half-width (>
/// 0).
std::int64_t trials_for(double half_width);

/// The half-width of a confidence sequence for a mean, given the standard deviation and number (at
/// least 1) of the values. It misses the true mean at any time in at most a share `wrong` of runs
/// (asymptotically). It is tuned to be tightest at some hundreds of values. Source: I.
/// Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy, A. Ramdas, "Time-uniform central limit theory and
/// asymptotic confidence sequences" (2024), theorem 2.2.
double half_width_at_any_time(double deviation, double values, double wrong);

/// The result of a chi-square test.
struct ChiSquare {
    double chi2 = 0;
    double p_value = 1;

    friend bool operator==(const ChiSquare&, const ChiSquare&) = default;
};

/// Tests whether counts, with a sum above 0, are compatible with equal expected counts.
ChiSquare uniformity(std::span<const double> numbers);

/// Mean and standard deviation of integers. Sums are exact, so the order of values does not matter.
class Moments {
  public:
    /// Adds one value.
    void add(std::int64_t value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    /// Adds the values of another collection.
    void add(const Moments& others);
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.count_, self.sum_, self.squares_); }

    /// The number of values.
    std::int64_t count() const { return count_; }
    /// 0 without values.
    double mean() const;
    /// Sample standard deviation; 0 for fewer than two values.
    double deviation() const;
    /// The normal interval of the mean.
    Interval interval() const;

    friend bool operator==(const Moments&, const Moments&) = default;

  private:
    std::int64_t count_ = 0;
    std::int64_t sum_ = 0;
    std::int64_t squares_ = 0;
};

/// An observed value and its frequency.
struct Seen {
    double value = 0;
    double times = 0;
};

/// The logarithm of the wealth of a bettor who starts with 1 and bets on every observation that
/// values lie above `mean` on average. If they do not, each bet is at best fair, whatever the
/// distribution and dependence of the values, so the wealth ever reaches W with a probability of at
/// most 1 / W (Ville's inequality: the wealth is a supermartingale). Wealth above 20 thus rejects
/// at 5 %, at any time, that the mean is `mean` or less. This is exact, not asymptotic.
///
/// An observation y multiplies the wealth of a stake s by 1 + s (y - mean). The initial 1 is split
/// over several stakes around `usual`, which should be the difference that matters divided by the
/// variance of a value. No stake exceeds `most`, chosen so that no value can lose everything:
/// `most` < 1 / (mean - least value). For a fixed `most`, wealth falls as `mean` rises.
///
/// Source: I. Waudby-Smith, A. Ramdas, "Estimating means of bounded random variables by betting"
/// (2024), with stakes mixed as in section 4 of S. R. Howard, A. Ramdas, J. McAuliffe, J. Sekhon,
/// "Time-uniform, nonparametric, nonasymptotic confidence sequences" (2021). Cost: a few
/// logarithms for each distinct value.
double log_wealth(std::span<const Seen> values, double mean, double usual, double most);

/// A number given by its logarithm, with its weight.
struct Weighted {
    double log = 0;
    double weight = 0;
};

/// The logarithm of the weighted mean of numbers. Weights must add up to 1.
double log_mean(std::span<const Weighted> numbers);

} // namespace pampas::balance
