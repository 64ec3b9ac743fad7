#include "tests/prediction/fit.h"

#include <Eigen/Cholesky>
#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <set>

namespace pampas::prediction {
namespace {

using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr std::size_t width = std::tuple_size_v<Features>;

/// How strongly weights are drawn to 0; below, that of published maps. Source: A. Hoerl and R.
/// Kennard, "Ridge regression" (1970).
constexpr double ridge = 8;
constexpr double ridge_of_published = 1;
/// The columns before those of features: a constant 1, and whether the map is published.
constexpr std::size_t before = 2;
constexpr std::size_t parts = 10;

void set_scale(std::span<const Example> examples, Model& model) {
    const auto count = static_cast<double>(examples.size());
    for (std::size_t at = 0; at < width; ++at) {
        double sum = 0;
        double squares = 0;
        for (const Example& example : examples) {
            sum += example.features[at];
            squares += example.features[at] * example.features[at];
        }
        model.usual[at] = sum / count;
        model.spread[at] = std::sqrt(squares / count - model.usual[at] * model.usual[at]);
    }
}

/// One row for each example, with its features on the model's scale.
MatrixXd design_of(const std::vector<const Example*>& examples, const Model& model) {
    MatrixXd design(examples.size(), width + before);
    for (std::size_t row = 0; row < examples.size(); ++row) {
        const auto at_row = static_cast<Eigen::Index>(row);
        design(at_row, 0) = 1;
        design(at_row, 1) = examples[row]->is_published ? 1 : 0;
        for (std::size_t at = 0; at < width; ++at) {
            design(at_row, static_cast<Eigen::Index>(at + before)) =
                (examples[row]->features[at] - model.usual[at]) / model.spread[at];
        }
    }
    return design;
}

/// One row for each example, one column for each seat.
MatrixXd shares_of(const std::vector<const Example*>& examples, int players) {
    MatrixXd shares(examples.size(), players);
    for (std::size_t row = 0; row < examples.size(); ++row) {
        shares.row(static_cast<Eigen::Index>(row)) =
            Eigen::Map<const VectorXd>(examples[row]->shares.data(), players);
    }
    return shares;
}

MatrixXd solved(const MatrixXd& design, const MatrixXd& shares) {
    MatrixXd penalty = MatrixXd::Identity(design.cols(), design.cols()) * ridge;
    penalty(0, 0) = 0;
    penalty(1, 1) = ridge_of_published;
    return (design.transpose() * design + penalty).ldlt().solve(design.transpose() * shares);
}

/// One row for each example, one column.
MatrixXd roots_of(const std::vector<const Example*>& examples) {
    MatrixXd roots(examples.size(), 1);
    for (std::size_t row = 0; row < examples.size(); ++row) {
        roots(static_cast<Eigen::Index>(row), 0) = std::sqrt(examples[row]->gap);
    }
    return roots;
}

/// The weights in a column, as they apply to published maps.
Line line_of(const MatrixXd& weights, Eigen::Index column) {
    Line line;
    line.usual = weights(0, column) + weights(1, column);
    for (std::size_t at = 0; at < width; ++at) {
        line.weights[at] = weights(static_cast<Eigen::Index>(at + before), column);
    }
    return line;
}

SeatModel fitted_seats(const std::vector<const Example*>& examples, int players,
                       const Model& model) {
    const MatrixXd design = design_of(examples, model);
    const MatrixXd weights = solved(design, shares_of(examples, players));
    SeatModel seats;
    seats.players = players;
    for (Eigen::Index seat = 0; seat < players; ++seat) {
        seats.shares.push_back(line_of(weights, seat));
    }
    seats.root_of_gap = line_of(solved(design, roots_of(examples)), 0);
    return seats;
}

std::vector<const Example*> of_players(std::span<const Example> examples, int players) {
    std::vector<const Example*> result;
    for (const Example& example : examples) {
        if (example.players == players) {
            result.push_back(&example);
        }
    }
    return result;
}

/// A trial with the means of the published maps that a model has seen, for the example's number of
/// players.
Trial blank_trial(std::span<const Example> seen, const Example& example) {
    Trial trial;
    trial.example = &example;
    trial.mean_shares.assign(static_cast<std::size_t>(example.players), 0);
    std::vector<const Example*> published = of_players(seen, example.players);
    std::erase_if(published, [](const Example* one) { return !one->is_published; });
    const auto count = static_cast<double>(published.size());
    for (const Example* other : published) {
        trial.mean_gap += other->gap / count;
        for (std::size_t seat = 0; seat < trial.mean_shares.size(); ++seat) {
            trial.mean_shares[seat] += other->shares[seat] / count;
        }
    }
    return trial;
}

/// The same as `scatter_of`, for all parts but one.
balance::Interval scatter_without(std::span<const Trial> trials, int players, std::size_t part) {
    std::vector<double> errors;
    for (const Trial& trial : trials) {
        const Example& example = *trial.example;
        if (example.is_published && example.players == players && trial.part != part) {
            errors.push_back(std::sqrt(example.gap) - std::sqrt(trial.prediction.gap));
        }
    }
    std::ranges::sort(errors);
    // Among n other maps, the new one falls between any two neighbours with a chance of 1 / (n +
    // 1).
    const auto at = [&](double share) {
        const double place = share * static_cast<double>(errors.size() + 1) - 1;
        const auto last = static_cast<double>(errors.size() - 1);
        return errors[static_cast<std::size_t>(std::clamp(std::round(place), 0.0, last))];
    };
    return {at(0.1), at(0.9)};
}

/// Sets each prediction's interval from the errors of the other parts.
void set_intervals(std::vector<Trial>& trials) {
    for (Trial& trial : trials) {
        const balance::Interval scatter =
            scatter_without(trials, trial.example->players, trial.part);
        const double root = std::sqrt(trial.prediction.gap);
        const auto gap = [&](double error) { return std::pow(std::max(root + error, 0.0), 2); };
        trial.prediction.interval = {gap(scatter.low), gap(scatter.high)};
    }
}

} // namespace

Model fitted(std::span<const Example> examples) {
    Model model;
    set_scale(examples, model);
    for (int players = 2; players <= 5; ++players) {
        model.seats.push_back(fitted_seats(of_players(examples, players), players, model));
    }
    return model;
}

std::vector<Trial> cross_validated(std::span<const Example> examples) {
    std::set<std::string> names;
    for (const Example& example : examples) {
        names.insert(example.group);
    }
    std::vector<Trial> trials;
    for (std::size_t part = 0; part < parts; ++part) {
        std::vector<Example> seen;
        std::vector<const Example*> others;
        for (const Example& example : examples) {
            const auto place = std::distance(names.begin(), names.find(example.group));
            if (static_cast<std::size_t>(place) % parts == part) {
                others.push_back(&example);
            } else {
                seen.push_back(example);
            }
        }
        const Model model = fitted(seen);
        for (const Example* example : others) {
            trials.push_back(blank_trial(seen, *example));
            trials.back().part = part;
            trials.back().prediction = predict(example->features, example->players, model).value();
        }
    }
    set_intervals(trials);
    return trials;
}

balance::Interval scatter_of(std::span<const Trial> trials, int players) {
    return scatter_without(trials, players, parts);
}

Accuracy accuracy_of(std::span<const Trial> trials, int players) {
    Accuracy result;
    double count = 0;
    for (const Trial& trial : trials) {
        const Example& example = *trial.example;
        if (example.players == players && example.is_published) {
            count += 1;
            result.error += std::abs(trial.prediction.gap - example.gap);
            result.error_of_mean += std::abs(trial.mean_gap - example.gap);
            const balance::Interval& interval = trial.prediction.interval;
            result.held += interval.low <= example.gap && example.gap <= interval.high ? 1 : 0;
        }
    }
    return {result.error / count, result.error_of_mean / count, result.held / count};
}

} // namespace pampas::prediction
