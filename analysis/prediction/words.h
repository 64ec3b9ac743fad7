#pragma once

#include "analysis/prediction/prediction.h"

#include <string>

namespace pampas::prediction {

/// `Predicted: gap about 18 points, 12 to 25`.
std::string gap_words(const Prediction& prediction);

/// What seats are expected to win, and how far that can be trusted: sentences.
std::string trust_words(const Prediction& prediction);

} // namespace pampas::prediction
