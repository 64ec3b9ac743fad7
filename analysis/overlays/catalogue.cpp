#include "analysis/overlays/catalogue.h"

#include <array>

namespace pampas::overlays {

// Each kind has a file of its own, which defines it.
Kind herd_distance(), accessibility(), catchments(), openings(), regions(), chokepoints(),
    betweenness(), broken_symmetry();

std::span<const Kind> kinds() {
    static const std::array all{herd_distance(), accessibility(), catchments(),  openings(),
                                regions(),       chokepoints(),   betweenness(), broken_symmetry()};
    return all;
}

} // namespace pampas::overlays
