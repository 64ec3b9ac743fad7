#pragma once

#include "engine/players/evaluation_weights.h"
#include "engine/players/learned_value.h"

#include <cstdint>

namespace pampas::players {

/// What judges a planning player's positions: weights or, if there is one, a learned value; then
/// the weights only choose which actions are tried. Refers to both, which must outlive it.
struct Judge {
    /// Weights are a judge.
    Judge(const EvaluationWeights& style, const LearnedValue* value = nullptr,
          std::int64_t step = 1)
        : weights(&style), learned(value), grain(step) {}

    const EvaluationWeights* weights;
    const LearnedValue* learned;
    std::int64_t grain; ///< ratings are rounded down to a multiple of this; at least 1
};

} // namespace pampas::players
