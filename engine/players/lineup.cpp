#include "engine/players/lineup.h"

#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/named.h"
#include "engine/language/tr.h"
#include "engine/processes/child.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <utility>

namespace pampas::players {
namespace {

/// The bot for the name of a variant, which may begin with a bot's prefix.
const Bot& bot_of_variant(std::string_view name) {
    const auto length = [&](const Bot& bot) {
        const auto& prefix = bot.prefix;
        return prefix && name.starts_with(*prefix) ? std::ssize(*prefix) : -1;
    };
    return *std::ranges::max_element(all_bots(), {}, length);
}

/// Whether the name begins with a bot's prefix.
bool is_own_variant(std::string_view name) {
    return std::ranges::any_of(all_bots(), [&](const Bot& bot) {
        return bot.prefix && !bot.prefix->empty() && name.starts_with(*bot.prefix);
    });
}

const Bot& bot_of(std::string_view name) {
    const auto found = std::ranges::find(all_bots(), name, &Bot::name);
    return found != all_bots().end() ? *found : bot_of_variant(name);
}

BotOptions options_of(const Bot& bot, const std::string& name) {
    if (name != bot.name) {
        return bot.variant(name.substr(bot.prefix->size()));
    }
    return bot.usual != nullptr ? bot.usual() : BotOptions();
}

} // namespace

std::span<const std::string> bots_by_strength() {
    static const std::array<std::string, 4> bots{"random", "greedy", "learned", "search:learned"};
    return bots;
}

std::string usual_bot() {
    return std::string(std::ranges::find(all_bots(), true, &Bot::is_usual)->name);
}

bool is_program(const std::string& name) {
    return name.find('/') != std::string::npos && !name.ends_with(".json") && !is_own_variant(name);
}

bool searches(const std::string& name) {
    return bot_of(name).searches;
}

void Lineup::Memory::begin(const Lineup& lineup, std::uint64_t run_seed, std::size_t number,
                           const rules::Setup& setup) {
    if (lineup.has_programs()) {
        table_ = std::make_unique<programs::Table>(run_seed, number, setup);
    }
}

Lineup::Lineup(std::span<const std::string> wanted, int players, const SearchBudget& budget,
               programs::Options programs)
    : programs_(std::move(programs)) {
    const auto seats = static_cast<std::size_t>(players);
    if (wanted.size() != 1 && wanted.size() != seats) {
        throw InputError(
            tr("{} bots for {} players; give one for all or one for each", wanted.size(), players));
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::string& name = wanted[wanted.size() == 1 ? 0 : seat];
        if (is_program(name)) {
            processes::require_program(path_of(name));
            seats_.push_back({name, nullptr, {}});
            continue;
        }
        const Bot& bot = bot_of(name);
        seats_.push_back({name, &bot, options_of(bot, name)});
        seats_.back().options.budget = budget;
    }
}

std::vector<std::string> Lineup::names() const {
    std::vector<std::string> result;
    std::ranges::transform(seats_, std::back_inserter(result), &Seat::name);
    return result;
}

Lineup Lineup::rotated() const {
    Lineup result = *this;
    std::ranges::rotate(result.seats_, result.seats_.begin() + 1);
    return result;
}

bool Lineup::has_programs() const {
    return std::ranges::any_of(seats_, [](const Seat& seat) { return seat.bot == nullptr; });
}

bool Lineup::is_learned() const {
    return std::ranges::all_of(seats_,
                               [](const Seat& seat) { return seat.bot && seat.options.learned; });
}

Plan Lineup::plan(const rules::State& state, Memory& memory, chance::Stream& stream) const {
    const Seat& seat = seats_[static_cast<std::size_t>(state.seat())];
    if (seat.bot != nullptr) {
        return seat.bot->plan(state, seat.options, memory.fields_, stream);
    }
    assert(memory.table_ != nullptr);
    return {state.has_given_up(state.seat()) ? rules::Action::end_turn()
                                             : memory.table_->next(state, seat.name, programs_)};
}

bool all_alike(const std::vector<std::string>& names) {
    return std::ranges::adjacent_find(names, std::ranges::not_equal_to()) == names.end();
}

std::vector<std::string> one_for_all(const std::vector<std::string>& names) {
    return all_alike(names) ? std::vector{names.front()} : names;
}

} // namespace pampas::players
