#pragma once

#include "analysis/report/ladder/ladder.h"

#include <optional>
#include <string>

namespace pampas::experiments {

/// Bots that are to be told apart by strength.
struct LadderRequest {
    balance::PlayedMap on;
    /// Its bots are those of the ladder, each once.
    balance::Experiment experiment = balance::usual_experiment(players::bot_names());
    std::size_t games = balance::LadderPlan::games_bounds.usual; ///< of every two bots, about
    /// The bot that others are compared with; without it the usual one, beside whom others are
    /// neither far above nor below, or the first.
    std::optional<std::string> reference = {};

    /// Throws `InputError` for unknown bots, fewer than two, one twice, and a reference that does
    /// not play.
    balance::LadderPlan plan() const;
};

/// Plays it. Throws as `LadderRequest::plan` and `balance::play_ladder`.
report::Ladder play_ladder(const LadderRequest& request,
                           const simulation::RunControl& control = {});

} // namespace pampas::experiments
