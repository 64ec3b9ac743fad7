#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/balance/player_sums.h"
#include "analysis/balance/wins.h"
#include "engine/rules/state.h"

#include <vector>

namespace pampas::balance {

/// When points are made: what a scoring would give each player after each tenth of his turns, and
/// how often another comes to lead.
class CourseTally {
  public:
    /// So many parts a game is looked at in.
    static constexpr std::size_t steps = 10;

    explicit CourseTally(int players);

    /// Counts an action that led to `state`. A game is seen from its beginning.
    void see(const rules::State& state, const rules::Action& action);
    /// Counts a game that is over, in which each seat won so much.
    void end(const WinParts& wins);
    void add(const CourseTally& others) {
        points_.add(others.points_);
        lead_changes_.add(others.lead_changes_);
    }
    /// See `numbers_of`.
    template <class Self, class Visit>
    static void each_number(Self& self, const Visit& visit) {
        PlayerSums::each_number(self.points_, visit);
        Moments::each_number(self.lead_changes_, visit);
    }

    /// Points by step and category: see `figure`.
    const PlayerSums& points() const { return points_; }
    /// How often in a game another than before leads alone, looked at after each whole round.
    const Moments& lead_changes() const { return lead_changes_; }
    /// The number of a figure; steps from 0, categories as in `category_names`.
    static std::size_t figure(std::size_t step, std::size_t category) {
        return step * rules::category_names.size() + category;
    }

  private:
    void end_seat(std::size_t seat, bool won);
    std::int64_t count_lead_changes() const;

    std::size_t players_;
    PlayerSums points_;
    Moments lead_changes_;
    std::vector<rules::Score> turns_; ///< of the game being played: what they led to
};

} // namespace pampas::balance
