#include "engine/players/random.h"

#include "engine/players/bot.h"

namespace pampas::players {

/// Named in the list of bots (bot.cpp).
Bot random_bot() {
    return {"random", [](const rules::State& state, const BotOptions&, MarketFieldCache&,
                         chance::Stream& stream) { return Plan{random_action(state, stream)}; }};
}

} // namespace pampas::players
