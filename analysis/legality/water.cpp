#include "analysis/legality/check.h"
#include "engine/hex/grid.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <ranges>
#include <tuple>

namespace pampas::legality {
namespace {

std::vector<Draft> idle_waters(const Survey& survey) {
    std::vector<Draft> result;
    for (const hex::Coordinate water : survey.waters) {
        if (!touches(survey.map, water, is_playable)) {
            result.push_back({tr("The water at {} scores for nobody; it must be adjacent "
                                 "to pampas or land.",
                                 hex::name(water)),
                              {water}});
        }
    }
    return result;
}

/// As many places are tried: each is a map to be checked.
constexpr std::size_t most_places = 12;

/// Where the water could be, the nearest first and void before pampas.
std::vector<hex::Coordinate> places_for_water(const Survey& survey, hex::Coordinate water) {
    const hex::Grid& grid = survey.map.grid();
    std::vector<std::tuple<int, bool, hex::Coordinate>> places;
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const hex::Coordinate at = grid.coordinate(offset);
        const map::Space space = survey.map.at(at);
        if ((space == map::Space::Void || space == map::Space::Pampas) &&
            touches(survey.map, at, is_playable)) {
            const int distance = hex::distance(hex::axial(grid, at), hex::axial(grid, water));
            places.emplace_back(distance, space == map::Space::Pampas, at);
        }
    }
    std::ranges::sort(places);
    std::vector<hex::Coordinate> result;
    for (const auto& place : places | std::views::take(most_places)) {
        result.push_back(std::get<hex::Coordinate>(place));
    }
    return result;
}

std::vector<Cure> moved_waters(const Survey& survey, const Finding& finding) {
    const hex::Coordinate water = finding.spaces.front();
    std::vector<Cure> result;
    for (const hex::Coordinate to : places_for_water(survey, water)) {
        result.push_back(
            {tr("Move the water at {} to {}", hex::name(water), hex::name(to)), survey.map});
        result.back().map.set(water, map::Space::Void);
        result.back().map.set(to, map::Space::Water);
    }
    return result;
}

} // namespace

extern constexpr Check water_idle{
    {"water-idle", Severity::Warning, "water nobody can score by", idle_waters}, moved_waters};

} // namespace pampas::legality
