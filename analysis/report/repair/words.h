#pragma once

#include "analysis/report/repair/repair.h"

#include <string>
#include <vector>

/// How proposals are told wherever they are.
namespace pampas::report {

/// `gap 38.2 points (35.1 to 41.0), biased`: of the number of players with the widest gap.
std::string gap_words(const repair::Proposal& proposal);

/// What is changed, a sentence each: `C7: forest becomes water`.
std::vector<std::string> changes_words(const map::Map& before, const repair::Variant& after);

/// Why there is no proposal, where there is none.
std::string nothing_words(const RepairReport& report);

/// That the search was ended before its time, and why; else empty.
std::string end_words(const RepairReport& report);

} // namespace pampas::report
