#pragma once

#include "tests/prediction/fit.h"

namespace pampas::prediction {

/// The contents of `resources/prediction/seats.json`. `maps` is the number of maps that the model
/// learnt from.
std::string model_file(const Model& model, std::size_t maps);

/// The contents of `analysis/prediction.md`: how well the model does compared with the mean and
/// with games. `fewer` has examples with fewer games on the published maps.
std::string prediction_page(const Model& model, std::span<const Trial> trials,
                            std::span<const Example> fewer);

} // namespace pampas::prediction
