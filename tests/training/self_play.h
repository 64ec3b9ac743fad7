#pragma once

#include "engine/map/map.h"
#include "engine/players/features.h"
#include "engine/players/greedy.h"
#include "engine/rules/state.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

/// A learned value of positions: games to learn from, and what is learned from them.
namespace pampas::training {

/// A position that a seat planned, and what became of it.
struct Example {
    players::Features features;
    float win = 0;  ///< the seat's share of the win, or what was expected of it later
    float lead = 0; ///< its points ahead of the best opponent, likewise
    /// What the seat thought best, if it tried something else.
    players::Features best;
    bool is_tried = false;
    std::size_t next =
        0; ///< how many examples later the seat's next one of the game comes; 0: none
};

/// What is expected of a position.
struct Expected {
    float win = 0;
    float lead = 0;
};

/// A planning player.
struct Player {
    const players::LearnedValue* learned = nullptr; ///< null: greedy
    players::BeamOptions beam = {};
};

/// Where games are played: each map with each number of players.
class School {
  public:
    /// Plays by all bundled rulesets, most games by the usual one.
    explicit School(std::span<const map::Map> maps);

    /// The examples of games number `first` to `end` - 1, in order. Each seat is a player of
    /// `pool`, drawn anew. Players plan as usual, but try another plan now and then, so that much
    /// is seen. The result does not depend on the number of threads.
    std::vector<Example> examples(std::span<const Player> pool, std::uint64_t seed,
                                  std::size_t first, std::size_t end, std::size_t threads) const;

  private:
    std::vector<Example> play(std::span<const Player> pool, std::uint64_t seed,
                              std::size_t number) const;

    std::vector<std::unique_ptr<const rules::Game>> usual_;
    std::vector<std::unique_ptr<const rules::Game>> others_;
};

/// Replaces results by what is expected of the seat's next positions: the next one counts
/// 1 - `lambda`, what comes after it the rest (temporal differences: R. Sutton 1988; G. Tesauro
/// 1995). Where a seat tried something, only what it thought best counts.
void look_ahead(std::span<Example> examples, float lambda,
                const std::function<Expected(const players::Features&)>& expected);

} // namespace pampas::training
