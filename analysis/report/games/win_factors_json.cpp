#include "analysis/report/games/win_factors.h"

#include <nlohmann/json.hpp>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;
using balance::BoardTally;
using balance::CourseTally;
using balance::IncomeTally;
using balance::PlayerSums;

/// Whose mean is asked for: of a row of figures, the one with this number.
using MeanOf = double (*)(const PlayerSums& sums, std::size_t figure);

double winners_mean(const PlayerSums& sums, std::size_t figure) {
    return sums.winner_mean(figure);
}

double others_mean(const PlayerSums& sums, std::size_t figure) {
    return sums.other_mean(figure);
}

Json rate_json(const balance::WinRate& wins) {
    if (wins.players() == 0) {
        return nullptr;
    }
    const auto [low, high] = wins.interval();
    return {{"players", wins.players()}, {"win_rate", wins.rate()}, {"ci95", {low, high}}};
}

/// A share of games, null of none.
Json share(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? Json() : Json(static_cast<double>(part) / static_cast<double>(whole));
}

Json income_json(const auto& mean) {
    return {{"markets", mean(IncomeTally::Markets)},
            {"harvests", mean(IncomeTally::Harvests)},
            {"chips_taken", mean(IncomeTally::ChipsTaken)}};
}

Json categories_json(const auto& mean) {
    Json json;
    for (std::size_t i = 0; i < rules::category_names.size(); ++i) {
        json[std::string(rules::category_names[i])] = mean(i);
    }
    return json;
}

Json group_json(const BoardTally& tally, std::int64_t players, MeanOf mean) {
    const auto scoring = [mean](const PlayerSums& sums) {
        return categories_json([&](std::size_t category) { return mean(sums, category); });
    };
    return {{"players", players},
            {"income", income_json([&](auto figure) { return mean(tally.income(), figure); })},
            {"interim", scoring(tally.scorings().interim())},
            {"final", scoring(tally.scorings().final())}};
}

void add_to_seat(Json& json, const BoardTally& tally, std::size_t seat) {
    const auto scoring = [seat](const PlayerSums& sums) {
        return categories_json(
            [&](std::size_t category) { return sums.seat_mean(seat, category); });
    };
    json["income"] =
        income_json([&](auto figure) { return tally.income().seat_mean(seat, figure); });
    json["interim"] = scoring(tally.scorings().interim());
    json["final"] = scoring(tally.scorings().final());
    const balance::FirstMarket& first = tally.first_markets()[seat];
    json["first_market"] = {{"rate", share(first.games, tally.seats().games())},
                            {"round", share(first.rounds, first.games)}};
}

Json seat_at_market(const balance::SeatAtMarket& seat, std::int64_t games) {
    const auto reached = static_cast<double>(seat.reached);
    const auto [low, high] = balance::wilson(reached, static_cast<double>(games));
    return {{"reached_rate", share(seat.reached, games)},
            {"ci95", {low, high}},
            {"first_rate", share(seat.first, games)},
            {"round", share(seat.rounds, seat.reached)},
            {"win_rate", share(seat.wins, seat.reached * balance::whole_win)},
            {"pesos", share(seat.pesos, games)}};
}

void add_to_market(Json& json, const balance::MarketFigures& market, std::int64_t games) {
    json["first_round"] = share(market.rounds, market.reached);
    json["who_come"] = rate_json(market.with);
    json["who_do_not"] = rate_json(market.without);
    Json seats = Json::array();
    for (const balance::SeatAtMarket& seat : market.seats) {
        seats.push_back(seat_at_market(seat, games));
    }
    json["seats"] = std::move(seats);
}

void add_to_space(Json& json, const PlayerSums& tiles, std::size_t cell) {
    json["winners_rate"] = tiles.winner_mean(cell);
    json["others_rate"] = tiles.other_mean(cell);
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < tiles.players(); ++seat) {
        seats.push_back(tiles.seat_mean(seat, cell));
    }
    json["seat_rates"] = std::move(seats);
}

/// What a scoring would give after each tenth of a player's turns.
Json course_json(const PlayerSums& points) {
    Json list = Json::array();
    for (std::size_t step = 0; step < CourseTally::steps; ++step) {
        const auto of = [&](MeanOf mean) {
            return categories_json([&](std::size_t category) {
                return mean(points, CourseTally::figure(step, category));
            });
        };
        list.push_back({{"share", static_cast<double>(step + 1) / CourseTally::steps},
                        {"winners", of(winners_mean)},
                        {"others", of(others_mean)}});
    }
    return list;
}

Json interim_json(const balance::ScoringTally& tally) {
    Json leads = Json::array();
    for (std::size_t i = 0; i < tally.leads.size(); ++i) {
        const auto [least, most] = tally.leads[i];
        leads.push_back({{"least", least},
                         {"most", most == tally.no_end ? Json() : Json(most)},
                         {"leaders", rate_json(tally.leaders()[i])}});
    }
    const balance::Moments& rounds = tally.interim_rounds();
    return {{"games", rounds.count()},
            {"round", rounds.count() == 0 ? Json() : Json(rounds.mean())},
            {"sole_leader", rate_json(tally.sole_leaders())},
            {"leads", std::move(leads)}};
}

} // namespace

void add_why(Json& report, const BoardTally& tally) {
    for (std::size_t seat = 0; seat < report["seats"].size(); ++seat) {
        add_to_seat(report["seats"][seat], tally, seat);
    }
    for (std::size_t market = 0; market < tally.markets().size(); ++market) {
        add_to_market(report["markets"][market], tally.markets()[market], tally.seats().games());
    }
    for (std::size_t cell = 0; cell < tally.tiles().figures(); ++cell) {
        add_to_space(report["spaces"][cell], tally.tiles(), cell);
    }
    report["winners"] = group_json(tally, tally.income().winner_rows(), winners_mean);
    report["others"] = group_json(tally, tally.income().other_rows(), others_mean);
    report["course"] = course_json(tally.course().points());
    report["interim_scoring"] = interim_json(tally.scorings());
}

} // namespace pampas::report
