#include "analysis/overlays/games.h"

#include <array>

namespace pampas::overlays {
namespace {

constexpr std::array catalogue{
    GamesKind{"used", "Spaces used",
              "In how many of a hundred games something lies on a space at the end; at a market, "
              "in how many it is reached.",
              used_spaces},
    GamesKind{"winners", "Where winners play",
              "How much oftener a winner's tile lies on a space at the end than another player's; "
              "at a market, how much oftener winners come to it.",
              winners_spaces},
    GamesKind{"seats", "Best seat against worst",
              "How much oftener a tile of the seat that wins most lies on a space than one of the "
              "seat that wins least; at a market, how much oftener it comes to it.",
              seats_spaces},
};

} // namespace

std::span<const GamesKind> kinds_of_games() {
    return catalogue;
}

} // namespace pampas::overlays
