// Which actions are legal (R4 to R6), one kind after the other.
#include "tests/engine/rules/plain_game.h"

#include <algorithm>

namespace pampas::testing {
namespace {

using hex::Coordinate;
using rules::Action;
using rules::ActionKind;
using rules::Cell;
using rules::index;
using rules::LandCard;
using rules::Species;

} // namespace

std::vector<Action> PlainGame::legal() const {
    Actions list;
    if (over_) {
        return list;
    }
    if (actions_ < rules_->actions_per_turn) {
        add_purchases(list, land_, ActionKind::BuyLand);
        add_purchases(list, animals_, ActionKind::BuyAnimal);
        add_haciendas(list);
        add_waters(list);
        add_land(list);
        add_animals(list);
        add_harvests(list);
    }
    list.push_back(Action::end_turn());
    std::ranges::sort(list);
    return list;
}

/// R4.2, R4.4, R4.5.
void PlainGame::add_purchases(Actions& list, const auto& cards, ActionKind kind) const {
    if (!cards.supply.empty() && pesos() >= rules_->price_supply_card) {
        list.push_back({kind, rules::from_supply});
    }
    for (std::size_t slot = 0; slot < cards.face_up.size(); ++slot) {
        if (cards.face_up[slot] && pesos() >= rules_->price_face_up_card) {
            list.push_back({kind, static_cast<std::uint8_t>(slot)});
        }
    }
}

/// R6.1.
void PlainGame::add_haciendas(Actions& list) const {
    if (haciendas_ == 0 || haciendas_bought_ >= rules_->haciendas_per_turn ||
        pesos() < rules_->price_hacienda) {
        return;
    }
    for (const PlainGroup& group : position_.groups()) {
        if (group.tile.seat == seat_ && group.haciendas < rules_->haciendas_per_group) {
            for (const Coordinate at : group.spaces) {
                if (!position_.tile(at)->hacienda) {
                    list.push_back(Action::buy_hacienda(board_->cell(at)));
                }
            }
        }
    }
}

/// R6.2.
void PlainGame::add_waters(Actions& list) const {
    if (waters_bought_ >= rules_->waters_per_turn || pesos() < rules_->price_water) {
        return;
    }
    for (const PlainBoard::NumberedWater& place : board_->places()) {
        if (waters_[index(place.water.shape)] > 0 && position_.is_free(place.water)) {
            list.push_back(Action::buy_water(place.number));
        }
    }
}

/// R5.1 to R5.3, R2.3.
void PlainGame::add_land(Actions& list) const {
    if (land_tiles_left() == 0) {
        return;
    }
    for (std::size_t kind = 0; kind < rules::land_card_names.size(); ++kind) {
        const auto card = static_cast<LandCard>(kind);
        if (std::ranges::count(land_.hand(seat_), card) == 0) {
            continue;
        }
        const bool onto_pampas = goes_onto_pampas(card);
        for (const Coordinate at : board_->cells()) {
            if (onto_pampas ? position_.land_reaches(seat_, at)
                            : position_.is_empty(at, map::terrains[kind])) {
                list.push_back(Action::play_land(card, board_->cell(at)));
            }
        }
    }
}

/// R5.4, R2.4.
void PlainGame::add_animals(Actions& list) const {
    for (std::size_t kind = 0; kind < rules::species_names.size(); ++kind) {
        const auto species = static_cast<Species>(kind);
        if (std::ranges::count(animals_.hand(seat_), species) == 0 ||
            animal_tiles_left(seat_, species) <= 0) {
            continue;
        }
        for (const Coordinate at : board_->cells()) {
            if (position_.herd_reaches(seat_, species, at)) {
                list.push_back(Action::play_animal(species, board_->cell(at)));
            }
        }
    }
}

/// R6.4: the board's chips that may be taken; nothing stands for the supply.
std::vector<Cell> PlainGame::chips_to_take() const {
    if (chips_ > 0) {
        return {rules::no_cell};
    }
    std::vector<Cell> cells;
    for (const Coordinate at : board_->cells()) {
        const auto& tile = position_.tile(at);
        const bool any = rules_->harvest_chip_from == rules::ChipSource::Any;
        if (tile && tile->chip && (any || tile->seat != seat_)) {
            cells.push_back(board_->cell(at));
        }
    }
    return cells;
}

/// R6.3. A chain has no chip until one is taken from elsewhere.
void PlainGame::add_harvests(Actions& list) const {
    if (harvests_ >= rules_->harvests_per_turn) {
        return;
    }
    for (const PlainGroup& group : position_.groups()) {
        if (group.tile.seat == seat_ && group.is_chain() && group.chips == 0 &&
            group.size() >= rules_->harvest_min_chain) {
            for (const Coordinate at : group.spaces) {
                for (const Cell from : chips_to_take()) {
                    list.push_back(Action::harvest(board_->cell(at), from));
                }
            }
        }
    }
}

} // namespace pampas::testing
