#include "engine/players/best.h"

namespace pampas::players {
namespace {

using rules::Cell;

/// Water tiles that are looked at closely.
constexpr std::size_t places_of_water = 3;

/// Own tiles beside each empty pampas cell, less a share of the others'.
std::vector<float> tiles_beside(const rules::Position& position, int seat) {
    std::vector<float> result(position.board().cells());
    const float others = -1.0F / static_cast<float>(position.players());
    for (int owner = 0; owner < position.players(); ++owner) {
        position.each_tile(owner, [&](Cell cell) {
            for (const Cell near : position.board().neighbours(cell)) {
                result[near] += owner == seat ? 1.0F : others;
            }
        });
    }
    return result;
}

} // namespace

std::vector<Candidate> water_candidates(const Draft& draft) {
    const rules::Position& position = draft.position();
    const Outlook& outlook = draft.outlook();
    if (outlook.rules().price_water > draft.pesos() + 12) {
        return {};
    }
    const std::vector<float> beside = tiles_beside(position, outlook.seat());
    Best<places_of_water> best;
    const auto placements = position.board().placements();
    for (std::size_t cell = 0; cell < beside.size(); ++cell) {
        if (beside[cell] < 1) {
            continue;
        }
        for (const rules::Place place : position.board().placements_on(static_cast<Cell>(cell))) {
            const rules::WaterPlacement& water = placements[place];
            if (water.cells[0] > cell && beside[water.cells[0]] >= 1) {
                continue;
            }
            if (outlook.state().waters_left(water.shape) == 0 || !position.is_free(place)) {
                continue;
            }
            double tiles = 0;
            for (const Cell covered : water.spaces()) {
                tiles += beside[covered];
            }
            best.add({rules::Action::buy_water(place),
                      tiles * outlook.scorings(0) *
                          outlook.rules().water_points[rules::index(water.shape)]});
        }
    }
    return {best.kept().begin(), best.kept().end()};
}

} // namespace pampas::players
