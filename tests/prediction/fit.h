#pragma once

#include "tests/prediction/examples.h"

namespace pampas::prediction {

/// The model that these examples teach, its scatter and accuracy left open. Each map and number of
/// players is there once. It is for maps that people make, as published ones are, which differ from
/// others of the same features.
Model fitted(std::span<const Example> examples);

/// What a model that had not seen a map nor its copies said of it.
struct Trial {
    const Example* example = nullptr;
    std::size_t part = 0; ///< of those that were left out in turn
    Prediction prediction;
    double mean_gap = 0;             ///< of the published maps that the model had seen
    std::vector<double> mean_shares; ///< of these as well
};

/// Cross-validated by map, in ten parts; the interval is that of the other parts' errors.
std::vector<Trial> cross_validated(std::span<const Example> examples);

/// The middle eight of ten errors of the gap's root, on published maps.
balance::Interval scatter_of(std::span<const Trial> trials, int players);

/// Of published maps at a number of players.
Accuracy accuracy_of(std::span<const Trial> trials, int players);

} // namespace pampas::prediction
