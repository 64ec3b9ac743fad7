#pragma once

#include "editor/campaign/plan.h"
#include "engine/formats/json_value.h"

#include <span>

namespace pampas::campaign {

/// Work on a map that is done in one go and comes to a report: what a command of `pampas` prints as
/// JSON, without the time it took.
struct Study {
    std::string_view name; ///< of the command, as in a campaign's `work`
    bool has_games;        ///< else there is one a map, whoever plays
    bool has_lineups;      ///< one for each of the campaign's; else there is one
    /// The report on a table. `plan` has its map, and that it is compared with. Throws
    /// `InputError`.
    formats::JsonValue::Json (*report)(const Plan& plan, const Table& table, std::size_t threads,
                                       const simulation::RunControl& control);
    /// How many games it has; 0 without any.
    std::size_t (*games)(const Plan& plan, const Table& table);
};

/// All kinds: `analyze`, `compare`, `compensate`, `ladder`, `repair`, `restrict`.
std::span<const Study> studies();

/// The study of this name, or null: of games to be added up there is none.
const Study* study_named(std::string_view name);

} // namespace pampas::campaign
