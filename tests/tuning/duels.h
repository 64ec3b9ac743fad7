#pragma once

#include "analysis/balance/intervals.h"
#include "engine/map/map.h"
#include "engine/players/greedy.h"
#include "engine/rules/state.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

/// Duels between planning players, and the search for a better style by duels.
namespace pampas::tuning {

/// A planning player. Refers to what judges.
struct Contestant {
    /// Weights play as greedy players do.
    Contestant(const players::EvaluationWeights& style) : judge(style) {}
    Contestant(const players::Judge& by, const players::BeamOptions& looking)
        : judge(by), beam(looking) {}

    players::Judge judge;
    players::BeamOptions beam = {};
};

/// The first player's share of the games: a half if both are equal. A duel plays a deal twice, so
/// that each player has each hand on each seat.
struct DuelResult {
    double wins = 0;
    /// The same, with each game shared among players by how near they came to winning.
    double near_wins = 0;
};

/// Where players meet: maps, each with every number of players from two to five that it is for.
class Arena {
  public:
    /// Plays by the standard rules, with these numbers of players where a map is for them.
    explicit Arena(std::span<const map::Map> maps,
                   map::PlayerRange players = {rules::players_bounds.least,
                                               rules::players_bounds.most});

    /// A duel at a random table. Table and deal come from the seed's stream `number`.
    DuelResult duel(const Contestant& one, const Contestant& other, std::uint64_t seed,
                    std::size_t number) const;

    /// Duels `first` to `end` - 1. The result does not depend on the number of threads.
    std::vector<DuelResult> duels(const Contestant& one, const Contestant& other,
                                  std::uint64_t seed, std::size_t first, std::size_t end,
                                  std::size_t threads) const;

  private:
    std::vector<std::unique_ptr<const rules::Game>> tables_;
};

/// How to search for a style.
struct Tuning {
    std::size_t steps = 2000;
    std::size_t duels = 4; ///< in each step
    std::uint64_t seed = 1;
    std::size_t threads = 1;
};

/// A style that wins against similar styles, found by climbing from `start`. All weights change by
/// factors, except those that are 0.
players::EvaluationWeights tuned(const Arena& arena, const players::EvaluationWeights& start,
                                 const Tuning& tuning);

/// What is known of a candidate compared with today's style.
enum class Acceptance { Stronger, NotStronger, Open };

/// A sequential test of duels. However often one looks, the chance is at most 1 in 20 to call a
/// candidate stronger that is not, or to call one not stronger that wins at least 51.5 % of games.
Acceptance acceptance(std::span<const DuelResult> duels);

} // namespace pampas::tuning
