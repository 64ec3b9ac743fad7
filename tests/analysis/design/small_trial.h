#pragma once

#include "analysis/design/compensation.h"
#include "analysis/design/trial.h"
#include "tests/analysis/balance/small_experiment.h"

#include <cstddef>

namespace pampas::design {

/// Two and three random players, with the same deals each time.
inline TrialPlan small_plan(std::size_t threads = 1) {
    TrialPlan plan{{2, 3}, balance::experiment({"random"}, 7)};
    plan.experiment.threads = threads;
    return plan;
}

/// A trial of the small map whose second seat starts with extra pesos.
inline Trial trial(int pesos, const TrialPlan& plan) {
    const rules::Ruleset rules = with_pesos(balance::standard(), {0, pesos});
    return {balance::small_map(), rules, plan};
}

} // namespace pampas::design
