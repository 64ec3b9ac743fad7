#include "analysis/graph/catchments.h"

#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/sequential_vertex_coloring.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace pampas::overlays {
namespace {

using Markets = std::vector<hex::Coordinate>;
using Catchments = std::vector<graph::Catchment>;

/// How many spaces each market has to itself.
using Shares = std::vector<std::size_t>;

std::string catchments_hover(const graph::Catchment& catchment, const Markets& markets) {
    if (catchment.markets.empty()) {
        return tr("no way to a market");
    }
    Markets nearest;
    for (const std::size_t market : catchment.markets) {
        nearest.push_back(markets[market]);
    }
    return tr("nearest to {}, at {}", wording::names(nearest), *catchment.distance);
}

/// Which catchments touch, a market being a vertex.
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

/// A colour for each market, so that catchments that touch are told apart as far as colours go.
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

/// There are fewer colours than markets, so each tells of several, whose names stand on the map.
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
    legend.push_back({out_of_reach, tr("no way")});
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
    return {
        "catchments",
        tr_later(
            "Which market each space is nearest to, and how many spaces a market has to itself."),
        catchments_overlay};
}

} // namespace pampas::overlays
