#include "engine/players/best_places.h"

namespace pampas::players {

using rules::Cell;
using rules::LandCard;
using rules::Species;

namespace {

const Places& known_or(std::optional<Places>& known, auto&& find) {
    return known ? *known : known.emplace(find());
}

} // namespace

const Places& BestPlaces::land(LandCard card) {
    const bool as_pampas =
        card != LandCard::Pampas && board_->position().empty_count(rules::space_of(card)) == 0;
    const LandCard kind = as_pampas ? LandCard::Pampas : card;
    return known_or(lands_[rules::index(kind)], [&] { return find_land(kind); });
}

Places BestPlaces::find_land(LandCard card) const {
    const rules::Position& position = board_->position();
    Places best;
    const auto consider = [&](Cell cell) { best.add({cell, heuristics_.land(cell)}); };
    if (card == LandCard::Pampas) {
        position.each_land_reach(board_->context().seat(), consider);
    } else {
        position.each_empty(rules::space_of(card), consider);
    }
    return best;
}

const Places& BestPlaces::animal(Species species) {
    const int herds = board_->position().animal_tiles(board_->context().seat(), species);
    return known_or(animals_[herds > 0 ? rules::index(species) : no_herd],
                    [&] { return find_animal(species); });
}

Places BestPlaces::find_animal(Species species) const {
    Places best;
    const EvaluationContext& context = board_->context();
    board_->position().each_herd_reach(context.seat(), species, [&](Cell cell) {
        if (!context.ban().forbids(board_->position().board(), cell)) {
            best.add({cell, heuristics_.animal(species, cell)});
        }
    });
    return best;
}

const Places& BestPlaces::hacienda() {
    return known_or(hacienda_, [this] { return find_hacienda(); });
}

Places BestPlaces::find_hacienda() const {
    const rules::Position& position = board_->position();
    Places best;
    const Cell cell =
        on_largest_group([&](Cell tile) { return position.group(tile).haciendas == 0; });
    if (cell != rules::no_cell) {
        best.add({cell, heuristics_.hacienda(position.group(cell))});
    }
    return best;
}

const Places& BestPlaces::harvest() {
    return known_or(harvest_, [this] { return find_harvest(); });
}

Places BestPlaces::find_harvest() const {
    const rules::Position& position = board_->position();
    const EvaluationContext& context = board_->context();
    Places best;
    if (position.harvest_count(context.seat()) > 0) {
        const Cell cell = on_largest_group(
            [&](Cell tile) { return position.takes_harvest(context.seat(), tile); });
        best.add({cell, context.weights().peso * position.harvest_income(cell)});
    }
    return best;
}

/// The first tile of the largest own group that suits; none, if no tile does.
Cell BestPlaces::on_largest_group(auto&& suits) const {
    const rules::Position& position = board_->position();
    Cell result = rules::no_cell;
    int largest = 0;
    position.each_tile(board_->context().seat(), [&](Cell tile) {
        const int size = position.group(tile).size;
        if (size > largest && suits(tile)) {
            largest = size;
            result = tile;
        }
    });
    return result;
}

} // namespace pampas::players
