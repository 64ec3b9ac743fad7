#pragma once

#include "tests/prediction/fit.h"

namespace pampas::prediction {

/// `resources/prediction/seats.json`. `maps` is how many it learnt from.
std::string model_file(const Model& model, std::size_t maps);

/// `analysis/prediction.md`: how well the model does, against the mean and against games, of which
/// `fewer` has some with fewer on the published maps.
std::string prediction_page(const Model& model, std::span<const Trial> trials,
                            std::span<const Example> fewer);

} // namespace pampas::prediction
