#include "analysis/report/games/tables.h"

#include "analysis/glossary/glossary.h"
#include "analysis/report/games/text.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/report/ground/strengths.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace pampas::report {
namespace {

double total(const Categories& points) {
    return std::accumulate(points.begin(), points.end(), 0.0);
}

Row earnings_row(std::string who, const Earnings& earnings, bool has_chips) {
    Row row{std::move(who), Number{earnings.markets}, Number{earnings.harvests}};
    if (has_chips) {
        row.emplace_back(Number{earnings.chips_taken});
    }
    row.emplace_back(Number{total(earnings.interim)});
    row.emplace_back(Number{total(earnings.final)});
    return row;
}

Cell win_share(const std::optional<WinShare>& share) {
    return share ? Cell(Percent{share->rate, share->interval}) : Missing{};
}

Row market_row(const MarketSummary& market, double games) {
    Row row{MarketName{market.at},
            Percent{static_cast<double>(market.reached) / games},
            mean_round(market.rounds, market.reached),
            Number{static_cast<double>(market.pesos) / games},
            win_share(market.who_come),
            win_share(market.who_do_not)};
    for (const balance::SeatAtMarket& seat : market.seats) {
        row.emplace_back(Number{100 * static_cast<double>(seat.reached) / games, 0});
    }
    return row;
}

std::string games_words(const GamesSummary& table) {
    return table.interrupted ? trn("{} game, interrupted", "{} games, interrupted", table.games)
                             : trn("{} game", "{} games", table.games);
}

Row verdict_row(const GamesSummary& table) {
    const Earnings& earnings = table.winners.earnings;
    Row row{Cell(table_name(table)).explained_by("bot"), games_words(table)};
    for (const Cell& cell : fairness_cells(*table.fairness)) {
        row.push_back(cell);
    }
    row.emplace_back(Number{total(earnings.interim) + total(earnings.final), 0});
    row.emplace_back(Number{table.rounds});
    return row;
}

} // namespace

std::vector<std::size_t> scored_categories(const GamesSummary& summary) {
    std::vector<std::size_t> result;
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        if (std::ranges::any_of(summary.seats, [category](const SeatSummary& seat) {
                return seat.categories[category] != 0;
            })) {
            result.push_back(category);
        }
    }
    return result;
}

Table seats_table(const GamesSummary& summary, Detail detail) {
    const bool is_detailed = detail == Detail::All;
    Table table{
        .columns = {{"seat"}, {"wins"}, {"interval"}},
        .below = is_detailed
                     ? tr("Seat 1 begins. A shared win counts in part. Adjusted wins leave out the "
                          "luck of the cards. Points are means per game, and sd is their standard "
                          "deviation. The next columns show where the points come from.")
                     : tr("Seat 1 begins. A shared win counts in part. Points are means per game. "
                          "The next columns show where the points come from.")};
    if (is_detailed) {
        table.columns.push_back({"adjusted"});
    }
    table.columns.push_back({"points"});
    if (is_detailed) {
        table.columns.push_back({"deviation"});
    }
    const std::vector<std::size_t> scored = scored_categories(summary);
    for (const std::size_t category : scored) {
        table.columns.push_back({rules::category_names[category]});
    }
    for (const SeatSummary& seat : summary.seats) {
        Row& row = table.rows.emplace_back(
            Row{table.rows.size() + 1, Percent{seat.win_rate}, PercentRange{seat.win_interval}});
        if (is_detailed) {
            row.push_back(seat.adjusted ? Cell(Percent{seat.adjusted->rate}) : Missing{});
        }
        row.emplace_back(Number{seat.points});
        if (is_detailed) {
            row.emplace_back(Number{seat.points_deviation});
        }
        for (const std::size_t category : scored) {
            row.emplace_back(Number{seat.categories[category]});
        }
    }
    return table;
}

Table earnings_table(const GamesSummary& summary) {
    const bool has_chips = std::ranges::any_of(
        summary.seats, [](const SeatSummary& seat) { return seat.earnings.chips_taken != 0; });
    Table table{.columns = {{.id = "who", .text_label = ""}, {"market-income"}, {"harvest-pesos"}},
                .below = has_chips
                             ? tr("Means per game. Chips taken: harvests with a chip from a chain.")
                             : tr("Means per game.")};
    if (has_chips) {
        table.columns.push_back({"chips-taken"});
    }
    table.columns.push_back({"interim-points"});
    table.columns.push_back({"final-points"});
    const auto add = [&](std::string who, const Earnings& earnings) {
        table.rows.push_back(earnings_row(std::move(who), earnings, has_chips));
    };
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        add(wording::seat(seat), summary.seats[seat].earnings);
    }
    add(glossary::title("winners-row"), summary.winners.earnings);
    add(glossary::title("others-row"), summary.others.earnings);
    return table;
}

Table course_table(const GamesSummary& summary) {
    Table table{.columns = {{"share-of-turns"}},
                .rows = {{glossary::title("winners-row")}, {glossary::title("others-row")}},
                .below =
                    tr("The points a scoring would give after this share of a player's turns.")};
    for (const CourseStep& step : summary.course) {
        table.columns.push_back(
            {.id = "share", .title = fmt::format("{:.0f} %", 100 * step.share)});
        table.rows[0].emplace_back(Number{total(step.winners)});
        table.rows[1].emplace_back(Number{total(step.others)});
    }
    return table;
}

Table leads_table(const GamesSummary& summary) {
    const auto& leader = summary.interim.sole_leader.value();
    Table table{
        .columns = {{"lead"}, {"games"}, {"leader-wins"}},
        .above = tr(
            "A player who leads alone after the interim scoring (round {:.1f} on average) wins {}.",
            summary.interim.round, win_share(leader).text())};
    for (const auto& [range, leaders] : summary.interim.leads) {
        if (leaders && range.most > 0) {
            table.rows.push_back({lead_name(range), leaders->players, win_share(leaders)});
        }
    }
    return table;
}

Table markets_table(const GamesSummary& summary) {
    Table table{
        {{"market"}, {"reached"}, {"first-round"}, {"pesos-paid"}, {"who-come"}, {"who-do-not"}},
        {},
        tr("Markets in these games."),
        tr("All {} markets in these games", summary.markets.size())};
    for (std::size_t seat = 1; seat <= summary.seats.size(); ++seat) {
        table.columns.push_back({.id = "reached-by-seat", .title = std::to_string(seat)});
    }
    for (const MarketSummary& market : summary.markets) {
        table.rows.push_back(market_row(market, static_cast<double>(summary.games)));
    }
    return table;
}

Table verdicts_table(std::span<const GamesSummary> tables) {
    Table table{{{"table"},
                 {"played"},
                 {"verdict"},
                 {"gap"},
                 {"gap-interval"},
                 {"winners-points"},
                 {"rounds"}},
                {},
                wording::verdicts_caption(tables.front().fairness->tolerance)};
    for (const GamesSummary& each : tables) {
        table.rows.push_back(verdict_row(each));
    }
    return table;
}

Table strength_table(const GamesSummary& summary) {
    return strength_table(summary.by_strength,
                          tr("The same map by the strength of its players, weakest first."));
}

std::string lead_name(balance::LeadRange range) {
    return range.most == balance::ScoringTally::no_end ? tr("{} or more", range.least)
                                                       : tr("{} to {}", range.least, range.most);
}

Cell mean_round(std::int64_t rounds, std::int64_t games) {
    return games == 0 ? Cell(Missing{tr("never")})
                      : Number{static_cast<double>(rounds) / static_cast<double>(games)};
}

} // namespace pampas::report
