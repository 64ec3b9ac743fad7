#pragma once

#include "tests/prediction/examples.h"

namespace pampas::prediction {

/// The model fitted to these examples, without scatter and accuracy. Each map and number of players
/// must occur once. The model is for maps that people make, like the published ones, which differ
/// from others with the same features.
Model fitted(std::span<const Example> examples);

/// A prediction for a map by a model that had seen neither the map nor its copies.
struct Trial {
    const Example* example = nullptr;
    std::size_t part = 0; ///< the part that was left out
    Prediction prediction;
    double mean_gap = 0;             ///< of the published maps that the model had seen
    std::vector<double> mean_shares; ///< of the same maps
};

/// Cross-validated by map, in ten parts. Each interval comes from the errors of the other parts.
std::vector<Trial> cross_validated(std::span<const Example> examples);

/// The interval that holds the middle 80 % of the errors of the gap's root, on published maps.
balance::Interval scatter_of(std::span<const Trial> trials, int players);

/// For published maps at a number of players.
Accuracy accuracy_of(std::span<const Trial> trials, int players);

} // namespace pampas::prediction
