#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/report/ground/html.h"

namespace pampas::report {

/// Where a map lies among published ones: a chart of every figure, and a table.
Html published_places(const graph::Analysis& analysis);

} // namespace pampas::report
