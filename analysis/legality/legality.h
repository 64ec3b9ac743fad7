#pragma once

#include "analysis/findings/finding.h"
#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <span>
#include <vector>

namespace pampas::legality {

using findings::Finding;
using findings::Severity;

/// Everything found on the map, errors first, then warnings, then notes; among these in the order
/// of the table, then in reading order. No finding hides another.
std::vector<Finding> findings(const map::Map& map, const Client& client);

/// Whether none of the findings is an error.
bool legal(std::span<const Finding> findings);

} // namespace pampas::legality
