#pragma once

#include "analysis/balance/series.h"
#include "analysis/design/trial.h"
#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"
#include "analysis/legality/client.h"
#include "analysis/measures/published.h"
#include "analysis/repair/moves.h"

#include <stop_token>
#include <string>
#include <vector>

/// Small changes that make a map better.
namespace pampas::repair {

/// What a repair aims at in addition to even seats.
struct Goal {
    enum class Kind {
        Gap,      ///< seats that win equally often, and nothing else
        Findings, ///< no error or warning of what is bad about a map (measures::map_findings)
        Figure,   ///< a published figure within a range
    };

    Kind kind = Kind::Gap;
    measures::Target target = {}; ///< of a figure

    /// `gap`, `findings` or `FIGURE=LOW..HIGH`. Throws `InputError` for anything else.
    static Goal named(const std::string& text);
};

/// Throws `InputError` when the goal is a number of spaces which the map cannot come to within
/// these limits.
void require_reachable(const map::Map& map, const Goal& goal, const Limits& limits);

/// Measures maps by a goal that is not of games: a map and what small changes make of it.
class GoalMeasure {
  public:
    /// Throws `graph::Stopped` soon after `stop` asks for it, as `distance` does.
    GoalMeasure(const map::Map& map, Goal goal, legality::Client client,
                const std::stop_token& stop = {});

    /// How far the map is from the goal: 0 when it is reached. A map without the figure is
    /// infinitely far.
    double distance() const { return distance_of(analysis_); }
    /// The same of another map of its grid.
    double distance(const map::Map& changed, const std::stop_token& stop = {}) const;
    /// How much each space of the map, in reading order, has to do with what is wrong about it: at
    /// least 1, more where findings speak of it or of what is beside it.
    std::vector<double> blame() const;

  private:
    double distance_of(const graph::Analysis& analysis) const;
    std::vector<findings::Finding> wrong_about(const graph::Analysis& analysis) const;
    void measure_traffic(graph::Analysis& analysis, const std::stop_token& stop) const;

    Goal goal_;
    legality::Client client_;
    graph::Analysis analysis_; ///< of the map
};

/// How much each space of a map, in reading order, has to do with who wins, by games with these
/// numbers of players: 1 where nobody plays, more where winners play and others do not, or where
/// some seats play and others do not. Markets count by who comes to them.
std::vector<double> spaces_that_tell(const map::Map& map, const rules::Ruleset& rules,
                                     const design::TrialPlan& plan, std::size_t games,
                                     const simulation::RunControl& control);

} // namespace pampas::repair
