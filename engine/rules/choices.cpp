// The legal actions of a state (R4 to R6).
#include "engine/rules/state.h"

#include <cassert>

namespace pampas::rules {

std::size_t State::count(ActionKind kind) const {
    if (over_ || (actions_left() <= 0 && kind != ActionKind::EndTurn)) {
        return 0;
    }
    switch (kind) {
    case ActionKind::BuyLand:
        return card_sources(land_);
    case ActionKind::BuyAnimal:
        return card_sources(animals_);
    case ActionKind::BuyHacienda:
        return may_buy_hacienda() ? position_.hacienda_place_count(seat_) : 0;
    case ActionKind::BuyWater:
        return may_buy_water() ? water_placements() : 0;
    case ActionKind::PlayLand:
        return land_plays();
    case ActionKind::PlayAnimal:
        return animal_plays();
    case ActionKind::Harvest:
        return may_harvest() ? position_.harvest_count(seat_) * chip_sources() : 0;
    case ActionKind::EndTurn:
        return 1;
    }
    return 0;
}

Action State::nth(ActionKind kind, std::size_t rank) const {
    assert(rank < count(kind));
    switch (kind) {
    case ActionKind::BuyLand:
        return Action::buy_land(nth_source(land_, rank));
    case ActionKind::BuyAnimal:
        return Action::buy_animal(nth_source(animals_, rank));
    case ActionKind::BuyHacienda:
        return Action::buy_hacienda(position_.nth_hacienda_place(seat_, rank));
    case ActionKind::BuyWater:
        return nth_water(rank);
    case ActionKind::PlayLand:
        return nth_land_play(rank);
    case ActionKind::PlayAnimal:
        return nth_animal_play(rank);
    case ActionKind::Harvest:
        return nth_harvest(rank);
    case ActionKind::EndTurn:
        break;
    }
    return Action::end_turn();
}

bool State::allows(const Action& action) const {
    if (over_ || !action.is_canonical() ||
        (actions_left() <= 0 && action.kind != ActionKind::EndTurn)) {
        return false;
    }
    switch (action.kind) {
    case ActionKind::BuyLand:
        return sells(land_, action.item);
    case ActionKind::BuyAnimal:
        return sells(animals_, action.item);
    case ActionKind::BuyHacienda:
        return may_buy_hacienda() && action.place < game_->board().cells() &&
               position_.takes_hacienda(seat_, action.cell());
    case ActionKind::BuyWater:
        return may_buy_water() && allows_water(action.place);
    case ActionKind::PlayLand:
        return action.place < game_->board().cells() && action.item < land_card_names.size() &&
               allows_land(action.land_card(), action.cell());
    case ActionKind::PlayAnimal:
        return action.place < game_->board().cells() && action.item < species_names.size() &&
               allows_animal(action.species(), action.cell());
    case ActionKind::Harvest:
        return may_harvest() && action.place < game_->board().cells() &&
               allows_harvest(action.cell(), action.from);
    case ActionKind::EndTurn:
        return true;
    }
    return false;
}

// Cards: face-up slots first, then the supply (R4.2).

bool State::sells(const auto& deck, std::uint8_t source) const {
    return source == from_supply ? can_pay(rules().price_supply_card) && !deck.supply().empty()
                                 : can_pay(rules().price_face_up_card) && deck.has_slot(source);
}

std::size_t State::card_sources(const auto& deck) const {
    return (can_pay(rules().price_face_up_card) ? deck.face_up_count() : 0) +
           static_cast<std::size_t>(sells(deck, from_supply));
}

std::uint8_t State::nth_source(const auto& deck, std::size_t rank) const {
    for (std::size_t slot = 0; slot < deck.face_up().size(); ++slot) {
        const auto source = static_cast<std::uint8_t>(slot);
        if (sells(deck, source) && rank-- == 0) {
            return source;
        }
    }
    return from_supply;
}

bool State::may_buy_hacienda() const {
    return haciendas_left_ > 0 && haciendas_bought_ < rules().haciendas_per_turn &&
           can_pay(rules().price_hacienda);
}

// Water: any tile of the supply on any empty pampas that fits it (R6.2).

bool State::may_buy_water() const {
    return waters_bought_ < rules().waters_per_turn && can_pay(rules().price_water);
}

std::size_t State::water_placements() const {
    std::size_t count = 0;
    for (std::size_t shape = 0; shape < waters_left_.size(); ++shape) {
        count +=
            waters_left_[shape] > 0 ? position_.placement_count(static_cast<WaterShape>(shape)) : 0;
    }
    return count;
}

Action State::nth_water(std::size_t rank) const {
    for (std::size_t number = 0; true; ++number) {
        const auto shape = static_cast<WaterShape>(number);
        const std::size_t here = waters_left_[number] > 0 ? position_.placement_count(shape) : 0;
        if (rank < here) {
            return Action::buy_water(position_.nth_placement(shape, rank));
        }
        rank -= here;
    }
}

bool State::allows_water(PlaceNumber placement) const {
    const auto placements = game_->board().placements();
    return placement < placements.size() && waters_left_[index(placements[placement].shape)] > 0 &&
           position_.is_free(placement);
}

// Land cards: by kind of card, then the spaces it can go to (R5.1 to R5.3).

bool State::plays_as_pampas(LandCard card) const {
    return card == LandCard::Pampas || position_.empty_count(space_of(card)) == 0;
}

std::size_t State::land_targets(LandCard card) const {
    if (land_.hand(seat_)[index(card)] == 0) {
        return 0;
    }
    return plays_as_pampas(card) ? position_.land_reach_count(seat_)
                                 : position_.empty_count(space_of(card));
}

std::size_t State::land_plays() const {
    if (land_tiles_left() <= 0) {
        return 0;
    }
    std::size_t count = 0;
    for (std::size_t card = 0; card < land_card_names.size(); ++card) {
        count += land_targets(static_cast<LandCard>(card));
    }
    return count;
}

Action State::nth_land_play(std::size_t rank) const {
    for (std::size_t number = 0; true; ++number) {
        const auto card = static_cast<LandCard>(number);
        const std::size_t here = land_targets(card);
        if (rank < here) {
            return Action::play_land(card, plays_as_pampas(card)
                                               ? position_.nth_land_reach(seat_, rank)
                                               : position_.nth_empty(space_of(card), rank));
        }
        rank -= here;
    }
}

bool State::allows_land(LandCard card, Cell cell) const {
    if (land_.hand(seat_)[index(card)] == 0 || land_tiles_left() <= 0 ||
        !position_.is_empty(cell)) {
        return false;
    }
    return plays_as_pampas(card) ? position_.land_reaches(seat_, cell)
                                 : position_.space(cell) == space_of(card);
}

// Animal cards: by species, then the spaces (R5.4).

std::size_t State::animal_targets(Species species) const {
    return animals_.hand(seat_)[index(species)] > 0 && animal_tiles_left(seat_, species) > 0
               ? position_.herd_reach_count(seat_, species)
               : 0;
}

std::size_t State::animal_plays() const {
    std::size_t count = 0;
    for (std::size_t species = 0; species < species_names.size(); ++species) {
        count += animal_targets(static_cast<Species>(species));
    }
    return count;
}

Action State::nth_animal_play(std::size_t rank) const {
    for (std::size_t number = 0; true; ++number) {
        const auto species = static_cast<Species>(number);
        const std::size_t here = animal_targets(species);
        if (rank < here) {
            return Action::play_animal(species, position_.nth_herd_reach(seat_, species, rank));
        }
        rank -= here;
    }
}

bool State::allows_animal(Species species, Cell cell) const {
    return animal_targets(species) > 0 && position_.herd_reaches(seat_, species, cell);
}

// Harvest: by land tile, then by the source of the chip (R6.3, R6.4).

bool State::may_harvest() const {
    return harvests_ < rules().harvests_per_turn;
}

std::size_t State::chip_sources() const {
    return chips_left_ > 0 ? 1 : position_.chip_count(seat_);
}

Action State::nth_harvest(std::size_t rank) const {
    const std::size_t sources = chip_sources();
    return Action::harvest(position_.nth_harvest(seat_, rank / sources),
                           chips_left_ > 0 ? no_cell : position_.nth_chip(seat_, rank % sources));
}

bool State::allows_harvest(Cell cell, Cell from) const {
    const bool has_chip = chips_left_ > 0
                              ? from == no_cell
                              : from < game_->board().cells() && position_.gives_chip(seat_, from);
    return has_chip && position_.takes_harvest(seat_, cell);
}

} // namespace pampas::rules
