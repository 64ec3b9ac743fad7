#include "analysis/legality/legality.h"

#include "analysis/legality/check.h"

#include <algorithm>
#include <array>

namespace pampas::legality {

// Files beside this one define the checks.
extern const Check too_many_spaces, too_many_waters, kind_not_taken, no_market, no_land, no_pampas,
    market_closed, market_cut_off, pampas_unreachable, board_split, terrain_missing, terrain_uneven,
    markets_adjacent, markets_beyond_table, water_idle, terrain_undecided;

std::span<const Check> all_checks() {
    static const std::array checks{too_many_spaces,
                                   too_many_waters,
                                   kind_not_taken,
                                   no_market,
                                   no_land,
                                   no_pampas,
                                   market_closed,
                                   market_cut_off,
                                   pampas_unreachable,
                                   board_split,
                                   terrain_missing,
                                   terrain_uneven,
                                   markets_adjacent,
                                   markets_beyond_table,
                                   water_idle,
                                   terrain_undecided};
    return checks;
}

std::vector<Finding> findings(const map::Map& map, const Client& client) {
    const Survey survey(map, client);
    std::vector<Finding> result;
    for (const Check& check : all_checks()) {
        findings::add(result, check, survey);
    }
    findings::sort(result);
    return result;
}

bool legal(std::span<const Finding> findings) {
    return std::ranges::none_of(
        findings, [](Severity severity) { return severity == Severity::Error; },
        &Finding::severity);
}

Survey::Survey(const map::Map& surveyed, const Client& asked)
    : map(surveyed), client(asked), counts(map.counts()), markets(map.all(map::Space::Market)),
      waters(map.all(map::Space::Water)), pampas(graph::regions(map, is_pampas)),
      playable(graph::regions(map, is_playable)) {
    for (const auto& region : pampas.spaces) {
        grazeable.push_back(std::ranges::any_of(
            region, [&](hex::Coordinate at) { return touches(map, at, map::is_land); }));
    }
}

} // namespace pampas::legality
