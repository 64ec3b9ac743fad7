#pragma once

#include "engine/players/known_hand.h"

#include <boost/container/static_vector.hpp>

namespace pampas::players {

/// What a player has after some of the actions of a plan: his hand and the board.
class PlannedPosition {
  public:
    /// `context` outlives it.
    explicit PlannedPosition(const EvaluationContext& context);

    const EvaluationContext& context() const { return *context_; }
    const KnownHand& hand() const { return hand_; }
    const rules::Position& position() const { return position_; }
    int animal_tiles_left(rules::Species species) const;
    /// For each market: how many animal tiles of the species join what the player has to it. A row,
    /// see `EvaluationContext::row`.
    std::span<const Steps> steps(rules::Species species) const {
        return {steps_.data() + rules::index(species) * context_->row(), context_->row()};
    }

    /// Carries out an action that is legal as far as the player knows.
    void apply(const rules::Action& action);
    /// What it is all worth to the player, in points.
    double worth() const { return worth_with(hand_, costs_); }
    /// The same after he has bought a card: found without a copy of the position, and often asked
    /// for.
    double worth_with_card(const rules::Action& purchase) const;

  private:
    static constexpr std::size_t all_species = rules::species_names.size();
    /// More markets than these are too far in the future to count on. Each is judged as if all
    /// cards in hand were for it alone: with six, players on a map of 27 markets kept cards rather
    /// than play them and lost 73 of 100 games of two against players who count on four (400
    /// games); on maps of ten markets either is as good.
    static constexpr std::size_t most_prospects = 4;
    using MarketCosts = boost::container::static_vector<double, most_prospects>;
    using TileCosts = std::array<std::array<double, far + 1>, all_species>;

    void reach_from_land();
    void reach_from(rules::Cell cell, rules::Species species);
    void change_board(const rules::Action& action);
    void harvest(const rules::Action& action);
    double worth_with(const KnownHand& hand, const MarketCosts& costs) const;
    double board_worth(double actions) const;
    double money_worth(const KnownHand& hand) const;
    double cards_worth(const KnownHand& hand, double actions) const;
    TileCosts tile_costs(const rules::AnimalCounts& animals) const;
    MarketCosts market_costs(const rules::AnimalCounts& animals) const;
    double prospects(const MarketCosts& costs, double actions) const;
    double others_worth(const KnownHand& hand) const;

    const EvaluationContext* context_;
    KnownHand hand_;
    rules::Position position_;
    double denied_ = 0;        ///< what others have lost
    std::vector<Steps> steps_; ///< by species, then market
    MarketCosts costs_;        ///< with the cards in hand
};

} // namespace pampas::players
