#pragma once

#include "engine/programs/failure_log.h"
#include "engine/programs/limits.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::experiments {

/// Something that a bot must do.
struct BotCheck {
    std::string_view id;           ///< in JSON
    const char* meaning = nullptr; ///< English, for `tr`
    /// Nothing if it was not tried, as an earlier check had failed.
    std::optional<bool> passed = {};
    /// For a check that failed: why, and in which game.
    std::string why = {};
    std::vector<std::string> errors = {}; ///< the end of the bot's standard error there
};

/// What trying a bot has shown.
struct CheckedBot {
    std::string program;
    std::size_t games = 0; ///< played to their end
    std::vector<BotCheck> checks;

    bool passes() const;
};

/// How many games `check_bot` plays.
std::size_t games_to_check();

/// Has a bot play on bundled maps with all numbers of players, on every seat, against other bots.
/// Ends with the first game in which it fails. Throws `InputError` if it cannot be run.
CheckedBot check_bot(const std::string& program, const programs::Limits& limits, std::uint64_t seed,
                     const simulation::RunControl& control = {});

} // namespace pampas::experiments
