#pragma once

#include "analysis/balance/series.h"
#include "engine/formats/json_value.h"

#include <functional>
#include <string>
#include <vector>

namespace pampas::campaign {

/// Some deals of a table that were played: a tally for each look at its goals (`SeriesSteps`), or
/// one for all when there is none.
struct Part {
    simulation::DealRange deals;
    std::vector<balance::BoardTally> tallies;
};

/// Which part of what a file holds. What differs in this does not belong together.
struct PartLabel {
    std::string campaign;  ///< its plan's checksum
    std::string pampas;    ///< the version that played
    std::size_t table = 0; ///< its number in the plan
};

/// Whether a part may hold these deals: they are among those of the plan, and cut where parts are.
bool can_be_part(simulation::DealRange deals, const balance::SeriesSteps& steps);

/// Whether to stop after a look at these further deals.
using Enough = std::function<bool(const balance::BoardTally& look)>;

/// Plays some deals of a plan, from one look to another. When it is stopped, or has enough, the
/// part ends sooner, at a look; when it is stopped it may be empty. Throws what `play_series` does.
Part play_part(
    const rules::Game& game, const balance::SeriesPlan& plan, simulation::DealRange deals,
    const simulation::RunControl& control = {},
    const Enough& enough = [](const balance::BoardTally&) { return false; });

/// What the parts of a table add up to. Its goals are looked at where a single run would look, so
/// that it ends where that would, whatever the parts.
class TableSum {
  public:
    /// Both outlive it.
    TableSum(const rules::Game& game, const balance::SeriesPlan& plan);

    /// The first deal that is not counted yet; parts are added from there.
    std::size_t next() const { return next_; }
    /// One past the last deal there may be.
    std::size_t end() const { return steps_.deals; }
    /// How it is gone through.
    const balance::SeriesSteps& steps() const { return steps_; }
    /// Whether no more deals are to be played.
    bool complete() const { return settled_ || next_ == steps_.deals; }

    /// Adds a part that begins with `next()`. What is beyond a goal is not counted.
    void add(const Part& part);

    /// All that was counted.
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

/// Reads what `part_bytes` wrote of this table. Throws `InputError` that says what is wrong with
/// it: damaged, of another campaign, table or version.
Part read_part(const std::string& bytes, const PartLabel& label, const rules::Game& game,
               const balance::SeriesPlan& plan);

/// The same for the report of a study (study.h), which is one part.
std::string report_bytes(const formats::JsonValue::Json& report, const PartLabel& label);
formats::JsonValue::Json read_report(const std::string& bytes, const PartLabel& label);

} // namespace pampas::campaign
