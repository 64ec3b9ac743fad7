#include "analysis/report/ground/words.h"
#include "analysis/report/map/news_items.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

std::size_t number(int count) {
    return static_cast<std::size_t>(count);
}

/// `player 5 needs`, `players 4 and 5 need`, `players 2 to 5 need`; players count from 1.
std::string players_need(int first, int last) {
    if (first == last) {
        return fmt::format("player {} needs", first);
    }
    return fmt::format("players {} {} {} need", first, last == first + 1 ? "and" : "to", last);
}

/// `the first four need`, `player 1 needs`.
std::string first_players_need(int count) {
    return count == 1 ? "player 1 needs" : fmt::format("the first {} need", spelled(number(count)));
}

/// What the players need who do not open in two actions.
std::string late_ones(const graph::SeatOpenings& seats) {
    const int first = seats.in_two + 1;
    const int beyond = seats.in_two + seats.in_three + 1;
    if (seats.in_three == 0) {
        return players_need(first, seats.players) + " more than three actions to come to a market";
    }
    const std::string three =
        players_need(first, beyond - 1) + " three actions to come to a market";
    return beyond > seats.players ? three
                                  : three + " and " + players_need(beyond, seats.players) + " more";
}

/// Whether all players who are late need equally many actions.
bool equally_late(const graph::SeatOpenings& seats) {
    return seats.in_three == 0 || seats.in_two + seats.in_three == seats.players;
}

std::string all_need(const graph::SeatOpenings& seats) {
    return fmt::format("all {} need {}", spelled(number(seats.players)),
                       seats.in_three > 0 ? "three" : "more than three");
}

} // namespace

std::optional<Told> late_players(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    if (seats.in_two == 0 || seats.in_two >= seats.players) {
        return std::nullopt;
    }
    return Told{fmt::format("{}; {} two.", capitalized(late_ones(seats)),
                            first_players_need(seats.in_two))};
}

std::optional<Told> slow_start(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    if (seats.in_two > 0 || seats.players == 0) {
        return std::nullopt;
    }
    return Told{fmt::format("No player can come to a market in two actions; {}.",
                            equally_late(seats) ? all_need(seats) : late_ones(seats))};
}

std::optional<Told> water_for_some(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    const int with = seats.in_two_with_water;
    if (with == 0 || with >= seats.players || seats.in_two < seats.players) {
        return std::nullopt;
    }
    return Told{fmt::format("Only {} of {} players can open beside water in two actions.",
                            spelled(number(with)), spelled(number(seats.players)))};
}

} // namespace pampas::report
