#include "engine/players/bot.h"

#include "engine/players/random.h"

#include <array>

namespace pampas::players {
namespace {

Plan random_plan(const rules::State& state, const BotOptions&, MarketFieldCache&,
                 chance::Stream& stream) {
    return {random_action(state, stream)};
}

} // namespace

std::span<const Bot> all_bots() {
    static const std::array all{Bot{"random", random_plan}, greedy_bot(), search_bot()};
    return all;
}

} // namespace pampas::players
