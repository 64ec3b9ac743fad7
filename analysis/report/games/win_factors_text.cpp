#include "analysis/report/games/win_factors.h"
#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::report {
namespace {

using balance::BoardTally;
using balance::CourseTally;
using balance::IncomeTally;
using balance::PlayerSums;

/// A rate with its interval, `31.2 % (28 to 34)`.
std::string with_interval(const balance::WinRate& wins) {
    if (wins.players() == 0) {
        return "-";
    }
    const auto [low, high] = wins.interval();
    return fmt::format("{} ({:.0f} to {:.0f})", wording::percent_text(wins.rate()), 100 * low,
                       100 * high);
}

// Income and points ------------------------------------------------------------------------------

/// Whose row is asked for gives its mean of a figure.
template <class Mean>
std::vector<std::string> earnings_row(std::string who, const BoardTally& tally, const Mean& mean) {
    std::vector<std::string> row{std::move(who)};
    for (std::size_t figure = 0; figure < IncomeTally::figure_count; ++figure) {
        row.push_back(fmt::format("{:.1f}", mean(tally.income(), figure)));
    }
    for (const PlayerSums* scoring : {&tally.scorings().interim(), &tally.scorings().final()}) {
        double points = 0;
        for (std::size_t category = 0; category < scoring->figures(); ++category) {
            points += mean(*scoring, category);
        }
        row.push_back(fmt::format("{:.1f}", points));
    }
    return row;
}

std::string earnings_text(const BoardTally& tally) {
    Rows rows{{"", "pesos of markets", "of harvests", "chips taken", "points interim", "final"}};
    for (std::size_t seat = 0; seat < tally.deals().players(); ++seat) {
        rows.push_back(earnings_row(
            fmt::format("seat {}", seat + 1), tally,
            [seat](const PlayerSums& sums, auto figure) { return sums.seat_mean(seat, figure); }));
    }
    rows.push_back(earnings_row("winners", tally, [](const PlayerSums& sums, std::size_t figure) {
        return sums.winner_mean(figure);
    }));
    rows.push_back(earnings_row("others", tally, [](const PlayerSums& sums, std::size_t figure) {
        return sums.other_mean(figure);
    }));
    return table(rows) + "Means of a game. Chips taken: harvests with a chip from a chain.\n";
}

/// The points that a position would score, step by step.
template <class Mean>
std::vector<std::string> course_row(std::string who, const PlayerSums& points, const Mean& mean) {
    std::vector<std::string> row{std::move(who)};
    for (std::size_t step = 0; step < CourseTally::steps; ++step) {
        double sum = 0;
        for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
            sum += mean(points, CourseTally::figure(step, category));
        }
        row.push_back(fmt::format("{:.1f}", sum));
    }
    return row;
}

std::string course_text(const PlayerSums& points) {
    Rows rows{{"of the turns"}};
    for (std::size_t step = 1; step <= CourseTally::steps; ++step) {
        rows[0].push_back(fmt::format("{} %", 100 * step / CourseTally::steps));
    }
    rows.push_back(course_row("winners", points, [](const PlayerSums& sums, std::size_t figure) {
        return sums.winner_mean(figure);
    }));
    rows.push_back(course_row("others", points, [](const PlayerSums& sums, std::size_t figure) {
        return sums.other_mean(figure);
    }));
    return table(rows) + "What a scoring would give after this share of a player's turns.\n";
}

// The lead ---------------------------------------------------------------------------------------

std::string range_text(balance::LeadRange range) {
    using balance::ScoringTally;
    return range.most == 0                      ? "shared"
           : range.most == ScoringTally::no_end ? fmt::format("{} or more", range.least)
                                                : fmt::format("{} to {}", range.least, range.most);
}

std::string lead_text(const balance::ScoringTally& tally) {
    if (tally.sole_leaders().players() == 0) {
        return "";
    }
    Rows rows{{"lead", "games", "leader wins (95 % interval)"}};
    for (std::size_t i = 0; i < tally.leads.size(); ++i) {
        const balance::WinRate& leaders = tally.leaders()[i];
        if (i > 0 && leaders.players() > 0) {
            rows.push_back({range_text(tally.leads[i]), std::to_string(leaders.players()),
                            with_interval(leaders)});
        }
    }
    return fmt::format("Who leads alone after the interim scoring (round {:.1f} on average) wins "
                       "{}.\n{}",
                       tally.interim_rounds().mean(), with_interval(tally.sole_leaders()),
                       table(rows));
}

// Markets ----------------------------------------------------------------------------------------

std::string markets_text(const Simulation& simulation) {
    const BoardTally& tally = simulation.tally;
    if (tally.markets().empty()) {
        return "";
    }
    const auto games = static_cast<double>(tally.seats().games());
    Rows rows{{"market", "first in round", "who come win", "who do not win"}};
    for (std::size_t seat = 0; seat < tally.deals().players(); ++seat) {
        rows[0].push_back(std::to_string(seat + 1));
    }
    for (std::size_t i = 0; i < tally.markets().size(); ++i) {
        const balance::MarketFigures& market = tally.markets()[i];
        rows.push_back({hex::name(simulation.game.board().markets()[i]),
                        market.reached == 0
                            ? "-"
                            : fmt::format("{:.1f}", static_cast<double>(market.rounds) /
                                                        static_cast<double>(market.reached)),
                        with_interval(market.with), with_interval(market.without)});
        for (const balance::SeatAtMarket& seat : market.seats) {
            rows.back().push_back(
                fmt::format("{:.0f}", 100 * static_cast<double>(seat.reached) / games));
        }
    }
    return table(rows) +
           "In brackets 95 % intervals. Below each seat: in how many of 100 games it comes to the "
           "market.\n";
}

} // namespace

std::string first_markets_sentence(const BoardTally& tally) {
    std::vector<std::string> rounds;
    for (const auto& [games, sum] : tally.first_markets()) {
        rounds.push_back(games == 0 ? "-"
                                    : fmt::format("{:.1f}", static_cast<double>(sum) /
                                                                static_cast<double>(games)));
    }
    return tally.markets().empty()
               ? ""
               : fmt::format("By seat, players come to their first market in round {} on average.",
                             fmt::join(rounds, ", "));
}

std::string why_text(const Simulation& simulation) {
    const BoardTally& tally = simulation.tally;
    return earnings_text(tally) + "\n" + course_text(tally.course().points()) + "\n" +
           lead_text(tally.scorings()) + "\n" + first_markets_sentence(tally) + "\n" +
           markets_text(simulation) + "\n";
}

} // namespace pampas::report
