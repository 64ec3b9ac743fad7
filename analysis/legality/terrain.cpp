#include "analysis/legality/check.h"
#include "analysis/wording/words.h"
#include "engine/hex/grid.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/map/transform.h"

#include <algorithm>
#include <ranges>
#include <tuple>

namespace pampas::legality {
namespace {

using map::Space;

bool is_decided(const Survey& survey) {
    return survey.count(Space::Land) == 0;
}

std::vector<Draft> missing_land(const Survey& survey) {
    if (std::ranges::any_of(survey.map.spaces(), map::is_land)) {
        return {};
    }
    return {{tr("There is no land; players start on spaces of the five terrains.")}};
}

std::vector<Draft> missing_terrains(const Survey& survey) {
    std::vector<Draft> result;
    for (const Space terrain : map::terrains) {
        if (is_decided(survey) && survey.count(terrain) == 0) {
            result.push_back({tr("No space is {0}; every {0} card could only be played as a "
                                 "pampas card.",
                                 tr(name(terrain))),
                              {},
                              std::string(name(terrain))});
        }
    }
    return result;
}

std::vector<Draft> uneven_terrains(const Survey& survey) {
    std::vector<Space> present;
    std::ranges::copy_if(map::terrains, std::back_inserter(present),
                         [&](Space terrain) { return survey.count(terrain) > 0; });
    if (!is_decided(survey) || present.empty()) {
        return {};
    }
    const auto [rarest, commonest] =
        std::ranges::minmax(present, {}, [&](Space terrain) { return survey.count(terrain); });
    if (survey.count(commonest) <= 2 * survey.count(rarest)) {
        return {};
    }
    return {
        {tr("The terrains are uneven: {} of {}, but only {} of {}. No terrain should have more "
            "than twice as many spaces as another.",
            survey.count(commonest), tr(name(commonest)), survey.count(rarest), tr(name(rarest)))}};
}

std::vector<Draft> undecided_land(const Survey& survey) {
    const auto spaces = survey.map.all(Space::Land);
    if (spaces.empty()) {
        return {};
    }
    return {{trn("The terrain of {} land space is drawn at random during set-up: {}.",
                 "The terrain of {} land spaces is drawn at random during set-up: {}.",
                 spaces.size(), wording::names(spaces)),
             spaces}};
}

/// Picks `count` spaces of a terrain to change, spread over the map.
std::vector<hex::Coordinate> spread(const map::Map& map, Space terrain, std::size_t count) {
    std::vector<hex::Coordinate> result;
    std::vector<hex::Coordinate> spaces = map.all(terrain);
    std::erase_if(spaces, [&map](hex::Coordinate at) { return map.is_locked(at); });
    for (std::size_t i = 0; i < std::min(count, spaces.size()); ++i) {
        result.push_back(spaces[i * spaces.size() / std::min(count, spaces.size())]);
    }
    return result;
}

/// Turns spaces of the commonest terrain into the rarest until that has half as many.
std::vector<Cure> evened(const Survey& survey, Space rarest) {
    const Space commonest = std::ranges::max(
        map::terrains, {}, [&survey](Space terrain) { return survey.count(terrain); });
    const int all = survey.count(commonest) + survey.count(rarest);
    const auto needed = static_cast<std::size_t>(std::max((all + 2) / 3 - survey.count(rarest), 0));
    const auto spaces = spread(survey.map, commonest, needed);
    if (spaces.empty()) {
        return {};
    }
    Cure cure{trn("Change {} space from {} to {}", "Change {} spaces from {} to {}", spaces.size(),
                  tr(name(commonest)), tr(name(rarest))),
              survey.map};
    for (const hex::Coordinate at : spaces) {
        cure.map.set(at, rarest);
    }
    return {std::move(cure)};
}

std::vector<Cure> given_terrain(const Survey& survey, const Finding& finding) {
    return evened(survey, *std::ranges::find(map::terrains, std::string_view(finding.terrain),
                                             [](Space terrain) { return name(terrain); }));
}

/// Evens out the rarest terrain repeatedly until none is too rare.
std::vector<Cure> evened_terrains(const Survey& survey, const Finding&) {
    Cure cure{"", survey.map};
    for (std::size_t pass = 0; pass < map::terrains.size(); ++pass) {
        const Survey now(cure.map, survey.client);
        if (uneven_terrains(now).empty()) {
            break;
        }
        std::vector<Space> present;
        std::ranges::copy_if(map::terrains, std::back_inserter(present),
                             [&now](Space terrain) { return now.count(terrain) > 0; });
        const Space rarest =
            std::ranges::min(present, {}, [&now](Space terrain) { return now.count(terrain); });
        for (const Cure& step : evened(now, rarest)) {
            cure = {pass == 0 ? step.label : tr("Turn spaces of common terrains into rare ones"),
                    step.map};
        }
    }
    return {std::move(cure)};
}

std::vector<Cure> decided_land(const Survey& survey, const Finding&) {
    Cure cure{tr("Decide its terrain evenly"), map::decided(survey.map, 1)};
    for (const hex::Coordinate at : survey.map.details().locked) {
        cure.map.set(at, survey.map.at(at));
    }
    return {std::move(cure)};
}

} // namespace

extern constexpr Check no_land{{"no-land", Severity::Error, "no land at all", missing_land}};
extern constexpr Check terrain_missing{
    {"terrain-missing", Severity::Warning, "a terrain without a space", missing_terrains},
    given_terrain};
extern constexpr Check terrain_uneven{
    {"terrain-uneven", Severity::Note, "terrains in very different numbers", uneven_terrains},
    evened_terrains};
extern constexpr Check terrain_undecided{
    {"terrain-undecided", Severity::Note, "land whose terrain is drawn at set-up", undecided_land},
    decided_land};

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

/// Number of places tried; each costs a full check of the map.
constexpr std::size_t most_places = 12;

/// Possible places for the water, nearest first; at equal distance void before pampas.
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
