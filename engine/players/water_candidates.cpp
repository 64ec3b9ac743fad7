#include "engine/players/best_places.h"
#include "engine/players/candidates.h"

#include <algorithm>
#include <array>

namespace pampas::players {
namespace {

using rules::Cell;

/// The number of water tiles that are evaluated exactly.
constexpr std::size_t places_of_water = 3;

/// The number of own tiles beside each cell, minus a share of those of opponents.
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

/// Whether this is the first covered cell beside own tiles. A placement is found from each such
/// cell but should be considered once.
bool is_found_first(const rules::WaterPlacement& water, Cell cell,
                    const std::vector<float>& beside) {
    return *std::ranges::find_if(water.spaces(),
                                 [&](Cell covered) { return beside[covered] >= 1; }) == cell;
}

double tiles_covered_beside(const rules::WaterPlacement& water, const std::vector<float>& beside) {
    double tiles = 0;
    for (const Cell covered : water.spaces()) {
        tiles += beside[covered];
    }
    return tiles;
}

} // namespace

std::vector<Candidate> water_candidates(const PlannedPosition& planned) {
    const rules::Position& position = planned.position();
    const EvaluationContext& context = planned.context();
    const std::vector<float> beside = tiles_beside(position, context.seat());
    std::array<double, rules::water_shape_names.size()> points{}; // per tile beside it, by shape
    for (std::size_t shape = 0; shape < points.size(); ++shape) {
        points[shape] = context.scorings() * context.rules().water_points[shape];
    }
    Best<Candidate, places_of_water> best;
    const auto consider = [&](rules::PlaceNumber place, Cell from) {
        const rules::WaterPlacement& water = position.board().placements()[place];
        const Candidate candidate{rules::Action::buy_water(place),
                                  points[rules::index(water.shape)] *
                                      tiles_covered_beside(water, beside)};
        if (best.takes(candidate) && position.is_free(place) &&
            context.state().waters_left(water.shape) > 0 && is_found_first(water, from, beside)) {
            best.add(candidate);
        }
    };
    position.each_empty(map::Space::Pampas, [&](Cell cell) {
        if (beside[cell] >= 1) {
            for (const rules::PlaceNumber place : position.board().placements_on(cell)) {
                consider(place, cell);
            }
        }
    });
    return {best.kept().begin(), best.kept().end()};
}

} // namespace pampas::players
