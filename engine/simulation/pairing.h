#pragma once

#include "engine/simulation/game.h"

#include <string>
#include <string_view>

namespace pampas::simulation {

/// How the games of a run are dealt.
enum class Pairing {
    /// Each game by itself.
    Independent,
    /// As many games in a row as there are players have the same deal: its hands go round, and so
    /// do the bots, until each has sat on every seat. The luck of a hand falls on all seats alike.
    Rotated,
};

/// How many games have the same deal.
inline std::size_t games_a_deal(Pairing pairing, int players) {
    return pairing == Pairing::Rotated ? static_cast<std::size_t>(players) : 1;
}

/// How many deals have so many games, or a few more.
inline std::size_t deals_for(std::size_t games, Pairing pairing, int players) {
    const std::size_t deal = games_a_deal(pairing, players);
    return (games + deal - 1) / deal;
}

/// What a game of a run draws from: of its own stream, so that it is the same game whatever was
/// played before it and on whichever thread.
struct Dealing {
    std::uint64_t seed = 1;
    Pairing pairing = Pairing::Independent;

    /// The set-up of game `number`. Leaves in `stream`, which is the game's own, what is left for
    /// its choices.
    ///
    /// A game of a paired run has the deal of the first game of its row. What its own stream deals
    /// is put aside, lest the draws of the deal are those of the first choices too.
    template <RotatedGame G>
    typename G::Setup setup(const G& game, std::size_t number, chance::Stream& stream) const {
        const std::size_t step = number % games_a_deal(pairing, game.players());
        typename G::Setup own = game.deal(stream);
        if (step == 0) {
            return own;
        }
        chance::Stream first(seed, number - step);
        return rotated(game.deal(first), step);
    }
};

} // namespace pampas::simulation
