#include "analysis/graph/catchments.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::overlays {
namespace {

using graph::Distance;

/// From here on distances look alike.
constexpr int far = 6;

Rgb herd_distance_colour(const Distance& distance) {
    return distance ? good_to_bad((std::min(*distance, far) - 1.0) / (far - 1)) : out_of_reach;
}

std::string label(const Distance& distance) {
    return distance ? std::to_string(*distance) : std::string();
}

std::string animals(int number) {
    return trn("{} animal", "{} animals", number);
}

std::string space_hover(const graph::Catchment& catchment,
                        const std::vector<hex::Coordinate>& markets) {
    return catchment.distance
               ? trn("{} animal to the market at {}", "{} animals to the market at {}",
                     *catchment.distance, hex::name(markets[catchment.markets.front()]))
               : tr("no way to a market");
}

std::string market_hover(const graph::MarketPaths& market) {
    return market.herd_distance
               ? trn("{} animal from {}, the nearest land", "{} animals from {}, the nearest land",
                     *market.herd_distance, hex::name(*market.nearest_land))
               : tr("no way from land");
}

void mark_spaces(Overlay& overlay, const map::Map& map) {
    const auto catchments = graph::catchments(map);
    const auto markets = map.all(map::Space::Market);
    for (std::size_t space = 0; space < catchments.size(); ++space) {
        if (graph::is_playable(map.spaces()[space])) {
            const Distance& distance = catchments[space].distance;
            overlay.marks.push_back({map.grid().coordinate(space), herd_distance_colour(distance),
                                     label(distance), space_hover(catchments[space], markets)});
        }
    }
}

/// A summary such as "Markets lie 1 to 3 animals from land".
std::string herd_summary(const std::vector<graph::MarketPaths>& markets) {
    std::vector<int> distances;
    for (const graph::MarketPaths& market : markets) {
        if (market.herd_distance) {
            distances.push_back(*market.herd_distance);
        }
    }
    if (distances.empty()) {
        return tr("No market can be reached from land");
    }
    const auto [least, most] = std::ranges::minmax(distances);
    return least == most
               ? trn("Markets lie {} animal from land", "Markets lie {} animals from land", most)
               : tr("Markets lie {} to {} animals from land", least, most);
}

Overlay herd_distance_overlay(const map::Map& map, const graph::Analysis& analysis) {
    Overlay overlay;
    mark_spaces(overlay, map);
    for (const graph::MarketPaths& market : analysis.markets.markets) {
        overlay.marks.push_back({market.at, herd_distance_colour(market.herd_distance),
                                 label(market.herd_distance), market_hover(market)});
    }
    std::ranges::sort(overlay.marks, {}, &Mark::at);
    for (int distance = 1; distance < far; ++distance) {
        overlay.legend.push_back({herd_distance_colour(distance), animals(distance)});
    }
    overlay.legend.push_back({herd_distance_colour(far), tr("{} or more", animals(far))});
    overlay.legend.push_back({out_of_reach, tr("no way")});
    overlay.caption = tr("in a row to the nearest market; at a market, to the nearest land");
    overlay.summary = herd_summary(analysis.markets.markets);
    return overlay;
}

} // namespace

Kind herd_distance() {
    return {"herd-distance",
            tr_later("How many animals in a row join a space to its nearest market; at a market, "
                     "how many join it to land."),
            herd_distance_overlay};
}

} // namespace pampas::overlays
