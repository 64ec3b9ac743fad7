#pragma once

#include "engine/players/market_field.h"
#include "engine/rules/state.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pampas::players {

class EvaluationContext;
class KnownHand;

/// What a learned player sees of a position, as whole numbers up to `most_feature`: first what
/// stays the same during a turn (`TurnFeatures`), then what a plan changes. `features.cpp` lists
/// them.
inline constexpr std::size_t feature_count = 112;
inline constexpr int most_feature = 1023;
using Features = std::array<std::int16_t, feature_count>;

/// What a turn does not change for the seat that plans it: the time, the rules and the others.
class TurnFeatures {
  public:
    explicit TurnFeatures(const EvaluationContext& context);

    /// These features, followed by zeros.
    const Features& features() const { return features_; }
    /// The number of these features.
    std::size_t count() const { return count_; }
    /// Whether the market has one open side or none.
    bool is_tight(std::size_t market) const { return tight_[market]; }
    /// Whether another player can be beside the market with two tiles.
    bool is_contested(std::size_t market) const { return contested_[market]; }

  private:
    Features features_{};
    std::size_t count_ = 0;
    std::vector<bool> tight_;
    std::vector<bool> contested_;
};

/// The markets that a seat may still reach, counted by what they need.
struct MarketNeeds {
    static constexpr std::size_t most_tiles = 5;
    static constexpr std::size_t most_missing = 2;
    static constexpr std::size_t most_near = 3;

    /// By tiles (1 to 5) and cards that are not in hand (0 to 2 or more).
    std::array<std::array<std::uint8_t, most_missing + 1>, most_tiles> all{};
    /// The tight, the contested, and those that are both, by tiles (1 to 3).
    std::array<std::uint8_t, most_near> tight{};
    std::array<std::uint8_t, most_near> contested{};
    std::array<std::uint8_t, most_near> both{};
    /// What the cheapest cost, cheapest first: a tile 1/`parts_of_tile` each, a missing card half.
    static constexpr std::size_t parts_of_tile = 8;
    static constexpr std::size_t most_costs = 6;
    boost::container::static_vector<std::uint8_t, most_costs> costs{};

    /// Counts a market.
    void add(const TurnFeatures& turn, std::size_t market, std::size_t tiles, std::size_t missing);
};

/// A position that a seat plans.
struct JudgedPosition {
    const EvaluationContext& context;
    const KnownHand& hand;
    const rules::SeatCounts& counts;
    const MarketNeeds& needs;
    double denied = 0; ///< losses of opponents, in points
};

/// All features of a position. The context's turn must have features.
Features features_of(const JudgedPosition& position);

} // namespace pampas::players
