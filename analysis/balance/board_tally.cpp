#include "analysis/balance/board_tally.h"

namespace pampas::balance {

BoardTally::BoardTally(const rules::Game& game, simulation::Design design)
    : seats_(game.players(), rules::category_names.size()),
      deals_(game.players(), simulation::games_a_deal(design, game.players())),
      markets_(game.board().markets().size()), used_(game.board().cells()) {}

void BoardTally::see(const rules::State& state, const rules::Action& action,
                     const rules::Outcome& outcome) {
    if (action.kind != rules::ActionKind::EndTurn) {
        ++actions_;
    }
    if (action.kind == rules::ActionKind::PlayAnimal && outcome.income > 0) {
        const auto paying = state.game().board().markets_at(action.cell());
        for (const std::uint16_t market : paying) { // each pays the same (R5.6)
            markets_[market].pesos += outcome.income / static_cast<int>(paying.size());
        }
    }
}

void BoardTally::end(const rules::State& state) {
    seats_.add(state);
    deals_.add(state);
    const rules::Position& position = state.position();
    for (std::size_t market = 0; market < markets_.size(); ++market) {
        bool reached = false;
        for (int seat = 0; seat < state.players(); ++seat) {
            reached = reached || position.reaches(seat, market);
        }
        markets_[market].reached += reached ? 1 : 0;
    }
    for (std::size_t cell = 0; cell < used_.size(); ++cell) {
        used_[cell] += position.is_empty(static_cast<rules::Cell>(cell)) ? 0 : 1;
    }
}

void BoardTally::add(const BoardTally& others) {
    seats_.add(others.seats_);
    deals_.add(others.deals_);
    actions_ += others.actions_;
    for (std::size_t market = 0; market < markets_.size(); ++market) {
        markets_[market].reached += others.markets_[market].reached;
        markets_[market].pesos += others.markets_[market].pesos;
    }
    for (std::size_t cell = 0; cell < used_.size(); ++cell) {
        used_[cell] += others.used_[cell];
    }
}

} // namespace pampas::balance
