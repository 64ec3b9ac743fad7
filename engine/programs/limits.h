#pragma once

#include "engine/files/bounded.h"

#include <chrono>

/// Other people's bots: programs that play on a seat (engine/players#other-peoples-bots).
namespace pampas::programs {

/// How long a bot may take. Its own time counts, not that of others.
struct Limits {
    using Time = std::chrono::milliseconds;
    static constexpr Bounded<int> answer_bounds{1, 3'600'000, 5000}; ///< in milliseconds

    Time start{10'000};               ///< to be ready, from its start
    Time answer{answer_bounds.usual}; ///< for each action
    int answers_in_game = 60;         ///< how many of its answers in a game may take that long
    Time lateness{1000};              ///< then an answer is not even late, but missing
    Time farewell{1000};              ///< to end after the game
    Time game() const { return answers_in_game * answer; }
};

} // namespace pampas::programs
