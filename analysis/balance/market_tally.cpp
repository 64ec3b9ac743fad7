#include "analysis/balance/market_tally.h"

#include "analysis/balance/player_sums.h"

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

MarketTally::MarketTally(const rules::Game& game)
    : players_(static_cast<std::size_t>(game.players())), figures_(game.board().markets().size()),
      first_markets_(players_), came_(figures_.size() * players_), open_(figures_.size(), true),
      late_(players_, true) {
    for (MarketFigures& market : figures_) {
        market.seats.resize(players_);
    }
}

void MarketTally::see(const rules::State& state, const rules::Action& action,
                      const rules::Outcome& outcome) {
    if (action.kind != rules::ActionKind::PlayAnimal) {
        return;
    }
    const auto seat = static_cast<std::size_t>(state.seat());
    const auto beside = state.game().board().markets_at(action.cell());
    for (const std::uint16_t market : beside) { // each pays the same (R5.6)
        const std::int64_t pesos = outcome.income / static_cast<int>(beside.size());
        figures_[market].pesos += pesos;
        figures_[market].seats[seat].pesos += pesos;
        come(market, seat, state.round());
    }
}

void MarketTally::come(std::size_t market, std::size_t seat, int round) {
    const std::size_t place = market * players_ + seat;
    if (came_[place] > 0) {
        return;
    }
    came_[place] = round;
    figures_[market].seats[seat].rounds += round;
    if (late_[seat]) {
        late_[seat] = false;
        ++first_markets_[seat].games;
        first_markets_[seat].rounds += round;
    }
    if (open_[market]) {
        open_[market] = false;
        figures_[market].rounds += round;
        ++figures_[market].seats[seat].first;
    }
}

void MarketTally::end(const WinParts& wins) {
    for (std::size_t market = 0; market < figures_.size(); ++market) {
        MarketFigures& figures = figures_[market];
        figures.reached += open_[market] ? 0 : 1;
        for (std::size_t seat = 0; seat < players_; ++seat) {
            const bool came = came_[market * players_ + seat] > 0;
            (came ? figures.with : figures.without).count(wins[seat]);
            figures.winners += came && wins[seat] > 0 ? 1 : 0;
            figures.seats[seat].reached += came ? 1 : 0;
            figures.seats[seat].wins += came ? wins[seat] : 0;
        }
    }
    came_.assign(came_.size(), 0);
    open_.assign(open_.size(), true);
    late_.assign(late_.size(), true);
}

void MarketTally::end_deal() {
    for (MarketFigures& figures : figures_) {
        figures.with.end_deal();
        figures.without.end_deal();
    }
}

} // namespace pampas::balance
