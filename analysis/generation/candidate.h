#pragma once

#include "analysis/design/trial.h"
#include "analysis/generation/request.h"
#include "analysis/graph/analysis.h"

#include <compare>
#include <memory>
#include <stop_token>
#include <string>

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

} // namespace pampas::generation
