#include "analysis/overlays/differences.h"
#include "analysis/overlays/games.h"
#include "engine/language/tr.h"

namespace pampas::overlays {
namespace {

/// Two seats: the one that wins most and the one that wins least.
struct Extremes {
    std::size_t best = 0;
    std::size_t worst = 0;
};

Extremes extremes(const balance::SeatTally& tally) {
    Extremes found;
    for (std::size_t seat = 1; seat < tally.seats().size(); ++seat) {
        found.best = tally.wins(seat) > tally.wins(found.best) ? seat : found.best;
        found.worst = tally.wins(seat) <= tally.wins(found.worst) ? seat : found.worst;
    }
    return found;
}

Rates seats_at_cell(const balance::PlayerSums& tiles, Extremes seats, std::size_t cell) {
    const double ours = tiles.seat_mean(seats.best, cell);
    const double theirs = tiles.seat_mean(seats.worst, cell);
    return {ours, theirs,
            error_apart(ours, theirs, 1, static_cast<double>(tiles.seat_rows(seats.best)))};
}

Rates seats_at_market(const balance::BoardTally& tally, Extremes seats, std::size_t market) {
    const auto& at_market = tally.markets()[market].seats;
    const std::int64_t games = tally.seats().games();
    const double ours = rate(at_market[seats.best].reached, games);
    const double theirs = rate(at_market[seats.worst].reached, games);
    return {ours, theirs, error_together(ours, theirs, static_cast<double>(games))};
}

Overlay seats_overlay(const rules::Game& game, const balance::BoardTally& tally) {
    const Extremes seats = extremes(tally.seats());
    const Sides sides{
        tr("seat {}", seats.best + 1), tr("seat {}", seats.worst + 1),
        [&, seats](std::size_t cell) { return seats_at_cell(tally.tiles(), seats, cell); },
        [&, seats](std::size_t market) { return seats_at_market(tally, seats, market); }};
    return differences(game.board(), sides);
}

} // namespace

GamesKind seats_spaces() {
    return {"seats", tr_later("Best seat against worst"),
            tr_later("How much oftener a tile of the seat that wins most lies on a space than one "
                     "of the seat that wins least; at a market, how much oftener it comes to it."),
            seats_overlay};
}

} // namespace pampas::overlays
