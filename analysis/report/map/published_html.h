#pragma once

#include "analysis/graph/analysis.h"

#include <string>

namespace pampas::report {

/// HTML of where a map lies among published ones: a chart of every figure, and a table.
std::string published_html(const graph::Analysis& analysis);

} // namespace pampas::report
