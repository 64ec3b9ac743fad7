#pragma once

#include "analysis/balance/wins.h"
#include "engine/simulation/run.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pampas::balance {

/// What each seat made of each of some deals in a row: wins, in parts of a win, and points. Six
/// bytes a seat and deal, and no deal whose number is `most_deals` or more: 3.6 MB for six players.
class DealResults {
  public:
    static constexpr std::size_t most_deals = 100'000;

    /// Of deals of which nothing is played yet.
    explicit DealResults(int players, simulation::DealRange deals = {});

    /// The deals that are kept.
    simulation::DealRange deals() const;
    std::size_t players() const { return players_; }
    /// Counts a game of a deal, if that is kept, in which each seat won so much and made so many
    /// points. Several threads may count games of different deals.
    void add(std::size_t deal, const WinParts& wins, std::span<const std::int64_t> points);
    /// Forgets this deal, if it is among them, and those that follow.
    void cut(std::size_t end);
    /// Adds the deals that come next.
    void append(const DealResults& next);

    /// By seat, of all games of one of `deals`.
    std::span<const std::uint16_t> wins(std::size_t deal) const;
    std::span<const std::int32_t> points(std::size_t deal) const;

    friend bool operator==(const DealResults&, const DealResults&) = default;

  private:
    std::size_t players_;
    std::size_t first_;
    std::vector<std::uint16_t> wins_; ///< deal by deal
    std::vector<std::int32_t> points_;
};

} // namespace pampas::balance
