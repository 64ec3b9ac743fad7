#pragma once

#include "editor/campaign/stored_table.h"
#include "engine/library/library.h"

namespace pampas::campaign {

/// What was found when a campaign was gathered.
struct Gathered {
    std::vector<std::string> missing; ///< tables that are not complete, by their names
    std::size_t beyond = 0;           ///< that were played beyond a goal, and do not count
};

/// Writes the results of all tables that are complete, one in memory at a time. Throws
/// `InputError`.
Gathered gather(Plan& plan, const Store& store, const Warn& warn);

/// What became of a campaign's results when a library was to keep them.
struct KeptResults {
    std::size_t added = 0;
    std::size_t known = 0;            ///< the library has them already
    std::vector<std::string> missing; ///< files of maps that are in no revision there
};

/// Keeps what games of a campaign came to with the newest revision of the map of that name which
/// has the same board, as if they had been played in the editor. Tables that are not complete are
/// passed over. Throws `InputError`.
KeptResults add_to(library::Library& library, Plan& plan, const Store& store, const Warn& warn);

} // namespace pampas::campaign
