#pragma once

#include "analysis/wording/moves.h"
#include "engine/players/lineup.h"
#include "tests/analysis/balance/noted_games.h"

#include <functional>
#include <string>

/// Games to review.
namespace pampas::testing {

/// What is done instead of what a bot plans; empty: what the bot plans.
using Instead = std::function<players::Plan(const rules::State&)>;

/// A game of these bots.
inline wording::Playback played_game(const rules::Game& game, const std::string& bot,
                                     std::uint64_t seed, const Instead& instead = {}) {
    const players::Lineup lineup({&bot, 1}, game.players());
    players::Lineup::Memory memory;
    chance::Stream stream(seed);
    wording::Playback playback(game);
    const rules::Setup setup = game.deal(stream);
    playback.begin(0, setup);
    rules::State state = game.start(setup);
    while (!state.over()) {
        players::Plan plan = lineup.plan(state, memory, stream);
        if (const auto other = instead ? instead(state) : players::Plan(); !other.empty()) {
            plan = other;
        }
        for (const rules::Action& action : plan) {
            const int seat = state.seat();
            const rules::Outcome outcome = state.apply(action);
            playback.see(state, seat, action, outcome);
        }
    }
    playback.end(state);
    return playback;
}

} // namespace pampas::testing
