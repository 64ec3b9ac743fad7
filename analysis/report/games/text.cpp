#include "analysis/report/games/text.h"

#include "analysis/report/games/failures.h"
#include "analysis/report/games/findings.h"
#include "analysis/report/games/tables.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/strengths.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

using Failures = std::vector<programs::Failures>;

double games_of(const GamesSummary& summary) {
    return static_cast<double>(summary.games);
}

std::string headline(const GamesSummary& summary) {
    const std::string thinking =
        summary.thinking.empty() ? "" : fmt::format(" ({})", summary.thinking);
    return tr("{}: {} of {}, ruleset {}, seed {}", wording::shown_name(summary.map),
              summary.paired ? trn("{} paired game", "{} paired games", summary.games)
                             : trn("{} independent game", "{} independent games", summary.games),
              wording::who_plays(summary.bots) + thinking, wording::ruleset_title(summary.ruleset),
              summary.seed) +
           "\n" + wording::interruption_line(summary.interrupted);
}

std::string chance_text(const GamesSummary& summary) {
    constexpr std::int64_t least_wins = 5; // below this the test's approximation is poor
    if (summary.games < least_wins * std::ssize(summary.seats)) {
        return tr("Too few games to say how often chance makes such a difference.");
    }
    constexpr double least_shown = 0.001;
    const auto [chi2, p_value] = summary.equality;
    const double shown = std::max(p_value, least_shown);
    return p_value < least_shown
               ? tr("If seats were equal, less than {:.3g} % of runs with this many games would "
                    "differ as much (chi-square {:.2f}, p < {:.3g}).",
                    100 * shown, chi2, shown)
               : tr("If seats were equal, {:.3g} % of runs with this many games would differ as "
                    "much (chi-square {:.2f}, p = {:.3g}).",
                    100 * shown, chi2, shown);
}

/// The sentences that there are, a line each.
std::string lines_of(std::vector<std::string> sentences) {
    std::erase(sentences, "");
    return fmt::format("{}{}", fmt::join(sentences, "\n"), sentences.empty() ? "" : "\n");
}

/// The verdict, for whom it holds, and what to do next.
std::string verdict_text(const GamesSummary& summary, const wording::Advice& advice) {
    if (!summary.fairness) {
        return advice.paired + "\n";
    }
    const std::string players = wording::who_plays(summary.bots);
    const std::string next = wording::next_step(summary.fairness->verdict, advice);
    return verdict_sentence(summary,
                            summary.paired ? tr("{}, on every seat in turn", players) : players) +
           "\n" + lines_of({strength_sentence(summary), next});
}

std::string length_sentence(const GamesSummary& summary) {
    return tr("An average game takes {:.1f} rounds (sd {:.1f}) and {:.0f} actions.", summary.rounds,
              summary.rounds_deviation, static_cast<double>(summary.actions) / games_of(summary));
}

double reach(const GamesSummary& summary, const MarketSummary& market) {
    return static_cast<double>(market.reached) / games_of(summary);
}

/// The markets at the ends: the one that pays most, and the one that is reached least.
std::string markets_sentence(const GamesSummary& summary) {
    if (summary.markets.empty()) {
        return "";
    }
    const MarketSummary& richest = std::ranges::max(summary.markets, {}, &MarketSummary::pesos);
    const MarketSummary& farthest = std::ranges::min(summary.markets, {}, &MarketSummary::reached);
    return tr("The market at {} pays most, {:.1f} pesos per game. The market at {} is reached in "
              "the fewest games, {}.",
              hex::name(richest.at), static_cast<double>(richest.pesos) / games_of(summary),
              hex::name(farthest.at), wording::percent_text(reach(summary, farthest)));
}

/// The share of pampas and land that is taken at the end, and the spaces that never are.
struct UsedSpaces {
    double share = 0;
    std::vector<hex::Coordinate> never = {};
};

UsedSpaces used_spaces(const GamesSummary& summary) {
    UsedSpaces result;
    for (const SpaceSummary& space : summary.spaces) {
        result.share += static_cast<double>(space.used) / games_of(summary);
        if (space.used == 0) {
            result.never.push_back(space.at);
        }
    }
    result.share /= static_cast<double>(std::max<std::size_t>(summary.spaces.size(), 1));
    return result;
}

std::string taken_sentence(const GamesSummary& summary) {
    return summary.spaces.empty() ? ""
                                  : tr("At the end {} of pampas and land is taken.",
                                       wording::percent_text(used_spaces(summary).share));
}

std::string never_used_sentence(const GamesSummary& summary) {
    const std::vector<hex::Coordinate> never = used_spaces(summary).never;
    return summary.spaces.empty() ? ""
           : never.empty()        ? tr("Every space was used at least once.")
                           : trn("{} space was never used: {}.", "{} spaces were never used: {}.",
                                 never.size(), wording::names(never));
}

/// What stands out in the games except the verdict, which the report begins with.
std::string remarks(const GamesSummary& summary) {
    if (!summary.fairness || !players::all_alike(summary.bots)) {
        return "";
    }
    auto found = games_findings({&summary, 1});
    std::erase_if(found, [](const auto& each) { return each.code == biased_seats; });
    return findings_text(found);
}

Text market_factors(const GamesSummary& summary) {
    Table table = markets_table(summary).only(
        {"market", "first-round", "who-come", "who-do-not", "reached-by-seat"});
    table.below = tr("95 % intervals are in brackets. The column of each seat shows in how many of "
                     "100 games it reaches the market.");
    return table;
}

/// Everything else: how sure the verdict is, where pesos and points come from and when, what
/// winners do that others do not, every market, and the spaces.
Text details(const GamesSummary& summary) {
    const Text blank("\n");
    return blank + chance_text(summary) + "\n" + lines_of({other_ranks_sentence(summary)}) + blank +
           earnings_table(summary) + blank + course_table(summary) + blank +
           (summary.interim.sole_leader ? Text(leads_table(summary)) + blank : Text()) +
           lines_of({first_markets_sentence(summary)}) + market_factors(summary) + blank +
           markets_table(summary).only({"market", "reached", "pesos-paid"}) + blank +
           lines_of({never_used_sentence(summary)});
}

} // namespace

Text summary_text(const GamesSummary& summary, Detail detail, const wording::Advice& advice) {
    const Text strengths =
        summary.by_strength.empty() ? Text() : strength_table(summary) + Text("\n");
    const Text text =
        Text(headline(summary)) + "\n" + verdict_text(summary, advice) + "\n" +
        seats_table(summary, detail) + "\n" + strengths +
        lines_of({length_sentence(summary), taken_sentence(summary), markets_sentence(summary)}) +
        remarks(summary) + failures_text(summary.failures.value_or(Failures()));
    return detail == Detail::All ? text + details(summary) : text + lines_of({advice.details});
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
               : tr("By seat, players reach their first market in round {} on average.",
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

std::string strength_sentence(const GamesSummary& summary) {
    return summary.fairness
               ? strength_sentence(summary.by_strength, summary.bots, *summary.fairness)
               : "";
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
