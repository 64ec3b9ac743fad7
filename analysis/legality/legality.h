#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::legality {

enum class Severity { Error, Warning, Note };

/// `error`, `warning` or `note`.
std::string_view name(Severity severity);

/// Something a designer should know about the map.
struct Finding {
    std::string code; ///< from their table (analysis#findings)
    Severity severity = Severity::Note;
    std::string message;                 ///< a sentence that names the spaces
    std::vector<hex::Coordinate> spaces; ///< where, in reading order; empty for the map as a whole
    std::string terrain;                 ///< the missing one, for `terrain-missing` alone

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Everything found on the map, errors first, then warnings, then notes; among these in the order
/// of the table, then in reading order. No finding hides another.
std::vector<Finding> findings(const map::Map& map, const Client& client);

/// Whether none of the findings is an error.
bool legal(std::span<const Finding> findings);

} // namespace pampas::legality
