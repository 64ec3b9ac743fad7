#include "analysis/overlays/catalogue.h"

#include <array>

namespace pampas::overlays {

// Each is defined in the file on its subject. Declare a new one here and call it below.
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
