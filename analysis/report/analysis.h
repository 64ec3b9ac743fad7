#pragma once

#include "analysis/graph/analysis.h"

#include <string>

namespace pampas::report {

/// The JSON of contract 6.
std::string analysis_json(const graph::Analysis& analysis);

/// A page for people, worst news first. Control characters in names are escaped.
std::string analysis_text(const graph::Analysis& analysis);

} // namespace pampas::report
