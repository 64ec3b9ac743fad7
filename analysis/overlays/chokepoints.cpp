#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "analysis/wording/words.h"

namespace pampas::overlays {
namespace {

Overlay chokepoints_overlay(const map::Map&, const graph::Analysis& analysis) {
    Overlay overlay;
    for (const hex::Coordinate at : analysis.chokepoints) {
        overlay.marks.push_back({at, danger, "", "one tile here parts the pampas"});
    }
    overlay.legend = {{danger, "one tile here parts the pampas"}};
    overlay.summary = wording::counted(analysis.chokepoints.size(), "chokepoint", "chokepoints");
    return overlay;
}

} // namespace

Kind chokepoints() {
    return {"chokepoints", "Chokepoints", "Where a single tile parts the pampas.",
            chokepoints_overlay};
}

} // namespace pampas::overlays
