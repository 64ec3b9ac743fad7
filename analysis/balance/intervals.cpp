#include "analysis/balance/intervals.h"

#include "analysis/balance/player_sums.h"
#include "engine/formats/json_fields.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/tools/roots.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace pampas::balance {
namespace {

/// The half-width of a normal 95 % interval, in standard errors.
double margin() {
    static const double quantile = boost::math::quantile(boost::math::normal(), 0.975);
    return quantile;
}

} // namespace

void json_fields(formats::JsonFields& json, Interval& interval) {
    json.items("the two ends of an interval", interval.low, interval.high);
}

double mean(std::span<const double> values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double variance(std::span<const double> values) {
    const double middle = mean(values);
    double squares = 0;
    for (const double value : values) {
        squares += (value - middle) * (value - middle);
    }
    return squares / std::max(1.0, static_cast<double>(values.size()) - 1);
}

double student_quantile(double degrees, double probability) {
    return boost::math::quantile(boost::math::students_t(degrees), probability);
}

double student_upper_quantile(double degrees, double probability) {
    return boost::math::quantile(
        boost::math::complement(boost::math::students_t(degrees), probability));
}

double student_tail(double degrees, double value) {
    return boost::math::cdf(boost::math::complement(boost::math::students_t(degrees), value));
}

Interval sign_change(double low, double high, const std::function<double(double)>& function) {
    constexpr int bits = 20;
    const auto [left, right] = boost::math::tools::bisect(
        function, low, high, boost::math::tools::eps_tolerance<double>(bits));
    return {left, right};
}

Interval wilson(double successes, double trials) {
    const double z2 = margin() * margin();
    const double rate = successes / trials;
    const double centre = (rate + z2 / (2 * trials)) / (1 + z2 / trials);
    const double half = margin() / (1 + z2 / trials) *
                        std::sqrt(rate * (1 - rate) / trials + z2 / (4 * trials * trials));
    // Rounding must not push an end past the rate: without any success the interval begins at 0.
    return {std::clamp(centre - half, 0.0, rate), std::clamp(centre + half, rate, 1.0)};
}

std::int64_t trials_for(double half_width) {
    // A rate of one half has the widest interval; its half-width is z / (2 sqrt(n + z^2)).
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
    const double expected = mean(numbers);
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
    add_numbers(*this, others);
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

namespace {

/// A part of the initial wealth, and its stake as a multiple of the usual one.
struct StakeShare {
    double of_usual;
    double weight;
};

/// Most of the wealth is staked slightly below the usual stake, which detects the effects that
/// matter soonest. The rest covers much smaller and larger effects, and values that vary much less.
constexpr std::array<StakeShare, 5> stake_shares{
    {{0.25, 0.08}, {0.75, 0.62}, {1.5, 0.1}, {3, 0.1}, {6, 0.1}}};

} // namespace

double log_mean(std::span<const Weighted> numbers) {
    const double largest = std::ranges::max(numbers, {}, &Weighted::log).log;
    double sum = 0;
    for (const auto [log, weight] : numbers) {
        sum += weight * std::exp(log - largest);
    }
    return largest + std::log(sum);
}

double log_wealth(std::span<const Seen> values, double mean, double usual, double most) {
    std::array<Weighted, stake_shares.size()> wealth{};
    for (std::size_t share = 0; share < stake_shares.size(); ++share) {
        const double stake = std::min(stake_shares[share].of_usual * usual, most);
        wealth[share].weight = stake_shares[share].weight;
        for (const auto [value, times] : values) {
            wealth[share].log += times * std::log1p(stake * (value - mean));
        }
    }
    return log_mean(wealth);
}

} // namespace pampas::balance
