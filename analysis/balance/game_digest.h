#pragma once

#include "analysis/balance/luck_tally.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace pampas::balance {

/// What a seat came to in a game.
struct SeatDigest {
    std::array<int, rules::category_names.size()> categories{}; ///< points
    bool won = false;                                           ///< alone or with others
    /// The worth of its luck with cards (`LuckTally`), in thousandths of a win.
    int luck = 0;

    int points() const;
    friend bool operator==(const SeatDigest&, const SeatDigest&) = default;
};

/// What is kept of a game that is over, to find games by their course.
struct GameDigest {
    int rounds = 0;
    int lead_changes = 0; ///< as in `CourseTally`
    int behind = 0;       ///< the most points by which a winner was behind after a round
    std::vector<SeatDigest> seats = {};
    /// By market, then seat: the round in which the seat came to the market; 0 if it never did.
    std::vector<std::uint8_t> came = {};
    std::vector<bool> used = {}; ///< by cell: whether a tile lay there at the end

    friend bool operator==(const GameDigest&, const GameDigest&) = default;
};

/// A checksum of all actions of a game and their outcomes, which shows whether a game played again
/// is the same.
class ActionChecksum {
  public:
    /// Adds an action.
    void see(int seat, const rules::Action& action, const rules::Outcome& outcome) {
        const auto number = [](auto part) { return static_cast<std::uint64_t>(part); };
        add(number(seat) | number(action.kind) << 8U | number(action.item) << 16U |
            number(outcome.card) << 24U | number(action.from) << 32U);
        add(number(action.place) | number(outcome.income) << 32U);
    }
    /// The checksum of the actions so far.
    std::uint32_t value() const { return static_cast<std::uint32_t>(hash_ >> 32U); }

  private:
    /// One step of a hash that multiplies and mixes (as in FNV and SplitMix64): a CRC would take a
    /// good part of a random player's time.
    void add(std::uint64_t number) {
        hash_ = (hash_ ^ number) * 0x9E3779B97F4A7C15U;
        hash_ ^= hash_ >> 29U;
    }

    std::uint64_t hash_ = 0;
};

/// Digests and checksums of the first games of a run, those with numbers below `most_games`.
class GameDigests {
  public:
    static constexpr std::size_t most_games = 2000;

    /// Starts with empty digests for the games of these deals.
    explicit GameDigests(std::size_t games_per_deal, simulation::DealRange deals = {});

    /// Whether the game with this number is kept.
    bool keeps(std::size_t number) const { return number < first_ + games_.size(); }
    /// Sets what is kept of a game: its digest, whose luck is still 0, the luck of each seat, and
    /// its checksum. Threads may call this concurrently for different games.
    void set(std::size_t number, GameDigest digest, std::vector<LuckTally::Luck> luck,
             std::uint32_t checksum);
    /// Drops deal `end` and all that follow.
    void cut(std::size_t end);
    /// Appends the games that follow directly.
    void append(const GameDigests& next);

    /// The checksums of the games, in their order.
    std::vector<std::int64_t> checksums() const;
    /// The games in their order, with the worth of their luck as the games of `tally` show it.
    std::vector<GameDigest> valued(const LuckTally& tally) const;

  private:
    struct Kept {
        GameDigest digest;
        std::vector<LuckTally::Luck> luck; ///< by seat
        std::uint32_t checksum = 0;
    };

    std::size_t games_per_deal_;
    std::size_t first_; ///< the number of the first game
    std::vector<Kept> games_;
};

} // namespace pampas::balance
