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

/// Everything found on the map, errors first, then warnings, then notes; among these in the order
/// of the table, then in reading order. No finding hides another.
std::vector<Finding> findings(const map::Map& map, const Client& client);

/// Whether none of the findings is an error.
bool legal(std::span<const Finding> findings);

/// A map changed to mend a finding.
struct Cure {
    std::string label; ///< what it does: `Make C8 pampas`
    map::Map map;
};

/// The obvious change that takes a finding away or lessens it, if there is one. It makes no new
/// error and leaves locked spaces as they are. `finding` is one of `findings(map, client)`.
std::optional<Cure> cure(const map::Map& map, const Client& client, const Finding& finding);

} // namespace pampas::legality
