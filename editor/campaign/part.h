#pragma once

#include "analysis/balance/series.h"
#include "engine/formats/json_value.h"

#include <functional>
#include <string>
#include <vector>

namespace pampas::campaign {

/// Some deals of a table that were played: a tally for each look at its goals (`SeriesSteps`), or
/// one for all deals if there are no looks.
struct Part {
    simulation::DealRange deals;
    std::vector<balance::BoardTally> tallies;
};

/// What the part in a file belongs to. Parts with different labels do not belong together.
struct PartLabel {
    std::string campaign;  ///< checksum of its plan
    std::string pampas;    ///< version that played the games
    std::size_t table = 0; ///< its index in the plan
};

/// Whether a part may hold these deals: the plan has them, and their ends are where parts may be
/// cut.
bool can_be_part(simulation::DealRange deals, const balance::SeriesSteps& steps);

/// Whether to stop after a look, given the tally of the deals since the look before.
using Enough = std::function<bool(const balance::BoardTally& look)>;

/// Plays some deals of a plan, from one look to another. If it is stopped, or has enough, the part
/// ends earlier, at a look; if it is stopped, the part may be empty. Throws what `play_series`
/// does.
Part play_part(
    const rules::Game& game, const balance::SeriesPlan& plan, simulation::DealRange deals,
    const simulation::RunControl& control = {},
    const Enough& enough = [](const balance::BoardTally&) { return false; });

/// The sum of the parts of a table. It checks the goals where a single run would, so it ends at the
/// same deal, whatever the parts.
class TableSum {
  public:
    /// `game` and `plan` outlive it.
    TableSum(const rules::Game& game, const balance::SeriesPlan& plan);

    /// The first deal that is not counted yet; parts are added from there.
    std::size_t next() const { return next_; }
    /// One past the last possible deal.
    std::size_t end() const { return steps_.deals; }
    /// How many deals there are, and where goals are checked.
    const balance::SeriesSteps& steps() const { return steps_; }
    /// Whether the table needs no more deals.
    bool complete() const { return settled_ || next_ == steps_.deals; }

    /// Adds a part that begins with `next()`. Deals beyond a goal do not count.
    void add(const Part& part);

    /// The results of all deals counted.
    balance::Series series() const { return {tally_}; }

  private:
    const balance::SeriesPlan& plan_;
    balance::SeriesSteps steps_;
    std::size_t next_ = 0;
    bool settled_ = false;
    balance::BoardTally tally_;
};

/// The bytes of a part's file (editor/campaign#parts).
std::string part_bytes(const Part& part, const PartLabel& label);

/// Reads what `part_bytes` wrote for this table. Throws `InputError` if it is damaged, or of
/// another campaign, table or version.
Part read_part(const std::string& bytes, const PartLabel& label, const rules::Game& game,
               const balance::SeriesPlan& plan);

/// The same for the report of a study (study.h), which is one part.
std::string report_bytes(const formats::JsonValue::Json& report, const PartLabel& label);
formats::JsonValue::Json read_report(const std::string& bytes, const PartLabel& label);

} // namespace pampas::campaign
