#pragma once

#include "analysis/balance/restriction.h"
#include "analysis/report/ground/table.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace pampas::report {

/// What restricted play says of a map.
struct RestrictionReport {
    std::string map; ///< name
    int players = 0;
    std::uint64_t seed = 1;
    std::vector<balance::RestrictedPlay> plays; ///< dearest first
    bool interrupted = false;
};

/// As in `pampas restrict --format json` (analysis/report#restrict).
nlohmann::ordered_json restriction_json(const RestrictionReport& report);

/// What is known to cost more than nothing and what is not, what costs more than on published maps
/// and what less: a sentence each.
std::vector<std::string> restriction_conclusions(const RestrictionReport& report);

/// For people: the table, and what it comes to.
std::string restriction_text(const RestrictionReport& report);

/// The same as a section of a page.
Html restriction_section(const RestrictionReport& report);

} // namespace pampas::report
