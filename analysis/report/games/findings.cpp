#include "analysis/report/games/findings.h"

#include "analysis/report/games/check.h"

#include <algorithm>
#include <array>

// Every check of games. A new one is a file that defines it and a line here: below the first name
// if it tells of each table, below the second if the tables with most players tell enough.
#define PAMPAS_CHECKS_OF_EACH_TABLE(CHECK)                                                         \
    CHECK(biased_seats)                                                                            \
    CHECK(other_verdict)                                                                           \
    CHECK(early_decision)

#define PAMPAS_CHECKS_OF_LARGEST_TABLES(CHECK)                                                     \
    CHECK(decisive_market)                                                                         \
    CHECK(idle_markets)                                                                            \
    CHECK(empty_board)

namespace pampas::report {

#define PAMPAS_DECLARED(check) extern const GamesCheck check;
#define PAMPAS_LISTED(check) check,

PAMPAS_CHECKS_OF_EACH_TABLE(PAMPAS_DECLARED)
PAMPAS_CHECKS_OF_LARGEST_TABLES(PAMPAS_DECLARED)

std::span<const GamesCheck> checks_of_each_table() {
    static const std::array checks{PAMPAS_CHECKS_OF_EACH_TABLE(PAMPAS_LISTED)};
    return checks;
}

std::span<const GamesCheck> checks_of_largest_tables() {
    static const std::array checks{PAMPAS_CHECKS_OF_LARGEST_TABLES(PAMPAS_LISTED)};
    return checks;
}

#undef PAMPAS_DECLARED
#undef PAMPAS_LISTED

std::vector<findings::Finding> games_findings(std::span<const GamesSummary> tables) {
    std::size_t most = 0;
    std::vector<findings::Finding> result;
    for (const GamesSummary& table : tables) {
        most = std::max(most, table.bots.size());
        for (const GamesCheck& check : checks_of_each_table()) {
            findings::add(result, check, {table, tables});
        }
    }
    for (const GamesCheck& check : checks_of_largest_tables()) {
        for (const GamesSummary& table : tables) {
            if (table.bots.size() == most) {
                findings::add(result, check, {table, tables});
            }
        }
    }
    findings::sort(result);
    return result;
}

} // namespace pampas::report
