#include "analysis/graph/catchments.h"

#include "analysis/legality/words.h"
#include "analysis/overlays/kinds.h"
#include "analysis/overlays/scale.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::overlays {
namespace {

using Markets = std::vector<hex::Coordinate>;

/// How many spaces each market has to itself.
using Shares = std::vector<std::size_t>;

std::string hover(const graph::Catchment& catchment, const Markets& markets) {
    if (catchment.markets.empty()) {
        return "no way to a market";
    }
    Markets nearest;
    for (const std::size_t market : catchment.markets) {
        nearest.push_back(markets[market]);
    }
    return fmt::format("nearest to {}, at {}", legality::names(nearest), *catchment.distance);
}

Colour colour(const graph::Catchment& catchment) {
    if (catchment.markets.empty()) {
        return out_of_reach;
    }
    return catchment.markets.size() > 1 ? shared : category(catchment.markets.front());
}

void mark_markets(Overlay& overlay, const Markets& markets, const Shares& shares) {
    for (std::size_t market = 0; market < markets.size(); ++market) {
        overlay.marks.push_back(
            {markets[market], category(market), std::to_string(shares[market]),
             fmt::format("nearest for {}", legality::counted(shares[market], "space", "spaces"))});
        overlay.legend.push_back(
            {category(market), fmt::format("{}: {}", hex::name(markets[market]),
                                           legality::counted(shares[market], "space", "spaces"))});
    }
}

std::string summary(const Markets& markets, const Shares& shares) {
    if (markets.empty()) {
        return "The map has no market";
    }
    const auto [least, most] = std::ranges::minmax(shares);
    return least == most ? fmt::format("Each market has {} to itself",
                                       legality::counted(most, "space", "spaces"))
                         : fmt::format("A market has {} to {} spaces to itself", least, most);
}

} // namespace

Overlay catchments(const map::Map& map, const graph::Analysis&) {
    const auto catchments = graph::catchments(map);
    const Markets markets = map.all(map::Space::Market);
    Shares shares(markets.size());
    Overlay overlay;
    for (std::size_t space = 0; space < catchments.size(); ++space) {
        const graph::Catchment& catchment = catchments[space];
        if (graph::is_playable(map.spaces()[space])) {
            overlay.marks.push_back(
                {map.grid().coordinate(space), colour(catchment), "", hover(catchment, markets)});
        }
        if (catchment.markets.size() == 1) {
            ++shares[catchment.markets.front()];
        }
    }
    mark_markets(overlay, markets, shares);
    std::ranges::sort(overlay.marks, {}, &Mark::at);
    const std::initializer_list<Meaning> others{{shared, "several equally near"},
                                                {out_of_reach, "no way"}};
    overlay.legend.insert(overlay.legend.end(), others);
    overlay.summary = summary(markets, shares);
    return overlay;
}

} // namespace pampas::overlays
