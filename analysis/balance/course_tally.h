#pragma once

#include "analysis/balance/player_sums.h"
#include "analysis/balance/wins.h"
#include "engine/rules/state.h"

#include <vector>

namespace pampas::balance {

/// When points are made: what a scoring would give each player after each tenth of his turns.
class CourseTally {
  public:
    /// So many parts a game is looked at in.
    static constexpr std::size_t steps = 10;

    explicit CourseTally(int players);

    /// Counts an action that led to `state`. A game is seen from its beginning.
    void see(const rules::State& state, const rules::Action& action);
    /// Counts a game that is over, in which each seat won so much.
    void end(const WinParts& wins);
    void add(const CourseTally& others) { points_.add(others.points_); }
    /// See `numbers_of`.
    template <class Self, class Visit>
    static void each_number(Self& self, const Visit& visit) {
        PlayerSums::each_number(self.points_, visit);
    }

    /// Points by step and category: see `figure`.
    const PlayerSums& points() const { return points_; }
    /// The number of a figure; steps from 0, categories as in `category_names`.
    static std::size_t figure(std::size_t step, std::size_t category) {
        return step * rules::category_names.size() + category;
    }

  private:
    void end_seat(std::size_t seat, bool won);

    std::size_t players_;
    PlayerSums points_;
    std::vector<rules::Score> turns_; ///< of the game being played: what they led to
};

} // namespace pampas::balance
