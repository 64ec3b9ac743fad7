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

/// Improving a map by small changes.
namespace pampas::repair {

/// What a repair aims at in addition to even seats.
struct Goal {
    /// The kinds of goals.
    enum class Kind {
        Gap,      ///< nothing else than seats that win equally often
        Findings, ///< no errors or warnings among `measures::map_findings`
        Figure,   ///< a figure within a range
    };

    Kind kind = Kind::Gap;
    measures::Target target = {}; ///< for `Kind::Figure`

    /// Parses `gap`, `findings` or `FIGURE=LOW..HIGH`. Throws `InputError` for anything else.
    static Goal named(const std::string& text);
};

/// Throws `InputError` when the goal is a number of spaces that the map cannot reach within these
/// limits.
void require_reachable(const map::Map& map, const Goal& goal, const Limits& limits);

/// Measures a map and its slightly changed copies against a goal that needs no games.
class GoalMeasure {
  public:
    /// Throws `graph::Stopped` soon after `stop` is requested; so does `distance`.
    GoalMeasure(const map::Map& map, Goal goal, legality::Client client,
                const std::stop_token& stop = {});

    /// The map's distance from the goal; 0 when it is reached, infinite for a map without the
    /// figure.
    double distance() const { return distance_of(analysis_); }
    /// The distance of another map on the same grid.
    double distance(const map::Map& changed, const std::stop_token& stop = {}) const;
    /// The value of the goal's figure on a map on the same grid, if it has one; for findings, how
    /// many errors and warnings there are.
    std::optional<double> figure(const map::Map& map) const;
    /// How much each space, in reading order, contributes to what is wrong with the map: at least
    /// 1, more where findings name it or a space beside it.
    std::vector<double> blame() const;

  private:
    std::optional<double> figure_of(const graph::Analysis& analysis) const;
    double distance_of(const graph::Analysis& analysis) const;
    std::vector<findings::Finding> wrong_about(const graph::Analysis& analysis) const;
    void measure_traffic(graph::Analysis& analysis, const std::stop_token& stop) const;

    Goal goal_;
    legality::Client client_;
    graph::Analysis analysis_; ///< of the original map
};

/// How much each space, in reading order, matters for who wins, by games with the plan's numbers of
/// players: 1 where nobody plays, more where winners play but others do not, or some seats but not
/// others. Markets count by who reaches them. Throws `simulation::Abandoned`.
std::vector<double> spaces_that_tell(const map::Map& map, const rules::Ruleset& rules,
                                     const design::TrialPlan& plan, std::size_t games,
                                     const simulation::RunControl& control);

} // namespace pampas::repair
