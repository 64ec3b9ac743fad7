#include "analysis/graph/market_paths.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/overlay.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/sequential_vertex_coloring.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
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
                     tr("animal {} of {} on the shortest path", step, path.size())};
    }
}

/// A blocker on the path keeps its number.
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
        return tr("No path leads from land to the market at {}", name);
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
    overlay.caption = tr("numbers: animals on the path, counted from land");
    overlay.legend = {{start_colour, tr("nearest land")},
                      {path_colour, tr("shortest herd path")},
                      {danger, tr("closes the market when taken")},
                      {both_colour, tr("both")}};
    overlay.summary = market_summary(*found, blockers.size());
    return overlay;
}

namespace {

using Markets = std::vector<hex::Coordinate>;
using Catchments = std::vector<graph::Catchment>;

/// Number of spaces that are nearest to only this market, by market.
using Shares = std::vector<std::size_t>;

std::string catchments_hover(const graph::Catchment& catchment, const Markets& markets) {
    if (catchment.markets.empty()) {
        return tr("no path to a market");
    }
    Markets nearest;
    for (const std::size_t market : catchment.markets) {
        nearest.push_back(markets[market]);
    }
    return tr("nearest to {}, at {}", wording::names(nearest), *catchment.distance);
}

/// A graph of adjacent catchments; vertices are markets.
using Touching = boost::adjacency_list<boost::setS, boost::vecS, boost::undirectedS>;

Touching touching(const map::Map& map, const Catchments& catchments, std::size_t markets) {
    Touching result(markets);
    for (std::size_t space = 0; space < catchments.size(); ++space) {
        std::vector<std::size_t> near = catchments[space].markets;
        for (const hex::Coordinate next : map.grid().neighbours(map.grid().coordinate(space))) {
            const auto& others = catchments[map.grid().offset(next)].markets;
            near.insert(near.end(), others.begin(), others.end());
        }
        for (const std::size_t one : near) {
            for (const std::size_t other : near) {
                if (one < other) {
                    add_edge(one, other, result);
                }
            }
        }
    }
    return result;
}

/// A colour per market; adjacent catchments differ as far as the number of colours allows.
std::vector<Rgb> colours(const map::Map& map, const Catchments& catchments, std::size_t markets) {
    const Touching graph = touching(map, catchments, markets);
    std::vector<std::size_t> numbers(markets);
    boost::sequential_vertex_coloring(
        graph, boost::make_iterator_property_map(numbers.begin(), get(boost::vertex_index, graph)));
    std::vector<Rgb> result;
    std::ranges::transform(numbers, std::back_inserter(result), category);
    return result;
}

Rgb catchments_colour(const graph::Catchment& catchment, const std::vector<Rgb>& colours) {
    if (catchment.markets.empty()) {
        return out_of_reach;
    }
    return catchment.markets.size() > 1 ? shared : colours[catchment.markets.front()];
}

void mark_markets(Overlay& overlay, const Markets& markets, const Shares& shares,
                  const std::vector<Rgb>& colours) {
    for (std::size_t market = 0; market < markets.size(); ++market) {
        overlay.marks.push_back(
            {markets[market], colours[market], hex::name(markets[market]),
             trn("nearest for {} space", "nearest for {} spaces", shares[market])});
    }
}

/// A colour may stand for several markets; their names are on the map.
std::vector<Meaning> catchments_legend(const Markets& markets, const Shares& shares,
                                       const std::vector<Rgb>& colours) {
    std::vector<Meaning> legend;
    for (std::size_t market = 0; market < markets.size(); ++market) {
        const std::string text =
            fmt::format("{}\u00A0{}", hex::name(markets[market]), shares[market]);
        const auto same = std::ranges::find(legend, colours[market], &Meaning::colour);
        if (same == legend.end()) {
            legend.push_back({colours[market], text});
        } else {
            same->text += ", " + text;
        }
    }
    legend.push_back({shared, tr("several equally near")});
    legend.push_back({out_of_reach, tr("no path")});
    return legend;
}

std::string catchments_summary(const Markets& markets, const Shares& shares) {
    if (markets.empty()) {
        return tr("The map has no market");
    }
    const auto [least, most] = std::ranges::minmax(shares);
    return least == most ? trn("Each market has {} space to itself",
                               "Each market has {} spaces to itself", most)
                         : tr("A market has {} to {} spaces to itself", least, most);
}

Overlay catchments_overlay(const map::Map& map, const graph::Analysis&) {
    const Catchments catchments = graph::catchments(map);
    const Markets markets = map.all(map::Space::Market);
    const std::vector<Rgb> colours = overlays::colours(map, catchments, markets.size());
    Shares shares(markets.size());
    Overlay overlay;
    for (std::size_t space = 0; space < catchments.size(); ++space) {
        const graph::Catchment& catchment = catchments[space];
        if (graph::is_playable(map.spaces()[space])) {
            overlay.marks.push_back({map.grid().coordinate(space),
                                     catchments_colour(catchment, colours), "",
                                     catchments_hover(catchment, markets)});
        }
        if (catchment.markets.size() == 1) {
            ++shares[catchment.markets.front()];
        }
    }
    mark_markets(overlay, markets, shares, colours);
    std::ranges::sort(overlay.marks, {}, &Mark::at);
    overlay.caption = tr("spaces nearer to the market than to any other");
    overlay.legend = catchments_legend(markets, shares, colours);
    overlay.summary = catchments_summary(markets, shares);
    return overlay;
}

} // namespace

Kind catchments() {
    return {"catchments",
            tr_later("Which market each space is nearest to, and how many spaces each market has "
                     "to itself."),
            catchments_overlay};
}

} // namespace pampas::overlays
