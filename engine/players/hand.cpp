#include "engine/players/hand.h"

#include <algorithm>
#include <bit>

namespace pampas::players {
namespace {

using rules::Action;
using rules::ActionKind;

bool is_taken(unsigned slots, std::size_t slot) {
    return (slots >> slot & 1U) != 0;
}

} // namespace

Hand::Hand(const Outlook& outlook)
    : outlook_(&outlook), land_tiles_left_(outlook.state().land_tiles_left()),
      haciendas_left_(outlook.state().haciendas_left()),
      haciendas_bought_(outlook.state().haciendas_bought()),
      waters_bought_(outlook.state().waters_bought()), harvests_(outlook.state().harvests()),
      chips_left_(outlook.state().chips_left()), pesos_(outlook.state().pesos(outlook.seat())),
      actions_left_(outlook.state().seat() == outlook.seat() ? outlook.state().actions_left() : 0) {
    std::ranges::copy(outlook.state().land().hand(outlook.seat()), land_.begin());
    std::ranges::copy(outlook.state().animals().hand(outlook.seat()), animals_.begin());
}

int Hand::animals_bought() const {
    return unseen_animals_ + std::popcount(animal_slots_taken_);
}

bool Hand::may_buy_hacienda() const {
    return haciendas_left_ > 0 && haciendas_bought_ < outlook_->rules().haciendas_per_turn &&
           pesos_ >= outlook_->rules().price_hacienda;
}

bool Hand::may_buy_water() const {
    return waters_bought_ < outlook_->rules().waters_per_turn &&
           pesos_ >= outlook_->rules().price_water;
}

bool Hand::may_harvest() const {
    return harvests_ < outlook_->rules().harvests_per_turn;
}

bool Hand::sells_land(std::size_t slot) const {
    return pesos_ >= outlook_->rules().price_face_up_card &&
           outlook_->state().land().has_slot(slot) && !is_taken(land_slots_taken_, slot);
}

bool Hand::sells_animal(std::size_t slot) const {
    return pesos_ >= outlook_->rules().price_face_up_card &&
           outlook_->state().animals().has_slot(slot) && !is_taken(animal_slots_taken_, slot);
}

bool Hand::sells_unseen_land() const {
    const auto taken = static_cast<std::size_t>(unseen_land_ + std::popcount(land_slots_taken_));
    return pesos_ >= outlook_->rules().price_supply_card &&
           outlook_->state().land().supply().size() > taken;
}

bool Hand::sells_unseen_animal() const {
    return pesos_ >= outlook_->rules().price_supply_card &&
           outlook_->state().animals().supply().size() > static_cast<std::size_t>(animals_bought());
}

void Hand::apply(const Action& action) {
    --actions_left_;
    switch (action.kind) {
    case ActionKind::BuyLand:
        buy_land(action.item);
        break;
    case ActionKind::BuyAnimal:
        buy_animal(action.item);
        break;
    case ActionKind::BuyHacienda:
        pesos_ -= outlook_->rules().price_hacienda;
        --haciendas_left_;
        ++haciendas_bought_;
        break;
    case ActionKind::BuyWater:
        pesos_ -= outlook_->rules().price_water;
        ++waters_bought_;
        break;
    case ActionKind::PlayLand:
        --land_[action.item];
        --land_tiles_left_;
        break;
    case ActionKind::PlayAnimal:
        --animals_[action.item];
        break;
    case ActionKind::Harvest:
        chips_left_ -= action.from == rules::no_cell ? 1 : 0;
        ++harvests_;
        break;
    case ActionKind::EndTurn:
        actions_left_ = 0;
        break;
    }
}

void Hand::buy_land(std::uint8_t source) {
    if (source == rules::from_supply) {
        pesos_ -= outlook_->rules().price_supply_card;
        ++unseen_land_;
        return;
    }
    pesos_ -= outlook_->rules().price_face_up_card;
    land_slots_taken_ |= 1U << source;
    ++land_[outlook_->state().land().face_up()[source]];
}

void Hand::buy_animal(std::uint8_t source) {
    if (source == rules::from_supply) {
        pesos_ -= outlook_->rules().price_supply_card;
        ++unseen_animals_;
        return;
    }
    pesos_ -= outlook_->rules().price_face_up_card;
    animal_slots_taken_ |= 1U << source;
    ++animals_[outlook_->state().animals().face_up()[source]];
}

} // namespace pampas::players
