#include "engine/players/lineup.h"

#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace pampas::players {
namespace {

constexpr std::array<std::string_view, 1> bot_names{"random"}; // indexed by Bot

Bot bot_named(const std::string& wanted) {
    const auto found = std::ranges::find(bot_names, wanted);
    if (found == bot_names.end()) {
        throw InputError(
            fmt::format("unknown bot \"{}\"; known: {}", wanted, fmt::join(bot_names, ", ")));
    }
    return static_cast<Bot>(found - bot_names.begin());
}

} // namespace

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
        result.emplace_back(bot_names[static_cast<std::size_t>(bot)]);
    }
    return result;
}

} // namespace pampas::players
