#pragma once

#include "analysis/report/ladder/ladder.h"
#include "engine/map/map.h"
#include "engine/rules/ruleset.h"

#include <optional>
#include <string>

namespace pampas::experiments {

/// Bots that are to be told apart by strength.
struct LadderRequest {
    map::Map map;
    rules::Ruleset rules;
    balance::LadderPlan plan;
    std::size_t reference = 0; ///< the bot that others are compared with
};

/// The ladder of the bots of `experiment`, each of them once, with about so many games a bot.
/// `reference` is one of them; without it the greedy one, beside whom others are neither far above
/// nor below, or the first. Throws `InputError` for unknown bots, fewer than two, one twice, and a
/// reference that does not play.
LadderRequest ladder_request(map::Map map, rules::Ruleset rules, int players,
                             balance::Experiment experiment, std::size_t games,
                             const std::optional<std::string>& reference = {});

/// Plays it. Throws as `balance::play_ladder`.
report::Ladder play_ladder(const LadderRequest& request,
                           const simulation::RunControl& control = {});

} // namespace pampas::experiments
