#pragma once

#include "analysis/generation/search.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace pampas::report {

/// Maps that were made to measure, and where they are.
struct GenerationReport {
    generation::Request request;
    generation::Found found;
    std::vector<std::string> files; ///< one a map; empty: they were written nowhere
};

/// The maps with their figures, as JSON.
nlohmann::ordered_json generation_json(const GenerationReport& report);

/// The same for people. Control characters in names are escaped.
std::string generation_text(const GenerationReport& report);

} // namespace pampas::report
