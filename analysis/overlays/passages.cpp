#include "analysis/graph/betweenness.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cmath>

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

/// Values of quiet spaces lie close together, so steps are of the root.
Steps root_steps(double most) {
    constexpr int count = 5;
    return {0, std::sqrt(most), count};
}

/// The busiest step first.
std::vector<Meaning> betweenness_legend(const Steps& steps) {
    std::vector<Meaning> legend;
    for (int step = steps.count() - 1; step >= 0; --step) {
        legend.push_back(
            {quiet_to_busy(steps.share(step)),
             wording::range({std::pow(steps.begin(step), 2), std::pow(steps.begin(step + 1), 2)},
                            0)});
    }
    return legend;
}

Overlay betweenness_overlay(const map::Map&, const graph::Analysis& analysis) {
    const auto& values = analysis.betweenness;
    Overlay overlay;
    if (values.empty()) {
        overlay.summary = tr("The map has no pampas");
        return overlay;
    }
    const auto busiest = std::ranges::max(values, {}, &graph::Betweenness::value);
    const Steps steps = root_steps(busiest.value);
    for (const auto& [at, value] : values) {
        const double share = steps.share(steps.of(std::sqrt(value)));
        overlay.marks.push_back(
            {at, quiet_to_busy(share), "", tr("on {:.1f} shortest ways over pampas", value)});
    }
    overlay.caption = tr("of the shortest ways between any two pampas spaces lead through");
    overlay.legend = betweenness_legend(steps);
    overlay.summary =
        tr("Busiest is {}, on {:.0f} shortest ways", hex::name(busiest.at), busiest.value);
    return overlay;
}

} // namespace

Kind chokepoints() {
    return {"chokepoints", tr_later("Where a single tile parts the pampas."), chokepoints_overlay};
}

Kind betweenness() {
    return {"betweenness",
            tr_later("How many shortest ways between pampas spaces lead through each: where herds "
                     "will get in each other's way."),
            betweenness_overlay, true};
}

} // namespace pampas::overlays
