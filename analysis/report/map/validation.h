#pragma once

#include "analysis/legality/legality.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

/// What the analysis found, told to people and programs.
namespace pampas::report {

/// A map's answer from a client (analysis/report#validate).
struct Validation {
    std::string map; ///< its name
    legality::Client client;
    std::vector<findings::Finding> findings;

    bool legal() const { return legality::legal(findings); }
};

/// Checks the map for the client.
Validation validate(const map::Map& map, const legality::Client& client);

/// The JSON (analysis/report#validate): one object for one map, an array for any other number.
nlohmann::ordered_json validation_json(std::span<const Validation> validations);

/// The same for people: a headline for each map, its findings below it, and a last line that sums
/// up several maps. Control characters in names are escaped.
std::string validation_text(std::span<const Validation> validations);

} // namespace pampas::report
