#pragma once

#include "analysis/graph/analysis.h"

namespace pampas::command_line {

/// Takes every measure of a map with a progress bar, as that is long work on a large one. Throws
/// `graph::Stopped` with Ctrl-C.
graph::Analysis analyzed(const map::Map& map);

} // namespace pampas::command_line
