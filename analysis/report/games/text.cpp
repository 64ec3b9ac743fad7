#include "analysis/report/games/text.h"

#include "analysis/report/games/tables.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

double games_of(const GamesSummary& summary) {
    return static_cast<double>(summary.games);
}

std::string headline(const GamesSummary& summary) {
    const std::string thinking =
        summary.thinking.empty() ? "" : fmt::format(" ({})", summary.thinking);
    return tr("{}: {} of {}, ruleset {}, seed {}", wording::shown_name(summary.map),
              trn("{} game", "{} games", summary.games),
              wording::who_plays(summary.bots) + thinking, escaped(summary.ruleset), summary.seed) +
           "\n" + wording::interruption_line(summary.interrupted);
}

std::string chance_text(const GamesSummary& summary) {
    constexpr std::int64_t least_wins = 5; // below this the test's approximation is poor
    if (summary.games < least_wins * std::ssize(summary.seats)) {
        return tr("Too few games to tell how often chance makes such a difference.");
    }
    constexpr double least_shown = 0.001;
    const auto [chi2, p_value] = summary.equality;
    const double shown = std::max(p_value, least_shown);
    return p_value < least_shown
               ? tr("Equal seats differ as much in less than {:.3g} % of runs of so many "
                    "games\n(chi-square {:.2f}, p < {:.3g}).",
                    100 * shown, chi2, shown)
               : tr("Equal seats differ as much in {:.3g} % of runs of so many games\n"
                    "(chi-square {:.2f}, p = {:.3g}).",
                    100 * shown, chi2, shown);
}

/// The verdict, for whom it holds, and what to do next.
std::string verdict_text(const GamesSummary& summary, const wording::Advice& advice) {
    if (!summary.fairness) {
        return advice.paired;
    }
    const std::string players = wording::who_plays(summary.bots);
    std::vector<std::string> lines{
        verdict_sentence(summary,
                         summary.paired ? tr("{}, on every seat in turn", players) : players),
        wording::next_step(summary.fairness->verdict, advice), other_ranks_sentence(summary)};
    std::erase(lines, "");
    return fmt::format("{}", fmt::join(lines, "\n"));
}

std::string length_text(const GamesSummary& summary) {
    return tr("An average game takes {:.1f} rounds (sd {:.1f}) and {:.0f} actions.", summary.rounds,
              summary.rounds_deviation, static_cast<double>(summary.actions) / games_of(summary));
}

std::string market_factors_text(const GamesSummary& summary) {
    Table table = markets_table(summary).only(
        {"market", "first-round", "who-come", "who-do-not", "reached-by-seat"});
    table.below = tr("In brackets 95 % intervals. Below each seat: in how many of 100 games it "
                     "comes to the market.");
    return table.rows.empty() ? "" : table_text(table);
}

/// What games say besides who wins: where pesos and points come from and when, and what winners do
/// that others do not.
std::string win_factors_text(const GamesSummary& summary) {
    return fmt::format("{}\n{}\n{}\n{}\n{}\n", table_text(earnings_table(summary)),
                       table_text(course_table(summary)),
                       summary.interim.sole_leader ? table_text(leads_table(summary)) : "",
                       first_markets_sentence(summary), market_factors_text(summary));
}

std::string markets_text(const GamesSummary& summary) {
    const Table table = markets_table(summary).only({"market", "reached", "pesos-paid"});
    return table.rows.empty() ? "" : table_text(table) + "\n";
}

std::string spaces_text(const GamesSummary& summary) {
    if (summary.spaces.empty()) {
        return "";
    }
    std::vector<hex::Coordinate> never;
    std::int64_t uses = 0;
    for (const SpaceSummary& space : summary.spaces) {
        uses += space.used;
        if (space.used == 0) {
            never.push_back(space.at);
        }
    }
    const double share = static_cast<double>(uses) / static_cast<double>(summary.spaces.size());
    return fmt::format("{}\n{}\n",
                       tr("At the end {} of pampas and land is taken.",
                          wording::percent_text(share / games_of(summary))),
                       never.empty()
                           ? tr("Every space was used at least once.")
                           : trn("{} space was never used: {}.", "{} spaces were never used: {}.",
                                 never.size(), wording::names(never)));
}

} // namespace

std::string summary_text(const GamesSummary& summary, const wording::Advice& advice) {
    return fmt::format("{}\n{}\n{}\n{}\n{}\n\n{}{}{}", headline(summary),
                       table_text(seats_table(summary)), verdict_text(summary, advice),
                       chance_text(summary), length_text(summary), win_factors_text(summary),
                       markets_text(summary), spaces_text(summary));
}

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

std::vector<atlas::Rank> ranks(const GamesSummary& summary) {
    const atlas::Players players{static_cast<int>(summary.bots.size()), summary.bots.front()};
    if (!players::all_alike(summary.bots) || summary.ruleset != rules::usual_ruleset().name ||
        !summary.lead_changes || !summary.fairness || !summary.fairness->likely_gap) {
        return {};
    }
    const std::array values{*summary.fairness->likely_gap, summary.rounds, mean_points(summary),
                            markets_used(summary), *summary.lead_changes};
    std::vector<atlas::Rank> result;
    for (std::size_t figure = 0; figure < values.size(); ++figure) {
        if (const auto place =
                atlas::rank(static_cast<atlas::Figure>(figure), values[figure], players)) {
            result.push_back(*place);
        }
    }
    return result;
}

std::optional<atlas::FairerThan> fairer_than(const GamesSummary& summary) {
    const atlas::Players players{static_cast<int>(summary.bots.size()), summary.bots.front()};
    return ranks(summary).empty() ? std::nullopt
                                  : atlas::fairer_than(summary.fairness->gap_interval, players);
}

std::string verdict_sentence(const GamesSummary& summary, const std::string& players) {
    return wording::verdict_sentence(*summary.fairness, players, fairer_than(summary));
}

std::string other_ranks_sentence(const GamesSummary& summary) {
    const std::vector<atlas::Rank> all = ranks(summary);
    return fairer_than(summary) ? wording::other_ranks_sentence(all) : "";
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
