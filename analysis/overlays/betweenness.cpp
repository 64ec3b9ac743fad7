#include "analysis/graph/betweenness.h"

#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pampas::overlays {
namespace {

/// Values of quiet spaces lie close together, so colours follow the root.
Rgb betweenness_colour(double value, double most) {
    return quiet_to_busy(most > 0 ? std::sqrt(value / most) : 0);
}

std::vector<Meaning> legend(double most) {
    std::vector<Meaning> result;
    for (const double share : {1.0, 0.5, 0.25, 0.05, 0.0}) {
        result.push_back(
            {betweenness_colour(share * most, most), fmt::format("{:.0f}", share * most)});
    }
    return result;
}

Overlay betweenness_overlay(const map::Map&, const graph::Analysis& analysis) {
    const auto& values = analysis.betweenness;
    Overlay overlay;
    if (values.empty()) {
        overlay.summary = "The map has no pampas";
        return overlay;
    }
    const auto busiest = std::ranges::max(values, {}, &graph::Betweenness::value);
    for (const auto& [at, value] : values) {
        overlay.marks.push_back({at, betweenness_colour(value, busiest.value), "",
                                 fmt::format("on {:.1f} shortest ways over pampas", value)});
    }
    overlay.legend = legend(busiest.value);
    overlay.summary =
        fmt::format("Busiest is {}, on {:.0f} shortest ways", hex::name(busiest.at), busiest.value);
    return overlay;
}

} // namespace

Kind betweenness() {
    return {"betweenness", "Betweenness",
            "How many shortest ways between pampas spaces lead through each: where herds will get "
            "in each other's way.",
            betweenness_overlay, true};
}

} // namespace pampas::overlays
