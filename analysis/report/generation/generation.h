#pragma once

#include "analysis/generation/search.h"
#include "analysis/report/ground/table.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
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

/// A figure a row, a map a column.
Table figures_table(const GenerationReport& report);

/// How many maps were made, of how many.
std::string headline_of_maps(const GenerationReport& report);

/// The targets that the closest map misses, or what else is lacking where maps are; a line each.
std::string shortfall(const GenerationReport& report);

/// `gap 3.1 points (0.0 to 7.9), fair, fairer than 40 of 42 published maps`: of a map, at a number
/// of players.
std::string gap_sentence(const GenerationReport& report, const generation::Candidate& candidate,
                         std::size_t table);

/// How wide and how high pictures of maps on such a page are at most, in pixels.
constexpr int made_map_size = 640;

/// A self-contained page: each map as a picture with what games say of its seats, and a table of
/// figures. `pictures` are bytes of PNG files, one a map.
Html generation_html(const GenerationReport& report, std::span<const std::string> pictures);

} // namespace pampas::report
