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

/// How far a map is from what is wanted: the least is the best, and what stands first counts first.
struct Score {
    int errors = 0;    ///< findings of legality
    int warnings = 0;  ///< findings of legality
    double missed = 0; ///< by how much targets are, each in the spread of its figure
    /// How far its figures are in the worst quarters of published maps, one for each that is as
    /// bad as the worst.
    double faults = 0;

    friend auto operator<=>(const Score&, const Score&) = default;
};

/// A map with what is known of it.
struct Candidate {
    map::Map map;
    std::vector<std::optional<double>> figures; ///< in the order of `measures::figures()`
    Score score;
    std::string error;                  ///< the first one that makes it illegal; empty: it is legal
    design::Fairnesses fairnesses = {}; ///< by number of players; empty: none has played
    std::size_t games = 0;              ///< by which
    /// All measures but betweenness: where those of its children begin.
    std::shared_ptr<const graph::Analysis> analysis = {};

    std::optional<double> value(const measures::Figure& figure) const {
        return figures[static_cast<std::size_t>(&figure - measures::figures().data())];
    }
};

/// Whether it is legal and misses no target.
bool is_right(const Candidate& candidate);

/// Measures a map and scores it. The traffic on its pampas is measured only where a target asks for
/// it and no other one is missed. Throws `graph::Stopped` soon after `stop` asks for it.
Candidate judged(const map::Map& map, const Request& request, const std::stop_token& stop = {});

/// The same of a map that is a changed copy of its parent's.
Candidate judged_child(const Candidate& parent, const map::Map& map, const Request& request,
                       const std::stop_token& stop = {});

/// Makes its figures complete. Throws the same.
void measure_traffic(Candidate& candidate, const std::stop_token& stop = {});

/// What a map that is given for a request is called: the first is number 0.
std::string name_of_map(const Request& request, std::size_t number);

/// Names maps that are given for a request.
void name_maps(std::vector<Candidate>& maps, const Request& request);

/// The best maps of many sorts. Source: J.-B. Mouret and J. Clune, "Illuminating search spaces by
/// mapping elites" (2015). Sorts differ in two things that designers name: how open the
/// way from land to the markets is (`accessibility`), and how far markets are spread
/// (`nearest_market`), each in six steps between published maps or across the range that is asked
/// for. Maps of different lineages, which begin with drafts of their own, do not compete.
class Archive {
  public:
    explicit Archive(const Request& request);

    /// Keeps the candidate if it is the first of its sort in its lineage or better than what is
    /// there.
    void add(std::size_t lineage, Candidate candidate);
    /// Of four candidates of a lineage drawn at random the best. The lineage has one.
    const Candidate& drawn(std::size_t lineage, chance::Stream& stream) const;

    /// A sort: one step on each axis.
    using Cell = std::array<std::size_t, 2>;
    Cell cell_of(const Candidate& candidate) const;
    /// All that are kept, the best first.
    std::vector<const Candidate*> ranked() const;

  private:
    /// An axis and where its steps end.
    struct Axis {
        const measures::Figure* figure;
        std::vector<double> borders;
    };
    static Axis axis_of(const Request& request, std::string_view key);

    std::array<Axis, 2> axes_;
    std::vector<std::map<Cell, Candidate>> lineages_;
};

/// The share of the land and market spaces of the one map that are something else on the other, or
/// the other way round where that is less. Land is land, whatever its terrain.
double difference(const map::Map& one, const map::Map& other);

/// Whether maps of one archive may differ so.
bool differ(const map::Map& one, const map::Map& other);

/// At most `count` maps of the archive that are legal and miss no target, each different from every
/// other one in a quarter or more of land and markets: the best, then those that lie the most steps
/// from the chosen ones, a fault weighing as much as a step.
std::vector<Candidate> chosen(const Archive& archive, std::size_t count);

} // namespace pampas::generation
