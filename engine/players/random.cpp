#include "engine/players/random.h"

#include "engine/players/bot.h"

namespace pampas::players {

/// Named in the list of bots (bot.cpp).
Bot random_bot() {
    return {"random", [](const rules::State& state, const BotOptions&, chance::Stream& stream) {
                return Plan{random_action(state, stream)};
            }};
}

} // namespace pampas::players
