// The course of a game: the effects of actions and of the end of a turn (R4, R8).
#include "engine/rules/state.h"

#include <bit>
#include <cassert>

namespace pampas::rules {

Outcome State::apply(const Action& action) {
    assert(allows(action));
    ++actions_;
    switch (action.kind) {
    case ActionKind::BuyLand:
        return {0, buy_card(land_, action.item)};
    case ActionKind::BuyAnimal:
        return {0, buy_animal_card(action.item)};
    case ActionKind::BuyHacienda:
        pay(rules().price_hacienda);
        --haciendas_left_;
        ++haciendas_bought_;
        position_.place_hacienda(action.cell());
        return {};
    case ActionKind::BuyWater:
        pay(rules().price_water);
        --waters_left_[index(game_->board().placements()[action.place].shape)];
        ++waters_bought_;
        position_.place_water(action.place);
        return {};
    case ActionKind::PlayLand:
        land_.play(seat_, action.item);
        --land_tiles_left_;
        position_.place_land(action.cell(), seat_);
        return {};
    case ActionKind::PlayAnimal:
        return {play_animal(action.species(), action.cell()), 0};
    case ActionKind::Harvest:
        return {harvest(action.cell(), action.from), 0};
    case ActionKind::EndTurn:
        --actions_;
        given_up_ |= static_cast<std::uint8_t>(action.item == gives_up ? 1U << seat_ : 0U);
        end_turn();
        return {};
    }
    return {};
}

std::uint8_t State::buy_card(auto& deck, std::uint8_t source) {
    if (source == from_supply) {
        pay(rules().price_supply_card);
        return deck.draw(seat_);
    }
    pay(rules().price_face_up_card);
    return deck.draw_face_up(seat_, source);
}

std::uint8_t State::buy_animal_card(std::uint8_t source) {
    const bool had_supply = !animals_.supply().empty();
    const std::uint8_t card = buy_card(animals_, source);
    if (had_supply && animals_.supply().empty()) {
        ++stacks_out_;
        animals_.turn_to_set_aside();
    }
    return card;
}

int State::earn(int income) {
    pesos_[index(seat_)] += income;
    return income;
}

int State::play_animal(Species species, Cell cell) {
    animals_.play(seat_, static_cast<std::uint8_t>(species));
    position_.place_animal(cell, seat_, species);
    return earn(position_.market_income(cell));
}

int State::harvest(Cell cell, Cell from) {
    if (from == no_cell) {
        --chips_left_;
    } else {
        position_.remove_chip(from);
    }
    ++harvests_;
    position_.place_chip(cell);
    return earn(position_.harvest_income(cell));
}

bool State::is_one_left() const {
    return given_up_ != 0 && std::popcount(given_up_) == players() - 1; // `popcount` is slow
}

void State::end_turn() {
    passes_ = actions_ == 0 ? passes_ + 1 : 0;
    // R8.3: immediately, even if the interim scoring is due
    if (passes_ == players() || is_one_left()) {
        hold_scoring(true);
        return;
    }
    if (seat_ + 1 == players() || rules().scoring_at == ScoringAt::TurnEnd) {
        hold_due_scorings();
    }
    if (!over_) {
        pass_on();
    }
}

/// R8.1, R8.2. If both stacks have run out, the interim scoring still precedes the final one.
void State::hold_due_scorings() {
    const bool has_interim = rules().scoring == ScoringMode::InterimAndFinal;
    if (has_interim && stacks_out_ > 0 && scoring_count_ == 0) {
        hold_scoring(false);
    }
    if (stacks_out_ == 2) {
        hold_scoring(true);
    }
}

void State::hold_scoring(bool final) {
    Scoring& scoring = scorings_[scoring_count_++];
    scoring.final = final;
    scoring.round = round_;
    for (int seat = 0; seat < players(); ++seat) {
        scoring.scores[index(seat)] = score(seat);
    }
    over_ = final;
}

void State::pass_on() {
    actions_ = haciendas_bought_ = waters_bought_ = harvests_ = 0;
    seat_ = static_cast<std::uint8_t>((seat_ + 1) % players());
    if (seat_ == 0) {
        ++round_;
    }
}

} // namespace pampas::rules
