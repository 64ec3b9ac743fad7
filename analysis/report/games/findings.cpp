#include "analysis/report/games/findings.h"

#include "analysis/report/games/check.h"

#include <algorithm>
#include <array>

namespace pampas::report {

// Files beside this one define the checks.
extern const GamesCheck biased_seats, other_verdict, early_decision, decisive_market, idle_markets,
    empty_board;

std::span<const GamesCheck> checks_of_each_table() {
    static const std::array checks{biased_seats, other_verdict, early_decision};
    return checks;
}

// What the tables with most players tell is enough.
std::span<const GamesCheck> checks_of_largest_tables() {
    static const std::array checks{decisive_market, idle_markets, empty_board};
    return checks;
}

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
