#pragma once

#include "analysis/report/repair/repair.h"

#include <wx/string.h>

#include <vector>

namespace pampas::desktop {

/// What a proposal is, in words.
struct ProposalWords {
    wxString headline = {};             ///< `4 changes: gap 43 → 9 points`
    wxString rest = {};                 ///< `6 to 12 points by 2000 games, fair`; and the goal
    std::vector<wxString> changes = {}; ///< `C7: forest → water`
    wxString spoken = {};               ///< all of it, for who hears it
};

ProposalWords proposal_words(const report::RepairReport& report, std::size_t number);

/// The map as it was, and why the search ended before its time, if it did.
wxString repair_summary(const report::RepairReport& report);

} // namespace pampas::desktop
