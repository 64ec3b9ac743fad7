#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "engine/language/tr.h"

namespace pampas::overlays {
namespace {

Overlay chokepoints_overlay(const map::Map&, const graph::Analysis& analysis) {
    Overlay overlay;
    for (const hex::Coordinate at : analysis.chokepoints) {
        overlay.marks.push_back({at, danger, "", tr("one tile here parts the pampas")});
    }
    overlay.legend = {{danger, tr("one tile here parts the pampas")}};
    overlay.summary = trn("{} chokepoint", "{} chokepoints", analysis.chokepoints.size());
    return overlay;
}

} // namespace

Kind chokepoints() {
    return {"chokepoints", tr_later("Chokepoints"),
            tr_later("Where a single tile parts the pampas."), chokepoints_overlay};
}

} // namespace pampas::overlays
