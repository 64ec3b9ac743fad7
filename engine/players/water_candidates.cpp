#include "engine/players/best.h"

#include <algorithm>

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

/// Whether this cell is the first of those that the tile covers which lie beside own tiles: such a
/// placement is found from each of them and wanted once.
bool is_found_first(const rules::WaterPlacement& water, std::size_t cell,
                    const std::vector<float>& beside) {
    return *std::ranges::find_if(water.spaces(),
                                 [&](Cell covered) { return beside[covered] >= 1; }) == cell;
}

double promise(const rules::WaterPlacement& water, const Outlook& outlook,
               const std::vector<float>& beside) {
    double tiles = 0;
    for (const Cell covered : water.spaces()) {
        tiles += beside[covered];
    }
    return tiles * outlook.scorings(0) * outlook.rules().water_points[rules::index(water.shape)];
}

} // namespace

std::vector<Candidate> water_candidates(const Draft& draft) {
    const rules::Position& position = draft.position();
    const Outlook& outlook = draft.outlook();
    const std::vector<float> beside = tiles_beside(position, outlook.seat());
    Best<places_of_water> best;
    for (std::size_t cell = 0; cell < beside.size(); ++cell) {
        if (beside[cell] < 1) {
            continue;
        }
        for (const rules::Place place : position.board().placements_on(static_cast<Cell>(cell))) {
            const rules::WaterPlacement& water = position.board().placements()[place];
            const Candidate candidate{rules::Action::buy_water(place),
                                      promise(water, outlook, beside)};
            if (best.takes(candidate) && outlook.state().waters_left(water.shape) > 0 &&
                position.is_free(place) && is_found_first(water, cell, beside)) {
                best.add(candidate);
            }
        }
    }
    return {best.kept().begin(), best.kept().end()};
}

} // namespace pampas::players
