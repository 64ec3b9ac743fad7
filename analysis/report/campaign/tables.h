#pragma once

#include "analysis/report/campaign/page.h"

#include <string>
#include <vector>

namespace pampas::report {

/// Tables whose seats can be compared: of as many players, with the same bots and rules.
struct TableGroup {
    std::string name; ///< `3 players`, and of bots and rules what is not the same for all groups
    std::vector<const CampaignTable*> tables; ///< by gap, those without one at the end

    std::size_t with_verdict(balance::Verdict verdict) const;
    /// How many tables have a gap.
    std::size_t judged() const;
};

/// What is not the same for all tables, so that they have to say it.
struct Differing {
    bool bots = false;
    bool rulesets = false;
};

Differing differing(const std::vector<CampaignTable>& tables);

/// All tables in their groups, by number of players; they refer to `tables`.
std::vector<TableGroup> table_groups(const std::vector<CampaignTable>& tables);

/// In order of their gaps, the least first; those without a gap, and equal ones, as they were.
void sort_by_gap(std::vector<const CampaignTable*>& tables);

/// A path as an address (RFC 3986).
std::string address_of(std::string_view path);

/// All tables of a campaign in one of the page, by gap, whose titles the reader clicks to sort it.
Html sortable_tables(const CampaignPage& page);

} // namespace pampas::report
