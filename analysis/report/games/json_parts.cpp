#include "analysis/report/games/json_parts.h"

#include <cmath>

// A function that writes a part, then the one that reads it. Some figures are counts that are told
// as shares: of whole numbers these tell the count again, exactly.

namespace pampas::report {
namespace {

/// Null of none.
Json share_json(std::int64_t count, std::int64_t whole) {
    return whole == 0 ? Json() : Json(static_cast<double>(count) / static_cast<double>(whole));
}

std::int64_t read_count(const Json& json, const char* key, std::int64_t whole) {
    const Json& share = optional_part(json, key);
    return share.empty() ? 0 : std::llround(share.get<double>() * static_cast<double>(whole));
}

Json json_of(const Categories& categories) {
    Json json;
    for (std::size_t i = 0; i < categories.size(); ++i) {
        json[std::string(rules::category_names[i])] = categories[i];
    }
    return json;
}

Categories read_categories(const Json& json) {
    Categories categories;
    for (std::size_t i = 0; i < categories.size(); ++i) {
        categories[i] = json.value(rules::category_names[i], 0.0);
    }
    return categories;
}

Json json_of(const std::optional<WinShare>& share) {
    return share ? Json{{"players", share->players},
                        {"win_rate", share->rate},
                        {"ci95", interval_json(share->interval)}}
                 : Json();
}

std::optional<WinShare> read_win_share(const Json& json) {
    return json.empty() ? std::nullopt
                        : std::optional(WinShare{json.at("players").get<std::int64_t>(),
                                                 json.at("win_rate").get<double>(),
                                                 read_interval(json.at("ci95"))});
}

// Players ----------------------------------------------------------------------------------------

void add_earnings(Json& json, const Earnings& earnings) {
    json["income"] = {{"markets", earnings.markets},
                      {"harvests", earnings.harvests},
                      {"chips_taken", earnings.chips_taken}};
    json["interim"] = json_of(earnings.interim);
    json["final"] = json_of(earnings.final);
}

Earnings read_earnings(const Json& json) {
    const Json& income = optional_part(json, "income");
    return {.markets = optional_number(income, "markets"),
            .harvests = optional_number(income, "harvests"),
            .chips_taken = optional_number(income, "chips_taken"),
            .interim = read_categories(optional_part(json, "interim")),
            .final = read_categories(optional_part(json, "final"))};
}

Json json_of(const balance::FirstMarket& first, std::int64_t games) {
    return {{"rate", share_json(first.games, games)},
            {"round", share_json(first.rounds, first.games)}};
}

balance::FirstMarket read_first_market(const Json& json, std::int64_t games) {
    const std::int64_t came = read_count(json, "rate", games);
    return {came, read_count(json, "round", came)};
}

} // namespace

Json json_of(const GroupSummary& group) {
    Json json{{"players", group.players}};
    add_earnings(json, group.earnings);
    return json;
}

GroupSummary read_group(const Json& json) {
    return {optional_number<std::int64_t>(json, "players"), read_earnings(json)};
}

Json json_of(const SeatSummary& seat, std::int64_t games) {
    Json json{{"wins", seat.wins},
              {"win_rate", seat.win_rate},
              {"ci95", interval_json(seat.win_interval)},
              {"points",
               {{"mean", seat.points},
                {"sd", seat.points_deviation},
                {"ci95", interval_json(seat.points_interval)}}},
              {"categories", json_of(seat.categories)}};
    add_earnings(json, seat.earnings);
    if (seat.first_market) {
        json["first_market"] = json_of(*seat.first_market, games);
    }
    return json;
}

SeatSummary read_seat(const Json& json, std::int64_t games) {
    const Json& points = json.at("points");
    SeatSummary seat{.wins = optional_number(json, "wins"),
                     .win_rate = json.at("win_rate").get<double>(),
                     .win_interval = read_interval(json.at("ci95")),
                     .points = points.at("mean").get<double>(),
                     .points_deviation = optional_number(points, "sd"),
                     .points_interval = read_interval(points.at("ci95")),
                     .categories = read_categories(json.at("categories")),
                     .earnings = read_earnings(json)};
    if (json.contains("first_market")) {
        seat.first_market = read_first_market(json.at("first_market"), games);
    }
    return seat;
}

// The board --------------------------------------------------------------------------------------

namespace {

Json json_of(const balance::SeatAtMarket& seat, std::int64_t games) {
    const auto reached = static_cast<double>(seat.reached);
    return {{"reached_rate", share_json(seat.reached, games)},
            {"ci95", interval_json(balance::wilson(reached, static_cast<double>(games)))},
            {"first_rate", share_json(seat.first, games)},
            {"round", share_json(seat.rounds, seat.reached)},
            {"win_rate", share_json(seat.wins, seat.reached * balance::whole_win)},
            {"pesos", share_json(seat.pesos, games)}};
}

balance::SeatAtMarket read_seat_at_market(const Json& json, std::int64_t games) {
    const std::int64_t reached = read_count(json, "reached_rate", games);
    return {.reached = reached,
            .first = read_count(json, "first_rate", games),
            .rounds = read_count(json, "round", reached),
            .wins = read_count(json, "win_rate", reached * balance::whole_win),
            .pesos = read_count(json, "pesos", games)};
}

} // namespace

Json json_of(const MarketSummary& market, std::int64_t games) {
    return {{"at", space_json(market.at)},
            {"reached_rate", share_json(market.reached, games)},
            {"pesos", share_json(market.pesos, games)},
            {"first_round", share_json(market.rounds, market.reached)},
            {"who_come", json_of(market.who_come)},
            {"who_do_not", json_of(market.who_do_not)},
            {"seats", list_json(market.seats, [games](const balance::SeatAtMarket& seat) {
                 return json_of(seat, games);
             })}};
}

MarketSummary read_market(const Json& json, std::int64_t games) {
    const std::int64_t reached = read_count(json, "reached_rate", games);
    return {.at = read_coordinate(json.at("at")),
            .reached = reached,
            .rounds = read_count(json, "first_round", reached),
            .pesos = read_count(json, "pesos", games),
            .who_come = read_win_share(optional_part(json, "who_come")),
            .who_do_not = read_win_share(optional_part(json, "who_do_not")),
            .seats = read_list(optional_part(json, "seats"), [games](const Json& seat) {
                return read_seat_at_market(seat, games);
            })};
}

Json json_of(const SpaceSummary& space, std::int64_t games) {
    return {{"at", space_json(space.at)},
            {"used_rate", share_json(space.used, games)},
            {"winners_rate", space.winners_rate},
            {"others_rate", space.others_rate},
            {"seat_rates", space.seat_rates}};
}

SpaceSummary read_space(const Json& json, std::int64_t games) {
    return {.at = read_coordinate(json.at("at")),
            .used = read_count(json, "used_rate", games),
            .winners_rate = optional_number(json, "winners_rate"),
            .others_rate = optional_number(json, "others_rate"),
            .seat_rates = json.value("seat_rates", std::vector<double>())};
}

// The course of games ----------------------------------------------------------------------------

namespace {

Json json_of(const LeadSummary& lead) {
    const auto [least, most] = lead.range;
    return {{"least", least},
            {"most", most == balance::ScoringTally::no_end ? Json() : Json(most)},
            {"leaders", json_of(lead.leaders)}};
}

LeadSummary read_lead(const Json& json) {
    const Json& most = optional_part(json, "most");
    return {{optional_number<int>(json, "least"),
             most.empty() ? balance::ScoringTally::no_end : most.get<int>()},
            read_win_share(optional_part(json, "leaders"))};
}

} // namespace

Json json_of(const CourseStep& step) {
    return {{"share", step.share},
            {"winners", json_of(step.winners)},
            {"others", json_of(step.others)}};
}

CourseStep read_course_step(const Json& json) {
    return {.share = optional_number(json, "share"),
            .winners = read_categories(optional_part(json, "winners")),
            .others = read_categories(optional_part(json, "others"))};
}

Json json_of(const InterimSummary& interim) {
    return {
        {"games", interim.games},
        {"round", interim.games == 0 ? Json() : Json(interim.round)},
        {"sole_leader", json_of(interim.sole_leader)},
        {"leads", list_json(interim.leads, [](const LeadSummary& lead) { return json_of(lead); })}};
}

InterimSummary read_interim(const Json& json) {
    const Json& round = optional_part(json, "round");
    return {.games = optional_number<std::int64_t>(json, "games"),
            .round = round.empty() ? 0 : round.get<double>(),
            .sole_leader = read_win_share(optional_part(json, "sole_leader")),
            .leads = read_list(optional_part(json, "leads"), read_lead)};
}

} // namespace pampas::report
