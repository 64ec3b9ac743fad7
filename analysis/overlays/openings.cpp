#include "analysis/graph/openings.h"

#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <map>

namespace pampas::overlays {
namespace {

using graph::Opening;

/// What a space is in the openings of a map.
struct Part {
    bool is_land = false;
    bool beside_water = false;
    std::vector<hex::Coordinate> partners; ///< the other space of each of its openings
    std::size_t player = 0;                ///< who can open here together with others; 0: nobody
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
    overlay.caption = tr("land and pampas that make two actions; one number is one player's");
    overlay.legend = {{land_of_opening, tr("land: an animal beside it is at a market")},
                      {pampas_of_opening, tr("pampas at a market, beside land")},
                      {beside_water, tr("either of them beside water")}};
    overlay.summary = trn("{} opening fits on the map without sharing a space (numbers)",
                          "{} openings fit side by side without sharing a space (numbers)",
                          analysis.openings.simultaneous.size());
    return overlay;
}

} // namespace

Kind openings() {
    return {"openings",
            tr_later("Where a land tile and an animal beside it come to a market in two actions; "
                     "players with different numbers can do so side by side. More land may have an "
                     "opening than has a number, as several want the same space."),
            openings_overlay};
}

} // namespace pampas::overlays
