#include "engine/players/bot.h"

#include <array>

/// Every bot, in the order in which users are told of them. Each has a file of its own, which
/// defines it.
#define PAMPAS_BOTS(BOT)                                                                           \
    BOT(random)                                                                                    \
    BOT(greedy)                                                                                    \
    BOT(search)

namespace pampas::players {

#define DECLARE_BOT(name) Bot name##_bot();
PAMPAS_BOTS(DECLARE_BOT)

std::span<const Bot> all_bots() {
#define CALL_BOT(name) name##_bot(),
    static const std::array all{PAMPAS_BOTS(CALL_BOT)};
    return all;
}

} // namespace pampas::players
