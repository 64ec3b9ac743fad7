#pragma once

#include "editor/campaign/plan.h"
#include "engine/formats/json_value.h"

#include <functional>
#include <span>

namespace pampas::campaign {

/// A study that may be done.
struct StudyRun {
    std::size_t games = 0; ///< at most
    std::function<formats::JsonValue::Json(const simulation::RunControl&)> report;
};

/// A kind of study: work on a map that is done in one go and comes to a report, what a command of
/// `pampas` prints as JSON, without the time it took.
struct StudyKind {
    std::string_view name; ///< of the command, as in a campaign's `work`
    bool has_games;        ///< otherwise there is one for each map, whoever plays
    bool has_lineups;      ///< there is one for each of the campaign's; otherwise a single one
    /// A study of this kind, on so many threads. `plan` has its map, and that it is compared with;
    /// both outlive the run. Throws `InputError`.
    StudyRun (*run)(const Plan& plan, const Study& study, std::size_t threads);
};

/// The kind of this name, or null: games that are added up are none.
const StudyKind* study_named(std::string_view name);

} // namespace pampas::campaign
