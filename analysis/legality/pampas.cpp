#include "analysis/legality/paving.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::legality {
namespace {

std::vector<Draft> missing_pampas(const Survey& survey) {
    if (survey.count(map::Space::Pampas) > 0) {
        return {};
    }
    return {{tr("There is no pampas; animals need it between land and markets.")}};
}

std::vector<Draft> unreachable_pampas(const Survey& survey) {
    std::vector<Draft> result;
    for (std::size_t region = 0; region < survey.pampas.spaces.size(); ++region) {
        const auto& spaces = survey.pampas.spaces[region];
        if (!survey.grazeable[region]) {
            result.push_back(
                {spaces.size() == 1
                     ? tr("No tile can ever come to the pampas at {}: it must touch land.",
                          wording::names(spaces))
                     : tr("No tile can ever come to the pampas at {}: at least one of its spaces "
                          "must touch land.",
                          wording::names(spaces)),
                 spaces});
        }
    }
    return result;
}

std::vector<Draft> separate_parts(const Survey& survey) {
    const auto& regions = survey.playable.spaces;
    if (regions.size() < 2) {
        return {};
    }
    // Of equals the first: the one whose first space comes first in reading order.
    const auto largest = std::ranges::max_element(regions, {}, &std::vector<hex::Coordinate>::size);
    std::vector<hex::Coordinate> others;
    for (auto region = regions.begin(); region != regions.end(); ++region) {
        if (region != largest) {
            others.insert(others.end(), region->begin(), region->end());
        }
    }
    std::ranges::sort(others);
    return {{tr("Pampas and land form {} separate parts; they should be one. Apart from "
                "the largest lie {}.",
                regions.size(), wording::names(others)),
             others}};
}

std::vector<Cure> ways_to_land(const Survey& survey, const Finding& finding) {
    return led_to_land(survey, finding.spaces);
}

/// Every other part is led to the largest one.
std::vector<Cure> joined_parts(const Survey& survey, const Finding& finding) {
    const auto& of = survey.playable.of;
    const hex::Grid& grid = survey.map.grid();
    std::vector<hex::Coordinate> all;
    for (const auto& part : survey.playable.spaces) {
        if (!std::ranges::binary_search(finding.spaces, part.front())) {
            continue;
        }
        const auto way = paving(survey, part, is_playable, [&](hex::Coordinate at) {
            return of[grid.offset(at)] && !std::ranges::binary_search(finding.spaces, at);
        });
        if (!way) {
            return {};
        }
        all.insert(all.end(), way->begin(), way->end());
    }
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all.size() <= most_paved ? std::vector{paved(survey, std::move(all))}
                                    : std::vector<Cure>();
}

} // namespace

extern constexpr Check no_pampas{
    {"no-pampas", Severity::Error, "no pampas at all", missing_pampas}};
extern constexpr Check pampas_unreachable{
    {"pampas-unreachable", Severity::Warning, "pampas that touches no land", unreachable_pampas},
    ways_to_land};
extern constexpr Check board_split{
    {"board-split", Severity::Warning, "a board in several parts", separate_parts}, joined_parts};

} // namespace pampas::legality
