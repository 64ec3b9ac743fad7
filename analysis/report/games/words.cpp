#include "analysis/report/games/words.h"

#include "analysis/report/games/tables.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {

std::string table_name(const GamesSummary& table) {
    return tr("{} {} players", table.bots.size(), table.bots.front());
}

std::string first_markets_sentence(const GamesSummary& summary) {
    std::vector<std::string> rounds;
    for (const SeatSummary& seat : summary.seats) {
        const auto [games, sum] = seat.first_market.value_or(balance::FirstMarket());
        rounds.push_back(mean_round(sum, games).text());
    }
    return summary.markets.empty()
               ? ""
               : tr("By seat, players come to their first market in round {} on average.",
                    fmt::format("{}", fmt::join(rounds, ", ")));
}

std::vector<atlas::Place> places(const GamesSummary& summary) {
    const atlas::Players players{static_cast<int>(summary.bots.size()), summary.bots.front()};
    if (!players::all_alike(summary.bots) || summary.ruleset != rules::usual_ruleset().name ||
        !summary.lead_changes || !summary.fairness || !summary.fairness->likely_gap) {
        return {};
    }
    const std::array values{*summary.fairness->likely_gap, summary.rounds, mean_points(summary),
                            markets_used(summary), *summary.lead_changes};
    std::vector<atlas::Place> result;
    for (std::size_t figure = 0; figure < values.size(); ++figure) {
        if (const auto place =
                atlas::place(static_cast<atlas::Figure>(figure), values[figure], players)) {
            result.push_back(*place);
        }
    }
    return result;
}

std::vector<std::string> place_sentences(const GamesSummary& summary) {
    const std::vector<atlas::Place> all = places(summary);
    return all.empty() ? std::vector<std::string>()
                       : wording::place_sentences(all, *summary.fairness->likely_gap);
}

std::vector<std::string> agreement_sentences(std::span<const GamesSummary> tables) {
    std::vector<std::string> sentences;
    for (auto table = tables.begin(); table != tables.end(); ++table) {
        const auto first = std::find_if(tables.begin(), table, [&](const GamesSummary& other) {
            return other.bots.size() == table->bots.size();
        });
        if (first != table) {
            sentences.push_back(
                wording::agreement_sentence(first->fairness->verdict, table_name(*first),
                                            table->fairness->verdict, table_name(*table)));
        }
    }
    return sentences;
}

} // namespace pampas::report
