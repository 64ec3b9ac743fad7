#pragma once

#include "editor/campaign/stored_table.h"

namespace pampas::campaign {

/// What was found when a campaign was gathered.
struct Gathered {
    std::vector<std::string> missing; ///< tables that are not complete, by their names
    std::size_t beyond = 0;           ///< that were played beyond a goal, and do not count
};

/// Writes the results of all tables that are complete, one in memory at a time. Throws
/// `InputError`.
Gathered gather(Plan& plan, const Store& store, const Warn& warn);

} // namespace pampas::campaign
