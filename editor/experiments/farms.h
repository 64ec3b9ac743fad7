#pragma once

#include "analysis/balance/ladder.h"
#include "analysis/report/experiments/ladder.h"
#include "analysis/report/pigs/comparison.h"
#include "analysis/report/pigs/farms.h"
#include "engine/simulation/record.h"
#include "engine/simulation/run_control.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

/// Games of Happy Pigs for reports.
namespace pampas::experiments {

/// Which games are played. The bots of the experiment are one for all seats, or one for each.
struct FarmGames {
    pigs::Edition edition;
    pigs::Variants variants;
    int players = 0;
    balance::Experiment experiment;

    /// The experiment with a bot for each seat that keeps it. Throws `InputError` for unknown bots.
    balance::Experiment seated() const;
    /// The same with the deals that judge seats.
    balance::Experiment judged() const;
};

/// Plays the games of a plan, whose experiment has a bot for each seat, and records them if there
/// is a file. Throws what `pigs::play_series` throws.
report::FarmsReport play(const FarmGames& games, const balance::SeriesPlan& plan,
                         const simulation::RunControl& control = {},
                         simulation::RecordFile* file = nullptr);

/// Compares an edition with another one.
struct EditionQuestion {
    FarmGames games; ///< with the first edition
    pigs::Edition other;
    std::size_t most = 1000; ///< games with each edition
    double tolerance = balance::tolerance_bounds.usual;

    /// The deals that are played with both. Throws `InputError` for unknown bots.
    balance::ComparisonPlan plan() const;
    /// The number of games with each edition, in whole deals.
    std::size_t games_to_play() const;
};

/// Plays them. Throws what `pigs::compare_editions` throws, `InputError` for a number of players
/// that an edition does not allow.
report::EditionComparison compare(const EditionQuestion& question,
                                  const simulation::RunControl& control = {});

/// Bots that are compared by strength.
struct FarmLadder {
    FarmGames games; ///< the bots are those of the ladder, each once
    std::size_t each_pair = balance::LadderPlan::games_bounds.usual; ///< games, about
    /// The bot that others are compared with; by default the usual one, or the first.
    std::optional<std::string> reference = {};

    /// Throws `InputError` for fewer than two bots and for the same one twice.
    balance::LadderPlan plan() const;
};

/// Plays the ladder. Throws as `plan`, and `InputError` for unknown bots and a reference that does
/// not play.
report::Ladder play_ladder(const FarmLadder& ladder, const simulation::RunControl& control = {});

} // namespace pampas::experiments
