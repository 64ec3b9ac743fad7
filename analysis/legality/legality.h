#pragma once

#include "analysis/findings/finding.h"
#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pampas::legality {

using findings::Finding;
using findings::Severity;

/// All findings on the map: errors first, then warnings, then notes; within these in the order of
/// the table, then in reading order. No finding hides another.
std::vector<Finding> findings(const map::Map& map, const Client& client);

/// Whether none of the findings is an error.
bool legal(std::span<const Finding> findings);

/// A changed map that fixes a finding.
struct Cure {
    std::string label; ///< the change: `Make C8 pampas`
    map::Map map;
};

/// The obvious change that removes or reduces a finding, if there is one. It adds no error and
/// keeps locked spaces. `finding` must be one of `findings(map, client)`.
std::optional<Cure> cure(const map::Map& map, const Client& client, const Finding& finding);

} // namespace pampas::legality
