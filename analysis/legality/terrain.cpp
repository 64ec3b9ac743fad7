#include "analysis/legality/check.h"
#include "analysis/legality/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::legality {
namespace {

using map::Space;

bool is_decided(const Survey& survey) {
    return survey.count(Space::Land) == 0;
}

} // namespace

std::vector<Found> no_land(const Survey& survey) {
    if (std::ranges::any_of(survey.map.spaces(), map::is_land)) {
        return {};
    }
    return {{"There is no land; players begin on spaces of the five terrains."}};
}

std::vector<Found> terrain_missing(const Survey& survey) {
    std::vector<Found> result;
    for (const Space terrain : map::terrains) {
        if (is_decided(survey) && survey.count(terrain) == 0) {
            result.push_back(
                {fmt::format("No space is {0}; every {0} card could only be played as a "
                             "pampas card.",
                             name(terrain)),
                 {},
                 std::string(name(terrain))});
        }
    }
    return result;
}

std::vector<Found> terrain_uneven(const Survey& survey) {
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
    return {{fmt::format("The terrains are uneven: {} of {} but {} of {}. No terrain should have "
                         "more than twice the spaces of another.",
                         survey.count(commonest), name(commonest), survey.count(rarest),
                         name(rarest))}};
}

std::vector<Found> terrain_undecided(const Survey& survey) {
    const auto spaces = survey.map.all(Space::Land);
    if (spaces.empty()) {
        return {};
    }
    return {{fmt::format("The terrain of {} is drawn at set-up: {}.",
                         counted(spaces.size(), "land space", "land spaces"), names(spaces)),
             spaces}};
}

} // namespace pampas::legality
