#pragma once

#include "engine/players/market_field.h"
#include "engine/rules/state.h"

#include <vector>

/// Looks back at a game: how the chances of the seats went, what luck and play did to them, where
/// they turned, and what search would have done.
namespace pampas::review {

/// The chance of each seat to win. Their sum is 1; a shared win counts in part.
using Chances = std::vector<double>;

/// What the judgement of a position knows of a seat.
struct Outlook {
    double log_odds = 0; ///< of a win, as the learned value says, without what others think
    /// How much of a round others have played since the seat's last turn, from 0 to less than 1.
    /// This counts for the seat, because the learned value judges it as after its turn.
    double round_due = 0;
    bool has_given_up = false;
};

/// Judges positions by the bundled learned value, as a watcher does who sees all hands but not what
/// will come from the supplies: each seat's chance follows from what that seat knows, and what it
/// thinks of its opponents' hands is replaced by what they think themselves.
///
/// Keeps a cache; use one for each thread and game.
class ChanceJudge {
  public:
    /// The outlook of each seat in a game that is not over.
    std::vector<Outlook> outlooks(const rules::State& state);
    /// The chances in a position; when the game is over, who won.
    Chances chances(const rules::State& state);

    /// What a logarithm of odds and a round count in the logarithm of a chance, each times
    /// `weight_of_odds`. `calibrate-chances` found them in games that were used for nothing else
    /// (analysis#chances).
    static constexpr double of_log_odds = 0.97;
    static constexpr double of_round = 1.85;

  private:
    players::MarketFieldCache fields_;
};

/// The share that a log-odds counts among so many players: each seat's odds already include what
/// the others' tell, so that of two players' odds half counts.
constexpr double weight_of_odds(int players) {
    return 1 - 1.0 / players;
}

} // namespace pampas::review
