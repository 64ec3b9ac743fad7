#pragma once

#include "editor/campaign/plan.h"
#include "engine/formats/json_value.h"

#include <functional>
#include <span>

namespace pampas::campaign {

/// A study that is ready to run.
struct StudyRun {
    std::size_t games = 0; ///< at most
    std::function<formats::JsonValue::Json(const simulation::RunControl&)> report;
};

/// A kind of study: work on a map or an edition that is done in one go and returns a report: the
/// JSON that a command of `pampas` prints, without the time taken.
struct StudyKind {
    std::string_view name; ///< of its command, as in a campaign's `work`
    bool has_games;        ///< otherwise there is one study for each map, without players
    bool has_lineups;      ///< one study for each line-up; otherwise one for all
    /// A study of this kind, on `threads` threads. `plan` has its map or edition and the one to
    /// compare with; `plan` and `study` outlive the run. Throws `InputError`.
    StudyRun (*run)(const CampaignPlan& plan, const Study& study, std::size_t threads);
};

/// The kind with this name for the game of a campaign, or null, also for `simulate` on maps.
const StudyKind* study_named(const Campaign& campaign, std::string_view name);

} // namespace pampas::campaign
