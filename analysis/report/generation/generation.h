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
    std::vector<int> players = {};  ///< numbers of players who played, if somebody did
    std::string bot = {};           ///< who that was, by the standard rules
};

/// The maps with their figures, as JSON.
nlohmann::ordered_json generation_json(const GenerationReport& report);

/// The same for people. Control characters in names are escaped.
std::string generation_text(const GenerationReport& report);

} // namespace pampas::report
