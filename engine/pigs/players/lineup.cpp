#include "engine/pigs/players/lineup.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/pigs/players/thinking.h"
#include "engine/simulation/random_action.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace pampas::pigs {
namespace {

constexpr std::string_view thinking_prefix = "thinking:";
const std::array<std::string, 3> by_strength{"random", "greedy", "thinking"};

} // namespace

std::string usual_player() {
    return "greedy";
}

std::vector<std::string> player_names() {
    std::vector<std::string> names(by_strength.begin(), by_strength.end());
    std::ranges::transform(styles().begin() + 1, styles().end(), std::back_inserter(names),
                           &Style::name); // the first one is that of `greedy`
    return names;
}

std::span<const std::string> players_by_strength() {
    return by_strength;
}

bool thinks(const std::string& name) {
    return name == by_strength[2] || name.starts_with(thinking_prefix);
}

Lineup::Seat Lineup::seat_named(const std::string& name) {
    if (name == by_strength[0]) {
        return {name, Kind::Random, {}};
    }
    if (name == by_strength[1]) {
        return {name, Kind::Greedy, styles().front()};
    }
    if (name == by_strength[2]) {
        return {name, Kind::Thinking, styles().front()};
    }
    if (name.starts_with(thinking_prefix)) {
        return {name, Kind::Thinking, style_named(name.substr(thinking_prefix.size()))};
    }
    const std::vector<std::string> known = player_names();
    if (std::ranges::find(known, name) == known.end() && !name.ends_with(".json")) {
        throw InputError(tr("unknown {} \"{}\"; expected one of {}, or a .json file", tr("bot"),
                            name, fmt::join(known, ", ")));
    }
    return {name, Kind::Greedy, style_named(name)};
}

Lineup::Lineup(std::span<const std::string> wanted, int players) {
    if (wanted.size() != 1 && wanted.size() != index(players)) {
        throw InputError(
            tr("{} bots for {} players; give one for all or one for each", wanted.size(), players));
    }
    for (std::size_t seat = 0; seat < index(players); ++seat) {
        seats_.push_back(seat_named(wanted[wanted.size() == 1 ? 0 : seat]));
    }
}

std::vector<std::string> Lineup::names() const {
    std::vector<std::string> names;
    std::ranges::transform(seats_, std::back_inserter(names), &Seat::name);
    return names;
}

Lineup Lineup::rotated() const {
    Lineup other = *this;
    std::ranges::rotate(other.seats_, other.seats_.begin() + 1);
    return other;
}

Plan Lineup::plan(const State& state, Memory&, chance::Stream& stream) const {
    const Seat& seat = seats_[index(state.seat())];
    switch (seat.kind) {
    case Kind::Random:
        return {simulation::random_action(state, stream)};
    case Kind::Greedy:
        return greedy_plan(state.seen_by(state.seat(), stream), seat.style);
    default:
        return thinking_plan(state.seen_by(state.seat(), stream), seat.style, stream);
    }
}

} // namespace pampas::pigs
