#include "analysis/report/games/charts.h"

#include "analysis/report/games/tables.h"
#include "analysis/report/games/words.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <cmath>

namespace pampas::report {
namespace {

/// One of the rows that a chart of players has: a seat, the winners, the others.
struct EarningsRow {
    std::string who;
    const Earnings& earnings;
};

std::vector<EarningsRow> everybody(const GamesSummary& table) {
    std::vector<EarningsRow> rows;
    rows.reserve(table.seats.size() + 2);
    for (const SeatSummary& seat : table.seats) {
        rows.push_back({wording::seat(rows.size()), seat.earnings});
    }
    rows.push_back({tr("winners"), table.winners.earnings});
    rows.push_back({tr("others"), table.others.earnings});
    return rows;
}

/// The keys of a win rate in percent that charts have.
Json rate_json(const WinShare& share, std::size_t players) {
    return {{"wins", 100 * share.rate},
            {"low", 100 * share.interval.low},
            {"high", 100 * share.interval.high},
            {"said", wording::percent_text(share.interval)},
            {"equal", 100 / static_cast<double>(players)}};
}

void add_course(Json& values, const GamesSummary& table, const char* who,
                Categories CourseStep::*points) {
    for (const CourseStep& step : table.course) {
        for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
            values.push_back({{"who", who},
                              {"share", std::lround(100 * step.share)},
                              {"category", tr(rules::category_names[category])},
                              {"place", category},
                              {"points", (step.*points)[category]}});
        }
    }
    if (table.interim.games > 0) {
        values.push_back({{"who", who},
                          {"share", 100 * table.interim.round / table.rounds},
                          {"category", nullptr}});
    }
}

void add_market_rate(Json& values, const std::string& market, const char* who,
                     const std::optional<WinShare>& share, std::size_t players) {
    if (share) {
        Json value{{"market", market}, {"who", who}, {"players", share->players}};
        value.update(rate_json(*share, players));
        values.push_back(std::move(value));
    }
}

Json reach_json(const MarketSummary& market, std::size_t seat, double games) {
    const balance::SeatAtMarket& figures = market.seats[seat];
    const auto reached = static_cast<double>(figures.reached);
    return {{"market", hex::name(market.at)},
            {"seat", wording::seat(seat)},
            {"reached", 100 * reached / games},
            {"first", 100 * static_cast<double>(figures.first) / games},
            {"round", mean_round(figures.rounds, figures.reached).page_text()},
            {"pesos", static_cast<double>(figures.pesos) / games}};
}

} // namespace

Html seats_chart(std::span<const GamesSummary> tables) {
    std::vector<ChartedSeats> charted;
    for (const GamesSummary& table : tables) {
        ChartedSeats& seats =
            charted.emplace_back(ChartedSeats{table_name(table), {}, table.fairness->tolerance});
        for (const SeatSummary& seat : table.seats) {
            const std::size_t number = seats.shares.size();
            seats.shares.push_back({number, table.seats.size(), table.fairness->win_rates[number],
                                    seat.win_interval, seat.points});
        }
    }
    return seats_chart(charted);
}

Html points_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    for (const auto& [who, earnings] : everybody(table)) {
        for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
            values.push_back({{"who", who},
                              {"category", tr(rules::category_names[category])},
                              {"place", category},
                              {"points", earnings.interim[category] + earnings.final[category]}});
        }
    }
    return html_chart({"points",
                       tr("Means of a game, both scorings together. Winners are whoever won, "
                          "others whoever did not, on any seat."),
                       variant},
                      values);
}

Html income_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    for (const auto& [who, earnings] : everybody(table)) {
        values.push_back(
            {{"who", who}, {"source", tr("markets")}, {"place", 0}, {"pesos", earnings.markets}});
        values.push_back(
            {{"who", who}, {"source", tr("harvests")}, {"place", 1}, {"pesos", earnings.harvests}});
    }
    return html_chart({"income", tr("Means of a game."), variant}, values);
}

Html course_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    add_course(values, table, tr("winners"), &CourseStep::winners);
    add_course(values, table, tr("others"), &CourseStep::others);
    return html_chart({"course",
                       tr("What a scoring would give at this point of the game. The broken line is "
                          "where the interim scoring comes on average."),
                       variant},
                      values);
}

Html lead_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    for (const auto& [range, leaders] : table.interim.leads) {
        if (leaders && range.most > 0) {
            Json value{{"lead", lead_name(range)}, {"games", leaders->players}};
            value.update(rate_json(*leaders, table.seats.size()));
            values.push_back(std::move(value));
        }
    }
    return values.empty() ? Html()
                          : html_chart({"lead",
                                        tr("How often the player wins who leads after the interim "
                                           "scoring. The broken line is an equal share."),
                                        variant},
                                       values);
}

Html market_wins_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    const std::size_t players = table.seats.size();
    for (const MarketSummary& market : table.markets) {
        const std::string name = hex::name(market.at);
        add_market_rate(values, name, tr("who come to it"), market.who_come, players);
        add_market_rate(values, name, tr("who do not"), market.who_do_not, players);
    }
    return values.empty() ? Html()
                          : html_chart({"market-wins",
                                        tr("The farther apart the two points, the more winners and "
                                           "others differ there. It need not be the market that "
                                           "makes them win."),
                                        variant},
                                       values);
}

Html market_reach_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    for (const MarketSummary& market : table.markets) {
        for (std::size_t seat = 0; seat < market.seats.size(); ++seat) {
            values.push_back(reach_json(market, seat, static_cast<double>(table.games)));
        }
    }
    return values.empty()
               ? Html()
               : html_chart({"market-reach",
                             tr("In how many of 100 games the animals of a seat come there."),
                             variant},
                            values);
}

} // namespace pampas::report
