#pragma once

#include "analysis/report/ground/text.h"
#include "engine/programs/failure_log.h"

#include <vector>

namespace pampas::report {

/// What other people's bots did wrong: a line for each bot and kind, and below it the end of its
/// standard error; nothing if there are none.
Text failures_text(const std::vector<programs::Failures>& failures);

} // namespace pampas::report
