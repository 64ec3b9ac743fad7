#include "analysis/balance/differences.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace pampas::balance {
namespace {

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Of what the values are a sample of; 0 of one value.
double variance(const std::vector<double>& values) {
    const double middle = mean(values);
    double squares = 0;
    for (const double value : values) {
        squares += (value - middle) * (value - middle);
    }
    return squares / std::max(1.0, static_cast<double>(values.size()) - 1);
}

std::vector<double> column(std::span<const Observation> observations, std::size_t figure) {
    std::vector<double> values;
    std::ranges::transform(observations, std::back_inserter(values),
                           [figure](const Observation& seen) { return seen[figure]; });
    return values;
}

std::vector<double> differences_of(const std::vector<double>& one,
                                   const std::vector<double>& other) {
    std::vector<double> result(one.size());
    std::ranges::transform(other, one, result.begin(), std::minus());
    return result;
}

/// Interval and p-value of a mean difference, as means are already known.
void test(Difference& difference, const std::vector<double>& values) {
    if (values.size() < 2) {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        difference.interval = {-infinity, infinity};
        return;
    }
    const auto count = static_cast<double>(values.size());
    const boost::math::students_t student(count - 1);
    const double error = std::sqrt(variance(values) / count);
    const double half = boost::math::quantile(student, 0.975) * error;
    difference.interval = {difference.difference - half, difference.difference + half};
    if (error > 0) {
        const double distance = std::abs(difference.difference) / error;
        difference.p_value = 2 * boost::math::cdf(boost::math::complement(student, distance));
    } else if (difference.difference != 0) {
        difference.p_value = 0;
    }
}

void adjust(std::vector<Difference>& all) {
    std::vector<Difference*> ascending;
    ascending.reserve(all.size());
    for (Difference& difference : all) {
        ascending.push_back(&difference);
    }
    std::ranges::stable_sort(ascending, {}, &Difference::p_value);
    double least = 0;
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        const auto left = static_cast<double>(ascending.size() - i);
        least = std::max(least, std::min(1.0, left * ascending[i]->p_value));
        ascending[i]->adjusted = least;
    }
}

} // namespace

bool is_real(const Difference& difference) {
    constexpr double usual = 0.05;
    return difference.adjusted <= usual;
}

std::vector<Difference> differences(std::span<const Observation> one,
                                    std::span<const Observation> other) {
    assert(!one.empty() && one.size() == other.size());
    std::vector<Difference> all(one.front().size());
    for (std::size_t figure = 0; figure < all.size(); ++figure) {
        const std::vector<double> ones = column(one, figure);
        const std::vector<double> others = column(other, figure);
        const std::vector<double> between = differences_of(ones, others);
        all[figure].one = mean(ones);
        all[figure].other = mean(others);
        all[figure].difference = mean(between);
        test(all[figure], between);
    }
    adjust(all);
    return all;
}

double scatter_ratio(std::span<const Observation> one, std::span<const Observation> other) {
    std::vector<double> ratios;
    for (std::size_t figure = 0; figure < one.front().size(); ++figure) {
        const std::vector<double> ones = column(one, figure);
        const std::vector<double> others = column(other, figure);
        const double apart = variance(ones) + variance(others);
        if (apart > 0) {
            ratios.push_back(variance(differences_of(ones, others)) / apart);
        }
    }
    return ratios.empty() ? 1 : mean(ratios);
}

} // namespace pampas::balance
