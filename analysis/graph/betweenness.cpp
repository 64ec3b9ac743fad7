#include "analysis/graph/betweenness.h"

#include "analysis/graph/kind_graph.h"
#include "analysis/graph/stop.h"
#include "engine/simulation/run.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace pampas::graph {
namespace {

using Number = KindGraph::Number;

/// One step of the algorithm: the shortest paths from one source and their contributions to all
/// spaces. Path counts are floating-point: between corners of 80 x 60 spaces they exceed 64 bits.
/// Reused for the next source to avoid allocation.
template <class Count>
class ShortestPaths {
  public:
    explicit ShortestPaths(const KindGraph::Graph& pampas)
        : pampas_(&pampas), order_(num_vertices(pampas) + 1), lengths_(num_vertices(pampas)),
          counts_(lengths_.size()), dependencies_(lengths_.size()) {}

    /// Sets the contribution of the source to each space, by vertex number. Returns false if the
    /// path counts overflow.
    bool run(Number source, std::vector<double>& added) {
        find_paths(source);
        if (!std::ranges::all_of(counts_, [](Count count) { return std::isfinite(count); })) {
            return false;
        }
        gather();
        std::ranges::transform(dependencies_, added.begin(),
                               [](Count dependency) { return static_cast<double>(dependency); });
        added[source] = 0;
        return true;
    }

  private:
    static constexpr int unknown = -1;

    auto beside(Number space) const {
        const auto [first, last] = adjacent_vertices(space, *pampas_);
        return std::ranges::subrange(first, last);
    }

    // Whether a neighbour is one step farther is hard to predict. Adding a zero where it is not is
    // faster than branching.

    void find_paths(Number source) {
        std::ranges::fill(lengths_, unknown);
        std::ranges::fill(counts_, Count(0));
        order_[0] = source;
        reached_ = 1;
        lengths_[source] = 0;
        counts_[source] = 1;
        for (std::size_t next = 0; next < reached_; ++next) {
            const Number here = order_[next];
            const int farther = lengths_[here] + 1;
            for (const Number near : beside(here)) {
                const bool is_new = lengths_[near] == unknown;
                order_[reached_] = near;
                reached_ += is_new ? 1 : 0;
                lengths_[near] = is_new ? farther : lengths_[near];
                counts_[near] += lengths_[near] == farther ? counts_[here] : Count(0);
            }
        }
    }

    /// From the farthest space back, each space passes its dependency on to its predecessors in
    /// proportion to their path counts.
    void gather() {
        std::ranges::fill(dependencies_, Count(0));
        for (std::size_t place = reached_; place-- > 0;) {
            const Number there = order_[place];
            for (const Number near : beside(there)) {
                const Count share = counts_[near] / counts_[there] * (1 + dependencies_[there]);
                dependencies_[near] += lengths_[near] < lengths_[there] ? share : Count(0);
            }
        }
    }

    const KindGraph::Graph* pampas_;
    std::vector<Number> order_; ///< spaces reached by rising distance, plus one spare element
    std::size_t reached_ = 0;
    std::vector<int> lengths_;
    std::vector<Count> counts_;
    std::vector<Count> dependencies_;
};

/// The searches of one thread. A `double` can count the paths of nearly every map. The maximum is 3
/// to the power of a third of the number of spaces, with three spaces at each step; a `long double`
/// holds this for every map but takes twice the time.
class Searches {
  public:
    explicit Searches(const KindGraph::Graph& pampas) : pampas_(&pampas), quick_(pampas) {}

    void run(Number source, std::vector<double>& added) {
        if (quick_.run(source, added)) {
            return;
        }
        if (!wide_) {
            wide_.emplace(*pampas_);
        }
        wide_->run(source, added);
    }

  private:
    const KindGraph::Graph* pampas_;
    ShortestPaths<double> quick_;
    std::optional<ShortestPaths<long double>> wide_;
};

/// Sums the contributions of all sources, computed by several threads in batches. Each space sums
/// its sources in order, so the result does not depend on the number of threads.
class Sum {
  public:
    Sum(const KindGraph::Graph& pampas, std::size_t threads)
        : size_(num_vertices(pampas)), searches_(threads, Searches(pampas)),
          batch_(8 * threads, std::vector<double>(size_)), sum_(size_) {}

    std::vector<double> all(const BetweennessControl& control) {
        for (std::size_t first = 0; first < size_; first += batch_.size()) {
            const simulation::DealRange sources{first, std::min(first + batch_.size(), size_)};
            search(sources, control);
            go_on_unless(control.run.token());
            add(sources.size());
        }
        return std::move(sum_);
    }

  private:
    void search(simulation::DealRange sources, const BetweennessControl& control) {
        simulation::on_threads(
            sources, searches_.size(), control.run, [&](std::size_t thread, std::size_t source) {
                searches_[thread].run(static_cast<Number>(source), batch_[source - sources.first]);
                return std::size_t{1};
            });
    }

    /// Adds the first `count` sources of the batch; each thread handles a part of the spaces.
    void add(std::size_t count) {
        const std::size_t parts = searches_.size();
        simulation::on_threads({0, parts}, parts, {}, [&](std::size_t, std::size_t part) {
            const std::size_t end = size_ * (part + 1) / parts;
            for (std::size_t source = 0; source < count; ++source) {
                for (std::size_t space = size_ * part / parts; space < end; ++space) {
                    sum_[space] += batch_[source][space];
                }
            }
            return std::size_t{0};
        });
    }

    std::size_t size_;
    std::vector<Searches> searches_; ///< one per thread
    std::vector<std::vector<double>> batch_;
    std::vector<double> sum_;
};

/// Minimum number of spaces that makes a thread worthwhile.
constexpr std::size_t spaces_a_thread = 200;

} // namespace

std::vector<Betweenness> betweenness(const map::Map& map, const BetweennessControl& control) {
    go_on_unless(control.run.token());
    const KindGraph pampas(map, is_pampas);
    const auto& spaces = pampas.spaces();
    const std::size_t threads = std::clamp<std::size_t>(spaces.size() / spaces_a_thread, 1,
                                                        std::max<std::size_t>(control.threads, 1));
    const std::vector<double> found = Sum(pampas.graph(), threads).all(control);
    std::vector<Betweenness> result;
    for (std::size_t space = 0; space < spaces.size(); ++space) {
        // Each pair was counted in both directions.
        result.push_back({spaces[space], found[space] / 2});
    }
    return result;
}

} // namespace pampas::graph
