#pragma once

#include "editor/campaign/plan.h"
#include "engine/formats/json_value.h"

#include <functional>
#include <span>

namespace pampas::campaign {

/// What is to be done at a table.
struct Work {
    std::size_t games = 0; ///< at most
    std::function<formats::JsonValue::Json(const simulation::RunControl&)> report;
};

/// Work on a map that is done in one go and comes to a report: what a command of `pampas` prints as
/// JSON, without the time it took.
struct Study {
    std::string_view name; ///< of the command, as in a campaign's `work`
    bool has_games;        ///< else there is one a map, whoever plays
    bool has_lineups;      ///< one for each of the campaign's; else there is one
    /// What is to be done at a table, on so many threads. `plan` has its map, and that it is
    /// compared with; both outlive the work. Throws `InputError`.
    Work (*work)(const Plan& plan, const Table& table, std::size_t threads);
};

/// All kinds: `analyze`, `compare`, `compensate`, `ladder`, `repair`, `restrict`.
std::span<const Study> studies();

/// The study of this name, or null: of games to be added up there is none.
const Study* study_named(std::string_view name);

} // namespace pampas::campaign
