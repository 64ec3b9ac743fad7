#include "engine/players/known_hand.h"

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

KnownHand::KnownHand(const EvaluationContext& context)
    : context_(&context), land_tiles_left_(context.state().land_tiles_left()),
      haciendas_left_(context.state().haciendas_left()),
      haciendas_bought_(context.state().haciendas_bought()),
      waters_bought_(context.state().waters_bought()), harvests_(context.state().harvests()),
      chips_left_(context.state().chips_left()), pesos_(context.state().pesos(context.seat())),
      actions_left_(context.state().seat() == context.seat() ? context.state().actions_left() : 0) {
    std::ranges::copy(context.state().land().hand(context.seat()), land_.begin());
    std::ranges::copy(context.state().animals().hand(context.seat()), animals_.begin());
}

int KnownHand::animals_bought() const {
    return unseen_animals_ + std::popcount(animal_slots_taken_);
}

bool KnownHand::may_buy_hacienda() const {
    return haciendas_left_ > 0 && haciendas_bought_ < context_->rules().haciendas_per_turn &&
           pesos_ >= context_->rules().price_hacienda;
}

bool KnownHand::may_buy_water() const {
    return waters_bought_ < context_->rules().waters_per_turn &&
           pesos_ >= context_->rules().price_water;
}

bool KnownHand::may_harvest() const {
    return harvests_ < context_->rules().harvests_per_turn;
}

bool KnownHand::sells_land(std::size_t slot) const {
    return pesos_ >= context_->rules().price_face_up_card &&
           context_->state().land().has_slot(slot) && !is_taken(land_slots_taken_, slot);
}

bool KnownHand::sells_animal(std::size_t slot) const {
    return pesos_ >= context_->rules().price_face_up_card &&
           context_->state().animals().has_slot(slot) && !is_taken(animal_slots_taken_, slot);
}

bool KnownHand::sells_unseen_land() const {
    const auto taken = static_cast<std::size_t>(unseen_land_ + std::popcount(land_slots_taken_));
    return pesos_ >= context_->rules().price_supply_card &&
           context_->state().land().supply().size() > taken;
}

bool KnownHand::sells_unseen_animal() const {
    return pesos_ >= context_->rules().price_supply_card &&
           context_->state().animals().supply().size() > static_cast<std::size_t>(animals_bought());
}

void KnownHand::apply(const Action& action) {
    --actions_left_;
    switch (action.kind) {
    case ActionKind::BuyLand:
        buy_land(action.item);
        break;
    case ActionKind::BuyAnimal:
        buy_animal(action.item);
        break;
    case ActionKind::BuyHacienda:
        pesos_ -= context_->rules().price_hacienda;
        --haciendas_left_;
        ++haciendas_bought_;
        break;
    case ActionKind::BuyWater:
        pesos_ -= context_->rules().price_water;
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

void KnownHand::buy_land(std::uint8_t source) {
    if (source == rules::from_supply) {
        pesos_ -= context_->rules().price_supply_card;
        ++unseen_land_;
        return;
    }
    pesos_ -= context_->rules().price_face_up_card;
    land_slots_taken_ |= 1U << source;
    ++land_[context_->state().land().face_up()[source]];
}

void KnownHand::buy_animal(std::uint8_t source) {
    if (source == rules::from_supply) {
        pesos_ -= context_->rules().price_supply_card;
        ++unseen_animals_;
        return;
    }
    pesos_ -= context_->rules().price_face_up_card;
    animal_slots_taken_ |= 1U << source;
    ++animals_[context_->state().animals().face_up()[source]];
}

} // namespace pampas::players
