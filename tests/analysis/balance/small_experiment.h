#pragma once

#include "analysis/balance/experiment.h"
#include "tests/engine/drawn_map.h"

#include <string>
#include <utility>
#include <vector>

/// Games that are quick to play.
namespace pampas::balance {

inline map::Map small_map() {
    return testing::drawn_map({".$..f..m", "mm..ff..", "..g....w", ".gg.rr.$", "ss......"});
}

inline rules::Ruleset standard() {
    return rules::ruleset_named("standard");
}

inline Experiment experiment(std::vector<std::string> bots, std::uint64_t seed = 1) {
    return {.bots = std::move(bots), .dealing = {seed, simulation::Pairing::Rotated}};
}

} // namespace pampas::balance
