#pragma once

#include "analysis/report/restriction/restriction.h"

#include <string>
#include <vector>

namespace pampas::report {

/// Who played how.
std::string restriction_headline(const RestrictionReport& report);

/// The table: titles, and a row for each restriction.
std::vector<std::string> restriction_titles();
std::vector<std::string> restriction_row(const RestrictionReport& report,
                                         const balance::RestrictedPlay& play);

/// What is known to cost more than nothing and what is not, what costs more than on published maps
/// and what less: a sentence each.
std::vector<std::string> restriction_conclusions(const RestrictionReport& report);

} // namespace pampas::report
