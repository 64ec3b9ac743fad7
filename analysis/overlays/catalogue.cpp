#include "analysis/overlays/catalogue.h"

#include <array>

namespace pampas::overlays {

// Each is defined in the file about its subject. A new one is declared here and called below.
Kind herd_distance();
Kind accessibility();
Kind catchments();
Kind openings();
Kind regions();
Kind chokepoints();
Kind betweenness();
Kind broken_symmetry();

std::span<const Kind> kinds() {
    static const std::array all{herd_distance(), accessibility(), catchments(),  openings(),
                                regions(),       chokepoints(),   betweenness(), broken_symmetry()};
    return all;
}

} // namespace pampas::overlays
