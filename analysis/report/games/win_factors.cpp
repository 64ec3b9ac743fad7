#include "analysis/report/games/win_factors.h"

#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <numeric>

namespace pampas::report {
namespace {

/// A rate with its interval, `31.2 % (28 to 34)`.
std::string with_interval(const std::optional<WinShare>& share) {
    return share ? tr("{} ({:.0f} to {:.0f})", wording::percent_text(share->rate),
                      100 * share->interval.low, 100 * share->interval.high)
                 : "-";
}

// Income and points ------------------------------------------------------------------------------

std::string total_text(const Categories& points) {
    return fmt::format("{:.1f}", std::accumulate(points.begin(), points.end(), 0.0));
}

std::vector<std::string> earnings_row(std::string who, const Earnings& earnings) {
    return {std::move(who),
            fmt::format("{:.1f}", earnings.markets),
            fmt::format("{:.1f}", earnings.harvests),
            fmt::format("{:.1f}", earnings.chips_taken),
            total_text(earnings.interim),
            total_text(earnings.final)};
}

std::string earnings_text(const GamesSummary& summary) {
    Rows rows{{"", tr("pesos of markets"), tr("of harvests"), tr("chips taken"),
               tr("points interim"), tr("final")}};
    for (const SeatSummary& seat : summary.seats) {
        rows.push_back(earnings_row(tr("seat {}", rows.size()), seat.earnings));
    }
    rows.push_back(earnings_row(tr("winners"), summary.winners.earnings));
    rows.push_back(earnings_row(tr("others"), summary.others.earnings));
    return table(rows) + tr("Means of a game. Chips taken: harvests with a chip from a chain.") +
           "\n";
}

/// The points that a position would score, step by step.
std::string course_text(const std::vector<CourseStep>& course) {
    Rows rows{{tr("of the turns")}, {tr("winners")}, {tr("others")}};
    for (const CourseStep& step : course) {
        rows[0].push_back(fmt::format("{:.0f} %", 100 * step.share));
        rows[1].push_back(total_text(step.winners));
        rows[2].push_back(total_text(step.others));
    }
    return table(rows) + tr("What a scoring would give after this share of a player's turns.") +
           "\n";
}

// The lead ---------------------------------------------------------------------------------------

std::string range_text(balance::LeadRange range) {
    using balance::ScoringTally;
    return range.most == ScoringTally::no_end ? tr("{} or more", range.least)
                                              : tr("{} to {}", range.least, range.most);
}

std::string lead_text(const InterimSummary& interim) {
    if (!interim.sole_leader) {
        return "";
    }
    Rows rows{{tr("lead"), tr("games"), tr("leader wins (95 % interval)")}};
    for (const auto& [range, leaders] : interim.leads) {
        if (leaders && range.most > 0) {
            rows.push_back(
                {range_text(range), std::to_string(leaders->players), with_interval(leaders)});
        }
    }
    return tr("Who leads alone after the interim scoring (round {:.1f} on average) wins {}.",
              interim.round, with_interval(interim.sole_leader)) +
           "\n" + table(rows);
}

// Markets ----------------------------------------------------------------------------------------

/// Of games in which somebody came there; rounds are added up.
std::string mean_round(std::int64_t rounds, std::int64_t games) {
    return games == 0
               ? "-"
               : fmt::format("{:.1f}", static_cast<double>(rounds) / static_cast<double>(games));
}

std::string market_factors_text(const GamesSummary& summary) {
    if (summary.markets.empty()) {
        return "";
    }
    const auto games = static_cast<double>(summary.games);
    Rows rows{{tr("market"), tr("first in round"), tr("who come win"), tr("who do not win")}};
    for (std::size_t seat = 1; seat <= summary.seats.size(); ++seat) {
        rows[0].push_back(std::to_string(seat));
    }
    for (const MarketSummary& market : summary.markets) {
        rows.push_back({hex::name(market.at), mean_round(market.rounds, market.reached),
                        with_interval(market.who_come), with_interval(market.who_do_not)});
        for (const balance::SeatAtMarket& seat : market.seats) {
            rows.back().push_back(
                fmt::format("{:.0f}", 100 * static_cast<double>(seat.reached) / games));
        }
    }
    return table(rows) +
           tr("In brackets 95 % intervals. Below each seat: in how many of 100 games it comes to "
              "the market.") +
           "\n";
}

} // namespace

std::string first_markets_sentence(const GamesSummary& summary) {
    std::vector<std::string> rounds;
    for (const SeatSummary& seat : summary.seats) {
        const auto [games, sum] = seat.first_market.value_or(balance::FirstMarket());
        rounds.push_back(mean_round(sum, games));
    }
    return summary.markets.empty()
               ? ""
               : tr("By seat, players come to their first market in round {} on average.",
                    fmt::format("{}", fmt::join(rounds, ", ")));
}

std::string win_factors_text(const GamesSummary& summary) {
    return earnings_text(summary) + "\n" + course_text(summary.course) + "\n" +
           lead_text(summary.interim) + "\n" + first_markets_sentence(summary) + "\n" +
           market_factors_text(summary) + "\n";
}

} // namespace pampas::report
