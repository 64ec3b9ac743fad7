#pragma once

#include "analysis/generation/search.h"
#include "analysis/report/ground/table.h"
#include "analysis/report/ground/text.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <vector>

namespace pampas::report {

/// Maps that were generated to a request, and where they are.
struct GenerationReport {
    generation::Request request;
    generation::Found found;
    std::vector<std::string> files; ///< one per map; empty: the maps were not written
    std::vector<int> players = {};  ///< numbers of players in the games; empty: no games
    std::string bot = {};           ///< who played them, by the standard rules

    /// Whether games show that the seats of all maps are fair; true where none were played.
    bool are_fair() const;
};

/// The maps with their figures, as JSON.
nlohmann::ordered_json generation_json(const GenerationReport& report);

/// The same for people. Control characters in names are escaped.
Text generation_text(const GenerationReport& report);

/// How wide and how high pictures of maps on such a page are at most, in pixels.
constexpr int made_map_size = 640;

/// A self-contained page: each map as a picture with what games say about its seats, and a table of
/// figures. `pictures` are bytes of PNG files, one per map.
Html generation_html(const GenerationReport& report, std::span<const std::string> pictures);

} // namespace pampas::report
