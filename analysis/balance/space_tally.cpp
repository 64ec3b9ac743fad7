#include "analysis/balance/space_tally.h"

#include "analysis/balance/numbers.h"

namespace pampas::balance {

SpaceTally::SpaceTally(const rules::Game& game)
    : used_(game.board().cells()), tiles_(game.players(), game.board().cells()) {}

void SpaceTally::end(const rules::State& state, const WinParts& wins) {
    const rules::Position& position = state.position();
    for (std::size_t cell = 0; cell < used_.size(); ++cell) {
        used_[cell] += position.is_empty(static_cast<rules::Cell>(cell)) ? 0 : 1;
    }
    for (int seat = 0; seat < state.players(); ++seat) {
        const bool won = wins[static_cast<std::size_t>(seat)] > 0;
        tiles_.count(seat, won);
        position.each_tile(seat, [&](rules::Cell cell) { tiles_.add(seat, won, cell, 1); });
    }
}

void SpaceTally::add(const SpaceTally& others) {
    add_numbers(*this, numbers_of(others));
}

} // namespace pampas::balance
