#include "engine/players/lineup.h"

#include "engine/files/input_error.h"
#include "engine/players/greedy.h"
#include "engine/players/random.h"
#include "engine/resources/named.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace pampas::players {
namespace {

constexpr std::string_view search_prefix = "search:";

EvaluationWeights style_named(const std::string& name_or_path) {
    const bool is_known =
        std::ranges::find(styles(), name_or_path, &EvaluationWeights::name) != styles().end();
    if (!is_known && !name_or_path.ends_with(".json")) {
        throw InputError(fmt::format("unknown bot \"{}\"; known are {}, or give a .json file",
                                     name_or_path, fmt::join(bot_names(), ", ")));
    }
    return resources::named<EvaluationWeights>(name_or_path, styles(), "bot", read_style);
}

} // namespace

std::vector<std::string> bot_names() {
    std::vector<std::string> names{"random", "greedy", "search"};
    std::ranges::transform(styles().begin() + 1, styles().end(), std::back_inserter(names),
                           &EvaluationWeights::name); // the first is greedy's
    return names;
}

Lineup::Bot Lineup::bot_named(const std::string& name) {
    if (name == "random") {
        return {name};
    }
    if (name == "greedy" || name == "search") {
        return {name, name == "greedy" ? Method::Greedy : Method::Search, balanced()};
    }
    if (name.starts_with(search_prefix)) {
        return {name, Method::Search, style_named(name.substr(search_prefix.size()))};
    }
    return {name, Method::Greedy, style_named(name)};
}

Lineup::Lineup(std::span<const std::string> wanted, int players, const SearchBudget& budget)
    : budget_(budget) {
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
    std::ranges::transform(bots_, std::back_inserter(result), &Bot::name);
    return result;
}

Lineup Lineup::rotated() const {
    Lineup result = *this;
    std::ranges::rotate(result.bots_, result.bots_.begin() + 1);
    return result;
}

Plan Lineup::plan(const rules::State& state, chance::Stream& stream) const {
    const Bot& bot = bots_[static_cast<std::size_t>(state.seat())];
    switch (bot.method) {
    case Method::Greedy:
        return greedy_plan(state, bot.style);
    case Method::Search:
        return search_plan(state, bot.style, budget_, stream);
    case Method::Random:
        break;
    }
    return {random_action(state, stream)};
}

} // namespace pampas::players
