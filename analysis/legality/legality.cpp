#include "analysis/legality/legality.h"

#include "analysis/legality/check.h"

#include <algorithm>
#include <array>

namespace pampas::legality {

std::string_view name(Severity severity) {
    constexpr std::array<std::string_view, 3> words{"error", "warning", "note"};
    return words[static_cast<std::size_t>(severity)];
}

std::span<const Check> all_checks() {
    using enum Severity;
    static constexpr std::array<Check, 15> checks{{
        {"too-many-spaces", Error, "more spaces than the client takes", too_many_spaces},
        {"too-many-waters", Error, "more water than the client takes", too_many_waters},
        {"no-market", Error, "no market at all", no_market},
        {"no-land", Error, "no land at all", no_land},
        {"no-pampas", Error, "no pampas at all", no_pampas},
        {"market-closed", Error, "a market without an open side", market_closed},
        {"market-cut-off", Error, "a market no herd can reach", market_cut_off},
        {"pampas-unreachable", Warning, "pampas that touches no land", pampas_unreachable},
        {"board-split", Warning, "a board in several parts", board_split},
        {"terrain-missing", Warning, "a terrain without a space", terrain_missing},
        {"terrain-uneven", Note, "terrains in very different numbers", terrain_uneven},
        {"markets-adjacent", Warning, "markets side by side", markets_adjacent},
        {"markets-beyond-table", Note, "more markets than the printed table", markets_beyond_table},
        {"water-idle", Warning, "water nobody can score by", water_idle},
        {"terrain-undecided", Note, "land whose terrain is drawn at set-up", terrain_undecided},
    }};
    return checks;
}

std::vector<Finding> findings(const map::Map& map, const Client& client) {
    const Survey survey(map, client);
    std::vector<Finding> result;
    for (const Check& check : all_checks()) {
        for (Found& found : check.run(survey)) {
            result.push_back({std::string(check.code), check.severity, std::move(found.message),
                              std::move(found.spaces), std::move(found.terrain)});
        }
    }
    std::ranges::stable_sort(result, {}, &Finding::severity);
    return result;
}

bool legal(std::span<const Finding> findings) {
    return std::ranges::none_of(
        findings, [](Severity severity) { return severity == Severity::Error; },
        &Finding::severity);
}

} // namespace pampas::legality
