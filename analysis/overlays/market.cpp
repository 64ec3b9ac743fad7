#include "analysis/graph/market_paths.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <map>

namespace pampas::overlays {
namespace {

constexpr Rgb path_colour = land_of_opening;
constexpr Rgb start_colour = pampas_of_opening;
constexpr Rgb both_colour{110, 0, 40};

using Marks = std::map<hex::Coordinate, Mark>;

void mark_path(Marks& marks, const std::vector<hex::Coordinate>& path) {
    int step = 0;
    for (const hex::Coordinate at : path) {
        ++step;
        marks[at] = {at, path_colour, std::to_string(step),
                     tr("animal {} of {} on the shortest way", step, path.size())};
    }
}

/// A blocker may lie on the path and keeps its number then.
void mark_blockers(Marks& marks, const std::vector<hex::Coordinate>& blockers) {
    for (const hex::Coordinate at : blockers) {
        const bool on_path = marks.contains(at);
        Mark& mark = marks[at];
        mark.at = at;
        mark.colour = on_path ? both_colour : danger;
        mark.hover = blockers.size() > 1
                         ? tr("closes the market, together with the other red spaces")
                         : tr("closes the market");
    }
}

std::string market_summary(const graph::MarketPaths& market, std::size_t blockers) {
    const std::string name = hex::name(market.at);
    if (!market.herd_distance) {
        return tr("No way leads from land to the market at {}", name);
    }
    return tr("{}: {} from land, closed by {}", name,
              trn("{} animal", "{} animals", *market.herd_distance),
              trn("{} space", "{} spaces", blockers));
}

} // namespace

Overlay of_market(const map::Map& map, const graph::Analysis& analysis, hex::Coordinate market) {
    const auto& markets = analysis.markets.markets;
    const auto found = std::ranges::find(markets, market, &graph::MarketPaths::at);
    const auto& blockers =
        analysis.blockers[static_cast<std::size_t>(found - markets.begin())].spaces;
    Marks marks;
    mark_path(marks, graph::herd_path(map, market));
    mark_blockers(marks, blockers);
    if (found->nearest_land) {
        marks[*found->nearest_land] = {*found->nearest_land, start_colour, "",
                                       tr("the nearest land")};
    }
    Overlay overlay;
    for (const auto& [at, mark] : marks) {
        overlay.marks.push_back(mark);
    }
    overlay.caption = tr("numbers: the animals on the way, counted from land");
    overlay.legend = {{start_colour, tr("nearest land")},
                      {path_colour, tr("shortest herd path")},
                      {danger, tr("closes the market once taken")},
                      {both_colour, tr("both")}};
    overlay.summary = market_summary(*found, blockers.size());
    return overlay;
}

} // namespace pampas::overlays
