#include "analysis/graph/symmetries.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

namespace pampas::overlays {
namespace {

/// What lies where the space ought to be repeated.
std::string broken_symmetry_hover(const map::Map& map, const graph::Symmetry& symmetry,
                                  hex::Coordinate at) {
    const hex::Coordinate image = graph::image(map.grid(), symmetry, at);
    return map.grid().contains(image)
               ? tr("answered by {} {}", hex::name(image), tr(map::name(map.at(image))))
               : tr("answered by nothing: off the map");
}

Overlay broken_symmetry_overlay(const map::Map& map, const graph::Analysis& analysis) {
    Overlay overlay;
    if (analysis.symmetries.empty()) {
        overlay.summary = tr("No symmetry to speak of");
        return overlay;
    }
    const graph::Symmetry& best = analysis.symmetries.front();
    for (const hex::Coordinate at : best.broken) {
        overlay.marks.push_back({at, danger, "", broken_symmetry_hover(map, best, at)});
    }
    overlay.caption = tr("compared with the symmetry that the map comes closest to");
    overlay.legend = {{danger, tr("breaks {}", tr(graph::name(best.motion)))}};
    overlay.summary =
        trn("{1}: {2:.1f} % agree, {0} space does not", "{1}: {2:.1f} % agree, {0} spaces do not",
            best.broken.size(), tr(graph::name(best.motion)), 100 * best.agreement);
    return overlay;
}

} // namespace

Kind broken_symmetry() {
    return {"broken-symmetry", tr_later("Broken symmetry"),
            tr_later("Which spaces spoil the symmetry that the map comes closest to."),
            broken_symmetry_overlay};
}

} // namespace pampas::overlays
