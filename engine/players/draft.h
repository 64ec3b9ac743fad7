#pragma once

#include "engine/players/outlook.h"

#include <boost/container/small_vector.hpp>

#include <array>

namespace pampas::players {

/// What a player has after some of the actions of a plan, as far as he can know: a card from the
/// supply stays unseen, and so does what takes the place of a face-up card.
class Draft {
  public:
    /// `outlook` outlives it.
    explicit Draft(const Outlook& outlook);

    const Outlook& outlook() const { return *outlook_; }
    const rules::Position& position() const { return position_; }
    int actions_left() const { return actions_left_; }
    int pesos() const { return pesos_; }
    int chips_left() const { return chips_left_; }
    const rules::LandCounts& land() const { return land_; }
    const rules::AnimalCounts& animals() const { return animals_; }
    int land_tiles_left() const { return land_tiles_left_; }
    int animal_tiles_left(rules::Species species) const;
    bool may_buy_hacienda() const;
    bool may_buy_water() const;
    bool may_harvest() const;
    bool sells_land(std::size_t slot) const;
    bool sells_animal(std::size_t slot) const;
    bool sells_unseen_land() const;
    bool sells_unseen_animal() const;
    /// For each market: how many animal tiles of the species join what the player has to it.
    std::span<const Steps> steps(rules::Species species) const {
        return {steps_.data() + rules::index(species) * outlook_->markets(), outlook_->markets()};
    }

    /// Carries out an action that is legal as far as the player knows.
    void apply(const rules::Action& action);
    /// What it is all worth to the player, in points.
    double worth() const;

  private:
    static constexpr std::size_t all_species = rules::species_names.size();
    using MarketCosts = boost::container::small_vector<double, 64>;

    void buy_land(std::uint8_t source);
    void buy_animal(std::uint8_t source);
    void reach_from_land();
    void reach_from(rules::Cell cell, rules::Species species);
    void harvest(const rules::Action& action);
    double board_worth() const;
    double money_worth() const;
    double cards_worth() const;
    MarketCosts market_costs() const;
    double prospects() const;
    double others_worth() const;
    double actions_to_come() const;

    const Outlook* outlook_;
    rules::Position position_;
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
    double denied_ = 0;        ///< what others have lost
    std::vector<Steps> steps_; ///< by species, then market
};

} // namespace pampas::players
