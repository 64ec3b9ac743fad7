#include "analysis/overlays/catalogue.h"

#include <array>

/// Every kind, in the order they are offered in. Each has a file of its own, which defines it.
#define PAMPAS_OVERLAYS(KIND)                                                                      \
    KIND(herd_distance)                                                                            \
    KIND(accessibility)                                                                            \
    KIND(catchments)                                                                               \
    KIND(openings)                                                                                 \
    KIND(regions)                                                                                  \
    KIND(chokepoints)                                                                              \
    KIND(betweenness)                                                                              \
    KIND(broken_symmetry)

namespace pampas::overlays {

#define DECLARE_KIND(kind) Kind kind();
PAMPAS_OVERLAYS(DECLARE_KIND)

std::span<const Kind> kinds() {
#define CALL_KIND(kind) kind(),
    static const std::array all{PAMPAS_OVERLAYS(CALL_KIND)};
    return all;
}

} // namespace pampas::overlays
