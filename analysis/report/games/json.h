#pragma once

#include "analysis/report/games/summary.h"

#include <nlohmann/json_fwd.hpp>

namespace pampas::report {

/// The JSON of analysis/report#simulate: all but the overlays.
nlohmann::ordered_json summary_json(const GamesSummary& summary);

/// The JSON that libraries keep: all but the time it took, so that the same games are the same
/// JSON.
nlohmann::ordered_json stored_json(const GamesSummary& summary);

/// Reads what either wrote, perhaps long ago. Throws `InputError` for what is no such JSON, lacks
/// what all versions wrote, or has not a bot for each of at least two seats.
GamesSummary read_summary(const nlohmann::ordered_json& json);

} // namespace pampas::report
