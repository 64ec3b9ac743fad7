#include "analysis/overlays/catalogue.h"

#include "analysis/overlays/kinds.h"

#include <array>

namespace pampas::overlays {
namespace {

constexpr std::array catalogue{
    Kind{"herd-distance", "Herd distance",
         "How many animals in a row join a space to its nearest market; at a market, how many join "
         "it to land.",
         herd_distance},
    Kind{"accessibility", "Accessibility",
         "How near the markets are from a space, and at a market how near it is from all land: 1 "
         "is beside, 0 out of reach.",
         accessibility},
    Kind{"catchments", "Market catchments",
         "Which market each space is nearest to, and how many spaces a market has to itself.",
         catchments},
    Kind{"openings", "Openings",
         "Where a land tile and an animal beside it come to a market in two actions; players with "
         "different numbers can do so side by side.",
         openings},
    Kind{"regions", "Regions", "Which pampas and which land hang together.", regions},
    Kind{"chokepoints", "Chokepoints", "Where a single tile parts the pampas.", chokepoints},
    Kind{"betweenness", "Betweenness",
         "How many shortest ways between pampas spaces lead through each: where herds will get in "
         "each other's way.",
         betweenness},
    Kind{"broken-symmetry", "Broken symmetry",
         "Which spaces spoil the symmetry that the map comes closest to.", broken_symmetry},
};

} // namespace

std::span<const Kind> kinds() {
    return catalogue;
}

} // namespace pampas::overlays
