#include "analysis/graph/market_paths.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/overlay.h"
#include "engine/hex/name.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::overlays {
namespace {

using graph::Distance;

/// Colours of distances. Boards with no longer distance share one scale, so that they compare.
constexpr int distance_steps = 6;

Rgb herd_distance_colour(const Steps& steps, const Distance& distance) {
    return distance ? good_to_bad(steps.share(steps.of(*distance))) : out_of_reach;
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
               : tr("no path to a market");
}

std::string market_hover(const graph::MarketPaths& market) {
    return market.herd_distance
               ? trn("{} animal from {}, the nearest land", "{} animals from {}, the nearest land",
                     *market.herd_distance, hex::name(*market.nearest_land))
               : tr("no path from land");
}

/// The scale from 1 to the longest distance of a space or a market.
Steps distance_scale(const std::vector<graph::Catchment>& catchments,
                     const std::vector<graph::MarketPaths>& markets) {
    int longest = distance_steps;
    for (const graph::Catchment& catchment : catchments) {
        longest = std::max(longest, catchment.distance.value_or(0));
    }
    for (const graph::MarketPaths& market : markets) {
        longest = std::max(longest, market.herd_distance.value_or(0));
    }
    return Steps::even(1, longest, distance_steps);
}

std::vector<Meaning> distance_legend(const Steps& steps) {
    std::vector<Meaning> legend;
    for (int step = 0; step < steps.count(); ++step) {
        const auto first = static_cast<int>(steps.first(step));
        const auto last = static_cast<int>(steps.last(step));
        legend.push_back({herd_distance_colour(steps, first),
                          first == last ? animals(first) : tr("{} to {} animals", first, last)});
    }
    legend.push_back({out_of_reach, tr("no path")});
    return legend;
}

void mark_spaces(Overlay& overlay, const map::Map& map,
                 const std::vector<graph::Catchment>& catchments, const Steps& steps) {
    const auto markets = map.all(map::Space::Market);
    for (std::size_t space = 0; space < catchments.size(); ++space) {
        if (graph::is_playable(map.spaces()[space])) {
            const Distance& distance = catchments[space].distance;
            overlay.marks.push_back({map.grid().coordinate(space),
                                     herd_distance_colour(steps, distance), label(distance),
                                     space_hover(catchments[space], markets)});
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
               ? trn("Markets are {} animal from land", "Markets are {} animals from land", most)
               : tr("Markets are {} to {} animals from land", least, most);
}

Overlay herd_distance_overlay(const map::Map& map, const graph::Analysis& analysis) {
    const auto catchments = graph::catchments(map);
    const Steps steps = distance_scale(catchments, analysis.markets.markets);
    Overlay overlay;
    mark_spaces(overlay, map, catchments, steps);
    for (const graph::MarketPaths& market : analysis.markets.markets) {
        overlay.marks.push_back({market.at, herd_distance_colour(steps, market.herd_distance),
                                 label(market.herd_distance), market_hover(market)});
    }
    std::ranges::sort(overlay.marks, {}, &Mark::at);
    overlay.legend = distance_legend(steps);
    overlay.caption = tr("in a row to the nearest market; at a market, to the nearest land");
    overlay.summary = herd_summary(analysis.markets.markets);
    return overlay;
}

} // namespace

Kind herd_distance() {
    return {"herd-distance",
            tr_later("How many animals in a row connect a space to its nearest market; at a "
                     "market, how many connect it to land."),
            herd_distance_overlay};
}

namespace {

constexpr int accessibility_steps = 5;
constexpr int accessibility_decimals = 2;

std::int64_t read_accessibility(double figure) {
    return as_read(figure, accessibility_decimals);
}

/// A scale for all reachable spaces and markets.
Steps accessibility_scale(const std::vector<graph::Catchment>& catchments,
                          const std::vector<graph::MarketPaths>& markets) {
    std::vector<std::int64_t> figures;
    figures.reserve(catchments.size() + markets.size());
    const auto add = [&figures](double figure) {
        if (figure > 0) {
            figures.push_back(read_accessibility(figure));
        }
    };
    for (const graph::Catchment& catchment : catchments) {
        add(catchment.accessibility);
    }
    for (const graph::MarketPaths& market : markets) {
        add(market.accessibility);
    }
    return Steps::shared(std::move(figures), accessibility_steps);
}

Rgb accessibility_step_colour(const Steps& steps, int step) {
    return good_to_bad(1 - steps.share(step));
}

Rgb accessibility_colour(const Steps& steps, double figure) {
    return figure == 0 ? out_of_reach
                       : accessibility_step_colour(steps, steps.of(read_accessibility(figure)));
}

/// The legend, best step first.
std::vector<Meaning> accessibility_legend(const Steps& steps) {
    std::vector<Meaning> legend;
    for (int step = steps.count() - 1; step >= 0; --step) {
        legend.push_back(
            {accessibility_step_colour(steps, step), steps.text(step, accessibility_decimals)});
    }
    legend.push_back({out_of_reach, tr("no path")});
    return legend;
}

std::string accessibility_summary(const std::vector<graph::MarketPaths>& markets) {
    if (markets.empty()) {
        return tr("The map has no market");
    }
    const auto [worst, best] = std::ranges::minmax(markets, {}, &graph::MarketPaths::accessibility);
    return tr("Most accessible is {} ({:.2f}), least {} ({:.2f})", hex::name(best.at),
              best.accessibility, hex::name(worst.at), worst.accessibility);
}

Overlay accessibility_overlay(const map::Map& map, const graph::Analysis& analysis) {
    const auto catchments = graph::catchments(map);
    const auto& markets = analysis.markets.markets;
    const Steps steps = accessibility_scale(catchments, markets);
    Overlay overlay;
    for (std::size_t space = 0; space < catchments.size(); ++space) {
        if (graph::is_playable(map.spaces()[space])) {
            const double value = catchments[space].accessibility;
            overlay.marks.push_back({map.grid().coordinate(space),
                                     accessibility_colour(steps, value), "",
                                     tr("accessibility of the markets {:.2f}", value)});
        }
    }
    for (const graph::MarketPaths& market : markets) {
        overlay.marks.push_back({market.at, accessibility_colour(steps, market.accessibility),
                                 language::decimal(market.accessibility, accessibility_decimals),
                                 tr("accessibility {:.2f}", market.accessibility)});
    }
    std::ranges::sort(overlay.marks, {}, &Mark::at);
    overlay.caption = tr("from the best place on this map to the worst; 1 is beside");
    overlay.legend = accessibility_legend(steps);
    overlay.summary = accessibility_summary(markets);
    return overlay;
}

} // namespace

Kind accessibility() {
    return {"accessibility",
            tr_later("How near the markets are to a space; at a market, how near it is to all "
                     "land. 1 is beside, 0 is out of reach."),
            accessibility_overlay};
}

} // namespace pampas::overlays
