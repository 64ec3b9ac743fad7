#pragma once

#include "engine/players/known_hand.h"
#include "engine/players/planned_board.h"

#include <boost/container/static_vector.hpp>

#include <memory>

namespace pampas::players {

/// What a player has after some of the actions of a plan: his hand and the board.
class PlannedPosition {
  public:
    /// `context` outlives it.
    explicit PlannedPosition(const EvaluationContext& context);

    const EvaluationContext& context() const { return *context_; }
    const KnownHand& hand() const { return standing_.hand; }
    const PlannedBoard& board() const { return *board_; }
    const rules::Position& position() const { return board_->position(); }
    /// That the player may play.
    int animal_tiles_left(rules::Species species) const {
        return tiles_left(standing_.counts, species);
    }

    /// Carries out an action that is legal as far as the player knows.
    void apply(const rules::Action& action);
    /// What it is all worth to the player, in points.
    double worth() const { return worth_of(standing_); }
    /// The same after an action, found without carrying it out.
    double worth_after(const rules::Action& action) const { return worth_of(after(action)); }

  private:
    static constexpr std::size_t all_species = rules::species_names.size();
    /// More markets than these are too far in the future to count on. Each is judged as if all
    /// cards in hand were for it alone: with six, players on a map of 27 markets kept cards rather
    /// than play them and lost 73 of 100 games of two against players who count on four (400
    /// games); on maps of ten markets either is as good.
    static constexpr std::size_t most_prospects = 4;
    using MarketCosts = boost::container::static_vector<double, most_prospects>;

    /// All that is judged: little beside the board, so that what an action leads to is told without
    /// a copy of that.
    struct Standing {
        KnownHand hand;
        rules::SeatCounts counts;
        double denied = 0;      ///< what others have lost
        MarketCosts costs = {}; ///< with the cards in hand
    };

    Standing after(const rules::Action& action) const;
    void play_land(Standing& next, rules::Cell cell) const;
    void play_animal(Standing& next, rules::Cell cell, rules::Species species) const;
    int tiles_left(const rules::SeatCounts& counts, rules::Species species) const;
    MarketCosts market_costs(const Standing& standing, const MarketSteps& steps,
                             std::span<const std::uint16_t> reached = {}) const;

    double worth_of(const Standing& standing) const;
    double board_worth(const rules::SeatCounts& counts, double actions) const;
    double money_worth(const Standing& standing) const;
    double cards_worth(const Standing& standing, double actions) const;
    double prospects(const Standing& standing, double actions) const;
    double others_worth(const Standing& standing) const;

    const EvaluationContext* context_;
    std::shared_ptr<const PlannedBoard> board_;
    Standing standing_;
};

} // namespace pampas::players
