#include "analysis/balance/choice_model.h"

#include <Eigen/Cholesky>

#include <cassert>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace pampas::balance {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;
using Traits =
    Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;

Index signed_size(std::size_t size) {
    return static_cast<Index>(size);
}

/// One row per option.
Traits options_of(const Choice& choice, Index traits) {
    return {choice.traits.data(), signed_size(choice.traits.size()) / traits, traits};
}

/// The log-likelihood of the choices at given coefficients, with its first and second derivatives.
struct Likelihood {
    explicit Likelihood(Index traits)
        : slope(VectorXd::Zero(traits)), information(MatrixXd::Zero(traits, traits)) {}

    double log = 0;
    VectorXd slope;
    MatrixXd information; ///< the negative second derivative

    void add(const Choice& choice, const VectorXd& coefficients) {
        const Traits options = options_of(choice, coefficients.size());
        const VectorXd worth = options * coefficients;
        const double most = worth.maxCoeff();
        VectorXd chance = (worth.array() - most).exp();
        const double sum = chance.sum();
        chance /= sum;
        const auto chosen = signed_size(choice.chosen);
        const VectorXd mean = options.transpose() * chance;
        log += choice.weight * (worth[chosen] - most - std::log(sum));
        slope += choice.weight * (options.row(chosen).transpose() - mean);
        information += choice.weight * (options.transpose() * chance.asDiagonal() * options -
                                        mean * mean.transpose());
    }
};

Likelihood likelihood(const Cluster& cluster, const VectorXd& coefficients) {
    Likelihood result(coefficients.size());
    for (const Choice& choice : cluster) {
        result.add(choice, coefficients);
    }
    return result;
}

/// The choices of all clusters, with equal ones merged into one of their total weight.
Cluster merged(std::span<const Cluster> clusters) {
    std::map<std::pair<std::size_t, std::vector<double>>, double> weights;
    for (const Cluster& cluster : clusters) {
        for (const Choice& choice : cluster) {
            weights[{choice.chosen, choice.traits}] += choice.weight;
        }
    }
    Cluster result;
    for (const auto& [choice, weight] : weights) {
        result.push_back({choice.second, choice.first, weight});
    }
    return result;
}

/// Newton's method; each step is halved until it climbs. The function is concave.
VectorXd likeliest(const Cluster& choices, Index traits) {
    constexpr double near = 1e-10;
    constexpr int most_steps = 200;
    VectorXd at = VectorXd::Zero(traits);
    Likelihood here = likelihood(choices, at);
    for (int step = 0; step < most_steps; ++step) {
        VectorXd move = here.information.ldlt().solve(here.slope);
        if (!(move.dot(here.slope) > near)) {
            break;
        }
        Likelihood there = likelihood(choices, at + move);
        while (!(there.log > here.log) && move.norm() > near) {
            move /= 2;
            there = likelihood(choices, at + move);
        }
        at += move;
        here = std::move(there);
    }
    return at;
}

/// The sum of outer products of the clusters' gradients.
MatrixXd scatter(std::span<const Cluster> clusters, const VectorXd& at) {
    MatrixXd sum = MatrixXd::Zero(at.size(), at.size());
    for (const Cluster& cluster : clusters) {
        const VectorXd slope = likelihood(cluster, at).slope;
        sum += slope * slope.transpose();
    }
    const auto count = static_cast<double>(clusters.size());
    return sum * (count / (count - 1));
}

} // namespace

ChoiceModel::ChoiceModel(std::span<const Cluster> clusters, std::size_t traits)
    : clusters_(clusters.size()), coefficients_(traits), covariance_(traits * traits) {
    assert(clusters.size() > 1);
    const Cluster choices = merged(clusters);
    const VectorXd at = likeliest(choices, signed_size(traits));
    VectorXd::Map(coefficients_.data(), at.size()) = at;
    const auto information = likelihood(choices, at).information.ldlt();
    const MatrixXd half = information.solve(scatter(clusters, at));
    // Symmetric: rows equal columns.
    MatrixXd::Map(covariance_.data(), at.size(), at.size()) = information.solve(half.transpose());
}

double ChoiceModel::worth(std::span<const double> traits) const {
    return std::inner_product(traits.begin(), traits.end(), coefficients_.begin(), 0.0);
}

double ChoiceModel::covariance(std::span<const double> one, std::span<const double> other) const {
    assert(one.size() == coefficients_.size() && other.size() == one.size());
    const auto size = signed_size(one.size());
    return VectorXd::Map(one.data(), size)
        .dot(MatrixXd::Map(covariance_.data(), size, size) * VectorXd::Map(other.data(), size));
}

double ChoiceModel::margin() const {
    return student_quantile(static_cast<double>(clusters_) - 1, 0.975);
}

Interval ChoiceModel::interval(std::span<const double> traits) const {
    const double middle = worth(traits);
    const double half = margin() * std::sqrt(covariance(traits, traits));
    return {middle - half, middle + half};
}

void add_made_up_choices(std::vector<Cluster>& clusters, std::span<const double> sizes) {
    for (std::size_t trait = 0; trait < sizes.size(); ++trait) {
        Choice choice{std::vector<double>(2 * sizes.size())};
        choice.traits[trait] = sizes[trait];
        for (choice.chosen = 0; choice.chosen < 2; ++choice.chosen) {
            clusters.push_back({choice});
        }
    }
}

} // namespace pampas::balance
