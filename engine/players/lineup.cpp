#include "engine/players/lineup.h"

#include "engine/files/input_error.h"
#include "engine/players/greedy.h"
#include "engine/players/random.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace pampas::players {
namespace {

constexpr std::array<std::string_view, 2> known{"random", "greedy"}; // indexed by Bot

Bot bot_named(const std::string& wanted) {
    const auto found = std::ranges::find(known, wanted);
    if (found == known.end()) {
        throw InputError(
            fmt::format("unknown bot \"{}\"; known: {}", wanted, fmt::join(known, ", ")));
    }
    return static_cast<Bot>(found - known.begin());
}

} // namespace

std::vector<std::string> bot_names() {
    return {known.begin(), known.end()};
}

Lineup::Lineup(std::span<const std::string> wanted, int players) {
    const auto seats = static_cast<std::size_t>(players);
    if (wanted.size() != 1 && wanted.size() != seats) {
        throw InputError(fmt::format("{} bots for {} players; give one for all or one for each",
                                     wanted.size(), players));
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        bots_.push_back(bot_named(wanted[wanted.size() == 1 ? 0 : seat]));
    }
}

std::vector<std::string> Lineup::names() const {
    std::vector<std::string> result;
    for (const Bot bot : bots_) {
        result.emplace_back(known[static_cast<std::size_t>(bot)]);
    }
    return result;
}

rules::Action Lineup::choose(const rules::State& state, chance::Stream& stream) const {
    switch (bots_[static_cast<std::size_t>(state.seat())]) {
    case Bot::Greedy:
        return greedy_action(state, balanced);
    case Bot::Random:
        break;
    }
    return random_action(state, stream);
}

} // namespace pampas::players
