#pragma once

#include "analysis/legality/legality.h"

#include <optional>
#include <string>

namespace pampas::legality {

/// A map changed to mend a finding.
struct Cure {
    std::string label; ///< what it does: `Make C8 pampas`
    map::Map map;
};

/// The obvious change that takes a finding away or lessens it, if there is one. It makes no new
/// error and leaves locked spaces as they are. `finding` is one of `findings(map, client)`.
std::optional<Cure> cure(const map::Map& map, const Client& client, const Finding& finding);

} // namespace pampas::legality
