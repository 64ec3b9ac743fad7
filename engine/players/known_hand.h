#pragma once

#include "engine/players/evaluation_context.h"

namespace pampas::players {

/// What a player has and may still do after some actions of a plan, as far as the player can know:
/// cards from the supply stay unseen, and so do replacements of face-up cards.
class KnownHand {
  public:
    /// The hand of the context's seat, which has no actions left unless it is to move. The context
    /// must outlive it.
    explicit KnownHand(const EvaluationContext& context);

    /// What is left of the turn's actions, the player's pesos and the chips in the supply.
    int actions_left() const { return actions_left_; }
    int pesos() const { return pesos_; }
    int chips_left() const { return chips_left_; }
    /// The known cards, by kind.
    const rules::LandCounts& land() const { return land_; }
    const rules::AnimalCounts& animals() const { return animals_; }
    int unseen_land() const { return unseen_land_; }
    int unseen_animals() const { return unseen_animals_; }
    /// The number of animal cards that the plan has bought.
    int animals_bought() const;
    int land_tiles_left() const { return land_tiles_left_; }
    /// Whether money and the limits per turn, for haciendas also the supply, allow the action.
    bool may_buy_hacienda() const;
    bool may_buy_water() const;
    bool may_harvest() const;
    /// Whether the player can buy the face-up card in the slot, or an unseen one.
    bool sells_land(std::size_t slot) const;
    bool sells_animal(std::size_t slot) const;
    bool sells_unseen_land() const;
    bool sells_unseen_animal() const;

    /// Pays for an action and adds the card it buys.
    void apply(const rules::Action& action);
    /// Adds income.
    void earn(int pesos) { pesos_ += pesos; }

  private:
    void buy_land(std::uint8_t source);
    void buy_animal(std::uint8_t source);

    const EvaluationContext* context_;
    rules::LandCounts land_{};
    rules::AnimalCounts animals_{};
    int unseen_land_ = 0;
    int unseen_animals_ = 0;
    unsigned land_slots_taken_ = 0;   ///< as bits
    unsigned animal_slots_taken_ = 0; ///< as bits
    int land_tiles_left_;
    int haciendas_left_;
    int haciendas_bought_;
    int waters_bought_;
    int harvests_;
    int chips_left_;
    int pesos_;
    int actions_left_;
};

} // namespace pampas::players
