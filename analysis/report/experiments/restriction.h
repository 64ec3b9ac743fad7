#pragma once

#include "analysis/balance/restriction.h"
#include "analysis/report/ground/table.h"
#include "analysis/report/ground/text.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace pampas::report {

/// What restricted play says about a map.
struct RestrictionReport {
    std::string map; ///< name
    int players = 0;
    std::uint64_t seed = 1;
    std::vector<balance::RestrictedPlay> plays; ///< most costly first
    bool interrupted = false;
};

/// As in `pampas restrict --format json` (analysis/report#restrict).
nlohmann::ordered_json restriction_json(const RestrictionReport& report);

/// Which restrictions are known to cost something and which are not, which cost more than on
/// published maps and which less: a sentence each.
std::vector<std::string> restriction_conclusions(const RestrictionReport& report);

/// For people: the table and its conclusions.
Text restriction_text(const RestrictionReport& report);

/// The same as a section of a page.
Html restriction_section(const RestrictionReport& report);

} // namespace pampas::report
