#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

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
    template <class Self, class Visit>
    static void each_number(Self& self, const Visit& visit) {
        visit(self.count_);
        visit(self.sum_);
        visit(self.squares_);
    }

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

} // namespace pampas::balance
