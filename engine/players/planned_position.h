#pragma once

#include "engine/players/features.h"
#include "engine/players/known_hand.h"
#include "engine/players/planned_board.h"

#include <boost/container/static_vector.hpp>

#include <memory>

namespace pampas::players {

/// A player's position after some actions of a plan: hand and board.
class PlannedPosition {
  public:
    /// `context` must outlive this object.
    explicit PlannedPosition(const EvaluationContext& context);

    const EvaluationContext& context() const { return *context_; }
    /// The player's hand and the board after those actions.
    const KnownHand& hand() const { return standing_.hand; }
    const PlannedBoard& board() const { return *board_; }
    const rules::Position& position() const { return board_->position(); }
    /// The number of animal tiles of a species that the player may still play.
    int animal_tiles_left(rules::Species species) const {
        return tiles_left(standing_.counts, species);
    }

    /// Carries out an action that must be legal as far as the player knows.
    void apply(const rules::Action& action);
    /// What a learned value sees of the position; the context must have one.
    Features features() const { return features_of(standing_); }
    /// The value of the position for the player: in points, or as the learned value rates it.
    double worth() const { return worth_of(standing_); }
    /// The value after an action, without carrying it out.
    double worth_after(const rules::Action& action) const { return worth_of(after(action)); }

  private:
    static constexpr std::size_t all_species = rules::species_names.size();
    /// The number of markets valued as prospects; further ones are too far in the future. Each
    /// market is valued as if all cards in hand were for it alone. With six, players on a map with
    /// 27 markets kept cards instead of playing them and lost 73 of 100 games against players with
    /// four (400 games of two); on maps with ten markets both are equally good.
    static constexpr std::size_t most_prospects = 4;
    using MarketCosts = boost::container::static_vector<double, most_prospects>;

    /// Everything that is valued. Small compared with the board, so that the effect of an action is
    /// computed without copying the board.
    struct Standing {
        KnownHand hand;
        rules::SeatCounts counts;
        double denied = 0;      ///< losses of opponents
        MarketCosts costs = {}; ///< with the cards in hand, for the weights
        MarketNeeds needs = {}; ///< for a learned value
    };

    /// For a learned value, so that what follows is judged quickly.
    void look_at_features();
    Standing after(const rules::Action& action) const;
    void play_land(Standing& next, rules::Cell cell) const;
    void play_animal(Standing& next, rules::Cell cell, rules::Species species) const;
    int tiles_left(const rules::SeatCounts& counts, rules::Species species) const;
    /// Looks at the markets that are not yet reached, with these steps. `reached` lists further
    /// markets already reached.
    void look_at_markets(Standing& standing, const MarketSteps& steps,
                         std::span<const std::uint16_t> reached = {}) const;
    /// Whether the market is near, and neither reached nor among `reached`.
    bool is_ahead(std::size_t market, const MarketSteps& steps,
                  std::span<const std::uint16_t> reached) const;
    MarketCosts market_costs(const Standing& standing, const MarketSteps& steps,
                             std::span<const std::uint16_t> reached) const;
    MarketNeeds market_needs(const Standing& standing, const MarketSteps& steps,
                             std::span<const std::uint16_t> reached) const;
    Features features_of(const Standing& standing) const;

    double worth_of(const Standing& standing) const;
    double board_worth(const rules::SeatCounts& counts, double actions) const;
    double money_worth(const Standing& standing) const;
    double cards_worth(const Standing& standing, double actions) const;
    double prospects(const Standing& standing, double actions) const;
    double others_worth(const Standing& standing) const;

    const EvaluationContext* context_;
    std::shared_ptr<const PlannedBoard> board_;
    Standing standing_;
    std::shared_ptr<const LearnedValue::Sums> sums_; ///< of this position, for a learned value
};

} // namespace pampas::players
