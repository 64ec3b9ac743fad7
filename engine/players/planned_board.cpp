#include "engine/players/planned_board.h"

namespace pampas::players {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::Cell;

void lower_by_neighbours(std::span<Steps> row, const EvaluationContext& context, Cell cell) {
    for (const Cell near : context.state().position().board().neighbours(cell)) {
        lower(row, context.field().steps(near));
    }
}

/// The steps of a player without land: 0 to markets already reached.
MarketSteps first_steps(const EvaluationContext& context) {
    const rules::Position& position = context.state().position();
    MarketSteps::Row first(context.field().row_length(), far_away);
    for (std::size_t market = 0; market < position.board().markets().size(); ++market) {
        first[market] = position.reaches(context.seat(), market) ? Steps{0} : far_away;
    }
    return MarketSteps({first.data(), first.size()});
}

} // namespace

PlannedBoard::PlannedBoard(const EvaluationContext& context)
    : context_(&context), position_(context.state().position()), steps_(first_steps(context)) {
    MarketSteps::Row from_land(context.field().row_length(), far_away);
    position_.each_tile(context.seat(), [&](Cell cell) {
        if (const auto species = position_.tile(cell)->species) {
            const MarketSteps::Row beside = steps_beside(cell);
            steps_.start_from({beside.data(), beside.size()}, *species);
        } else {
            lower_by_neighbours({from_land.data(), from_land.size()}, context, cell);
        }
    });
    steps_.start_from({from_land.data(), from_land.size()});
}

PlannedBoard::PlannedBoard(const PlannedBoard& before, const Action& action)
    : PlannedBoard(before) {
    change(action);
}

bool PlannedBoard::is_changed_by(const Action& action) {
    return action.kind != ActionKind::BuyLand && action.kind != ActionKind::BuyAnimal &&
           action.kind != ActionKind::EndTurn;
}

MarketSteps::Row PlannedBoard::steps_beside(Cell cell) const {
    MarketSteps::Row least(context_->field().row_length(), far_away);
    lower_by_neighbours({least.data(), least.size()}, *context_, cell);
    return least;
}

void PlannedBoard::change(const Action& action) {
    switch (action.kind) {
    case ActionKind::BuyHacienda:
        position_.place_hacienda(action.cell());
        break;
    case ActionKind::BuyWater:
        position_.place_water(action.place);
        break;
    case ActionKind::PlayLand: {
        position_.place_land(action.cell(), context_->seat());
        const MarketSteps::Row beside = steps_beside(action.cell());
        steps_.start_from({beside.data(), beside.size()});
        break;
    }
    case ActionKind::PlayAnimal: {
        position_.place_animal(action.cell(), context_->seat(), action.species());
        const MarketSteps::Row beside = steps_beside(action.cell());
        steps_.start_from({beside.data(), beside.size()}, action.species());
        break;
    }
    case ActionKind::Harvest:
        if (action.from != rules::no_cell) {
            position_.remove_chip(action.from);
        }
        position_.place_chip(action.cell());
        break;
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
    case ActionKind::EndTurn:
        break;
    }
}

} // namespace pampas::players
