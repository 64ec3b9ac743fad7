#include "analysis/report/games/charts.h"

#include "analysis/report/games/tables.h"
#include "analysis/report/games/text.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <cmath>

namespace pampas::report {
namespace {

/// A row of a chart of players: a seat, the winners or the others.
struct EarningsRow {
    std::string who;
    const Earnings& earnings;
};

std::vector<EarningsRow> everybody(const GamesSummary& table) {
    std::vector<EarningsRow> rows;
    rows.reserve(table.seats.size());
    for (const SeatSummary& seat : table.seats) {
        rows.push_back({wording::seat(rows.size()), seat.earnings});
    }
    rows.push_back({tr("winners"), table.winners.earnings});
    rows.push_back({tr("others"), table.others.earnings});
    return rows;
}

/// A win rate in percent, under the keys of the charts.
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
        for (const std::size_t category : scored_categories(table)) {
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

/// `value` has the market.
void add_market_rate(Json& values, Json value, const char* who,
                     const std::optional<WinShare>& share, std::size_t players) {
    if (share) {
        value["who"] = who;
        value["players"] = share->players;
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

ChartedSeats charted(const GamesSummary& table, const LinkedGames& games) {
    ChartedSeats charted{table_name(table), {}, table.fairness->tolerance};
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        const SeatSummary& summary = table.seats[seat];
        charted.shares.push_back({table.fairness->win_rates[seat], summary.win_interval,
                                  summary.points,
                                  games.address({.kind = GamesFigure::Kind::Wins, .seat = seat})});
    }
    return charted;
}

} // namespace

Html seats_chart(std::span<const GamesSummary> tables, std::span<const LinkedGames> games) {
    std::vector<ChartedSeats> seats;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        seats.push_back(charted(tables[i], games[i]));
    }
    return seats_chart(seats);
}

Html points_chart(const GamesSummary& table, const LinkedGames& games, const std::string& variant) {
    Json values = Json::array();
    for (const auto& [who, earnings] : everybody(table)) {
        for (const std::size_t category : scored_categories(table)) {
            Json value{{"who", who},
                       {"category", tr(rules::category_names[category])},
                       {"place", category},
                       {"points", earnings.interim[category] + earnings.final[category]}};
            games.link(value, {.kind = GamesFigure::Kind::Category, .number = category});
            values.push_back(std::move(value));
        }
    }
    return html_chart({"points",
                       tr("Means per game, both scorings together. Winners are the players who "
                          "won, others are those who did not, on any seat."),
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
    return html_chart({"income", tr("Means per game."), variant}, values);
}

Html course_chart(const GamesSummary& table, const std::string& variant) {
    Json values = Json::array();
    add_course(values, table, tr("winners"), &CourseStep::winners);
    add_course(values, table, tr("others"), &CourseStep::others);
    return html_chart({"course",
                       tr("The points a scoring would give at this point of the game. The dashed "
                          "line shows when the interim scoring happens on average."),
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
    return html_chart({"lead",
                       tr("How often the leader after the interim scoring wins. The dashed line is "
                          "an equal share."),
                       variant},
                      values);
}

Html market_wins_chart(const GamesSummary& table, const LinkedGames& games,
                       const std::string& variant) {
    Json values = Json::array();
    const std::size_t players = table.seats.size();
    for (std::size_t i = 0; i < table.markets.size(); ++i) {
        const MarketSummary& market = table.markets[i];
        Json value{{"market", hex::name(market.at)}};
        games.link(value, {.kind = GamesFigure::Kind::Market, .number = i});
        add_market_rate(values, value, tr("players who reach it"), market.who_come, players);
        add_market_rate(values, value, tr("players who do not"), market.who_do_not, players);
    }
    return html_chart({"market-wins",
                       tr("The farther apart the two points, the more winners and others differ "
                          "there. The market need not be the reason why they win."),
                       variant},
                      values);
}

Html market_reach_chart(const GamesSummary& table, const LinkedGames& games,
                        const std::string& variant) {
    Json values = Json::array();
    for (std::size_t market = 0; market < table.markets.size(); ++market) {
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
            Json value = reach_json(table.markets[market], seat, static_cast<double>(table.games));
            games.link(value, {.kind = GamesFigure::Kind::Market, .number = market});
            values.push_back(std::move(value));
        }
    }
    return html_chart(
        {"market-reach", tr("In how many of 100 games the animals of a seat get there."), variant},
        values);
}

} // namespace pampas::report
