#pragma once

#include "analysis/review/playouts.h"
#include "analysis/wording/moves.h"

#include <cstddef>
#include <span>
#include <vector>

namespace pampas::review {

/// What a seat did knowing the same: the actions of a turn up to the first that showed a card, or
/// to the end of the turn. A turn has one decision or several.
struct Decision {
    std::size_t first = 0; ///< the numbers of its first and last action, from 1
    std::size_t last = 0;
    int seat = 0;

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The decision that follows after so many actions, fewer than the game has.
Decision decision_after(const wording::Playback& playback, std::size_t actions);

/// All decisions of a game in order, except ends of turns without actions left.
std::vector<Decision> decisions(const wording::Playback& playback);

/// The actions of a decision.
players::Plan played(const wording::Playback& playback, const Decision& decision);

/// What search would have done instead.
struct Alternative {
    players::Plan plan;     ///< up to the first card that it would see
    bool is_played = false; ///< whether this is what the seat did; then nothing is played out
    Difference gain;        ///< of the plan over what the seat did
};

/// The plan of the player `search:learned` in a position, and what it gains over what was `played`
/// there according to playouts. Depends only on what the seat to move may know. `moment` as for
/// `play_out`, `rigour` as for `compare`.
Alternative alternative(const rules::State& before, const players::Plan& played, std::size_t moment,
                        const PlayoutOptions& options, const simulation::RunControl& control = {},
                        const Rigour& rigour = {});

/// The same for the decision of a game.
Alternative alternative(const wording::Playback& playback, const Decision& decision,
                        const PlayoutOptions& options, const simulation::RunControl& control = {},
                        const Rigour& rigour = {});

/// What a decision probably lost, in the chance of its seat: how much better playout players judge
/// what they would have done, looking only to the end of the turn. Quick and rough; 0 if they would
/// have done the same.
double probable_loss(const wording::Playback& playback, const Decision& decision,
                     const PlayoutOptions& options);

} // namespace pampas::review
