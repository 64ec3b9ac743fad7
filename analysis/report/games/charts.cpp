#include "analysis/report/games/charts.h"

#include "analysis/report/games/words.h"
#include "analysis/report/ground/html.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <functional>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;
using balance::BoardTally;
using balance::CourseTally;
using balance::IncomeTally;
using balance::PlayerSums;
using balance::WinRate;

/// One of the rows that a chart of players has: a seat, the winners, the others.
struct Who {
    std::string name;
    std::function<double(const PlayerSums& sums, std::size_t figure)> mean;
};

Who winners() {
    return {"winners",
            [](const PlayerSums& sums, auto figure) { return sums.winner_mean(figure); }};
}

Who others() {
    return {"others", [](const PlayerSums& sums, auto figure) { return sums.other_mean(figure); }};
}

std::vector<Who> everybody(const BoardTally& tally) {
    std::vector<Who> rows;
    for (std::size_t seat = 0; seat < tally.deals().players(); ++seat) {
        rows.push_back({player_name(seat), [seat](const PlayerSums& sums, std::size_t figure) {
                            return sums.seat_mean(seat, figure);
                        }});
    }
    rows.push_back(winners());
    rows.push_back(others());
    return rows;
}

Json seat_json(const Simulation& table, std::size_t seat) {
    const balance::DealTally& deals = table.tally.deals();
    const double equal = 1 / static_cast<double>(deals.players());
    const double rate = deals.win_rate(seat);
    const balance::Interval wins =
        table.tally.seats().win_interval(seat, deals.design_effect(seat));
    return {{"table", table_name(table)},
            {"player", player_name(seat)},
            {"wins", 100 * rate},
            {"difference", 100 * (rate - equal)},
            {"low", 100 * (wins.low - equal)},
            {"high", 100 * (wins.high - equal)},
            {"fair_low", -50 * table.tolerance},
            {"fair_high", 50 * table.tolerance},
            {"said", wording::percent_text(wins)},
            {"label", wording::percent_text(rate)},
            {"points", table.tally.seats().seats()[seat].points.mean()}};
}

/// The keys of a win rate in percent that charts have.
Json rate_json(const WinRate& wins, std::size_t players) {
    const balance::Interval interval = wins.interval();
    return {{"wins", 100 * wins.rate()},
            {"low", 100 * interval.low},
            {"high", 100 * interval.high},
            {"said", wording::percent_text(interval)},
            {"equal", 100 / static_cast<double>(players)}};
}

std::string lead_name(balance::LeadRange range) {
    return range.most == balance::ScoringTally::no_end
               ? fmt::format("{} or more", range.least)
               : fmt::format("{} to {}", range.least, range.most);
}

void add_course(Json& values, const BoardTally& tally, const Who& who) {
    for (std::size_t step = 0; step < CourseTally::steps; ++step) {
        for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
            values.push_back({{"who", who.name},
                              {"share", 100 * (step + 1) / CourseTally::steps},
                              {"category", rules::category_names[category]},
                              {"place", category},
                              {"points", who.mean(tally.course().points(),
                                                  CourseTally::figure(step, category))}});
        }
    }
    const balance::Moments& interim = tally.scorings().interim_rounds();
    if (interim.count() > 0) {
        values.push_back({{"who", who.name},
                          {"share", 100 * interim.mean() / tally.seats().rounds().mean()},
                          {"category", nullptr}});
    }
}

void add_market_rate(Json& values, const std::string& market, const char* who, const WinRate& wins,
                     std::size_t players) {
    if (wins.players() > 0) {
        Json value{{"market", market}, {"who", who}, {"players", wins.players()}};
        value.update(rate_json(wins, players));
        values.push_back(std::move(value));
    }
}

std::string market_name(const Simulation& simulation, std::size_t market) {
    return hex::name(simulation.game.board().markets()[market]);
}

} // namespace

std::string seats_chart(std::span<const Simulation> tables) {
    Json values = Json::array();
    for (const Simulation& table : tables) {
        for (std::size_t seat = 0; seat < table.tally.deals().players(); ++seat) {
            values.push_back(seat_json(table, seat));
        }
    }
    return html_chart({"seats", "Shares of wins",
                       "The point is a player's share of wins, the line its 95 % interval. Player "
                       "1 begins. Where all true shares lie in the green band, the map is fair."},
                      values);
}

std::string points_chart(const BoardTally& tally, const std::string& variant) {
    Json values = Json::array();
    for (const Who& who : everybody(tally)) {
        for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
            values.push_back({{"who", who.name},
                              {"category", rules::category_names[category]},
                              {"place", category},
                              {"points", who.mean(tally.scorings().interim(), category) +
                                             who.mean(tally.scorings().final(), category)}});
        }
    }
    return html_chart({"points", "What points are made with",
                       "Means of a game, both scorings together. Winners are whoever won, others "
                       "whoever did not, on any seat.",
                       variant},
                      values);
}

std::string income_chart(const BoardTally& tally, const std::string& variant) {
    Json values = Json::array();
    for (const Who& who : everybody(tally)) {
        values.push_back({{"who", who.name},
                          {"source", "markets"},
                          {"place", 0},
                          {"pesos", who.mean(tally.income(), IncomeTally::Markets)}});
        values.push_back({{"who", who.name},
                          {"source", "harvests"},
                          {"place", 1},
                          {"pesos", who.mean(tally.income(), IncomeTally::Harvests)}});
    }
    return html_chart({"income", "Where pesos come from", "Means of a game.", variant}, values);
}

std::string course_chart(const BoardTally& tally, const std::string& variant) {
    Json values = Json::array();
    add_course(values, tally, winners());
    add_course(values, tally, others());
    return html_chart({"course", "When points are made",
                       "What a scoring would give at this point of the game. The broken line is "
                       "where the interim scoring comes on average.",
                       variant},
                      values);
}

std::string lead_chart(const BoardTally& tally, const std::string& variant) {
    const balance::ScoringTally& scorings = tally.scorings();
    Json values = Json::array();
    for (std::size_t i = 1; i < scorings.leads.size(); ++i) {
        const WinRate& wins = scorings.leaders()[i];
        if (wins.players() > 0) {
            Json value{{"lead", lead_name(scorings.leads[i])}, {"games", wins.players()}};
            value.update(rate_json(wins, tally.deals().players()));
            values.push_back(std::move(value));
        }
    }
    return values.empty() ? ""
                          : html_chart({"lead", "What the lead is worth",
                                        "How often the player wins who leads after the interim "
                                        "scoring. The broken line is an equal share.",
                                        variant},
                                       values);
}

std::string market_wins_chart(const Simulation& simulation, const std::string& variant) {
    Json values = Json::array();
    const std::size_t players = simulation.tally.deals().players();
    for (std::size_t i = 0; i < simulation.tally.markets().size(); ++i) {
        const balance::MarketFigures& market = simulation.tally.markets()[i];
        const std::string name = market_name(simulation, i);
        add_market_rate(values, name, "who come to it", market.with, players);
        add_market_rate(values, name, "who do not", market.without, players);
    }
    return values.empty() ? ""
                          : html_chart({"market-wins", "Which markets winners come to",
                                        "The farther apart the two points, the more winners and "
                                        "others differ there. It need not be the market that makes "
                                        "them win.",
                                        variant},
                                       values);
}

std::string market_reach_chart(const Simulation& simulation, const std::string& variant) {
    Json values = Json::array();
    const auto games = static_cast<double>(simulation.tally.seats().games());
    for (std::size_t i = 0; i < simulation.tally.markets().size(); ++i) {
        const auto& seats = simulation.tally.markets()[i].seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            const auto reached = static_cast<double>(seats[seat].reached);
            values.push_back(
                {{"market", market_name(simulation, i)},
                 {"player", player_name(seat)},
                 {"reached", 100 * reached / games},
                 {"first", 100 * static_cast<double>(seats[seat].first) / games},
                 {"round",
                  seats[seat].reached == 0
                      ? "never"
                      : fmt::format("{:.1f}", static_cast<double>(seats[seat].rounds) / reached)},
                 {"pesos", static_cast<double>(seats[seat].pesos) / games}});
        }
    }
    return values.empty()
               ? ""
               : html_chart({"market-reach", "Who comes to which market",
                             "In how many of 100 games a player's animals come there.", variant},
                            values);
}

} // namespace pampas::report
