#include "analysis/overlays/games.h"

#include <array>

namespace pampas::overlays {

// Each kind has a file of its own, which defines it.
GamesKind used_spaces(), winners_spaces(), seats_spaces();

std::span<const GamesKind> kinds_of_games() {
    static const std::array all{used_spaces(), winners_spaces(), seats_spaces()};
    return all;
}

} // namespace pampas::overlays
