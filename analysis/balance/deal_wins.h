#pragma once

#include "analysis/balance/wins.h"
#include "engine/simulation/run.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pampas::balance {

/// What each seat won of each of some deals in a row, in parts of a win. Two bytes a seat and deal,
/// and no deal whose number is `most_deals` or more: 1.2 MB for six players.
class DealWins {
  public:
    static constexpr std::size_t most_deals = 100'000;

    /// Of deals of which nothing is won yet.
    explicit DealWins(int players, simulation::DealRange deals = {});

    /// The deals that are kept.
    simulation::DealRange deals() const;
    std::size_t players() const { return players_; }
    /// Counts a game of a deal, if that is kept. Several threads may count games of different
    /// deals.
    void add(std::size_t deal, const WinParts& wins);
    /// Forgets this deal, if it is among them, and those that follow.
    void cut(std::size_t end);
    /// Adds the deals that come next.
    void append(const DealWins& next);

    /// By seat; one of `deals`.
    std::span<const std::uint16_t> of(std::size_t deal) const;

    friend bool operator==(const DealWins&, const DealWins&) = default;

  private:
    std::size_t players_;
    std::size_t first_;
    std::vector<std::uint16_t> parts_; ///< deal by deal
};

} // namespace pampas::balance
