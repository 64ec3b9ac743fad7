#include "analysis/overlays/games.h"

#include <array>

/// Every kind, in the order they are offered in. Each has a file of its own, which defines it.
#define PAMPAS_OVERLAYS_OF_GAMES(KIND)                                                             \
    KIND(used_spaces)                                                                              \
    KIND(winners_spaces)                                                                           \
    KIND(seats_spaces)

namespace pampas::overlays {

#define DECLARE_GAMES_KIND(kind) GamesKind kind();
PAMPAS_OVERLAYS_OF_GAMES(DECLARE_GAMES_KIND)

std::span<const GamesKind> kinds_of_games() {
#define CALL_GAMES_KIND(kind) kind(),
    static const std::array all{PAMPAS_OVERLAYS_OF_GAMES(CALL_GAMES_KIND)};
    return all;
}

} // namespace pampas::overlays
