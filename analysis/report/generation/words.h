#pragma once

#include "analysis/report/generation/generation.h"

#include <string>

namespace pampas::report {

/// How many maps were made, of how many.
std::string headline_of_maps(const GenerationReport& report);

/// The targets that the closest map misses, or what else is lacking where maps are; a line each.
std::string shortfall(const GenerationReport& report);

/// `gap 3.1 points (0.0 to 7.9), fair, fairer than 40 of 42 published maps`: of a map, at a number
/// of players.
std::string gap_sentence(const GenerationReport& report, const generation::Candidate& candidate,
                         std::size_t table);

} // namespace pampas::report
