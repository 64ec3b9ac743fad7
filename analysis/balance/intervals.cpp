#include "analysis/balance/intervals.h"

#include "analysis/balance/numbers.h"
#include "engine/formats/json_fields.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::balance {
namespace {

/// Standard errors on either side of a figure that make a 95 % interval.
double margin() {
    static const double quantile = boost::math::quantile(boost::math::normal(), 0.975);
    return quantile;
}

} // namespace

void json_fields(formats::JsonFields& json, Interval& interval) {
    json.items("the two ends of an interval", interval.low, interval.high);
}

Interval wilson(double successes, double trials) {
    const double z2 = margin() * margin();
    const double rate = successes / trials;
    const double centre = (rate + z2 / (2 * trials)) / (1 + z2 / trials);
    const double half = margin() / (1 + z2 / trials) *
                        std::sqrt(rate * (1 - rate) / trials + z2 / (4 * trials * trials));
    // The rate lies within, but for rounding: with no success at all the interval begins at 0.
    return {std::clamp(centre - half, 0.0, rate), std::clamp(centre + half, rate, 1.0)};
}

std::int64_t trials_for(double half_width) {
    // A rate of one half has the widest interval; its half width is z / (2 sqrt(n + z^2)).
    const double root = margin() / (2 * half_width);
    return std::max<std::int64_t>(1, std::llround(std::ceil(root * root - margin() * margin())));
}

double half_width_at_any_time(double deviation, double values, double wrong) {
    constexpr double narrowest = 400;
    const double certain = -2 * std::log(wrong);
    const double rho2 = (certain + std::log1p(certain)) / narrowest;
    const double grown = values * rho2 + 1;
    return deviation *
           std::sqrt(2 * grown / (values * values * rho2) * std::log(std::sqrt(grown) / wrong));
}

ChiSquare uniformity(std::span<const double> numbers) {
    const double expected =
        std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
    double chi2 = 0;
    for (const double number : numbers) {
        chi2 += (number - expected) * (number - expected) / expected;
    }
    if (numbers.size() < 2) {
        return {};
    }
    const boost::math::chi_squared distribution(static_cast<double>(numbers.size() - 1));
    return {chi2, boost::math::cdf(boost::math::complement(distribution, chi2))};
}

void Moments::add(const Moments& others) {
    add_numbers(*this, numbers_of(others));
}

double Moments::mean() const {
    return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_);
}

double Moments::deviation() const {
    if (count_ < 2) {
        return 0;
    }
    const auto count = static_cast<double>(count_);
    const double spread = static_cast<double>(squares_) - static_cast<double>(sum_) * mean();
    return std::sqrt(std::max(0.0, spread) / (count - 1));
}

Interval Moments::interval() const {
    const double half = count_ == 0 ? 0 : margin() * deviation() / std::sqrt(count_);
    return {mean() - half, mean() + half};
}

} // namespace pampas::balance
