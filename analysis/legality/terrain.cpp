#include "analysis/legality/check.h"
#include "analysis/wording/words.h"

#include <fmt/format.h>

#include <algorithm>

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
    return {{"There is no land; players begin on spaces of the five terrains."}};
}

std::vector<Draft> missing_terrains(const Survey& survey) {
    std::vector<Draft> result;
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
    return {{fmt::format("The terrains are uneven: {} of {} but {} of {}. No terrain should have "
                         "more than twice the spaces of another.",
                         survey.count(commonest), name(commonest), survey.count(rarest),
                         name(rarest))}};
}

std::vector<Draft> undecided_land(const Survey& survey) {
    const auto spaces = survey.map.all(Space::Land);
    if (spaces.empty()) {
        return {};
    }
    return {{fmt::format("The terrain of {} is drawn at set-up: {}.",
                         wording::counted(spaces.size(), "land space", "land spaces"),
                         wording::names(spaces)),
             spaces}};
}

} // namespace

extern constexpr Check no_land{"no-land", Severity::Error, "no land at all", missing_land};
extern constexpr Check terrain_missing{"terrain-missing", Severity::Warning,
                                       "a terrain without a space", missing_terrains};
extern constexpr Check terrain_uneven{"terrain-uneven", Severity::Note,
                                      "terrains in very different numbers", uneven_terrains};
extern constexpr Check terrain_undecided{"terrain-undecided", Severity::Note,
                                         "land whose terrain is drawn at set-up", undecided_land};

} // namespace pampas::legality
