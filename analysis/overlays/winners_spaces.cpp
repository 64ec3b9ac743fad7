#include "analysis/overlays/differences.h"
#include "analysis/overlays/games.h"
#include "engine/language/tr.h"

namespace pampas::overlays {
namespace {

Rates winners_at_cell(const balance::PlayerSums& tiles, std::size_t cell) {
    const double ours = tiles.winner_mean(cell);
    const double theirs = tiles.other_mean(cell);
    return {ours, theirs,
            error_apart(ours, theirs, rate(tiles.winner_rows(), tiles.other_rows()),
                        static_cast<double>(tiles.winner_rows()))};
}

Rates winners_at_market(const balance::BoardTally& tally, std::size_t market) {
    const balance::MarketFigures& figures = tally.markets()[market];
    const std::int64_t winners = tally.tiles().winner_rows();
    const double ours = rate(figures.winners, winners);
    const double theirs =
        rate(figures.with.players() - figures.winners, tally.tiles().other_rows());
    return {ours, theirs, error_together(ours, theirs, static_cast<double>(winners))};
}

Overlay winners_overlay(const rules::Game& game, const balance::BoardTally& tally) {
    const Sides sides{tr("winners"), tr("others"),
                      [&](std::size_t cell) { return winners_at_cell(tally.tiles(), cell); },
                      [&](std::size_t market) { return winners_at_market(tally, market); }};
    return differences(game.board(), sides);
}

} // namespace

GamesKind winners_spaces() {
    return {"winners", tr_later("Where winners play"),
            tr_later("How much oftener a winner's tile lies on a space at the end than another "
                     "player's; at a market, how much oftener winners come to it."),
            winners_overlay};
}

} // namespace pampas::overlays
