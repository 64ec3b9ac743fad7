#include "engine/players/bot.h"

#include <array>

namespace pampas::players {

// Each bot has a file of its own, which defines it.
Bot random_bot(), greedy_bot(), search_bot();

std::span<const Bot> all_bots() {
    static const std::array all{random_bot(), greedy_bot(), search_bot()};
    return all;
}

} // namespace pampas::players
