#include "analysis/graph/symmetries.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

namespace pampas::overlays {
namespace {

/// What lies where the space ought to be repeated.
std::string broken_symmetry_hover(const map::Map& map, const graph::Symmetry& symmetry,
                                  hex::Coordinate at) {
    const hex::Coordinate image = graph::image(map.grid(), symmetry, at);
    return map.grid().contains(image)
               ? fmt::format("answered by {} {}", hex::name(image), map::name(map.at(image)))
               : "answered by nothing: off the map";
}

Overlay broken_symmetry_overlay(const map::Map& map, const graph::Analysis& analysis) {
    Overlay overlay;
    if (analysis.symmetries.empty()) {
        overlay.summary = "No symmetry to speak of";
        return overlay;
    }
    const graph::Symmetry& best = analysis.symmetries.front();
    for (const hex::Coordinate at : best.broken) {
        overlay.marks.push_back({at, danger, "", broken_symmetry_hover(map, best, at)});
    }
    overlay.caption = "compared with the symmetry that the map comes closest to";
    overlay.legend = {{danger, fmt::format("breaks {}", graph::name(best.motion))}};
    overlay.summary =
        fmt::format("{}: {:.1f} % agree, {} do not", graph::name(best.motion), 100 * best.agreement,
                    wording::counted(best.broken.size(), "space", "spaces"));
    return overlay;
}

} // namespace

Kind broken_symmetry() {
    return {"broken-symmetry", "Broken symmetry",
            "Which spaces spoil the symmetry that the map comes closest to.",
            broken_symmetry_overlay};
}

} // namespace pampas::overlays
