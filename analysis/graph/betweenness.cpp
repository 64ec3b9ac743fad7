#include "analysis/graph/betweenness.h"

#include "analysis/graph/neighbours.h"
#include "analysis/graph/stop.h"

#include <boost/graph/betweenness_centrality.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <utility>

namespace pampas::graph {
namespace {

/// Pampas alone, copied: on a map of 44 x 40 spaces with a tenth of land it took 158 ms, the
/// filtered graph of the map itself 613 ms (both while the machine had other work).
using Copy = boost::compressed_sparse_row_graph<boost::directedS>;

/// The sides between pampas spaces, which are counted in reading order, each in both directions.
std::vector<std::pair<std::size_t, std::size_t>>
numbered_sides(const map::Map& map, const std::vector<hex::Coordinate>& pampas) {
    std::vector<std::size_t> number(map.grid().size());
    for (std::size_t space = 0; space < pampas.size(); ++space) {
        number[map.grid().offset(pampas[space])] = space;
    }
    std::vector<std::pair<std::size_t, std::size_t>> sides;
    for (std::size_t space = 0; space < pampas.size(); ++space) {
        for (const Vertex next : beside(map, pampas[space], is_pampas)) {
            sides.emplace_back(space, number[next]);
        }
    }
    return sides;
}

/// The values as a property map that is the algorithm's way out: every search adds to them.
class StoppableValues : public boost::put_get_helper<double&, StoppableValues> {
  public:
    using key_type = std::size_t;
    using value_type = double;
    using reference = double&;
    using category = boost::lvalue_property_map_tag;

    StoppableValues(std::vector<double>& values, const std::stop_token& stop)
        : values_(&values), stop_(&stop) {}

    double& operator[](std::size_t space) const {
        go_on_unless(*stop_);
        return (*values_)[space];
    }

  private:
    std::vector<double>* values_;
    const std::stop_token* stop_;
};

} // namespace

std::vector<Betweenness> betweenness(const map::Map& map, const std::stop_token& stop) {
    const auto pampas = map.all(map::Space::Pampas);
    const auto sides = numbered_sides(map, pampas);
    const Copy copy(boost::edges_are_unsorted_multi_pass, sides.begin(), sides.end(),
                    pampas.size());
    std::vector<double> values(pampas.size());
    boost::brandes_betweenness_centrality(copy, StoppableValues(values, stop));
    std::vector<Betweenness> result;
    for (std::size_t space = 0; space < pampas.size(); ++space) {
        // The copy is directed, so that each pair counted in both directions.
        result.push_back({pampas[space], values[space] / 2});
    }
    return result;
}

} // namespace pampas::graph
