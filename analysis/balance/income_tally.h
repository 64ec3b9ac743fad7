#pragma once

#include "analysis/balance/player_sums.h"
#include "analysis/balance/wins.h"
#include "engine/rules/state.h"

#include <array>

namespace pampas::balance {

/// Counts what players earn.
class IncomeTally {
  public:
    /// The figures of `sums`.
    enum Figure : std::size_t {
        Markets,     ///< pesos that markets paid
        Harvests,    ///< pesos that harvests brought
        ChipsTaken,  ///< harvests with a chip taken from a chain (R6.4)
        figure_count ///< how many figures there are
    };

    explicit IncomeTally(int players) : sums_(players, figure_count) {}

    /// Counts an action that led to `state`.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// Counts a game that is over, in which each seat won so much.
    void end(const WinParts& wins);
    void add(const IncomeTally& others) { sums_.add(others.sums_); }
    /// See `numbers_of`.
    template <class Self, class Visit>
    static void each_number(Self& self, const Visit& visit) {
        PlayerSums::each_number(self.sums_, visit);
    }

    const PlayerSums& sums() const { return sums_; }

  private:
    PlayerSums sums_;
    /// Of the game being played, by seat.
    std::array<std::array<std::int64_t, figure_count>, rules::max_players> game_{};
};

} // namespace pampas::balance
