#pragma once

#include "analysis/balance/intervals.h"
#include "engine/map/map.h"
#include "engine/players/evaluation_weights.h"
#include "engine/rules/state.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

/// Greedy players of two styles against each other, and a better style found by their games.
namespace pampas::tuning {

/// What one style made of games against another, of 1: a half when both play alike. A duel is
/// played twice with one deal, so that each style has each hand on each seat.
struct DuelResult {
    double wins = 0;
    /// The same, a game being shared by those who come near to winning.
    double near_wins = 0;
};

/// Where styles meet: maps, each at every number of players from two to five that it is for.
class Arena {
  public:
    /// By the standard rules.
    explicit Arena(std::span<const map::Map> maps);

    /// A duel on a table that is drawn, with its deals, from the seed's stream `number`.
    DuelResult duel(const players::EvaluationWeights& one, const players::EvaluationWeights& other,
                    std::uint64_t seed, std::size_t number) const;

    /// Duels `first` to `end` - 1, played on threads; the same on any number of them.
    std::vector<DuelResult> duels(const players::EvaluationWeights& one,
                                  const players::EvaluationWeights& other, std::uint64_t seed,
                                  std::size_t first, std::size_t end, std::size_t threads) const;

  private:
    std::vector<std::unique_ptr<const rules::Game>> tables_;
};

/// How a style is looked for.
struct Tuning {
    std::size_t steps = 2000;
    std::size_t duels = 4; ///< a step
    std::uint64_t seed = 1;
    std::size_t threads = 1;
};

/// A style that wins against those near to it, climbed to from `start`. All weights change but
/// those that are 0, each by factors.
players::EvaluationWeights tuned(const Arena& arena, const players::EvaluationWeights& start,
                                 const Tuning& tuning);

/// What is known of a candidate beside today's style.
enum class Acceptance { Stronger, NotStronger, Open };

/// A sequential test of duels: the chance to call one stronger who is not is at most 1 in 20,
/// however often one looks; so is that to call one not stronger who wins 51.5 of 100 or more.
Acceptance acceptance(std::span<const DuelResult> duels);

} // namespace pampas::tuning
