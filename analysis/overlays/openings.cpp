#include "analysis/graph/openings.h"

#include "analysis/graph/betweenness.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/overlay.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace pampas::overlays {
namespace {

using graph::Opening;

/// The role of a space in the openings of a map.
struct Part {
    bool is_land = false;
    bool beside_water = false;
    std::vector<hex::Coordinate> partners; ///< other spaces of its openings
    std::size_t player = 0; ///< player who opens here in the simultaneous openings; 0 for none
};

using Parts = std::map<hex::Coordinate, Part>;

void add(Parts& parts, hex::Coordinate at, hex::Coordinate partner, const Opening& opening) {
    Part& part = parts[at];
    part.is_land = at == opening.land;
    part.beside_water = part.beside_water || opening.beside_water;
    part.partners.push_back(partner);
}

Parts parts(const graph::Openings& openings) {
    Parts result;
    for (const Opening& opening : openings.pairs) {
        add(result, opening.land, opening.pampas, opening);
        add(result, opening.pampas, opening.land, opening);
    }
    std::size_t player = 0;
    for (const Opening& opening : openings.simultaneous) {
        ++player;
        result[opening.land].player = player;
        result[opening.pampas].player = player;
    }
    return result;
}

Rgb openings_colour(const Part& part) {
    if (part.beside_water) {
        return beside_water;
    }
    return part.is_land ? land_of_opening : pampas_of_opening;
}

std::string openings_hover(const Part& part) {
    const std::string partners = wording::names(part.partners);
    return part.beside_water ? tr("market in two actions with {}, beside water", partners)
                             : tr("market in two actions with {}", partners);
}

Overlay openings_overlay(const map::Map&, const graph::Analysis& analysis) {
    Overlay overlay;
    for (const auto& [at, part] : parts(analysis.openings)) {
        overlay.marks.push_back({at, openings_colour(part),
                                 part.player > 0 ? std::to_string(part.player) : std::string(),
                                 openings_hover(part)});
    }
    overlay.caption = tr("land and pampas for two actions; each number is one player");
    overlay.legend = {{land_of_opening, tr("land: an animal beside it reaches a market")},
                      {pampas_of_opening, tr("pampas at a market, beside land")},
                      {beside_water, tr("either of these, beside water")}};
    overlay.summary = trn("{} opening fits on the map without sharing a space (numbers)",
                          "{} openings fit side by side without sharing a space (numbers)",
                          analysis.openings.simultaneous.size());
    return overlay;
}

} // namespace

Kind openings() {
    return {"openings",
            tr_later("Where a land tile and an animal beside it reach a market in two actions. "
                     "Players with different numbers can do so side by side. Some land has an "
                     "opening but no number, because several openings share a space."),
            openings_overlay};
}

namespace {

Overlay chokepoints_overlay(const map::Map&, const graph::Analysis& analysis) {
    Overlay overlay;
    for (const hex::Coordinate at : analysis.chokepoints) {
        overlay.marks.push_back({at, danger, "", tr("one tile here splits the pampas")});
    }
    overlay.legend = {{danger, tr("one tile here splits the pampas")}};
    overlay.summary = trn("{} chokepoint", "{} chokepoints", analysis.chokepoints.size());
    return overlay;
}

constexpr int betweenness_steps = 5;

/// The legend, busiest step first.
std::vector<Meaning> betweenness_legend(const Steps& steps) {
    std::vector<Meaning> legend;
    for (int step = steps.count() - 1; step >= 0; --step) {
        legend.push_back({quiet_to_busy(steps.share(step)), steps.text(step)});
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
    const Steps steps = Steps::rooted(as_read(busiest.value), betweenness_steps);
    for (const auto& [at, value] : values) {
        const double share = steps.share(steps.of(as_read(value)));
        overlay.marks.push_back(
            {at, quiet_to_busy(share), "", tr("on {:.0f} shortest paths across pampas", value)});
    }
    overlay.caption = tr("of the shortest paths between any two pampas spaces pass through");
    overlay.legend = betweenness_legend(steps);
    overlay.summary =
        tr("Busiest is {}, on {:.0f} shortest paths", hex::name(busiest.at), busiest.value);
    return overlay;
}

} // namespace

Kind chokepoints() {
    return {"chokepoints", tr_later("Where a single tile splits the pampas."), chokepoints_overlay};
}

Kind betweenness() {
    return {"betweenness",
            tr_later("How many shortest paths between pampas spaces pass through each space. High "
                     "numbers show where herds get in each other's way."),
            betweenness_overlay, true};
}

} // namespace pampas::overlays
