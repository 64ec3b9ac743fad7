#pragma once

#include "engine/simulation/game.h"

#include <string>
#include <string_view>

namespace pampas::simulation {

/// How the games of a run are dealt.
enum class Design {
    /// Each game by itself.
    Plain,
    /// As many games in a row as there are players have the same deal: its hands go round, and so
    /// do the bots, until each has sat on every seat. The luck of a hand falls on all seats alike.
    Paired,
};

/// How many games have the same deal.
inline std::size_t games_a_deal(Design design, int players) {
    return design == Design::Paired ? static_cast<std::size_t>(players) : 1;
}

/// What a game of a run draws from: of its own stream, so that it is the same game whatever was
/// played before it and on whichever thread.
struct Dealing {
    std::uint64_t seed = 1;
    Design design = Design::Plain;

    /// The set-up of game `number`. Leaves in `stream`, which is the game's own, what is left for
    /// its choices.
    ///
    /// A game of a paired run has the deal of the first game of its row. What its own stream deals
    /// is put aside, lest the draws of the deal are those of the first choices too.
    template <RotatedGame G>
    typename G::Setup setup(const G& game, std::size_t number, chance::Stream& stream) const {
        const std::size_t step = number % games_a_deal(design, game.players());
        typename G::Setup own = game.deal(stream);
        if (step == 0) {
            return own;
        }
        chance::Stream first(seed, number - step);
        return rotated(game.deal(first), step);
    }
};

} // namespace pampas::simulation
