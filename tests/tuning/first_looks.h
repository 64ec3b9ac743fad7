#pragma once

#include "engine/map/map.h"
#include "engine/players/evaluation_weights.h"
#include "engine/rules/action.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pampas::tuning {

/// What actions of a kind turn out to bring by how promising they look: `share` of that and
/// `offset` more, in points. 1 and 0 where the order of candidates needs no change.
struct FirstLook {
    rules::ActionKind kind{};
    std::size_t actions = 0; ///< looked at
    double share = 1;
    double offset = 0;
    double explained = 0; ///< share of the variance, 0 to 1
};

/// By least squares over all candidates that greedy players of a style have at the beginning of
/// their turns, in `games` games of four on each map by the standard rules. Kinds that look all
/// alike are left out.
std::vector<FirstLook> first_looks(std::span<const map::Map> maps,
                                   const players::EvaluationWeights& style, std::size_t games,
                                   std::uint64_t seed);

} // namespace pampas::tuning
