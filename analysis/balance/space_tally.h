#pragma once

#include "analysis/balance/player_sums.h"
#include "analysis/balance/wins.h"
#include "engine/rules/state.h"

#include <cstdint>
#include <vector>

namespace pampas::balance {

/// Counts what lies where at the end of games.
class SpaceTally {
  public:
    explicit SpaceTally(const rules::Game& game);

    /// Counts a game that is over, in which each seat won so much.
    void end(const rules::State& state, const WinParts& wins);
    void add(const SpaceTally& others);
    /// See `numbers_of`.
    template <class Self, class Visit>
    static void each_number(Self& self, const Visit& visit) {
        for (auto& number : self.used_) {
            visit(number);
        }
        PlayerSums::each_number(self.tiles_, visit);
    }

    /// By cell: games at whose end a tile of any kind lay there, water tiles too.
    const std::vector<std::int64_t>& used() const { return used_; }
    /// By cell: whose land or animal tile lay there.
    const PlayerSums& tiles() const { return tiles_; }

  private:
    std::vector<std::int64_t> used_;
    PlayerSums tiles_;
};

} // namespace pampas::balance
