#include "analysis/legality/check.h"
#include "analysis/wording/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::legality {
namespace {

std::vector<Draft> missing_pampas(const Survey& survey) {
    if (survey.count(map::Space::Pampas) > 0) {
        return {};
    }
    return {{"There is no pampas; animals need it between land and markets."}};
}

std::vector<Draft> unreachable_pampas(const Survey& survey) {
    std::vector<Draft> result;
    for (std::size_t region = 0; region < survey.pampas.spaces.size(); ++region) {
        const auto& spaces = survey.pampas.spaces[region];
        if (!survey.grazeable[region]) {
            result.push_back(
                {fmt::format("No tile can ever come to the pampas at {}: {} must touch land.",
                             wording::names(spaces),
                             spaces.size() == 1 ? "it" : "at least one of its spaces"),
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
    return {{fmt::format("Pampas and land form {} separate parts; they should be one. Apart from "
                         "the largest lie {}.",
                         regions.size(), wording::names(others)),
             others}};
}

} // namespace

extern constexpr Check no_pampas{"no-pampas", Severity::Error, "no pampas at all", missing_pampas};
extern constexpr Check pampas_unreachable{"pampas-unreachable", Severity::Warning,
                                          "pampas that touches no land", unreachable_pampas};
extern constexpr Check board_split{"board-split", Severity::Warning, "a board in several parts",
                                   separate_parts};

} // namespace pampas::legality
