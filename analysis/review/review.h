#pragma once

#include "analysis/review/turning_points.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pampas::review {

/// A game looked back at.
struct Review {
    Course course;
    std::vector<Account> accounts; ///< by seat
    TurningPoints turning_points;
};

/// Reviews a game as far as it was played. If it is stopped early, fewer moments are tried.
Review reviewed(const wording::Playback& playback, const PlayoutOptions& options,
                const simulation::RunControl& control = {});

/// A moment of a game looked at closely.
struct Moment {
    std::size_t actions = 0; ///< after so many
    Chances judged;
    PlayedChances played;
    // What followed, and what search would have done; empty at the end of what was played.
    std::optional<Decision> decision;
    std::optional<Alternative> alternative;
};

/// Reviews the moment after so many actions. If it is stopped early, there are fewer playouts.
Moment reviewed_moment(const wording::Playback& playback, std::size_t actions,
                       const PlayoutOptions& options, const simulation::RunControl& control = {});

} // namespace pampas::review
