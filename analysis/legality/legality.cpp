#include "analysis/legality/legality.h"

#include "analysis/legality/check.h"

#include <algorithm>
#include <array>

// Every check, in the order of their table in `analysis/README.md`. A new one is a file that
// defines it and a line here.
#define PAMPAS_LEGALITY_CHECKS(CHECK)                                                              \
    CHECK(too_many_spaces)                                                                         \
    CHECK(too_many_waters)                                                                         \
    CHECK(kind_not_taken)                                                                          \
    CHECK(no_market)                                                                               \
    CHECK(no_land)                                                                                 \
    CHECK(no_pampas)                                                                               \
    CHECK(market_closed)                                                                           \
    CHECK(market_cut_off)                                                                          \
    CHECK(pampas_unreachable)                                                                      \
    CHECK(board_split)                                                                             \
    CHECK(terrain_missing)                                                                         \
    CHECK(terrain_uneven)                                                                          \
    CHECK(markets_adjacent)                                                                        \
    CHECK(markets_beyond_table)                                                                    \
    CHECK(water_idle)                                                                              \
    CHECK(terrain_undecided)

namespace pampas::legality {

#define PAMPAS_DECLARED(check) extern const Check check;
#define PAMPAS_LISTED(check) check,

PAMPAS_LEGALITY_CHECKS(PAMPAS_DECLARED)

std::span<const Check> all_checks() {
    static const std::array checks{PAMPAS_LEGALITY_CHECKS(PAMPAS_LISTED)};
    return checks;
}

#undef PAMPAS_DECLARED
#undef PAMPAS_LISTED

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

} // namespace pampas::legality
