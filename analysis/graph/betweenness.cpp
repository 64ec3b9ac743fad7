#include "analysis/graph/betweenness.h"

#include "analysis/graph/pampas_copy.h"
#include "analysis/graph/stop.h"

#include <boost/graph/betweenness_centrality.hpp>

// Cost: on a map of 44 x 40 spaces with a tenth of land 98 ms in the copy with numbers of 32 bits,
// 125 ms with 64 bits; in the map itself it took five times as long. Most of it goes on one search
// from each space and on a division for each side on a shortest path. When asked to stop, it ends
// within 20 ms on 250 x 250 spaces, as market_paths, blockers and symmetries do within 6 to 30 ms.

namespace pampas::graph {
namespace {

/// The numbers of shortest paths as a property map that is also the way out of the algorithm: every
/// search begins by setting all of them.
template <class Count>
class PathCounts {
  public:
    using key_type = PampasCopy::Number;
    using value_type = Count;
    using reference = Count;
    using category = boost::read_write_property_map_tag;

    PathCounts(std::vector<Count>& counts, const std::stop_token& stop)
        : counts_(&counts), stop_(&stop) {}

    friend Count get(const PathCounts& map, key_type space) { return (*map.counts_)[space]; }
    friend void put(const PathCounts& map, key_type space, Count count) {
        go_on_unless(*map.stop_);
        (*map.counts_)[space] = count;
    }

  private:
    std::vector<Count>* counts_;
    const std::stop_token* stop_;
};

/// The values by number. The library calls for its own maps, because by default it counts paths in
/// 64 bits: from corner to corner of 80 x 60 spaces there are more.
template <class Count>
std::vector<double> values(const PampasCopy::Graph& pampas, const std::stop_token& stop) {
    using Incoming = std::vector<boost::graph_traits<PampasCopy::Graph>::edge_descriptor>;
    const std::size_t size = num_vertices(pampas);
    std::vector<double> result(size);
    std::vector<Incoming> incoming(size);
    std::vector<int> distances(size);
    std::vector<Count> dependencies(size);
    std::vector<Count> counts(size);
    boost::brandes_betweenness_centrality(
        pampas, property_of_vertices(pampas, result), boost::dummy_property_map(),
        property_of_vertices(pampas, incoming), property_of_vertices(pampas, distances),
        property_of_vertices(pampas, dependencies), PathCounts<Count>(counts, stop),
        get(boost::vertex_index, pampas));
    return result;
}

/// Up to so many spaces, shortest paths can be counted in a `double`: where three spaces stand in
/// each step, which is the most that can be made of them, there are 3 to the power of a third of
/// the spaces, below 2 to the power of 1024. A `long double` counts those of every map, but takes a
/// fifth more time.
constexpr std::size_t most_for_double = 1900;

} // namespace

std::vector<Betweenness> betweenness(const map::Map& map, const std::stop_token& stop) {
    const PampasCopy pampas(map);
    const auto& spaces = pampas.spaces();
    const auto found = spaces.size() > most_for_double ? values<long double>(pampas.graph(), stop)
                                                       : values<double>(pampas.graph(), stop);
    std::vector<Betweenness> result;
    for (std::size_t space = 0; space < spaces.size(); ++space) {
        // The copy is directed, so that each pair counted in both directions.
        result.push_back({spaces[space], found[space] / 2});
    }
    return result;
}

} // namespace pampas::graph
