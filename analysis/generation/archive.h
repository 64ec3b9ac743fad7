#pragma once

#include "analysis/design/trial.h"
#include "analysis/generation/request.h"
#include "analysis/graph/analysis.h"
#include "engine/chance/stream.h"

#include <array>
#include <compare>
#include <cstddef>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace pampas::generation {

/// How far a map is from the request: less is better, compared lexicographically.
struct Score {
    int errors = 0;   ///< legality findings
    int warnings = 0; ///< legality findings
    /// Sum of the distances from targets, each relative to the spread of its figure.
    double missed = 0;
    /// Sum over figures in the worst quarter of published maps; a figure at least as bad as all of
    /// them counts 1.
    double faults = 0;

    friend auto operator<=>(const Score&, const Score&) = default;
};

/// A map with its measurements.
struct Candidate {
    map::Map map;
    std::vector<std::optional<double>> figures; ///< in the order of `measures::figures()`
    Score score;
    std::string error;                  ///< the first error; empty for a legal map
    design::Fairnesses fairnesses = {}; ///< by number of players; empty before any game
    std::size_t games = 0;              ///< games behind `fairnesses`
    /// All measures but betweenness; children are measured from it.
    std::shared_ptr<const graph::Analysis> analysis = {};

    /// The value of one of `measures::figures()`.
    std::optional<double> value(const measures::Figure& figure) const {
        return figures[static_cast<std::size_t>(&figure - measures::figures().data())];
    }
};

/// Whether the candidate is legal and misses no target.
bool is_right(const Candidate& candidate);

/// Measures and scores a map. The traffic on its pampas is only measured when a target asks for it
/// and all other targets are met. Throws `graph::Stopped` soon after `stop` is requested.
Candidate judged(const map::Map& map, const Request& request, const std::stop_token& stop = {});

/// Like `judged`, for a changed copy of the parent's map; faster.
Candidate judged_child(const Candidate& parent, const map::Map& map, const Request& request,
                       const std::stop_token& stop = {});

/// Measures the traffic figure if it is missing. Throws `graph::Stopped`.
void measure_traffic(Candidate& candidate, const std::stop_token& stop = {});

/// The name of the map with this index among the results of a request.
std::string name_of_map(const Request& request, std::size_t number);

/// Names the resulting maps of a request.
void name_maps(std::vector<Candidate>& maps, const Request& request);

/// The best maps of many sorts. Source: J.-B. Mouret and J. Clune, "Illuminating search spaces by
/// mapping elites" (2015). Sorts differ along two axes that matter to designers: how open the way
/// from land to the markets is (`accessibility`) and how far markets are spread (`nearest_market`),
/// each in six steps at quantiles of published maps or across the requested range. Maps of
/// different lineages, which start from different drafts, do not compete.
class Archive {
  public:
    explicit Archive(const Request& request);

    /// Keeps the candidate if it is the first of its sort in its lineage or better than the one
    /// there.
    void add(std::size_t lineage, Candidate candidate);
    /// The best of four random candidates of a lineage, which must not be empty.
    const Candidate& drawn(std::size_t lineage, chance::Stream& stream) const;

    /// A sort: one step on each axis.
    using Cell = std::array<std::size_t, 2>;
    /// The sort of a candidate.
    Cell cell_of(const Candidate& candidate) const;
    /// All kept candidates, the best first.
    std::vector<const Candidate*> ranked() const;

  private:
    /// An axis and the borders of its steps.
    struct Axis {
        const measures::Figure* figure;
        std::vector<double> borders;
    };
    static Axis axis_of(const Request& request, std::string_view key);

    std::array<Axis, 2> axes_;
    std::vector<std::map<Cell, Candidate>> lineages_;
};

/// The share of land and market spaces of one map that are of another kind on the other map; the
/// smaller share of the two directions. All terrains count as land.
double difference(const map::Map& one, const map::Map& other);

/// Whether maps differ enough to be results of the same request.
bool differ(const map::Map& one, const map::Map& other);

/// At most `count` right maps of the archive that differ pairwise in at least a quarter of land and
/// markets: the best, then repeatedly the one most steps from those chosen, minus its faults (one
/// fault weighs as much as one step).
std::vector<Candidate> chosen(const Archive& archive, std::size_t count);

} // namespace pampas::generation
