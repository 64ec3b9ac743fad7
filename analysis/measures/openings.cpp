#include "analysis/measures/figures.h"
#include "analysis/measures/map_findings.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::measures {
namespace {

std::string in_words(int number) {
    return wording::spelled(static_cast<std::size_t>(number));
}

/// `seat 5`, `seats 4 and 5`, `seats 2 to 5`; seats count from 1.
std::string seats_from(int first, int last) {
    if (first == last) {
        return tr("seat {}", first);
    }
    return last == first + 1 ? tr("seats {} and {}", first, last)
                             : tr("seats {} to {}", first, last);
}

std::string first_seats_need_two(int count) {
    return count == 1 ? tr("seat 1 needs two") : tr("the first {} need two", in_words(count));
}

/// The phrase on what seats need that do not open in two actions.
std::string late_ones(const graph::SeatOpenings& seats) {
    const int last_in_three = seats.in_two + seats.in_three;
    const int beyond = seats.players - last_in_three;
    const std::string slowest = beyond == 0 ? "" : seats_from(last_in_three + 1, seats.players);
    if (seats.in_three == 0) {
        return trn("{1} needs more than three actions to reach a market",
                   "{1} need more than three actions to reach a market", beyond, slowest);
    }
    const std::string three =
        trn("{1} needs three actions to reach a market", "{1} need three actions to reach a market",
            seats.in_three, seats_from(seats.in_two + 1, last_in_three));
    return beyond == 0
               ? three
               : tr("{} and {}", three, trn("{1} needs more", "{1} need more", beyond, slowest));
}

/// Whether all late seats need equally many actions.
bool equally_late(const graph::SeatOpenings& seats) {
    return seats.in_three == 0 || seats.in_two + seats.in_three == seats.players;
}

std::string all_need(const graph::SeatOpenings& seats) {
    return seats.in_three > 0 ? tr("all {} need three", in_words(seats.players))
                              : tr("all {} need more than three", in_words(seats.players));
}

std::vector<Draft> seats_that_are_late(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    if (seats.in_two == 0 || seats.in_two >= seats.players) {
        return {};
    }
    return {{fmt::format("{}; {}.", wording::capitalized(late_ones(seats)),
                         first_seats_need_two(seats.in_two))}};
}

std::vector<Draft> no_seat_in_time(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    if (seats.in_two > 0 || seats.players == 0) {
        return {};
    }
    return {{tr("No player can reach a market in two actions; {}.",
                equally_late(seats) ? all_need(seats) : late_ones(seats))}};
}

std::vector<Draft> seats_beside_water(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    const int with = seats.in_two_with_water;
    if (with == 0 || with >= seats.players || seats.in_two < seats.players) {
        return {};
    }
    return {{tr("Only {} of {} players can open beside water in two actions.", in_words(with),
                in_words(seats.players))}};
}

/// Whether every seat opens in two actions on a map of published size; otherwise another finding is
/// more important.
bool all_open_in_two(const Analysis& analysis) {
    return analysis.seats.in_two >= analysis.seats.players && is_of_published_size(analysis);
}

} // namespace

extern constexpr Figure simultaneous_figure{
    "simultaneous",
    tr_later("two-action openings side by side"),
    0,
    Worse::Less,
    [](const Analysis& analysis) { return Value(analysis.openings.simultaneous.size()); },
    Comparison{tr_later("{0} openings that reach a market in two actions fit side by side"),
               tr_later("fewer openings"), 1, nullptr, all_open_in_two}};

extern constexpr Figure simultaneous_with_water_figure{
    "simultaneous_with_water", tr_later("such openings beside water"), 0, Worse::Neither,
    [](const Analysis& analysis) {
        return Value(analysis.openings.simultaneous_with_water.size());
    }};

extern constexpr Check late_seats{"late-seats", Severity::Warning,
                                  "seats that need more actions to a market than the first ones",
                                  seats_that_are_late};
extern constexpr Check slow_start{"slow-start", Severity::Note,
                                  "no seat comes to a market in two actions", no_seat_in_time};
extern constexpr Check water_for_some{"water-for-some", Severity::Note,
                                      "some seats, but not all, open beside water",
                                      seats_beside_water};

} // namespace pampas::measures
