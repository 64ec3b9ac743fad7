#pragma once

#include "analysis/review/course.h"
#include "analysis/review/decision.h"

#include <cstddef>
#include <vector>

namespace pampas::review {

/// Why the chances of a seat changed.
enum class Cause {
    Play, ///< what it did, compared with what search would have done
    Card  ///< a card it drew, compared with all that might have come
};

/// Where the chances of a seat changed beyond chance.
struct TurningPoint {
    Cause cause = Cause::Play;
    Decision at; ///< a drawn card: the purchase
    /// What this changed in the chances, from pairs of playouts; below 0 for what was bad for the
    /// seat. Its interval, with all others that were tried, is wrong with 5 %.
    Difference change;
    players::Plan better; ///< what search would have done, up to the first card it would see
};

/// The turning points of a game.
struct TurningPoints {
    /// How many moments are looked at more closely, and how many turning points are kept.
    static constexpr std::size_t most_tried = 8;
    static constexpr std::size_t most_found = 5;

    std::vector<TurningPoint> found; ///< the largest change first
    std::size_t tried = 0;
    bool interrupted = false; ///< whether some were not tried
};

/// Finds the turning points of a game. What the judgement thinks changed most, by play or by a
/// card, is tried by pairs of playouts; those remain whose interval does not contain 0. Intervals
/// are wide enough for all that are tried (C. E. Bonferroni 1936). `course` is that of the whole
/// game.
TurningPoints turning_points(const wording::Playback& playback, const Course& course,
                             const PlayoutOptions& options,
                             const simulation::RunControl& control = {});

} // namespace pampas::review
