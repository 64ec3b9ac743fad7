#pragma once

#include "analysis/balance/ladder.h"
#include "analysis/report/ground/text.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace pampas::report {

/// A ladder that was played, and how.
struct Ladder {
    std::string map;     ///< name
    std::string ruleset; ///< name
    balance::LadderPlan plan;
    balance::LadderResult result; ///< of at least one game
    std::size_t reference = 0;    ///< the bot that strengths refer to
    bool interrupted = false;     ///< fewer games than asked for, at the user's wish
    double seconds = 0;
};

/// The ladder that these rounds of a plan make, at least one game. `map` and `ruleset` are names of
/// what was played.
Ladder ladder_of(const std::string& map, const std::string& ruleset,
                 const balance::LadderPlan& plan, const std::vector<balance::LadderRound>& rounds,
                 std::size_t reference, double seconds);

/// Strengths and results as JSON: `strengths` in the order of the bots, `pairs`.
nlohmann::ordered_json ladder_json(const Ladder& ladder);

/// The same for people, strongest first. Control characters in names are escaped.
Text ladder_text(const Ladder& ladder);

} // namespace pampas::report
